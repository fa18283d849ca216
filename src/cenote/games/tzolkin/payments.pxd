from cenote.games.tzolkin.board cimport Player, Table

cdef int fill_pay(Table* t, short* out) noexcept nogil
cdef void resolve_pay(Table* t, int move) noexcept nogil
cdef int fill_take(Table* t, short* out) noexcept nogil
cdef void resolve_take(Table* t, int move) noexcept nogil
cdef int fill_devotion(Table* t, short* out) noexcept nogil
cdef void resolve_devotion(Table* t, int move) noexcept nogil
cdef int can_trade(Player* player, int corn) noexcept nogil
cdef int fill_market(Table* t, short* out) noexcept nogil
cdef void resolve_market(Table* t, int move) noexcept nogil
