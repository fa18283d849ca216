# How good a position is for a player, by its traits, and what a sensible player does in it. Numbers: judgement.toml.
from cenote.core.appraisal cimport Traits
from cenote.core.state cimport State
from cenote.games.tzolkin.board cimport GEARS, TEMPLES, Table

cdef enum:
    STAGES = 8           # for each Food Day: when its time begins, and when it comes
    GROUPS = 3           # games of two, three and four
    AGES = 4             # for the policy: which Food Day comes next

# Traits, by the number of the first of each kind. judgement.py names them in this order and checks the numbers.
cdef enum:
    T_ALWAYS = 0
    T_TO_ACT = 1         # this round
    T_CORN = 2
    T_FED = 3            # corn for the next Food Day
    T_UNFED = 4          # workers that would go hungry today
    T_UNFED_SOON = 5     # the same, more as the day comes nearer
    T_BLOCK = 6          # of each resource
    T_BLOCKS_SPARE = 9   # beyond four
    T_SKULLS = 10
    T_SKULLS_SPARE = 11  # beyond one
    T_WORKER = 12        # the fourth, fifth, sixth
    T_HAND = 15
    T_FIRST = 16         # the marker; the space; corn on the teeth for who stands there
    T_LIGHT = 19
    T_STEP = 20          # temples, by step
    T_HIGHEST = 44       # by temple: alone, shared
    T_LEVEL = 50         # by track, for each level reached
    T_FARM = 62          # workers fed for nothing, corn saved on each
    T_TYPE = 64          # what was built, by type
    T_MONUMENTS = 68     # how many, and what they are worth now
    T_MONUMENT_NEXT = 70  # the best one that can be paid for; the best one in sight, by how much of it is there
    T_TILES = 72         # corn, wood
    T_GEAR = 74          # workers by gear and space
    T_SACRED = 117       # workers with a skull at Chichen Itza: how many, what they would score
    T_BUILDER = 119      # workers at Tikal: with blocks to spend, with a building to pay for
    T_FISHER = 121       # workers at Palenque by agriculture, at Yaxchilan by extraction, at Uxmal with corn
    T_OFFERED = 124      # what a building in sight would bring: affordable ones
    T_HUNGRY = 125       # workers that will go hungry, when there is no turn left before the Food Day
    T_PLENTY = 126       # corn beyond ten
    T_FIELDS = 127       # workers at Palenque where wood lies, where corn is to be seen; where there is nothing
    TRAITS = 130

# What the policy knows of a move.
cdef enum:
    K_END_PLACING = 0    # by how many were placed
    K_END_PICKING = 7    # by how many are left on the gears
    K_END = 14
    K_DONE = 15
    K_NOTHING = 16       # by gear
    K_BEG = 21           # by corn
    K_PLACE = 24         # by gear and space; the first-player space by what lies on the teeth
    K_PICK = 83          # by gear and space
    K_DO = 138           # by gear and action
    K_USE = 183
    K_HARVEST = 203
    K_CLIMB = 207        # by temple and step; two at once
    K_ANGER = 237        # by temple and step
    K_ADVANCE = 264      # by track and level
    K_PAY = 280
    K_TAKE = 283
    K_DISCOUNT = 286
    K_APPLY = 289
    K_BUILD = 291
    K_SELL = 336
    K_BUY = 339
    K_DAYS = 342
    K_KEEP = 344
    KEYS = 365

cdef float scale[GROUPS][STAGES * TRAITS]    # what traits are worth
cdef float error[GROUPS][STAGES]             # by how much a judgement is usually wrong
cdef float habit[AGES][KEYS]                 # the weights of moves
cdef short gear_trait[GEARS]
cdef short step_trait[TEMPLES]

cdef double stage_of(Table* t) noexcept nogil
cdef void find_traits(Table* t, int seat, Traits* found) noexcept nogil
cdef double judge(Table* t, double* points) noexcept nogil
cdef bint weigh(Table* t, short* moves, int count, float* weights) noexcept nogil
cdef bint at_rest(Table* t) noexcept nogil
cdef void owe(Table* t, double* points) noexcept nogil
