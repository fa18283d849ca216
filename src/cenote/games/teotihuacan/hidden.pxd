from cenote.games.teotihuacan.board cimport Table

cdef void deal_again(Table* t, int viewer, unsigned long long* chance) noexcept nogil
cdef bint are_choosing(Table* t) noexcept nogil
cdef bint knows_attached(Table* t, int viewer, int which) noexcept nogil
