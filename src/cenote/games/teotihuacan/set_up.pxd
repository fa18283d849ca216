from cenote.games.teotihuacan.board cimport Table

cdef int clear_table(Table* t, int seats, options) except -1
cdef int set_up(Table* t, int seats, deal, options) except -1
cdef void lay_ground(Table* t) noexcept nogil
cdef int put_bot_workers(Table* t) except -1
