from cenote.games.tzolkin.board cimport Player, Table

cdef int food_day_due(Table* t) noexcept nogil
cdef void hold_food_day(Table* t) noexcept nogil
cdef int saved(Player* player, int op) noexcept nogil
