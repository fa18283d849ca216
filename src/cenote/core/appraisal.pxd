# Judging a position by what is true of it: traits, each so much, and what they are worth at each stage of a game.
cdef enum:
    MOST_TRAITS = 256    # that may be found of one player at once

cdef struct Traits:
    int n
    short which[MOST_TRAITS]
    float much[MOST_TRAITS]

cdef inline void trait(Traits* found, int which, double much) noexcept nogil:
    if much != 0:
        found.which[found.n] = which
        found.much[found.n] = much
        found.n += 1

cdef double worth(Traits* found, float* weights, int traits, int stages, double stage) noexcept nogil
