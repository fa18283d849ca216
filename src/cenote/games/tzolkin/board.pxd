# The table in front of the players, as one flat struct, and everything printed, as flat arrays.
from cenote.core.frames cimport Head
from cenote.core.hands cimport Hand

cdef enum:
    SEATS = 4
    NEUTRAL = 4          # the occupant of a space that belongs to no player
    EMPTY = -1
    NOBODY = -1
    NO_TILE = -1
    QUARTERS = 4         # points are kept in quarters

# Goods. The first three are the resources.
cdef enum:
    WOOD, STONE, GOLD, CORN, SKULL
    RESOURCES = 3
    GOODS = 5

cdef enum:
    PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN_ITZA
    GEARS = 5
    FIRST_SPACE = 5      # beside the gears: the first-player space
    MOST_TEETH = 13

cdef enum:
    TEMPLES = 3
    ANY_TEMPLE = 3
    START_STEP = 1
    MOST_STEPS = 9

cdef enum:
    AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY
    TRACKS = 4
    ANY_TRACK = 4
    TOP_LEVEL = 3

# Tiles are numbered through: buildings, monuments, starting wealth tiles.
cdef enum:
    BUILDINGS = 32
    MONUMENTS = 13
    BUILT = 45           # what can be built: buildings and monuments
    WEALTH = 45          # the first wealth tile
    WEALTH_TILES = 21
    TILES = 66
    AGE_2_BUILDINGS = 18

cdef enum:
    FIELD_GROUPS = 4     # for the actions 2 to 5 of Palenque
    OFFER = 6
    MOST_MONUMENTS = 6
    MOST_WORKERS = 6
    FOOD_DAYS = 4
    LAST_SACRED = 9      # the last action of Chichen Itza

# What a tile does.
cdef enum:
    OP_GAIN, OP_VP, OP_CLIMB, OP_ADVANCE, OP_WORKER, OP_MARKET, OP_BUILD, OP_BORROW, OP_FEED_FREE, OP_FEED_DISCOUNT
    MOST_EFFECTS = 5

# How a monument scores.
cdef enum:
    PER_OWNED_OF_TYPE, PER_OWN_TILE, BY_WORKERS, BEST_TEMPLE, PER_MONUMENT_OF_ANYONE, PER_LEVEL, TEMPLE_VP_AGAIN
    PER_CORN_TILE, PER_WOOD_TILE, BY_TRACKS_AT_TOP, PER_SACRED_SKULL

# Pending decisions (see cenote/core/frames.pxd for the three ranges), with their arguments.
cdef enum:
    ASK_KEEP = 1         # which starting wealth tile to keep
    ASK_START = 2        # a turn begins: begged already?
    ASK_PLACE = 3        # place another: how many so far, the gear to go on from
    ASK_PICK = 4         # pick up another
    ASK_END = 5          # nothing is left but to end the turn
    ASK_DAYS = 6         # one day or two

    ASK_ACTION = 40      # what a picked-up worker does: gear, space
    ASK_USE = 41         # an action of another gear: may it be declined?
    ASK_HARVEST = 42     # group of fields
    ASK_CLIMB = 43       # any temple: how many steps
    ASK_TWO_TEMPLES = 44
    ASK_ANGER = 45
    ASK_ADVANCE = 46     # a technology, paying: how many, the track to go on from, may it be declined?
    ASK_LEARN = 47       # a technology without paying: how many, the track to go on from
    ASK_PAY = 48         # blocks: how many, the resource to go on from
    ASK_TAKE = 49        # resources of choice: how many, the resource to go on from
    ASK_BUILD = 50       # how it is built, may it be declined, may architecture be applied?
    ASK_ARCHITECTURE = 51  # apply it to the first of two buildings: tile
    ASK_DISCOUNT = 52    # which resource to leave out: tile
    ASK_MARKET = 53      # sell from, buy from, what was sold (bits), has buying begun?
    ASK_DEVOTION = 54    # pay for a temple step after an action of Chichen Itza?

    WORK_EFFECTS = 80    # tile, the effect that comes next
    WORK_RAISE = 81      # track
    WORK_OWN = 82        # tile, the level of architecture that is applied

# The event log: what happened, with its arguments (events.py has the words).
cdef enum:
    EV_KEEP = 1          # tile
    EV_BEG = 2
    EV_ANGER = 3         # temple, step
    EV_PLACE = 4         # gear, space
    EV_MERCY = 5
    EV_PICK = 6          # gear, space
    EV_ACT = 7           # gear, action
    EV_GAIN = 8          # good, how many
    EV_PAY = 9           # good, how many
    EV_CLIMB = 10        # temple, step
    EV_NO_STEP = 11      # temple: the step has no effect
    EV_LEVEL = 12        # track, level
    EV_BONUS = 13        # track
    EV_WORKER = 14       # workers in play
    EV_HARVEST = 15      # what (as in HARVEST_WOOD ...), group
    EV_BUILD = 16        # tile
    EV_REVEAL = 17       # tile
    EV_LIGHT = 18        # the player board shows its light side again
    EV_TOOTH_CORN = 19   # how much lies on the teeth now
    EV_FOOD_DAY = 20     # which
    EV_FED = 21          # fed, unfed
    EV_NEW_AGE = 22
    EV_DAYS = 23         # how many
    EV_PUSHED_OFF = 24   # gear
    EV_FIRST = 25
    EV_POINTS = 26       # quarters, source, what of it
    EV_OFFER = 27        # action of Chichen Itza that the skull is offered for

