# Hands that are dealt in secret, and of which some things are kept in secret and then revealed together. A thing is a
# number from 0. `own`: does the viewer hold this hand? `revealed`: do all see by now what was kept?
cdef enum:
    DEALT = 4                    # so many things are dealt to a hand
    KEPT = 2                     # and so many of them kept
    UNKNOWN = -1                 # in the place of a thing that nobody was told of

cdef struct Hand:
    signed char dealt[DEALT]     # ascending, and so what is unknown comes first
    signed char kept             # bits: which of them

cdef inline bint is_kept(Hand* hand, int i) noexcept nogil:
    return (hand.kept >> i) & 1

cdef inline bint knows(Hand* hand, int i, bint own, bint revealed) noexcept nogil:
    # one's own always, of others what is kept and revealed
    return own or (revealed and is_kept(hand, i))

cdef void clear_hand(Hand* hand) noexcept nogil
cdef void deal_to(Hand* hand, int thing) noexcept nogil
cdef int count_kept(Hand* hand) noexcept nogil
cdef int offer_to_keep(Hand* hand, int first, short* out) noexcept nogil
cdef void keep(Hand* hand, int thing) noexcept nogil
cdef int without_known(Hand* hand, bint own, bint revealed, signed char* pool, int n) noexcept nogil
cdef int deal_unknown(
    Hand* hand, bint own, bint revealed, signed char* pool, int n, unsigned long long* chance
) noexcept nogil
