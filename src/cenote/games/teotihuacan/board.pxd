# The table in front of the players, as one flat struct, and everything printed, as flat arrays.
from cenote.core.frames cimport Head
from cenote.core.hands cimport Hand

cdef enum:
    SEATS = 4
    BOT = 1              # the Teotibot's place among the players of a solo game
    NOBODY = -1
    NO_TILE = -1

# Goods. The first three are the resources.
cdef enum:
    WOOD, STONE, GOLD, COCOA
    RESOURCES = 3
    GOODS = 4

# What can be gained, goods first.
cdef enum:
    VP = 4
    ANY_RESOURCE = 5
    TEMPLE_STEP = 6      # + temple
    ANY_TEMPLE_STEP = 9
    AVENUE_STEP = 10
    POWER_UP = 11
    TECHNOLOGY_MARKER = 12
    DISCOVERY_TILE = 13
    OWN_RESOURCE = 14    # that of the board
    MOST_PARTS = 5

# Action Boards go by their printed number, 1 to 8; places of the ring count from 0, the Palace's, clockwise.
cdef enum:
    PALACE = 1
    FOREST = 2
    STONE_QUARRY = 3
    GOLD_DEPOSITS = 4
    ALCHEMY = 5
    NOBLES = 6
    DECORATIONS = 7
    CONSTRUCTION = 8
    BOARDS = 8

# Where a worker is: in the general area of a board (its number), on a worship space, or on its way.
cdef enum:
    OUT_OF_PLAY = 0
    ON_SPACE = 9         # + worship space
    ON_THE_WAY = 16      # moved, but not put down yet
    WORKERS = 4
    TOP_POWER = 5
    ASCENDING = 6        # the power of a worker between two boards

# Worship spaces: those of the three Royal tiles, then those of boards 2, 3, 4 and 7.
cdef enum:
    SPACES = 7
    ROYAL_SPACES = 3

cdef enum:
    BLUE, RED, GREEN
    TEMPLES = 3
    BONUS_STEP = 10      # that of the Temple Bonus tile
    TOP_STEP = 11
    MAIN_STEPS = 4       # of all temples together
    MOST_ON_STEP = 5
    AVENUE_SPACES = 9
    AVENUE_STOPS = 3     # spaces with Discovery tiles
    MOST_ON_STOP = 3

cdef enum:
    ROYAL_TILES = 9
    TECHNOLOGIES = 9
    TECHNOLOGY_PLACES = 6
    COLUMNS = 3
    BONUS_TILES = 7
    STARTING_TILES = 18
    KEPT_TILES = 2
    LAID_TILES = 10      # at most, for a draft
    DECORATION_TILES = 15
    DECORATION_DISPLAY = 4
    SIDES = 4
    NUMBERS = 4
    PYRAMID_TILES = 32
    PYRAMID_DISPLAY = 3
    PYRAMID_PLACES = 30
    LEVELS = 4
    LAST_PLACE = 29      # that of level 4
    CELLS = 64           # 8 by 8, row by row
    BUILDING_VALUES = 12
    NOBLE_ROWS = 3
    MOST_IN_ROW = 5
    COLOURS = 2          # of neutral workers, at most
    NEUTRAL_TILES = 4    # two for each colour
    ECLIPSES = 3
    MASKS = 7

# Discovery tiles by kind; the masks come first.
cdef enum:
    TILE_VP = 7
    TILE_RESOURCES_3 = 8
    TILE_RESOURCES_2 = 9
    TILE_AVENUE = 10
    TILE_TEMPLE_ANY = 11
    TILE_TEMPLE_BLUE = 12
    TILE_TEMPLE_RED = 13
    TILE_TEMPLE_GREEN = 14
    TILE_COCOA = 15
    TILE_POWER_UP = 16
    FREE_TIMING = 17     # kinds from MASKS up to here are used at any decision
    TILE_DOUBLE_MOVE = 17
    TILE_FREE_COCOA = 18
    TILE_UNLIMITED_MOVE = 19
    TILE_EXTRA_WORKER = 20
    KINDS = 21
    DISCOVERY_TILES = 54
    ATTACHED = 2         # Discovery tiles that come with Starting tiles
    ATTACHED_MARK = 40   # + which: its place in the stack, should it be shuffled back
    CLAIMED = -2         # an attached one that was claimed

# Where Discovery tiles are claimed: at a board (its number), on the Avenue, on a main step, or with a Starting tile.
cdef enum:
    AT_AVENUE = 10       # + stop
    AT_TEMPLE = 13       # + main step
    AT_START = 17        # + which of the attached ones

