from cenote.core.frames cimport FORCED, WORK, Head
from cenote.core.state cimport State

cdef enum:
    SEATS = 4
    HEAPS = 3
    PEBBLES = 12

cdef enum:           # where a pebble is
    BAG = 0
    CENOTE = 1       # paid
    HAND = 2         # and the seat
    KEPT = 6         # and the seat

cdef enum:           # kinds of frames
    KEEP = 1         # which pebble do you keep?
    TAKE = 2         # which heap, and how many?
    END = 3          # is that your turn? Always asked, so that a person can look before letting go
    PAY = FORCED     # a: the heap. What do you pay with? Not asked when there is only one thing
    REVEAL = WORK    # turn the kept pebbles up
    NEXT = WORK + 1  # the next turn, or the end of the game

cdef enum:           # the first number of each kind of move, in the order of the table
    MOVE_KEEP = 0    # and the pebble
    MOVE_TAKE = 12   # and twice the heap, and 1 for two shells
    MOVE_PAY = 18    # and the pebble, or PEBBLES for a shell
    MOVE_END = 31

cdef enum:           # events, for tables to show
    KEPT_WAS = 1     # a: the pebble, turned up
    TOOK = 2         # a: the heap; b: how many shells
    PAID = 3         # a: the pebble, or PEBBLES for a shell

cdef struct Pebbles:
    Head head
    signed char revealed          # are the kept pebbles face up?
    signed char heaps[HEAPS]
    signed char shells[SEATS]
    signed char places[PEBBLES]

cdef class PebblesState(State):
    cdef Pebbles s
    cdef bint hidden(self, int pebble, int seat) noexcept nogil
    cdef int kept(self, int seat) noexcept nogil
    cdef int first(self) noexcept nogil
    cdef int in_hand(self, int seat) noexcept nogil
    cdef void take(self, int heap, int shells) noexcept nogil
    cdef void reveal(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
