from cenote.games.tzolkin.board cimport Table

cdef void score_finally(Table* t) noexcept nogil
cdef int monument_points(Table* t, int seat, int tile) noexcept nogil
cdef void rank_seats(Table* t, int* places) noexcept nogil
