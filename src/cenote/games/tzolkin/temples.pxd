from cenote.games.tzolkin.board cimport Player, Table

cdef void climb(Table* t, int seat, int temple) noexcept nogil
cdef int top_taken(Table* t, int seat, int temple) noexcept nogil
cdef int all_bottom(Player* player) noexcept nogil
cdef void descend(Table* t, int seat, int temple) noexcept nogil
cdef int highest(Table* t, int temple) noexcept nogil
cdef int fill_climb(Table* t, short* out) noexcept nogil
cdef void resolve_climb(Table* t, int move) noexcept nogil
cdef int fill_two_temples(Table* t, short* out) noexcept nogil
cdef void resolve_two_temples(Table* t, int move) noexcept nogil
cdef int fill_anger(Table* t, short* out) noexcept nogil
cdef void resolve_anger(Table* t, int move) noexcept nogil
