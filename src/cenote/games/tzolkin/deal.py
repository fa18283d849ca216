"""The deal: what is drawn, from what, and how much of it a seat has seen (rules 1.6, 2)."""

from __future__ import annotations

from functools import cache
from typing import Any

from cenote.core.deal import UNSEEN, Deal, Draw, Field, Seat
from cenote.games.tzolkin.components import AGE_IDS, MONUMENT_IDS, PRINTED, WEALTH_IDS, by_seats

SETUP = PRINTED["setup"]


@cache
def fields(seats: int) -> tuple[Field, ...]:
    dealt = seats * SETUP["wealth_dealt"]
    neutral = by_seats(SETUP["neutral_workers"], seats)
    return (
        Seat("first", tuple(range(seats))),
        Draw("monuments", MONUMENT_IDS, by_seats(SETUP["monuments"], seats)),
        Draw("age_1", AGE_IDS[0], len(AGE_IDS[0])),
        Draw("age_2", AGE_IDS[1], len(AGE_IDS[1])),
        Draw("wealth", WEALTH_IDS, SETUP["wealth_dealt"], each_seat=True),
        Draw("neutral", WEALTH_IDS, len(WEALTH_IDS) - dealt if neutral else 0),
    )


def seal(deal: Deal, position: dict[str, Any], seat: int | None) -> Deal:
    """The deal with `?` for all that this seat (None: a spectator) has not seen by this position."""
    seen = {
        "age_1": _seen_of_age_1(deal, position),
        "age_2": len(deal["age_2"]) - len(position["buildings"]["stack_2"]),
        "neutral": len(position["neutral_tiles"]),
    }
    sealed = dict(deal)
    for name, count in seen.items():
        sealed[name] = deal[name][:count] + [UNSEEN] * (len(deal[name]) - count)
    revealed = {tile for player in position["players"] for tile in player["wealth_kept"] if position["round"] > 0}
    sealed["wealth"] = [
        [tile if number == seat or tile in revealed else UNSEEN for tile in tiles]
        for number, tiles in enumerate(deal["wealth"])
    ]
    return sealed


def _seen_of_age_1(deal: Deal, position: dict[str, Any]) -> int:
    """In age 2 the stack is gone; what was seen is what lay in the row at first and what replaced a built tile."""
    if position["age"] == 1:
        return len(deal["age_1"]) - len(position["buildings"]["stack_1"])
    built = sum(tile in AGE_IDS[0] for player in position["players"] for tile in player["buildings"])
    offered: int = SETUP["buildings_on_offer"]
    return min(len(deal["age_1"]), offered + built)
