from cenote.games.tzolkin.board cimport Table

cdef object why(Table* t, int move)
