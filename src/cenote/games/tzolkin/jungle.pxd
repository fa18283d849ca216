from cenote.games.tzolkin.board cimport Table

cdef int can_harvest(Table* t, int group) noexcept nogil
cdef int visible_corn(Table* t, int group) noexcept nogil
cdef void fish(Table* t) noexcept nogil
cdef int fill_harvest(Table* t, short* out) noexcept nogil
cdef void resolve_harvest(Table* t, int move) noexcept nogil
