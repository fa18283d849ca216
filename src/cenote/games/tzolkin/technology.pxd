from cenote.games.tzolkin.board cimport Player, Table

cdef int can_advance(Player* player) noexcept nogil
cdef void raise_level(Table* t, int seat, int track) noexcept nogil
cdef int fill_advance(Table* t, short* out) noexcept nogil
cdef void resolve_advance(Table* t, int move) noexcept nogil
cdef int fill_learn(Table* t, short* out) noexcept nogil
cdef void resolve_learn(Table* t, int move) noexcept nogil
cdef void work_raise(Table* t) noexcept nogil
