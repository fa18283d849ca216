from cenote.games.teotihuacan.board cimport Table

cdef bint can_advance(Table* t, int seat, int temple) noexcept nogil
cdef bint can_advance_anywhere(Table* t, int seat) noexcept nogil
cdef void advance(Table* t, int seat, int temple) noexcept nogil
cdef void take_printed(Table* t, int seat, int temple, int step) noexcept nogil
cdef void go_along_avenue(Table* t, int seat) noexcept nogil
cdef void work_climb(Table* t) noexcept nogil
cdef int fill_climb(Table* t, short* out) noexcept nogil
cdef void resolve_climb(Table* t, int move) noexcept nogil
cdef void work_steps(Table* t) noexcept nogil
cdef void work_step(Table* t) noexcept nogil
cdef int fill_steps(Table* t, short* out) noexcept nogil
cdef void resolve_steps(Table* t, int move) noexcept nogil
