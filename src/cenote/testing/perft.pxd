from cenote.core.state cimport State

cdef unsigned long long count(State state, int depth, char* positions, short* moves) noexcept nogil
