from cenote.games.tzolkin.board cimport Table

cdef void begin_choosing_wealth(Table* t) noexcept nogil
cdef int fill_keep(Table* t, short* out) noexcept nogil
cdef void resolve_keep(Table* t, int move) noexcept nogil
