from cenote.core.frames cimport Head

cdef int relative(int seat, int viewer, int seats) noexcept nogil
cdef int one_of(float* out, int n, int choices, int chosen) noexcept nogil
cdef int write_frames(Head* head, int shown, float* out, int n) noexcept nogil
