from cenote.games.teotihuacan.board cimport Table

cdef int write_features(Table* t, int viewer, float* out) noexcept nogil
