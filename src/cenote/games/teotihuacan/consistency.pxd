from cenote.games.teotihuacan.board cimport Table

cdef int stage(Table* t) noexcept nogil
cdef int check_table(Table* t) except -1
