from cenote.games.tzolkin.board cimport Table

cdef void begin_turn(Table* t, int seat) noexcept nogil
cdef int cheapest(Table* t) noexcept nogil
cdef int placing_cost(Table* t, int gear, int placed) noexcept nogil
cdef int can_beg(Table* t, int begged) noexcept nogil
cdef int fill_start(Table* t, short* out) noexcept nogil
cdef void resolve_start(Table* t, int move) noexcept nogil
cdef int fill_place(Table* t, short* out) noexcept nogil
cdef void resolve_place(Table* t, int move) noexcept nogil
cdef int fill_pick(Table* t, short* out) noexcept nogil
cdef void pick_up(Table* t, int move) noexcept nogil
cdef int fill_end(Table* t, short* out) noexcept nogil
