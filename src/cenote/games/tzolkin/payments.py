# mypy: ignore-errors
"""Paying and taking resources of choice, and the market (rules 8.5, 10.2, 10.10, 12).

Blocks are paid and taken in the order of the resources: wood before stone before gold. That way each choice of
blocks is offered once, whichever order a person has in mind.
"""

import cython
from cython.cimports.cenote.core.frames import Frame, pop, push, top
from cython.cimports.cenote.games.tzolkin.board import (
    ASK_CLIMB,
    ASK_PAY,
    ASK_TAKE,
    CORN,
    GOLD,
    RESOURCES,
    Player,
    blocks,
    gain,
    mover,
    pay,
    printed,
)
from cython.cimports.cenote.games.tzolkin.moves import BUY, DONE, PAY, SELL, TAKE


def fill_pay(t, out):
    """The next block, such that the rest can be paid with what comes after it."""
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 0
    resource: cython.int
    rest: cython.int = 0
    for resource in range(frame.b, RESOURCES):
        rest += player.block[resource]
    for resource in range(frame.b, RESOURCES):
        if player.block[resource] > 0 and rest >= frame.a:
            out[n] = PAY + resource
            n += 1
        rest -= player.block[resource]
    return n


def resolve_pay(t, move):
    frame: Frame = pop(cython.address(t.head))
    resource: cython.int = move - PAY
    pay(t, mover(t), resource, 1)
    if frame.a > 1:
        push(cython.address(t.head), ASK_PAY, frame.a - 1, resource)


def fill_take(t, out):
    n: cython.int = 0
    resource: cython.int
    for resource in range(top(cython.address(t.head)).b, RESOURCES):
        out[n] = TAKE + resource
        n += 1
    return n


def resolve_take(t, move):
    frame: Frame = pop(cython.address(t.head))
    resource: cython.int = move - TAKE
    gain(t, mover(t), resource, 1)
    if frame.a > 1:
        push(cython.address(t.head), ASK_TAKE, frame.a - 1, resource)


def fill_devotion(t, out):
    """After an action of Chichen Itza: pay one block for a temple step, or not (10.10)."""
    n: cython.int = 1
    resource: cython.int
    out[0] = DONE
    for resource in range(RESOURCES):
        if mover(t).block[resource] > 0:
            out[n] = PAY + resource
            n += 1
    return n


def resolve_devotion(t, move):
    pop(cython.address(t.head))
    if move != DONE:
        pay(t, mover(t), move - PAY, 1)
        push(cython.address(t.head), ASK_CLIMB, 1)


# ---- the market --------------------------------------------------------------------------------------------
# Every exchange is the same as some sales followed by some purchases of other resources (10.2). So sales come first,
# each part in the order of the resources, and nothing is bought back.


def can_trade(player, corn):
    """Is there anything to sell, or corn enough to buy?"""
    resource: cython.int
    for resource in range(RESOURCES):
        if corn >= printed.price[resource]:
            return True
    return blocks(player) > 0


def fill_market(t, out):
    frame: Frame = top(cython.address(t.head))[0]
    player: cython.pointer[Player] = mover(t)
    n: cython.int = 1
    resource: cython.int
    out[0] = DONE
    if not frame.d:
        for resource in range(frame.a, RESOURCES):
            if player.block[resource] > 0:
                out[n] = SELL + resource
                n += 1
    for resource in range(frame.b, RESOURCES):
        if player.corn >= printed.price[resource] and not (frame.c >> resource) & 1:
            out[n] = BUY + resource
            n += 1
    return n


def resolve_market(t, move):
    frame: cython.pointer[Frame] = top(cython.address(t.head))
    player: cython.pointer[Player] = mover(t)
    resource: cython.int
    if move == DONE:
        pop(cython.address(t.head))
    elif move <= SELL + GOLD:
        resource = move - SELL
        pay(t, player, resource, 1)
        gain(t, player, CORN, printed.price[resource])
        frame.a = resource
        frame.c |= 1 << resource
    else:
        resource = move - BUY
        pay(t, player, CORN, printed.price[resource])
        gain(t, player, resource, 1)
        frame.b = resource
        frame.d = True
