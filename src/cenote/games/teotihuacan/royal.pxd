from cenote.games.teotihuacan.board cimport Table

cdef void reign(Table* t, int tile, int power) noexcept nogil
cdef int fill_trade(Table* t, short* out) noexcept nogil
cdef void resolve_trade(Table* t, int move) noexcept nogil
cdef bint asks_for_any(int tile) noexcept nogil
