from cenote.games.teotihuacan.board cimport Table

cdef bint can_do_main(Table* t, int board, int power, int second) noexcept nogil
cdef void begin_main(Table* t, int board, int power, int second) noexcept nogil
cdef int counted(Table* t, int board, int newcomers) noexcept nogil
cdef int could_count(Table* t, int board, int k) noexcept nogil
cdef int lowest_of(Table* t, int board, int power) noexcept nogil
