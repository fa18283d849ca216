# One search on one thread: a tree of nodes in a pool, and the positions that it works with.
from cenote.core.state cimport MOST, State

cdef enum:
    PLAYERS = 16         # at most, automatons included
    DEEPEST = 400        # nodes on one path
    NONE = -1

cdef struct Node:
    short move               # that led here
    short seat               # who made it
    int child                # the first of those that follow
    int sibling              # the next that follows the same node
    int visits
    int available            # how often it could have been chosen
    float prior              # how likely the play-out policy makes it
    double value             # sums over the visits, of what the seat aims at,
    double points            # of its final points as expected,
    double chance            # and of its chance to win

cdef struct Parameters:
    double exploration       # how strongly rarely tried moves are tried, in units of the spread of the results
    double even              # the share of a move's prior that all moves have alike
    double caution           # how much worse than its siblings an untried move is taken to be, in the same units
    double win_worth         # points that winning is worth
    double rivalry           # how much of the best other player's points is counted against one
    double care              # how much more than judged is lost by whoever must still find what a reckoning asks for
    double firmness          # the power to which play-outs raise the policy's weights: 1 as they are, more for likely moves
    int horizon              # turns that a play-out goes on before it is judged; -1: to the end of the game
    int sight                # turns of the seat that thinks, as far as the tree looks ahead; 0: as far as it grows
    int drawn                # 1: others' moves are drawn by the policy, and the tree is of one's own moves; 0: all are searched
    int most_nodes

cdef class Searcher:
    cdef State root
    cdef State state             # the position of the play-out under way
    cdef int seat
    cdef int players
    cdef bint judged
    cdef Parameters how
    cdef unsigned long long chance
    cdef Node* node
    cdef int used
    cdef int room
    cdef int* found              # by move: the child at the node under way
    cdef unsigned char* secret   # by move: is it of a secret kind?
    cdef int path[DEEPEST]
    cdef int depth
    cdef int turn_of             # whose turn it is there, and in which round
    cdef int turn_in
    cdef float weights[MOST]
    cdef double points[PLAYERS]  # what the last play-out came to, by player
    cdef double chances[PLAYERS]
    cdef double aims[PLAYERS]
    cdef double owed[PLAYERS]
    cdef double count            # of results for the seat at the root, with their mean and sum of squared distances
    cdef double mean
    cdef double squares
    cdef double spread           # how far they lie apart: the unit of exploring, whatever a game's points are like
    cdef readonly int playouts

    cdef void forget_illegal(self) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef bint own_turn_is_over(self) noexcept nogil
    cdef bint rests(self) noexcept nogil
    cdef int choose(self, int parent) noexcept nogil
    cdef void look_up(self, int parent) noexcept nogil
    cdef bint add_missing(self, int parent) noexcept nogil
    cdef int add(self, int parent, int move, int seat, double prior) noexcept nogil
    cdef int best_child(self, double scale) noexcept nogil
    cdef int secret_child(self) noexcept nogil
    cdef int draw_move(self) noexcept nogil
    cdef double fill_weights(self, double power) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef void take_result(self, double spread) noexcept nogil
    cdef void back_up(self) noexcept nogil