# Icons: a figure, and whether it is in colour.
cdef enum:
    NO_FIGURE = 3        # the pale one; blue, red and green are those of the temples
    IN_COLOUR = 4

# How a Royal tile, a technology, a Temple Bonus tile works.
cdef enum:
    ROYAL_GAIN, ROYAL_TRADE, ROYAL_EXCHANGE, ROYAL_SCORE
cdef enum:
    COUNTS_TECHNOLOGIES, COUNTS_TRACK, COUNTS_AVENUE
cdef enum:
    TECH_PASS, TECH_MAIN, TECH_POWER_UP, TECH_CONSTRUCT
cdef enum:
    BONUS_MASKS, BONUS_TECHNOLOGIES, BONUS_FLAT, BONUS_AVENUE, BONUS_BONUSES, BONUS_DISCOVERIES, BONUS_WORKERS

# How the game is set up.
cdef enum:
    DEALT_SETUP, DRAFT_SETUP, FIRST_GAME_SETUP

# The Teotibot.
cdef enum:
    SLOT_T, SLOT_ML, SLOT_MR, SLOT_BL, SLOT_BC, SLOT_BR, SET_ASIDE
    SLOTS = 7            # with the tile set aside
    DIRECTIONS = 2
    BOT_DICE = 60        # two for each of its turns, of which a game has at most 30
    BOT_TURNS = 30       # quarter turns of the Pyramid tiles that it may place, of which there are as many places
cdef enum:
    ACT_CONSTRUCTION, ACT_DECORATIONS, ACT_ALCHEMY, ACT_NOBLES, ACT_MASTERY, ACT_WORSHIP, ACT_MASKS
    ACTIONS = 7
cdef enum:               # what can be changed of it
    KNOB_WORKER_4, KNOB_WORKER_6, KNOB_WORKER_8, KNOB_WOOD, KNOB_STONE, KNOB_GOLD
    KNOB_EXCHANGE, KNOB_WORSHIP, KNOB_BONUS, KNOB_TECHNOLOGY
    KNOBS = 10

# Pending decisions (see cenote/core/frames.pxd for the three ranges), with their arguments.
cdef enum:
    ASK_KEEP = 1         # which Starting tile to keep
    ASK_DRAFT = 2        # which Starting tile to take
    ASK_TURN = 3         # a turn begins
    ASK_ACTION = 4       # what to do on the board reached: board, power of the newcomer, of a second one
    ASK_END = 5          # nothing is left but to end the turn

    ASK_LEAVE = 40       # which of four boards gets no starting worker
    ASK_GO = 41          # where to: board, power, power of a second one, any distance?
    ASK_WITH = 42        # which other worker moves along: board, power
    ASK_FEE = 43         # in cocoa, or with a tile: what for (FEE_...), board or space, the powers of the newcomers
    ASK_LOCK = 44        # which newcomer takes the space: space, the two powers, are the fees paid by a tile?
    ASK_WORSHIP = 45     # effect, tile or both: space, are the fees paid by a tile?
    ASK_ORDER = 46       # which comes first: space
    ASK_CLAIM = 47       # a Discovery tile: where
    ASK_TRADE = 48       # Royal tile, times left, the resource to go on from
    ASK_CLIMB = 49       # any temple
    ASK_TAKE = 50        # resources of choice: how many, the resource to go on from
    ASK_TECHNOLOGY = 51  # workers counted, the lowest power
    ASK_ROW = 52         # of the Nobles: workers counted
    ASK_DECORATION = 53  # which tile
    ASK_SIDE = 54        # of the Pyramid, for a Decoration tile: tile
    ASK_TILE = 55        # which Pyramid tile next: workers counted, tiles placed, is a discount left?
    ASK_PLACE = 56       # where: tile
    ASK_ROTATE = 57      # how turned: tile, place
    ASK_DISCOUNT = 58    # what to leave out: tile, place, quarter turns
    ASK_POWER_UP = 59    # board (0: any), may it be declined?
    ASK_MORE = 60        # one more power-up for cocoa: board
    ASK_REWARD = 61      # of an ascension
    ASK_SALARY = 62      # how much of it is paid: owed
    ASK_STEPS = 63       # which of two steps comes first: the two temples

    WORK_CLIMB = 80      # steps in any temple that are left
    WORK_POWER_UP = 81   # board (0: any), how many, may this one be declined, and those after it?
    WORK_MORE = 82       # board
    WORK_REBORN = 83     # an ascending worker returns
    WORK_DISC = 84       # the light disc moves for an ascension
    WORK_EFFECT = 85     # of a worship space: space
    WORK_CLAIM = 86      # the Discovery tile of a board: board
    WORK_BENEFITS = 87   # of a Starting tile: tile
    WORK_SEAT = 88       # the next seat receives its Starting tiles: how many have
    WORK_START = 89      # the first turn
    WORK_BOT = 90        # the Teotibot's turn
    WORK_SALARY = 91     # salaries in seat order: how many are paid
    WORK_AFTER_ECLIPSE = 92  # what comes next: seat
    WORK_STEPS = 93      # steps in two temples: which
    WORK_STEP = 94       # a step: temple
    WORK_BONUSES = 95    # of technologies, for a main action: board

