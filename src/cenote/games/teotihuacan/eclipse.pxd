from cenote.games.teotihuacan.board cimport Player, Table

cdef void hold_eclipse(Table* t, int following) noexcept nogil
cdef void work_salary(Table* t) noexcept nogil
cdef int fill_salary(Table* t, short* out) noexcept nogil
cdef void resolve_salary(Table* t, int move) noexcept nogil
cdef bint end_eclipse(Table* t) noexcept nogil
cdef int salary_of(Player* player) noexcept nogil
cdef int mask_points(Player* player) noexcept nogil
cdef int best_mask_set(Player* player) noexcept nogil
cdef bint reaches_bonus(Player* player, int temple) noexcept nogil
cdef int bonus_points(Table* t, int seat, int temple) noexcept nogil
cdef void place_neutral_workers(Table* t) noexcept nogil
cdef void rank_players(Table* t, int* places) noexcept nogil
