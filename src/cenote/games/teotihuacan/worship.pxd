from cenote.games.teotihuacan.board cimport Table

cdef int space_fee(Table* t, int space) noexcept nogil
cdef bint can_take_space(Table* t, int space) noexcept nogil
cdef bint can_have_effect(Table* t, int space) noexcept nogil
cdef bint choose_worship(Table* t, int space, int cocoa, bint free) noexcept nogil
cdef void begin_worship(Table* t, int space, int power, int second, bint free) noexcept nogil
cdef int fill_lock(Table* t, short* out) noexcept nogil
cdef void resolve_lock(Table* t, int move) noexcept nogil
cdef int fill_worship(Table* t, short* out) noexcept nogil
cdef void resolve_worship(Table* t, int move) noexcept nogil
cdef void begin_both(Table* t, int space) noexcept nogil
cdef int fill_order(Table* t, short* out) noexcept nogil
cdef void resolve_order(Table* t, int move) noexcept nogil
cdef void work_effect(Table* t) noexcept nogil
