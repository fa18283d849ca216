from cenote.games.teotihuacan.board cimport Table

cdef void begin_setup(Table* t) noexcept nogil
cdef int fill_keep(Table* t, short* out) noexcept nogil
cdef void resolve_keep(Table* t, int move) noexcept nogil
cdef int fill_draft(Table* t, short* out) noexcept nogil
cdef void resolve_draft(Table* t, int move) noexcept nogil
cdef int fill_leave(Table* t, short* out) noexcept nogil
cdef void resolve_leave(Table* t, int move) noexcept nogil
cdef void work_seat(Table* t) noexcept nogil
cdef void work_benefits(Table* t) noexcept nogil
cdef void work_start(Table* t) noexcept nogil
cdef int kept_tile(Table* t, int seat, int which) noexcept nogil
cdef int boards_of(Table* t, int seat) noexcept nogil
