from cenote.games.teotihuacan.board cimport Table

cdef void power_up(Table* t, int seat, int area, int power) noexcept nogil
cdef void work_power_up(Table* t) noexcept nogil
cdef int fill_power_up(Table* t, short* out) noexcept nogil
cdef void resolve_power_up(Table* t, int move) noexcept nogil
cdef void work_more(Table* t) noexcept nogil
cdef int fill_more(Table* t, short* out) noexcept nogil
cdef void resolve_more(Table* t, int move) noexcept nogil
cdef void work_reborn(Table* t) noexcept nogil
cdef void work_disc(Table* t) noexcept nogil
cdef bint has_reward(Table* t, int reward) noexcept nogil
cdef int fill_reward(Table* t, short* out) noexcept nogil
cdef void resolve_reward(Table* t, int move) noexcept nogil
cdef void move_light_disc(Table* t) noexcept nogil
cdef bint locked_on(Table* t, int board) noexcept nogil
