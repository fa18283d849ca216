from cenote.games.tzolkin.board cimport Table

cdef void begin_choosing_wealth(Table* t) noexcept nogil
cdef int cheapest(Table* t) noexcept nogil
cdef int placing_cost(Table* t, int gear, int placed) noexcept nogil
cdef int can_beg(Table* t, int begged) noexcept nogil
cdef int may_take_two_days(Table* t, int seat) noexcept nogil
cdef int fill(Table* t, short* out) noexcept nogil
cdef void resolve(Table* t, int move) noexcept nogil
cdef void work(Table* t) noexcept nogil
