# How good a position is for a player, by its traits, and what a sensible player does in it. Numbers: judgement.toml.
from cenote.core.appraisal cimport Traits
from cenote.games.teotihuacan.board cimport Table

cdef enum:
    STAGES = 6           # for each Eclipse: when its time begins, and when it comes
    GROUPS = 5           # games of one (the human) to four, and the Teotibot
    BOARD_NUMBERS = 9    # 1 to 8, and 0 for none
    ERAS = 3             # for the policy: which Eclipse comes next

# Traits, by the number of the first of each kind. judgement.py names them in this order and checks the numbers.
cdef enum:
    T_ALWAYS = 0
    T_TO_ACT = 1         # this round
    T_GOOD = 2           # of each: wood, stone, gold, cocoa
    T_SPARE = 6          # resources beyond six, cocoa beyond eight
    T_OWED = 8           # cocoa that is there for the salary, and that is missing
    T_TRACK = 10         # spaces on the Pyramid track; ahead alone, ahead together
    T_TECHNOLOGY = 13    # by technology
    T_STEP = 22          # temples, by step
    T_BONUS = 58         # what the Temple Bonus tiles reached are worth now; what others would be, by how near they are
    T_AVENUE = 60        # spaces; what they would score today
    T_MASKS = 62         # masks, different ones, what they score
    T_TILE = 65          # other Discovery tiles that are unused, by kind
    T_POWER = 79         # workers by power
    T_LOCKED = 84        # workers; and their power
    T_AT = 86            # unlocked workers by board, and their power
    T_TOGETHER = 102     # boards with two workers, with three
    T_READY = 104        # workers at Alchemy, Nobles, Decorations, Construction with what it takes
    T_BUILT = 108        # how much of the Pyramid stands, with stone in hand
    TRAITS = 109

# What the policy knows of a move. Up to UNLOCK and so on they are in the order of the moves.
cdef enum:
    K_PLAIN = 0          # END, DONE, PRINTED, UNLOCK, USE, KEEP, DRAFT, LEAVE: by move
    K_WORKER = 63        # by board and power
    K_GO = 103           # by board and own workers there
    K_WITH = 127
    K_COLLECT = 132      # by colours
    K_WORSHIP = 138
    K_MAIN = 145         # by board and own workers there
    K_LOCK = 172         # LOCK, CHOOSE, FIRST, CLAIM: by move
    K_CLIMB = 203        # by temple and step
    K_TAKE = 239         # TAKE, PAY, TRADE, TECHNOLOGY, ROW: by move
    K_DECORATION = 259
    K_SIDE = 260
    K_TILE = 264
    K_PLACE = 265        # by level
    K_ROTATE = 269       # by icons that cover their like, without and with colour
    K_DISCOUNT = 279
    K_POWER = 282        # by power
    K_ASCEND = 287
    K_SALARY = 292       # by what is not paid
    KEYS = 301

cdef float scale[GROUPS][STAGES * TRAITS]    # what traits are worth
cdef float error[GROUPS][STAGES]             # by how much a judgement is usually wrong
cdef float habit[ERAS][KEYS]                 # the weights of moves

cdef double stage_of(Table* t) noexcept nogil
cdef void find_traits(Table* t, int seat, Traits* found) noexcept nogil
cdef double judge(Table* t, double* points) noexcept nogil
cdef bint weigh(Table* t, short* moves, int count, float* weights) noexcept nogil
cdef bint at_rest(Table* t) noexcept nogil
cdef void owe(Table* t, double* points) noexcept nogil
