from cenote.games.teotihuacan.board cimport Table

cdef void begin_turn(Table* t, int seat) noexcept nogil
cdef int fill_turn(Table* t, short* out) noexcept nogil
cdef void resolve_turn(Table* t, int move) noexcept nogil
cdef void unlock_paid(Table* t) noexcept nogil
cdef bint can_unlock_paid(Table* t) noexcept nogil
cdef bint can_move_along(Table* t, int board, int power) noexcept nogil
cdef int fill_go(Table* t, short* out) noexcept nogil
cdef void resolve_go(Table* t, int move) noexcept nogil
cdef int fill_with(Table* t, short* out) noexcept nogil
cdef void resolve_with(Table* t, int move) noexcept nogil
cdef int fill_action(Table* t, short* out) noexcept nogil
cdef void resolve_action(Table* t, int move) noexcept nogil
cdef void arrive(Table* t, int board, int power) noexcept nogil
cdef int fill_fee(Table* t, short* out) noexcept nogil
cdef void resolve_fee(Table* t, int move) noexcept nogil
cdef int fill_end(Table* t, short* out) noexcept nogil
