from cenote.core.state cimport State

cdef class Batch:
    cdef State hand          # the state that each row is lifted into
    cdef char* rows          # n flat structs, one after the other
    cdef short* legal_moves  # n times MOST
    cdef int* counts
    cdef readonly int n
    cdef int n_moves
    cdef int n_features
    cdef void lift(self, int row) noexcept nogil
    cdef void lay(self, int row) noexcept nogil
