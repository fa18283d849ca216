from cenote.games.teotihuacan.board cimport Table

cdef bint can_construct(Table* t) noexcept nogil
cdef void begin_construction(Table* t, int k) noexcept nogil
cdef int fill_tile(Table* t, short* out) noexcept nogil
cdef void resolve_tile(Table* t, int move) noexcept nogil
cdef int fill_place(Table* t, short* out) noexcept nogil
cdef void resolve_place(Table* t, int move) noexcept nogil
cdef int fill_rotate(Table* t, short* out) noexcept nogil
cdef void resolve_rotate(Table* t, int move) noexcept nogil
cdef int fill_discount(Table* t, short* out) noexcept nogil
cdef void resolve_discount(Table* t, int move) noexcept nogil
cdef void finish_pyramid(Table* t) noexcept nogil
cdef unsigned int affordable_places(Table* t, int discount) noexcept nogil
cdef int discount_of(Table* t) noexcept nogil
