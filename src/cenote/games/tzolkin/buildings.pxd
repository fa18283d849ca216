from cenote.games.tzolkin.board cimport Table

cdef int can_build(Table* t, int how, int corn) noexcept nogil
cdef int fill_build(Table* t, short* out) noexcept nogil
cdef void resolve_build(Table* t, int move) noexcept nogil
cdef int fill_architecture(Table* t, short* out) noexcept nogil
cdef void resolve_architecture(Table* t, int move) noexcept nogil
cdef int fill_discount(Table* t, short* out) noexcept nogil
cdef void resolve_discount(Table* t, int move) noexcept nogil
cdef void work_own(Table* t) noexcept nogil
cdef void refill(Table* t) noexcept nogil
cdef void change_age(Table* t) noexcept nogil
cdef int price_in_corn(int tile, int level) noexcept nogil
cdef int affordable(Table* t, int tile, int how, int level, int corn) noexcept nogil
cdef int offered(Table* t, int tile) noexcept nogil
cdef int price_in_corn(int tile, int level) noexcept nogil
