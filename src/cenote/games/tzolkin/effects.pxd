from cenote.games.tzolkin.board cimport Effect, Table

cdef void apply_effect(Table* t, int seat, int tile, int number) noexcept nogil
cdef void work_effects(Table* t) noexcept nogil
