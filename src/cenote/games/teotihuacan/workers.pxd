from cenote.games.teotihuacan.board cimport Player, Table

cdef inline int where(int worker) noexcept nogil:
    return worker >> 3

cdef inline int power_of(int worker) noexcept nogil:
    return worker & 7

cdef void put_worker(Player* player, int area, int power) noexcept nogil
cdef void shift_worker(Player* player, int area, int power, int to, int new_power) noexcept nogil
cdef int workers_at(Player* player, int area) noexcept nogil
cdef int power_at(Player* player, int area) noexcept nogil
cdef int lowest_power(Player* player, int area) noexcept nogil
cdef int highest_power(Player* player, int area) noexcept nogil
cdef int unlocked(Player* player) noexcept nogil
cdef int locked(Player* player) noexcept nogil
cdef int in_play(Player* player) noexcept nogil
cdef int colours(Table* t, int board) noexcept nogil
cdef void lock(Table* t, int seat, int area, int power, int space) noexcept nogil
cdef void unlock(Table* t, int seat, int space) noexcept nogil
cdef void unlock_all(Table* t, int seat) noexcept nogil
