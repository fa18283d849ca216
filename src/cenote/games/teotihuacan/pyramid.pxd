from cenote.games.teotihuacan.board cimport Table

cdef void slide(signed char* row, int n) noexcept nogil
cdef void put_tile(Table* t, int tile, int place, int turns) noexcept nogil
cdef int icon_at(int tile, int corner, int turns) noexcept nogil
cdef bint looks_alike(int tile, int turns) noexcept nogil
cdef int matches(Table* t, int tile, int place, int turns) noexcept nogil
cdef int coloured_match(Table* t, int tile, int place, int turns) noexcept nogil
cdef int displayed_tiles(Table* t) noexcept nogil
cdef void take_displayed(Table* t, int tile) noexcept nogil
cdef void refill_tiles(Table* t) noexcept nogil
