"""The variants of the game, and what can be changed of the Teotibot (rules 25, 26, 33)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cenote.core.game import Option
from cenote.games.teotihuacan.components import PRINTED, SETUPS

BOT = PRINTED["teotibot"]
SOLO = range(1, 2)
GROUPS = range(2, 5)
AS_SET = "as_set"
"""The choice that leaves a part of the Teotibot to its difficulty."""

# What can be changed: the name of the option, the differences that the rules allow, and what it is.
KNOBS: tuple[tuple[str, str, str], ...] = (
    ("bot_worker_4", "worker_power", "the power of the Teotibot's worker on board 4"),
    ("bot_worker_6", "worker_power", "the power of its worker on board 6"),
    ("bot_worker_8", "worker_power", "the power of its worker on board 8"),
    ("bot_wood", "resource", "its wood at the start"),
    ("bot_stone", "resource", "its stone at the start"),
    ("bot_gold", "resource", "its gold at the start"),
    ("bot_exchange", "exchange_vp", "its VP for 10 cocoa"),
    ("bot_worship", "worship_steps", "the temple steps of its Action tile Worship"),
    ("bot_bonus", "temple_bonus_vp", "its VP for a Temple Bonus tile"),
    ("bot_technology", "technology_vp", "its VP for a technology"),
)


def _knob(name: str, sort: str, meaning: str) -> Option:
    choices = (AS_SET, *sorted((0, *BOT["difficulty"][sort])))
    return Option(name, AS_SET, choices, f"the change in {meaning}", dict.fromkeys(choices[1:], SOLO))


OPTIONS: tuple[Option, ...] = (
    Option(
        "setup",
        SETUPS[0],
        SETUPS,
        "Starting tiles are dealt, drafted, or replaced by the fixed setup for a first game",
        {"draft": GROUPS},
    ),
    Option("dark_eclipse", False, (True, False), "Eclipses are scored at once", {True: GROUPS}),
    Option(
        "difficulty",
        "as_printed",
        tuple(BOT["setting"]),
        "how hard the Teotibot is to beat",
        {setting: SOLO for setting in BOT["setting"] if setting != "as_printed"},
    ),
    *(_knob(*knob) for knob in KNOBS),
)


def knobs(options: Mapping[str, Any]) -> list[int]:
    """How each part of the Teotibot differs from what is printed."""
    setting: dict[str, int] = BOT["setting"][options["difficulty"]]
    return [setting.get(name, 0) if options[name] == AS_SET else options[name] for name, _, _ in KNOBS]


def options_of(differences: list[int]) -> dict[str, Any]:
    """The options that make these differences: a difficulty, or one part of the Teotibot after the other."""
    names = [name for name, _, _ in KNOBS]
    for difficulty, setting in BOT["setting"].items():
        if differences == [setting.get(name, 0) for name in names]:
            return {"difficulty": difficulty, **dict.fromkeys(names, AS_SET)}
    changed = {name: difference or AS_SET for name, difference in zip(names, differences, strict=True)}
    return {"difficulty": "as_printed", **changed}
