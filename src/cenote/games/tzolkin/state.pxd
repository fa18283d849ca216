from cenote.core.state cimport State
from cenote.games.tzolkin.board cimport Table

cdef class TzolkinState(State):
    cdef Table table
    cdef int fill(self, short* out) noexcept nogil
    cdef void resolve(self, int move) noexcept nogil
    cdef void work(self) noexcept nogil
    cdef void reckon(self, double* points) noexcept nogil
    cdef void rank(self, int* places) noexcept nogil
    cdef void redeal(self, int seat, unsigned long long* chance) noexcept nogil
    cdef int sense(self, int seat, float* out) noexcept nogil
    cdef bint weigh(self, float* weights) noexcept nogil
    cdef double judge(self, double* points) noexcept nogil
    cdef bint at_rest(self) noexcept nogil
    cdef void owe(self, double* points) noexcept nogil