# What a fee is for.
cdef enum:
    FEE_MAIN, FEE_UNLOCK, FEE_BOTH

# The event log: what happened, with its arguments (events.py has the words).
cdef enum:
    EV_KEEP = 1          # Starting tile
    EV_PUT = 2           # board, power: a worker enters play
    EV_MOVE = 3          # from, to, power
    EV_UNLOCK = 4        # by what (UNLOCK_...), and if by another: which space, from 1
    EV_COLLECT = 5       # board
    EV_WORSHIP = 6       # space, power
    EV_MAIN = 7          # board, workers counted
    EV_GAIN = 8          # good, how many
    EV_PAY = 9           # good, how many
    EV_CLAIM = 10        # kind of Discovery tile, where (as in ASK_CLAIM)
    EV_USE = 11          # kind
    EV_CLIMB = 12        # temple, step
    EV_NO_STEP = 13      # temple: the step is lost
    EV_AVENUE = 14       # space
    EV_TECHNOLOGY = 15   # technology
    EV_BUILDING = 16     # row, space from 1
    EV_DECORATION = 17   # tile, side, number from 1
    EV_TILE = 18         # tile, place, quarter turns
    EV_POWER_UP = 19     # board, power now
    EV_ASCEND = 20       # board it leaves
    EV_REWARD = 21       # which
    EV_DISC = 22         # where the light disc is now
    EV_ANNOUNCED = 23    # an Eclipse is announced
    EV_ECLIPSE = 24      # which, from 1
    EV_SALARY = 25       # paid, owed
    EV_NEUTRAL = 26      # colour, board
    EV_DISCOVERY = 27    # kind, board: a tile laid at a worship area
    EV_NEW_DECORATION = 28   # tile
    EV_NEW_TILE = 29     # tile
    EV_FINISHED = 30     # the Pyramid
    EV_POINTS = 31       # VP, source, what of it
    EV_ROLL = 32         # two dice, slot, Action tile
    EV_FALLBACK = 33     # the bot can do nothing better
    EV_SLIDE = 34        # from slot, to slot
    EV_BOT_WORSHIP = 35  # space
    EV_DISCARD = 36      # kind, board
    EV_TRY = 37          # the bot tries the work of a board: board, what comes of it (TRY_...)

cdef enum:
    UNLOCK_FREE, UNLOCK_PAID, UNLOCK_OTHER
cdef enum:
    TRY_WORKS, TRY_NO_WORKER, TRY_NOT_ENOUGH, TRY_IMPOSSIBLE

# Where points come from, and what of it: nothing, a temple, a board, or a tile.
cdef enum:
    FROM_TEMPLES, FROM_BOARDS, FROM_ROYAL, FROM_TECHNOLOGIES, FROM_OTHERS, FROM_BUILDINGS, FROM_DECORATIONS
    FROM_PYRAMID, FROM_ICONS, FROM_ASCENSION, FROM_DISCOVERY, FROM_AVENUE, FROM_LEAD, FROM_TRACK, FROM_MASKS
    FROM_UNPAID, FROM_BONUS, FROM_EXCHANGE, FROM_GOODS
cdef enum:
    OF_NOTHING = 0
    OF_TEMPLE = 1        # + temple
    OF_BOARD = 3         # + board
    OF_ROYAL = 12        # + Royal tile
    OF_TECHNOLOGY = 21   # + technology
    OF_BONUS = 30        # + Temple Bonus tile
    OF_LEVEL = 36        # + level, from 1

cdef struct Player:
    int score
    short good[GOODS]
    short track                          # on the Pyramid track
    short technologies                   # bits
    unsigned char worker[WORKERS]        # 8 * where + power, ascending; 0 for one that isn't in play
    signed char temple[TEMPLES]
    signed char avenue
    signed char unused[KINDS]            # Discovery tiles by kind
    signed char used[KINDS]
    Hand hand                            # Starting tiles

