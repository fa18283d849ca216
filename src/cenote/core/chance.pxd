cdef inline unsigned long long draw(unsigned long long* state) noexcept nogil:
    # splitmix64: one addition and two multiplications, every seed a good one
    cdef unsigned long long z
    state[0] += 0x9E3779B97F4A7C15ULL
    z = state[0]
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
    return z ^ (z >> 31)

cdef inline int roll(unsigned long long* state, int n) noexcept nogil:
    # 0 .. n-1; the bias of this multiplication is under n / 2**32
    return <int>(((draw(state) >> 32) * <unsigned long long>n) >> 32)

cdef void mix(unsigned long long* state, signed char* items, int n) noexcept nogil
cdef void sort(signed char* items, int n) noexcept nogil
cdef void mix_hidden(unsigned long long* state, signed char* items, int n) noexcept nogil

cdef class Chance:
    cdef unsigned long long state
