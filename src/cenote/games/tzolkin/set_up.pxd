from cenote.games.tzolkin.board cimport Table

cdef int clear_table(Table* t, int seats, options) except -1
cdef int set_up(Table* t, int seats, deal, options) except -1
