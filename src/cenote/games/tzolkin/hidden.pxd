from cenote.games.tzolkin.board cimport Table

cdef void deal_again(Table* t, int viewer, unsigned long long* chance) noexcept nogil
