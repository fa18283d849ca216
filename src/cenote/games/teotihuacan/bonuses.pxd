from cenote.games.teotihuacan.board cimport Table

cdef void grant(Table* t, int board, int power_ups, int owned) noexcept nogil
cdef void grant_power_ups(Table* t, int board, int power_ups, int owned) noexcept nogil
cdef void work_bonuses(Table* t) noexcept nogil