# What of a source: nothing, a temple, an action of Chichen Itza, a tile.
cdef enum:
    OF_NOTHING = 0
    OF_TEMPLE = 1        # + temple
    OF_ACTION = 3        # + action, from 1
    OF_TILE = 13         # + tile

# Where points come from.
cdef enum:
    FROM_TEMPLES, FROM_CHICHEN_ITZA, FROM_BUILDINGS, FROM_MONUMENTS, FROM_SKULLS, FROM_CORN, FROM_UNFED

# How a building is paid for, and whether another may follow.
cdef enum:
    BUILD_ONE = 0
    BUILD_FIRST_OF_TWO = 1   # or one monument
    BUILD_SECOND = 2
    BUILD_WITH_CORN = 3

cdef struct Player:
    int score                        # in quarter points
    int corn
    int block[RESOURCES]
    signed char skulls
    signed char workers              # in play
    signed char hand                 # of these, available
    signed char dark                 # the board shows its dark side
    signed char temple[TEMPLES]
    signed char level[TRACKS]
    signed char corn_tiles
    signed char wood_tiles
    Hand wealth                      # starting wealth tiles
    unsigned long long built         # bits: buildings and monuments

cdef struct Table:
    Head head
    signed char burn_visible         # option: burning is allowed beside a visible corn tile
    signed char first                # holder of the first-player marker
    signed char first_space          # who stands on the first-player space
    signed char food_days            # how many are behind us
    signed char age                  # 0 or 1
    signed char bank_skulls
    short tooth_corn
    signed char space[GEARS][MOST_TEETH]
    signed char corn_field[FIELD_GROUPS]
    signed char wood_field[FIELD_GROUPS]
    signed char sacred[LAST_SACRED + 1]   # who offered the skull of an action of Chichen Itza
    signed char offer[OFFER]
    signed char deck[2][AGE_2_BUILDINGS]  # top of the stack last; NO_TILE above it
    signed char left[2]
    signed char monument[MOST_MONUMENTS]
    signed char drawn[WEALTH_TILES]       # the tiles turned over for neutral workers, in order
    Player player[SEATS]

cdef struct Effect:
    signed char op
    signed char what                 # good, temple or track
    signed char n

cdef struct Printed:
    signed char teeth[GEARS]         # spaces of a gear, those without a number included
    signed char last[GEARS]          # its last numbered space
    signed char first_free[GEARS]    # its first free-choice space
    short first_pick[GEARS]          # the number of the move that picks up from space 0
    signed char food_round[FOOD_DAYS]
    signed char corn_per_worker
    short unfed
    signed char surcharge[MOST_WORKERS + 1]
    signed char most_corn_to_beg
    signed char corn_after_begging
    signed char fishing
    signed char field_corn[FIELD_GROUPS]
    signed char field_wood[FIELD_GROUPS]
    signed char yaxchilan[6][GOODS]
    signed char temple_corn
    signed char corn_per_resource
    signed char borrow_corn
    signed char price[RESOURCES]
    signed char sacred_vp[LAST_SACRED + 1]
    signed char sacred_temple[LAST_SACRED + 1]
    signed char sacred_resource[LAST_SACRED + 1]
    signed char level_cost[TOP_LEVEL + 1]
    signed char harvest_bonus[TOP_LEVEL + 1]
    signed char fishing_bonus[TOP_LEVEL + 1]
    signed char without_tile_from
    signed char extraction_from[RESOURCES]
    signed char architecture_corn[TOP_LEVEL + 1]
    signed char architecture_vp[TOP_LEVEL + 1]
    signed char discount_from
    signed char discount_corn
    signed char space_ahead_from
    signed char devotion_from
    signed char second_skull_from
    signed char bonus[TRACKS]
    signed char top[TEMPLES]
    signed char step_vp[TEMPLES][MOST_STEPS]
    signed char step_good[TEMPLES][MOST_STEPS]   # EMPTY for none
    signed char highest[TEMPLES][2]
    signed char cost[BUILT][GOODS]
    signed char type[BUILT]
    signed char effects[TILES]       # how many
    Effect effect[TILES][MOST_EFFECTS]
    signed char scoring[MONUMENTS]
    signed char scoring_type[MONUMENTS]
    signed char scoring_vp[MONUMENTS][7]
    signed char corn_per_vp
    signed char vp_per_skull

cdef Printed printed

cdef inline int seat_of(Table* t, Player* player) noexcept nogil:
    return <int>(player - &t.player[0])

cdef inline Player* mover(Table* t) noexcept nogil:
    return &t.player[t.head.to_move]

cdef void gain(Table* t, Player* player, int good, int n) noexcept nogil
cdef void pay(Table* t, Player* player, int good, int n) noexcept nogil
cdef void score(Table* t, Player* player, int vp, int source, int of) noexcept nogil
cdef void score_quarters(Table* t, Player* player, int quarters, int source, int of) noexcept nogil
cdef void take_worker(Table* t, Player* player) noexcept nogil
cdef int blocks(Player* player) noexcept nogil
cdef int owns(Player* player, int tile) noexcept nogil