cdef struct Table:
    Head head
    signed char setup                    # options
    signed char dark_eclipse
    signed char knob[KNOBS]              # differences from what is printed for the Teotibot
    signed char first                    # the First Player
    signed char ring[BOARDS]             # board by place
    signed char place[BOARDS + 1]        # place by board
    signed char royal[ROYAL_SPACES]
    signed char technology[TECHNOLOGY_PLACES]
    signed char bonus[TEMPLES]           # Temple Bonus tiles
    signed char light                    # the light disc
    signed char eclipses                 # how many are behind us
    signed char announced                # the final round before an Eclipse has begun
    signed char finished                 # the Pyramid
    signed char buildings                # taken from the Buildings row
    signed char row[NOBLE_ROWS]          # Buildings in each row of the Nobles
    signed char decoration[DECORATION_DISPLAY]
    signed char decoration_deck[DECORATION_TILES]  # top last; NO_TILE above it
    signed char decorations_left
    signed char decorated[SIDES][NUMBERS]
    signed char display[PYRAMID_DISPLAY]
    signed char deck[PYRAMID_TILES]      # Pyramid tiles, top last; NO_TILE above it
    signed char left
    signed char built[PYRAMID_PLACES]
    signed char turned[PYRAMID_PLACES]   # quarter turns clockwise
    signed char figure[CELLS]            # the figures to be seen on the Pyramid
    unsigned int occupied                # bits: places with a tile
    unsigned int open                    # bits: places where one may be put
    signed char worshipper[SPACES]
    signed char board_tile[BOARDS + 1]   # Discovery tiles at the worship areas
    signed char avenue_tile[AVENUE_STOPS][MOST_ON_STOP]    # ascending, NO_TILE behind
    signed char step_tile[MAIN_STEPS][MOST_ON_STEP]
    signed char discovery_deck[DISCOVERY_TILES + 2]        # top last; NO_TILE above it
    signed char discoveries_left
    signed char attached[ATTACHED]       # as long as setup lasts; then CLAIMED, or NO_TILE if they went back
    signed char laid[LAID_TILES]         # Starting tiles of a draft
    short neutral[COLOURS]               # bits: boards
    signed char neutral_tile[ECLIPSES][NEUTRAL_TILES]      # Starting tiles that place them, now and later
    signed char last_goods               # the tile for goods that was used last at this decision
    signed char action[SLOTS]            # the Teotibot's Action tiles
    signed char direction[DIRECTIONS]    # 0 from the left, 1 from the right; the upper first
    signed char dice[BOT_DICE]
    signed char rolled                   # how many dice are gone
    signed char last_roll[2]             # the last of them, 0 before the first
    signed char bot_turn[BOT_TURNS]      # how the tiles that it places are turned
    signed char bot_placed               # how many of these are gone
    Player player[SEATS]

cdef struct Part:
    signed char what
    signed char n

cdef struct Bundle:
    signed char count
    Part part[MOST_PARTS]

