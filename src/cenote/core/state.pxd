from cenote.core.frames cimport Head

cpdef enum:
    MOST = 192    # the greatest number of legal moves that a state may offer

cdef class State:
    cdef Head* head           # where the game's flat struct begins
    cdef size_t size          # and how many bytes it has
    cdef int count            # how many legal moves are in `moves`; -1 when they are not known yet
    cdef short moves[MOST]

    # What a game provides, all of it without the interpreter. Players are the seats and after them the automatons.
    cdef int fill(self, short* out) noexcept nogil           # write the legal moves, ascending; say how many
    cdef void resolve(self, int move) noexcept nogil         # answer the question on top with a legal move
    cdef void work(self) noexcept nogil                      # do the work on top of the stack
    cdef void reckon(self, double* points) noexcept nogil    # victory points of each player
    cdef void rank(self, int* places) noexcept nogil         # places of each player, when over
    cdef void redeal(self, int seat, unsigned long long* chance) noexcept nogil  # what `seat` (-1: a spectator) can't know
    cdef int sense(self, int seat, float* out) noexcept nogil  # write what `seat` knows as numbers; say how many

    # What a game may provide for those who search. Without it play-outs are uniform and go to the end.
    cdef bint weigh(self, float* weights) noexcept nogil     # how likely each of `moves` is in a play-out; False: all alike
    cdef double judge(self, double* points) noexcept nogil   # final points of each player as they may be expected
    cdef bint at_rest(self) noexcept nogil                   # may it be judged now? Not in the middle of a turn
    cdef void owe(self, double* points) noexcept nogil       # what each player must still find, in points it would lose

    # What everybody may use.
    cdef int options(self) noexcept nogil
    cdef void step(self, int move) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int play_out(self, unsigned long long* chance) noexcept nogil
    cdef void copy_to(self, State other) noexcept nogil
    cdef void reimagine(self, int seat, unsigned long long* chance) noexcept nogil
    cpdef State clone(self)
