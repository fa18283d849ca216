# mypy: ignore-errors
"""Buildings and monuments: the offer, paying, and architecture (rules 8.2, 8.4, 9, 10.4)."""

import cython
from cython.cimports.cenote.core.events import note
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    ARCHITECTURE,
    ASK_ARCHITECTURE,
    ASK_BUILD,
    ASK_DISCOUNT,
    BUILD_FIRST_OF_TWO,
    BUILD_ONE,
    BUILD_SECOND,
    BUILD_WITH_CORN,
    BUILDINGS,
    CORN,
    EV_BUILD,
    EV_NEW_AGE,
    EV_REVEAL,
    FROM_BUILDINGS,
    GOLD,
    GOODS,
    MOST_MONUMENTS,
    NO_TILE,
    OF_TILE,
    OFFER,
    RESOURCES,
    SKULL,
    STONE,
    WOOD,
    WORK_EFFECTS,
    WORK_OWN,
    Player,
    gain,
    mover,
    pay,
    printed,
    score,
)
from cython.cimports.cenote.games.tzolkin.moves import APPLY_LATER, APPLY_NOW, BUILD, DISCOUNT, DONE

# ---- what can be paid --------------------------------------------------------------------------------------


def price_in_corn(tile, level):
    """Uxmal 4: corn for each resource of the printed cost, less what architecture saves (9.8, 10.4)."""
    n: cython.int = printed.cost[tile][WOOD] + printed.cost[tile][STONE] + printed.cost[tile][GOLD]
    price: cython.int = n * printed.corn_per_resource
    if level >= printed.discount_from:
        price -= printed.discount_corn
    return price if price > 0 else 0


def affordable(t, tile, how, level, corn):
    """Can the mover pay for this tile with `corn` in hand, at this level of architecture?"""
    player: cython.pointer[Player] = mover(t)
    missing: cython.int = 0
    resource: cython.int
    if how == BUILD_WITH_CORN:
        return corn >= price_in_corn(tile, level)
    for resource in range(RESOURCES):
        if printed.cost[tile][resource] > player.block[resource]:
            missing += printed.cost[tile][resource] - player.block[resource]
    if tile >= BUILDINGS:
        return missing == 0 and player.skulls >= printed.cost[tile][SKULL]
    return missing <= (1 if level >= printed.discount_from else 0)


def offered(t, tile):
    """Does the tile lie in the buildings row or in the monuments row?"""
    i: cython.int
    for i in range(OFFER):
        if t.offer[i] == tile:
            return True
    for i in range(MOST_MONUMENTS):
        if t.monument[i] == tile:
            return True
    return False


def can_build(t, how, corn):
    """Is there anything on offer that the mover can pay for?"""
    level: cython.int = mover(t).level[ARCHITECTURE]
    i: cython.int
    for i in range(OFFER):
        if t.offer[i] != NO_TILE and affordable(t, t.offer[i], how, level, corn):
            return True
    if how == BUILD_FIRST_OF_TWO:
        for i in range(MOST_MONUMENTS):
            if t.monument[i] != NO_TILE and affordable(t, t.monument[i], how, level, corn):
                return True
    return False


# ---- choosing ----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_sorted(out: cython.p_short, n: cython.int, move: cython.int) -> cython.int:
    """Put a move in its place among those from the second on, which are buildings."""
    while n > 0 and out[n - 1] > move:
        out[n] = out[n - 1]
        n -= 1
    out[n] = move
    return n


