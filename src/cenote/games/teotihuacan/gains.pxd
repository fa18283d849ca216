from cenote.games.teotihuacan.board cimport Bundle, Table

cdef void give(Table* t, int seat, Bundle* bundle, int times, int source, int of) noexcept nogil
cdef int fill_take(Table* t, short* out) noexcept nogil
cdef void resolve_take(Table* t, int move) noexcept nogil
