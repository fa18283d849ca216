from cenote.games.teotihuacan.board cimport Table

cdef dict write_position(Table* t)
cdef int read_position(Table* t, position, options) except -1
