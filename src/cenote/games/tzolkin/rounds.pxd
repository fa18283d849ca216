from cenote.games.tzolkin.board cimport Table

cdef void end_turn(Table* t) noexcept nogil
cdef int may_take_two_days(Table* t, int seat) noexcept nogil
cdef int fill_days(Table* t, short* out) noexcept nogil
cdef void resolve_days(Table* t, int move) noexcept nogil
