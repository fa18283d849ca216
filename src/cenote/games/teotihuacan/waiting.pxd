from cenote.games.teotihuacan.board cimport Table

cdef int check_frames(Table* t) except -1
