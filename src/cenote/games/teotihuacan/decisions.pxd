from cenote.games.teotihuacan.board cimport Table

cdef int fill(Table* t, short* out) noexcept nogil
cdef void resolve(Table* t, int move) noexcept nogil
cdef void work(Table* t) noexcept nogil
