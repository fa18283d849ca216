from cenote.games.teotihuacan.board cimport Player, Table

cdef void claim_tile(Table* t, int seat, int kind, int source) noexcept nogil
cdef void take_board_tile(Table* t, int board) noexcept nogil
cdef int tile_at_board(Table* t, int board) noexcept nogil
cdef bint can_claim(Player* player, int kind) noexcept nogil
cdef int fill_claim(Table* t, short* out) noexcept nogil
cdef void resolve_claim(Table* t, int move) noexcept nogil
cdef void work_claim(Table* t) noexcept nogil
cdef int fill_free_timing(Table* t, short* out, int n) noexcept nogil
cdef void use_free_timing(Table* t, int kind) noexcept nogil
cdef void turn_over(Table* t, int seat, int kind) noexcept nogil
cdef bint for_goods(int kind) noexcept nogil
cdef bint does_something(Table* t, int kind) noexcept nogil
cdef int tiles_at(Table* t, int source, signed char** tiles) noexcept nogil
