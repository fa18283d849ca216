from cenote.games.teotihuacan.board cimport Table

cdef bint can_do_nobles(Table* t, int k, int most) noexcept nogil
cdef bint reaches_row(Table* t, int row, int k) noexcept nogil
cdef void begin_nobles(Table* t, int k) noexcept nogil
cdef int fill_row(Table* t, short* out) noexcept nogil
cdef void resolve_row(Table* t, int move) noexcept nogil
cdef void put_building(Table* t, int seat, int row) noexcept nogil
cdef bint row_is_full(Table* t, int row) noexcept nogil
