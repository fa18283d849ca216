cdef int count_tiles(signed char* tiles, int n, int* found) noexcept nogil
