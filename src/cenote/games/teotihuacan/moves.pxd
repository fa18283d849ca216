# The number of each kind's first move. moves.py makes the table from the same order and checks these numbers.
# What may accompany other moves comes first, so that the functions that list legal moves do it in ascending order.
cpdef enum Move:
    END = 0
    DONE = 1
    PRINTED = 2          # take the printed reward of a main step
    UNLOCK = 3           # for free (the whole turn), paid
    USE = 5              # + kind - MASKS
    KEEP = 19            # + Starting tile
    DRAFT = 37           # + Starting tile
    LEAVE = 55           # + board - 1
    WORKER = 63          # + 5 * (board - 1) + power - 1
    GO = 103             # + board - 1
    WITH = 111           # + power - 1
    COLLECT = 116
    WORSHIP = 117        # + worship space
    MAIN = 124
    LOCK = 125           # + power - 1
    CHOOSE = 130         # effect, tile, both
    FIRST = 133          # effect, tile
    CLAIM = 135          # + kind
    CLIMB = 156          # + temple
    TAKE = 159           # + resource
    PAY = 162            # + good
    TRADE = 166
    TECHNOLOGY = 167     # + technology
    ROW = 176            # + row of the Nobles
    DECORATION = 179     # + Decoration tile
    SIDE = 194           # + side
    TILE = 198           # + Pyramid tile
    PLACE = 230          # + place
    ROTATE = 260         # + quarter turns
    DISCOUNT = 264       # wood, stone, save
    POWER = 267          # + 5 * (board - 1) + power - 1
    ASCEND = 307         # + reward
    SALARY = 312         # + cocoa paid
    MOVES = 321

cdef enum:
    UNLOCK_ALL_FREE = 3
    UNLOCK_ALL_PAID = 4
    CHOOSE_EFFECT = 130
    CHOOSE_TILE = 131
    CHOOSE_BOTH = 132
    FIRST_EFFECT = 133
    FIRST_TILE = 134
    DISCOUNT_WOOD = 264
    DISCOUNT_STONE = 265
    DISCOUNT_SAVE = 266
