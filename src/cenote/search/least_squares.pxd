cdef class LeastSquares:
    cdef int n
    cdef double* products        # of every two quantities, summed over the samples: the lower triangle is used
    cdef double* targets         # of every quantity with the target
    cdef bint factor(self, double* rows) noexcept nogil
