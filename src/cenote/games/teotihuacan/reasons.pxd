from cenote.games.teotihuacan.board cimport Table

cdef object why(Table* t, int move)
