"""Pebbles, a small game for cenote.

P1  There are 12 pebbles, numbered 1 to 12. Each seat is dealt 3 in secret; the others stay in the bag. The tide says
    how many shells lie in each of the heaps a, b and c. With the option `heaps=2`, which is for 2 or 3 seats, there
    is no c.
P2  Each seat secretly keeps one of its pebbles; the other two stay in its hand. Then all kept pebbles are turned up.
    Whoever kept the highest takes the first turn, and turns go around from there.
P3  In your turn take one shell from a heap, or two from the same heap and pay for it: throw a pebble of your hand, for
    all to see, or one of the shells that you had before, into the cenote.
P4  The game ends with the turn that takes the last shell. All hands are turned up. A shell is worth 1 point, and so
    is a pebble in your hand that is higher than the one you kept.
P5  The most points win; if equal, the most pebbles left in hand; if still equal, the place is shared.
P6  Alone you play against the cenote. It decides nothing, and scores 6 points for each pebble that was thrown into it.
"""
