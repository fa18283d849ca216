from cenote.games.teotihuacan.board cimport Table

cdef bint can_do_alchemy(Table* t, int k, int lowest) noexcept nogil
cdef bint can_reach(Table* t, int number, int k, int lowest) noexcept nogil
cdef void begin_alchemy(Table* t, int k) noexcept nogil
cdef int fill_technology(Table* t, short* out) noexcept nogil
cdef void resolve_technology(Table* t, int move) noexcept nogil
cdef int place_of_technology(Table* t, int technology) noexcept nogil
cdef void mark(Table* t, int seat, int number) noexcept nogil
cdef void reward_earlier_owners(Table* t, int seat, int technology) noexcept nogil
