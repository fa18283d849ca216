# Pending decisions: a small stack of plain numbers inside every game's struct.
#
# A frame on top of the stack says what happens next. Its kind falls into one of three ranges:
#   1 .. FORCED-1      a question that is always asked, even when it has a single answer (ending a turn);
#   FORCED .. WORK-1   a question that the engine answers itself when it has a single answer;
#   WORK ..            work that goes on by itself as soon as the frame is on top.

cdef enum:
    DEPTH = 32
    FORCED = 40
    WORK = 80

cdef struct Frame:
    signed char kind
    signed char a
    signed char b
    signed char c
    signed char d
    signed char e

# The event log (events.py).
cdef struct Event:
    short code
    short seat                 # whom it concerns, automatons counted on from the seats; -1 for the table
    int a
    int b
    int c
    int d

cdef struct Journal:
    Event* events
    int count
    int room

cdef struct Head:
    Journal* journal           # first these two, because a state's key leaves them out
    long long known
    unsigned long long dice    # the generator of what chance gives in play; 0 in a game where it gives nothing
    short seats
    short automatons           # players without a seat: they never decide, but score
    short to_move              # -1 when the game is over
    short round                # what a record groups its moves under
    short depth
    Frame frames[DEPTH]

cdef void give_up(const char* words) noexcept nogil
cdef Frame* push(Head* head, int kind, int a=*, int b=*, int c=*, int d=*, int e=*) noexcept nogil
cdef Frame pop(Head* head) noexcept nogil
cdef int put_pending(Head* head, to_move, list frames) except -1
cdef inline Frame* top(Head* head) noexcept nogil:
    return &head.frames[head.depth - 1]
