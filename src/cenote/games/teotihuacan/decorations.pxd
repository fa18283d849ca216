from cenote.games.teotihuacan.board cimport Table

cdef bint can_decorate(Table* t, int k) noexcept nogil
cdef int next_number(Table* t, int side) noexcept nogil
cdef void begin_decorations(Table* t, int k) noexcept nogil
cdef int fill_decoration(Table* t, short* out) noexcept nogil
cdef void resolve_decoration(Table* t, int move) noexcept nogil
cdef int fill_side(Table* t, short* out) noexcept nogil
cdef void resolve_side(Table* t, int move) noexcept nogil
cdef void put_decoration(Table* t, int seat, int tile, int side) noexcept nogil
cdef void refill_decorations(Table* t) noexcept nogil
