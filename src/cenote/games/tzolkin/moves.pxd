# The number of each kind's first move. moves.py makes the table from the same order and checks these numbers.
cpdef enum Move:
    END = 0
    DONE = 1
    NOTHING = 2
    BEG = 3
    PLACE = 4            # + gear, or FIRST_SPACE
    PICK = 10            # + printed.first_pick of the gear + space
    DO = 53              # + action - 1
    USE = 62             # + 5 * gear + action - 1
    HARVEST = 82         # + what is harvested
    CLIMB = 86           # + temple; then three pairs of temples
    ANGER = 92           # + temple
    ADVANCE = 95         # + track
    PAY = 99             # + resource
    TAKE = 102           # + resource
    DISCOUNT = 105       # + resource
    APPLY = 108          # architecture now, or save it
    BUILD = 110          # + tile
    SELL = 155           # + resource
    BUY = 158            # + resource
    DAYS = 161           # + days - 1
    KEEP = 163           # + wealth tile
    MOVES = 184

cdef enum:
    HARVEST_WOOD = 82
    HARVEST_CORN = 83
    HARVEST_BURN = 84
    HARVEST_NO_TILE = 85
    CLIMB_TWO = 89       # chaac and quetzalcoatl, chaac and kukulkan, quetzalcoatl and kukulkan
    APPLY_NOW = 108
    APPLY_LATER = 109
