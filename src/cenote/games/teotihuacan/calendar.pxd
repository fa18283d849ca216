from cenote.games.teotihuacan.board cimport Table

cdef void end_turn(Table* t) noexcept nogil
cdef void finish_turn(Table* t, int last) noexcept nogil
cdef void go_on(Table* t, int seat) noexcept nogil