def fill_build(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    level: cython.int = player.level[ARCHITECTURE] if frame.c else 0
    n: cython.int = 0
    i: cython.int
    if frame.b:
        out[n] = DONE
        n += 1
    for i in range(OFFER):
        if t.offer[i] != NO_TILE and affordable(t, t.offer[i], frame.a, level, player.corn):
            add_sorted(out, n, BUILD + t.offer[i])
            n += 1
    if frame.a == BUILD_FIRST_OF_TWO:
        for i in range(MOST_MONUMENTS):
            if t.monument[i] != NO_TILE and affordable(t, t.monument[i], frame.a, level, player.corn):
                add_sorted(out, n, BUILD + t.monument[i])
                n += 1
    return n


def resolve_build(t, move):
    frame: Frame = pop(cython.address(t.head))
    tile: cython.int = move - BUILD
    level: cython.int = mover(t).level[ARCHITECTURE]
    if move == DONE:
        return
    if tile >= BUILDINGS:
        build_monument(t, tile)
        return
    take_offered(t, tile)
    if frame.a != BUILD_FIRST_OF_TWO:
        build(t, tile, frame.a, level if frame.c else 0)
    elif level == 0:
        push(cython.address(t.head), ASK_BUILD, BUILD_SECOND, True, True)
        build(t, tile, BUILD_ONE, 0)
    elif any_offered(t):
        push(cython.address(t.head), ASK_ARCHITECTURE, tile)
    else:
        build(t, tile, BUILD_ONE, level)


def fill_architecture(t, out):
    """With two buildings in one action, architecture helps one of them: this one, or the other (9.6c)."""
    tile: cython.int = top(cython.address(t.head)).a
    out[0] = APPLY_NOW
    if not affordable(t, tile, BUILD_ONE, 0, 0):
        return 1
    out[1] = APPLY_LATER
    return 2


def resolve_architecture(t, move):
    tile: cython.int = pop(cython.address(t.head)).a
    now: cython.bint = move == APPLY_NOW
    push(cython.address(t.head), ASK_BUILD, BUILD_SECOND, True, not now)
    build(t, tile, BUILD_ONE, mover(t).level[ARCHITECTURE] if now else 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def any_offered(t: cython.pointer[Table]) -> cython.bint:
    i: cython.int
    for i in range(OFFER):
        if t.offer[i] != NO_TILE:
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def take_offered(t: cython.pointer[Table], tile: cython.int) -> cython.void:
    """Take a building out of the row. The gap stays until the end of the turn (9.2)."""
    i: cython.int
    for i in range(OFFER):
        if t.offer[i] == tile:
            t.offer[i] = NO_TILE


# ---- paying and receiving ----------------------------------------------------------------------------------


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def build(t: cython.pointer[Table], tile: cython.int, how: cython.int, level: cython.int) -> cython.void:
    """Pay at this level of architecture (0: it is not applied); the rest follows as pending work."""
    player: cython.pointer[Player] = mover(t)
    push(cython.address(t.head), WORK_OWN, tile, level)
    if how == BUILD_WITH_CORN:
        pay(t, player, CORN, price_in_corn(tile, level))
    elif level >= printed.discount_from:
        push(cython.address(t.head), ASK_DISCOUNT, tile)
    else:
        pay_cost(t, tile, -1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def pay_cost(t: cython.pointer[Table], tile: cython.int, spared: cython.int) -> cython.void:
    """The printed cost, less one block of a spared resource (-1: of none)."""
    good: cython.int
    for good in range(GOODS):
        pay(t, mover(t), good, printed.cost[tile][good] - (good == spared))


def fill_discount(t, out):
    """A required resource that is left out, such that the others can be paid (9.8)."""
    tile: cython.int = top(cython.address(t.head)).a
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 0
    resource: cython.int
    other: cython.int
    enough: cython.bint
    for resource in range(RESOURCES):
        if printed.cost[tile][resource] == 0:
            continue
        enough = True
        for other in range(RESOURCES):
            if player.block[other] + (1 if other == resource else 0) < printed.cost[tile][other]:
                enough = False
        if enough:
            out[n] = DISCOUNT + resource
            n += 1
    return n


def resolve_discount(t, move):
    tile: cython.int = pop(cython.address(t.head)).a
    pay_cost(t, tile, move - DISCOUNT)


def work_own(t):
    """The tile is taken: what architecture adds, then the tile's own effects."""
    frame: Frame = pop(cython.address(t.head))
    player: cython.pointer[Player] = mover(t)
    player.built |= cython.cast(cython.ulonglong, 1) << frame.a
    note(cython.address(t.head), EV_BUILD, t.head.to_move, frame.a)
    gain(t, player, CORN, printed.architecture_corn[frame.b])
    score(t, player, printed.architecture_vp[frame.b], FROM_BUILDINGS, OF_TILE + frame.a)
    if printed.effects[frame.a] > 0:
        push(cython.address(t.head), WORK_EFFECTS, frame.a, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def build_monument(t: cython.pointer[Table], tile: cython.int) -> cython.void:
    """No technology applies; a skull that is paid goes back to the bank (9.5)."""
    i: cython.int
    for i in range(MOST_MONUMENTS):
        if t.monument[i] == tile:
            t.monument[i] = NO_TILE
    pay_cost(t, tile, -1)
    mover(t).built |= cython.cast(cython.ulonglong, 1) << tile
    note(cython.address(t.head), EV_BUILD, t.head.to_move, tile)


# ---- the row of buildings ----------------------------------------------------------------------------------


def refill(t):
    """Fill the gaps from the stack of the age, as far as it goes (9.2)."""
    i: cython.int
    stack: cython.int = t.age
    for i in range(OFFER):
        if t.offer[i] == NO_TILE and t.left[stack] > 0:
            t.left[stack] -= 1
            t.offer[i] = t.deck[stack][t.left[stack]]
            t.deck[stack][t.left[stack]] = NO_TILE
            t.head.known += 1
            note(cython.address(t.head), EV_REVEAL, -1, t.offer[i])


def change_age(t):
    """All buildings of age 1 leave the game, and six of age 2 are revealed (15.2)."""
    i: cython.int
    for i in range(t.left[0]):
        t.deck[0][i] = NO_TILE
    t.left[0] = 0
    for i in range(OFFER):
        t.offer[i] = NO_TILE
    t.age = 1
    note(cython.address(t.head), EV_NEW_AGE, -1)
    refill(t)
