from cenote.games.tzolkin.board cimport Table

cdef int lowest_empty(Table* t, int gear) noexcept nogil
cdef int steps_back(Table* t, int gear, int space, int action) noexcept nogil
cdef int possible(Table* t, int gear, int action, int corn) noexcept nogil
cdef int workers_on_gears(Table* t, int seat) noexcept nogil
cdef void rotate(Table* t) noexcept nogil
cdef int would_push_off(Table* t) noexcept nogil
cdef int fill_action(Table* t, short* out) noexcept nogil
cdef void resolve_action(Table* t, int move) noexcept nogil
cdef int fill_use(Table* t, short* out) noexcept nogil
cdef void resolve_use(Table* t, int move) noexcept nogil
