from cenote.games.teotihuacan.board cimport Table

cdef void take_bot_turn(Table* t) noexcept nogil
cdef void displace_bot(Table* t, int space) noexcept nogil