cdef struct Printed:
    signed char cocoa_first
    signed char cocoa_between
    signed char cocoa_last
    signed char starting_power
    signed char fourth_power
    signed char farthest
    signed char unlock_all
    signed char unlock_other
    signed char both
    signed char collect
    signed char most_counted
    signed char dark[SEATS + 1][ECLIPSES]
    signed char lead_vp
    signed char track_vp[ECLIPSES]
    signed char mask_vp[MASKS + 1]
    signed char salary[TOP_POWER + 1]
    signed char unpaid_vp
    signed char avenue_stop[AVENUE_SPACES + 1]       # -1: no Discovery tiles
    signed char value[BUILDING_VALUES]
    signed char space_board[SPACES]
    signed char first_space[BOARDS + 1]              # -1: no worship space
    signed char spaces[BOARDS + 1]
    signed char space_temple[SPACES]                 # TEMPLES: any
    signed char power_ups[BOARDS + 1][4]             # by workers counted
    signed char resource[BOARDS + 1]                 # -1: none
    Bundle cell[BOARDS + 1][4][TOP_POWER + 1]        # by workers counted and lowest power
    signed char alone_from
    signed char earlier_vp
    signed char row_wood
    signed char row_size[NOBLE_ROWS]
    signed char row_vp[NOBLE_ROWS][MOST_IN_ROW]
    signed char row_avenue
    signed char decoration_gold[4]
    signed char decoration_vp
    signed char decoration_track
    signed char tile_track
    Bundle reward[5]                                 # of an ascension
    Bundle reward_cost[5]
    Bundle step[TEMPLES][TOP_STEP + 1]
    signed char main_step[TEMPLES][TOP_STEP + 1]     # which of the main steps, -1: none
    signed char royal_effect[ROYAL_TILES]
    signed char royal_plus[ROYAL_TILES]
    signed char royal_counts[ROYAL_TILES]
    signed char royal_vp[ROYAL_TILES]
    Bundle royal_pay[ROYAL_TILES]
    Bundle royal_gain[ROYAL_TILES]
    signed char technology_gold[TECHNOLOGIES]
    signed char technology_effect[TECHNOLOGIES]
    short technology_boards[TECHNOLOGIES]            # bits
    Bundle technology_gain[TECHNOLOGIES]
    Bundle technology_pay[TECHNOLOGIES]
    signed char technology_workers[TECHNOLOGIES]
    signed char technology_discount[TECHNOLOGIES]
    signed char passing                              # the technology for the way past the Palace
    signed char powering                             # the one for another power-up
    signed char constructing                         # the one for the Pyramid
    signed char bonus_effect[BONUS_TILES]
    signed char bonus_vp[BONUS_TILES][TOP_POWER + 1]
    signed char copies[KINDS]
    Bundle tile_cost[KINDS]
    Bundle tile_gain[KINDS]
    signed char extra_board[BOARDS + 1]
    signed char icon[PYRAMID_TILES][4]               # clockwise from the top left
    signed char decoration_icon[DECORATION_TILES][2] # left and right, the arrow pointing down
    signed char match_vp
    signed char level_stone[LEVELS + 1]
    signed char level_wood[LEVELS + 1]
    signed char level_vp[LEVELS + 1]
    signed char ground[CELLS]
    signed char place_level[PYRAMID_PLACES]
    signed char place_cell[PYRAMID_PLACES][4]        # clockwise from the top left
    unsigned int place_rests[PYRAMID_PLACES]         # bits: what must be there
    unsigned int level_places[LEVELS + 1]            # bits
    signed char side_half[SIDES][2]                  # which half of a tile lies first
    signed char side_figure[SIDES][2]                # printed at number 1
    signed char side_cell[SIDES][NUMBERS][2]         # -1 at number 1
    unsigned int side_rests[SIDES][NUMBERS]          # bits: places that must be built
    signed char starting_board[STARTING_TILES][2]
    Bundle starting_gain[STARTING_TILES]
    signed char attaches[STARTING_TILES]             # which attached Discovery tile, -1: none
    Bundle bot_gain
    signed char bot_steps
    signed char bot_avenue
    signed char bot_technology
    signed char bot_worker[WORKERS]                  # as in Player, before any knob
    signed char fallback_cocoa
    signed char exchange_cocoa
    signed char exchange_vp
    signed char bot_gold                             # for a technology
    signed char bot_wood                             # for a Building
    signed char bot_decoration_gold
    signed char bot_stone                            # for a Pyramid tile
    signed char gather
    signed char bot_construction_vp
    signed char bot_decoration_vp
    signed char worship_steps
    signed char worship_steps_any
    signed char final_resource
    signed char final_cocoa
    signed char final_technology
    signed char final_bonus
    signed char rolled_slot[13]                      # by sum of the dice
    signed char filled_from[SLOTS][DIRECTIONS]       # slot by direction; -1 for the bottom row

cdef Printed printed

cdef inline Player* mover(Table* t) noexcept nogil:
    return &t.player[t.head.to_move]

cdef inline int seat_of(Table* t, Player* player) noexcept nogil:
    return <int>(player - &t.player[0])

cdef inline bint is_bot(Table* t, int seat) noexcept nogil:
    return seat >= t.head.seats

cdef inline int dark_disc(Table* t) noexcept nogil:
    return printed.dark[t.head.seats][t.eclipses]

cdef inline bint has(Player* player, int technology) noexcept nogil:
    return (player.technologies >> technology) & 1

cdef inline int resources(Player* player) noexcept nogil:
    return player.good[WOOD] + player.good[STONE] + player.good[GOLD]

cdef void gain(Table* t, int seat, int good, int n) noexcept nogil
cdef void pay(Table* t, int seat, int good, int n) noexcept nogil
cdef bint can_pay(Player* player, Bundle* cost) noexcept nogil
cdef void pay_all(Table* t, int seat, Bundle* cost) noexcept nogil
cdef void score(Table* t, int seat, int vp, int source, int of) noexcept nogil
cdef int marked(Player* player) noexcept nogil
