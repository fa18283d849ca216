from cenote.games.teotihuacan.board cimport Table

cdef int read_boards(Table* t, position) except -1
cdef int read_calendar(Table* t, position) except -1
cdef int read_pyramid(Table* t, given) except -1
cdef int read_decorations(Table* t, given) except -1
cdef int read_discoveries(Table* t, position) except -1
cdef int read_neutral(Table* t, position) except -1
cdef int read_player(Table* t, int seat, given) except -1
cdef int read_starting_tiles(Table* t, position, players) except -1
cdef int read_bot(Table* t, given) except -1
