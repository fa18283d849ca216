"""Positions that can't be: each kind of fault is refused, and the words say what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from cenote import BadSetup
from cenote.games.teotihuacan.components import DECORATION_IDS, STARTING_IDS
from tests.games.teotihuacan.at_work import RING
from tests.games.teotihuacan.building import decorations, level, pyramid
from tests.games.teotihuacan.eclipses import FINISHED
from tests.games.teotihuacan.scenes import game

TURN = {"ask": "turn"}
END = {"ask": "end"}
LEAVE = {"ask": "leave"}
TAKE = {"ask": "take", "count": 1, "from": "wood"}
KEEP = {"pending": [{"ask": "keep"}]}
FIRST_GAME = {"options": {"setup": "first_game"}}
DRAFT = {"options": {"setup": "draft"}}
DRAFTING = {**DRAFT, "pending": [{"ask": "draft"}]}
SOLO: dict[str, Any] = {"seats": 1}
HANDS = [{"starting_dealt": list(STARTING_IDS[4 * seat : 4 * seat + 4])} for seat in range(2)]
KEPT = [{**hand, "starting_kept": hand["starting_dealt"][:2]} for hand in HANDS]  # S01 S02, and S05 S06
READY = {**KEPT[0], "workers": ["palace.1", "forest.1", "gold_deposits.1"]}
WITH_S14 = {"starting_dealt": ["S01", "S14"], "starting_kept": ["S01", "S14"]}
AT_WORK = {"ask": "tile", "workers": 1, "placed": 0, "discount": 0}


def me(**entries: Any) -> dict[str, Any]:
    """Seat 0 has this."""
    return {"players": [entries, {}]}


def bot(**entries: Any) -> dict[str, Any]:
    return {**SOLO, "teotibot": entries}


def asks(*frames: dict[str, Any] | str, **entries: Any) -> dict[str, Any]:
    """These decisions are pending; those that need nothing more by name."""
    return {"pending": [{"ask": frame} if isinstance(frame, str) else frame for frame in frames], **entries}


def served(n: int, *frames: dict[str, Any] | str, **entries: Any) -> dict[str, Any]:
    """While Starting tiles bring what they bring, for the seat of this number."""
    return asks({"ask": "seat", "served": n}, *frames, **{"to_move": n - 1, "players": KEPT, **entries})


def benefits(tile: str) -> dict[str, Any]:
    return {"ask": "benefits", "tile": tile}


def claim(at: str) -> dict[str, Any]:
    return {"ask": "claim", "at": at}


def power_up(board: str = "any", **entries: Any) -> dict[str, Any]:
    return {"ask": "power_up", "board": board, "optional": False, **entries}


def power_up_times() -> dict[str, Any]:
    return {"ask": "power_up_times", "board": "any", "times": 1, "optional": False, "then_optional": False}


def fee(what: str, at: str, power: int = 1, second: int = 0) -> dict[str, Any]:
    return {"ask": "fee", "for": what, "at": at, "power": power, "second": second}


def go(board: str = "palace", power: int = 1, second: int = 0, unlimited: bool = False) -> dict[str, Any]:
    return {"ask": "go", "board": board, "power": power, "second": second, "unlimited": unlimited}


def action(board: str = "forest", power: int = 1, second: int = 0) -> dict[str, Any]:
    return {"ask": "action", "board": board, "power": power, "second": second}


def trade(tile: str, times: int = 1) -> dict[str, Any]:
    return {"ask": "trade", "tile": tile, "times": times, "from": "wood"}


ON_WAY = {"on_the_way": [1], "workers": ["palace.1", "palace.1"]}
LOCKED = {"locked": {"forest": 1}, "workers": ["palace.1"]}

WRONG: list[tuple[dict[str, Any], str]] = [
    # as a whole
    ({"seats": 5}, "seats: 5 is not a whole number from 1 to 4"),
    ({"seats": None}, "seats: None is not a whole number from 1 to 4"),
    ({"seats": True}, "seats: True is not a whole number from 1 to 4"),
    ({"game": "go"}, "game: 'go' is not teotihuacan"),
    ({"colour": "red"}, "position: there is no 'colour'; there are game, seats, options"),
    ({"options": 3}, "options: a mapping is needed, not 3"),
    ({"options": {"burn": True}}, "teotihuacan has no option 'burn'; it has setup, dark_eclipse"),
    ({"options": {"setup": "chess"}}, "option setup: 'chess' is none of"),
    ({**SOLO, **DRAFT}, "option setup: draft is for 2 to 4 seats"),
    ({**SOLO, "options": {"dark_eclipse": True}}, "option dark_eclipse: yes is for 2 to 4 seats"),
    ({"options": {"difficulty": "harder"}}, "option difficulty: harder is for 1 seat"),
    ({"options": {"bot_wood": 1}}, "option bot_wood: 1 is for 1 seat"),
    ({"players": [{}]}, "players: a list of 2 is needed, one for each seat"),
    ({"players": {}}, "players: a list of 2 is needed, one for each seat"),
    ({"players": [{}, 7]}, "player 1: a mapping is needed, not 7"),
    (me(hat=1), "player 0: there is no 'hat'; there are points, cocoa"),
    ({"teotibot": {}}, "teotibot: it plays with one seat only"),
    # the calendar
    ({"round": 0}, "round: 0 is not a whole number from 1 to 99"),
    ({"round": 100}, "round: 100 is not a whole number from 1 to 99"),
    ({**KEEP, "players": HANDS, "round": 1}, "round, while the game is set up: 1 is not a whole number from 0 to 0"),
    ({"eclipses": 3}, "eclipses: 3 is not a whole number from 0 to 2"),
    ({"light_disc": 11}, "light_disc: 11 is not a whole number from 0 to 10"),
    ({"light_disc": 9, "eclipses": 2}, "light_disc: 9 is not a whole number from 0 to 8"),
    ({"seats": 4, "light_disc": 13}, "light_disc: 13 is not a whole number from 0 to 12"),
    ({"pyramid": FINISHED, "light_disc": 3}, "light_disc: with the Pyramid finished it is on space 10"),
    ({"announced": 1}, "announced: 1 is neither true nor false"),
    ({"announced": True}, "announced: an Eclipse is when the light disc is on space 10, not 0"),
    (
        {"announced": True, "light_disc": 10, "options": {"dark_eclipse": True}},
        "announced: a Dark Eclipse comes without being announced",
    ),
    ({"first_player": 2}, "first_player: 2 is not a whole number from 0 to 1"),
    ({"to_move": 2}, "to_move: 2 is not a whole number from 0 to 1"),
    ({"last_goods": "M1"}, "last_goods: 'M1' is none of vp, resources3"),
    # the boards
    ({"ring": ["palace"]}, "ring: 8 are needed, not 1"),
    ({"ring": "palace"}, "ring: a list is needed, not 'palace'"),
    ({"ring": ["palace"] * 8}, "ring: palace is there twice"),
    ({"ring": ["harbour"] * 8}, "ring: 'harbour' is none of palace, forest"),
    (
        {"ring": ["forest", *RING[1:3], "palace", *RING[4:]]},
        "ring: palace lies at place 1, and never moves",
    ),
    ({"royal_tiles": {"a": "P4", "c": "P1"}}, "royal_tiles: b is missing"),
    ({"royal_tiles": {"a": "P1", "b": "P6", "c": "P1"}}, "royal_tiles: a: P1 is of another category"),
    ({"royal_tiles": {"a": "X", "b": "P6", "c": "P1"}}, "royal_tiles: a: 'X' is none of P1"),
    ({"technologies": ["TECH1"]}, "technologies: 6 are needed, not 1"),
    (
        {"technologies": ["TECH3", "TECH1", "TECH5", "TECH9", "TECH15", "TECH17"]},
        "technologies: they lie in ascending order",
    ),
    ({"temple_bonus": {"blue": "F1"}}, "temple_bonus: red is missing"),
    ({"temple_bonus": {"blue": "F1", "red": "F1", "green": "F2"}}, "temple_bonus: F1 is there twice"),
    ({"nobles": {"attic": 1}}, "nobles: there is no 'attic'; there are top, middle, bottom"),
    ({"nobles": {"bottom": 4}}, "nobles: bottom: 4 is not a whole number from 0 to 3"),
    ({"nobles": {"top": 5, "middle": 4, "bottom": 3}}, "nobles: Buildings in all rows: 12 is not a whole number"),
    # the Pyramid and its decorations
    ({"pyramid": {"display": ["T01"] * 2}}, "pyramid: display: T01 is there twice"),
    ({"pyramid": {"display": [None] * 4}}, "pyramid: display: 4 places, and there are 3"),
    ({"pyramid": {"display": "T01"}}, "pyramid: display: a list is needed, not 'T01'"),
    ({"pyramid": {"stack": ["T33"]}}, "pyramid: stack: 'T33' is none of T01"),
    ({"pyramid": {"display": ["T01"], "stack": ["T01"]}}, "pyramid: T01 is there 2 times"),
    ({"pyramid": {"tiles": {"5.0.0": {"tile": "T01"}}}}, "pyramid: tiles: there is no '5.0.0'"),
    ({"pyramid": {"tiles": {"1.0.0": "T01"}}}, "pyramid: tiles: 1.0.0: a mapping is needed, not 'T01'"),
    ({"pyramid": {"tiles": {"1.0.0": {}}}}, "pyramid: tiles: 1.0.0: tile: None is none of T01"),
    ({"pyramid": {"tiles": {"1.0.0": {"tile": "T01", "turned": 4}}}}, "1.0.0: turned: 4 is not a whole number from 0"),
    (
        {"pyramid": {"tiles": {"2.0.0": {"tile": "T01"}}}},
        "2.0.0: it rests on four tiles, and not all of them are there",
    ),
    ({"decorations": {"display": ["D01"] * 2}}, "decorations: display: D01 is there twice"),
    ({"decorations": {"display": ["D16"]}}, "decorations: display: 'D16' is none of D01"),
    ({"decorations": {"display": ["D01"], "stack": ["D01"]}}, "decorations: D01 is there 2 times"),
    ({"decorations": {"sides": {"under": []}}}, "decorations: sides: there is no 'under'; there are top, right"),
    ({"decorations": {"sides": {"top": list(DECORATION_IDS[:5])}}}, "decorations: top: 5 of them, and at most 4"),
    (
        {"decorations": {"sides": {"top": ["D01", "D02"]}}},
        "decorations: top: number 2 lies on Pyramid tiles of level 1, which aren't there",
    ),
    # Discovery tiles
    ({"discoveries": {"boards": {"nobles": "M1"}}}, "discoveries: boards: there is no 'nobles'; there are palace"),
    ({"discoveries": {"boards": {"palace": "M8"}}}, "discoveries: palace: 'M8' is none of M1"),
    ({"discoveries": {"avenue": {"4": []}}}, "discoveries: avenue: there is no '4'; there are 3, 6, 8"),
    ({"discoveries": {"avenue": {"8": ["M7", "M7"]}}}, "discoveries: avenue: 8: 2 of them, and at most 1 can be here"),
    ({"discoveries": {"steps": {"blue.5": []}}}, "discoveries: steps: there is no 'blue.5'; there are blue.4"),
    ({"discoveries": {"steps": {"green.3": ["M7", "M7"]}}}, "steps: green.3: 2 of them, and at most 1 can be here"),
    ({"discoveries": {"stack": ["M1", "M1"]}}, "discovery tiles: M1 is there 2 times, of 1"),
    ({"discoveries": {"stack": ["M1"]}, **me(unused={"M1": 1})}, "discovery tiles: M1 is there 2 times, of 1"),
    (
        {"discoveries": {"stack": ["S14"]}},
        "stack: the places of tiles with Starting tiles are gone when the game begins",
    ),
    (me(unused={"vp": 2}, used={"vp": 2}), "discovery tiles: vp is there 4 times, of 3"),
    (me(used={"M1": 1}), "player 0: used: there is no 'M1'; there are vp"),
    (me(unused={"vp": -1}), "player 0: unused: vp: -1 is not a whole number"),
    ({"attached": {"S14": "vp"}}, "attached: S14: its Discovery tile went back into the stack or was claimed"),
    ({"attached": {"S01": None}}, "attached: there is no 'S01'; there are S14, S16"),
    (
        {**FIRST_GAME, "attached": {"S14": "claimed"}},
        "attached: S14: nobody can have claimed its Discovery tile by now",
    ),
    (
        {**KEEP, "players": HANDS, "attached": {"S14": "claimed"}},
        "attached: S14: nobody can have claimed its Discovery tile by now",
    ),
    (
        {**KEEP, "players": HANDS, "discoveries": {"stack": ["S14"]}},
        "discoveries: stack: there is no tile that came with S14, and so no place for it",
    ),
    (
        {**KEEP, "players": HANDS, "discoveries": {"stack": ["S14"] * 2}, "attached": {"S14": "vp"}},
        "discoveries: stack: S14 is there twice",
    ),
    # neutral workers
    ({"neutral_workers": [[]] * 3}, "neutral_workers: a list of at most 2 colours is needed"),
    ({"seats": 4, "neutral_workers": [[]]}, "neutral_workers: a list of at most 0 colours is needed"),
    ({"neutral_workers": [["forest"] * 2]}, "neutral_workers: colour 0: forest is there twice"),
    (
        {"neutral_workers": [["forest", "palace", "nobles", "alchemy"]]},
        "colour 0: 4 of them, and at most 3 can be here",
    ),
    ({"neutral_tiles": [[]] * 4}, "neutral_tiles: a list of at most 3 lists is needed"),
    ({"neutral_tiles": [["S01"]]}, "neutral_tiles: list 0: two tiles for each colour are needed"),
    (
        {"neutral_tiles": [["S01", "S02", "S03", "S04"]], "players": [KEPT[0], {}]},
        "Starting tiles: S01 is there 2 times",
    ),
    # what players own
    (me(cocoa=-1), "player 0: cocoa: -1 is not a whole number from 0 to 10000"),
    ({"players": [{}, {"gold": 0.5}]}, "player 1: gold: 0.5 is not a whole number from 0 to 10000"),
    (me(points=-1), "player 0: points: -1 is not a whole number from 0 to 1000000"),
    (me(points=2.0), "player 0: points: 2.0 is not a whole number"),
    (me(temples={"chaac": 1}), "player 0: temples: there is no 'chaac'; there are blue, red, green"),
    (me(temples={"blue": 12}), "player 0: temples: blue: 12 is not a whole number from 0 to 11"),
    ({"players": [{"temples": {"red": 11}}] * 2}, "temples: red: the top step has room for one, not for player 0 and"),
    (
        {**bot(temples={"red": 11}), "players": [{"temples": {"red": 11}}]},
        "room for one, not for player 0 and teotibot",
    ),
    (me(avenue=10), "player 0: avenue: 10 is not a whole number from 0 to 9"),
    (me(pyramid_track=-1), "player 0: pyramid_track: -1 is not a whole number"),
    (me(technologies=["TECH7"]), "player 0: technologies: TECH7 is not in this game"),
    (me(technologies=["TECH1", "TECH1"]), "player 0: technologies: TECH1 is there twice"),
    # workers
    (me(workers=[]), "player 0: workers: there must be one at least"),
    (me(workers=["palace.1"] * 5), "player 0: 5 workers, and there are 4"),
    (me(workers="palace.1"), "player 0: workers: a list of workers is needed, not 'palace.1'"),
    (me(workers=["palace.6"]), "player 0: workers: 'palace.6' is no worker such as 'forest.3'"),
    (me(workers=["palace"]), "player 0: workers: 'palace' is no worker such as 'forest.3'"),
    (me(workers=[3]), "player 0: workers: 3 is no worker such as 'forest.3'"),
    (me(locked={"nobles": 1}), "player 0: locked: there is no 'nobles'; there are palace.a"),
    (me(locked={"forest": 0}), "player 0: locked: forest: 0 is not a whole number from 1 to 5"),
    ({"players": [LOCKED, LOCKED]}, "player 1: locked: forest has room for one worker, and is taken"),
    (me(on_the_way=[1, 1, 1]), "player 0: on_the_way: a list of at most 2 numbers is needed"),
    (me(**ON_WAY), "player 0: on_the_way: by what is pending it is [], not [1]"),
    ({"players": [{}, ON_WAY]}, "player 1: on_the_way, ascending: only workers of the player to move are"),
    (me(**ON_WAY) | {"to_move": None}, "player 0: on_the_way, ascending: not when the game is over"),
    (asks(action()), "player 0: on_the_way: by what is pending it is [1], not []"),
    (me(ascending=1, workers=["palace.1"]), "player 0: ascending: by what is pending it is 0, not 1"),
    # the Teotibot
    (bot(hat=1), "teotibot: there is no 'hat'; there are points, cocoa"),
    (bot(unused={"vp": 1}), "teotibot: of the Discovery tiles it claims only masks, not vp"),
    (bot(workers=["forest.1"]), "teotibot: locked: it always has one locked worker, not 0"),
    (bot(locked={"palace.a": 1}), "teotibot: locked: it doesn't worship at the Palace"),
    (bot(locked={"forest": 1}, ascending=1), "teotibot: on_the_way, ascending: its turns are over before anybody"),
    (bot(actions={"T": "worship"}), "teotibot: actions: ML is missing"),
    (bot(set_aside="worship"), "teotibot: actions and set_aside: worship is there twice"),
    (bot(directions=["from_left"]), "teotibot: directions: 2 are needed"),
    (bot(directions=["up", "down"]), "teotibot: directions: 'up' is none of from_left, from_right"),
    (bot(dice=[1]), "teotibot: dice: they are rolled in pairs"),
    (bot(last_roll=[1]), "teotibot: dice: they are rolled in pairs"),
    (bot(dice=[0, 7]), "teotibot: dice: 0 is not a whole number from 1 to 6"),
    (bot(turned=[4]), "teotibot: turned: 4 is not a whole number from 0 to 3"),
    (bot(turned=3), "teotibot: turned: a list of at most 30 numbers is needed, not 3"),
    # Starting tiles
    ({**FIRST_GAME, "players": [KEPT[0], {}]}, "Starting tiles: a first game is set up without them, so S01 isn't"),
    ({**FIRST_GAME, **KEEP}, "pending: in a first game no Starting tiles are chosen"),
    ({"laid_out": ["S01"]}, "laid_out: tiles lie out for a draft only"),
    ({"laid_out": ["S01"], "to_move": None}, "laid_out: tiles lie out for a draft only"),
    (me(starting_kept=["S01", "S01"]), "player 0: starting_kept: S01 is there twice"),
    (me(starting_kept=["S19"]), "player 0: starting_kept: 'S19' is none of S01"),
    (me(starting_kept=["S01"], starting_dealt=["S02"]), "player 0: starting_kept: S01 was not dealt"),
    (me(starting_dealt=list(STARTING_IDS[:5])), "player 0: starting_dealt: 5 of them, and at most 4 can be here"),
    (me(starting_dealt=list(STARTING_IDS[:4])), "player 0: starting_kept: 2 tiles were kept by now, not 0"),
    ({"players": [HANDS[0] | {"starting_kept": ["S01", "S02"]}] * 2}, "Starting tiles: S01 is there 2 times"),
    (KEEP, "player 0: starting_dealt: 4 tiles are needed to choose from"),
    ({**KEEP, **DRAFT}, "pending: keep: Starting tiles are drafted in this game"),
    ({**KEEP, "players": KEPT}, "player 0: starting_kept: 2 tiles can't have been chosen by now"),
    ({**KEEP, "players": HANDS, "to_move": 1}, "player 0: starting_kept: 0 tiles can't have been chosen by now"),
    (
        {**KEEP, "players": [HANDS[0] | {"workers": ["palace.1"]}, HANDS[1]]},
        "player 0: workers: they enter play when Starting tiles are revealed",
    ),
    (
        {**KEEP, "players": [HANDS[0] | {"starting_kept": ["S04"]}, HANDS[1]]},
        "pending: nobody could answer what is asked here",
    ),
    (asks("draft"), "pending: draft: Starting tiles are dealt in this game"),
    ({**DRAFTING, "laid_out": ["S01"]}, "laid_out: 1 tiles, and with 2 seats there are 3 to 6"),
    ({**DRAFTING, "laid_out": list(STARTING_IDS[:5])}, "to_move: with 1 tiles taken it is up to player 1, not 0"),
    (
        {**DRAFTING, "laid_out": list(STARTING_IDS[:6]), "players": [{"starting_dealt": ["S07"]}, {}]},
        "player 0: starting_dealt: 1 tiles can't have been taken by now",
    ),
    (
        {
            **DRAFTING,
            "laid_out": list(STARTING_IDS[:5]),
            "to_move": 1,
            "players": [{"starting_kept": ["S07"]}, {}],
        },
        "player 0: starting_kept: nothing is kept until the draft is over",
    ),
    (
        {**DRAFTING, "laid_out": list(STARTING_IDS[:6]), "players": [{"workers": ["forest.1"]}, {}]},
        "player 0: workers: they enter play when the draft is over",
    ),
    (served(1, LEAVE), "pending: 'seat' can't wait for 'leave'"),
    (served(1, benefits("S02"), LEAVE), "pending: 'leave' comes before the 'benefits' of two tiles"),
    (
        served(1, benefits("S01"), benefits("S02"), LEAVE),
        "pending: benefits: those of S01 can't be to come for player 0",
    ),
    (
        served(2, benefits("S02"), benefits("S01"), LEAVE, to_move=0),
        "pending: seat: 2 served by now doesn't fit with player 0 to move",
    ),
    (
        served(1, benefits("S02"), benefits("S01"), LEAVE, players=[KEPT[0], HANDS[1]]),
        "player 1: starting_kept: 2 tiles",
    ),
    (
        served(2, benefits("S06"), benefits("S05"), LEAVE),
        "player 0: workers: 0 can't be in play by now",
    ),
    (
        served(1, TAKE, players=[{**KEPT[0], "locked": {"forest": 1}}, KEPT[1]]),
        "player 0: workers: 1 can't be in play by now",
    ),
    (
        served(
            1,
            TAKE,
            players=[{**KEPT[0], "workers": ["nobles.1", "palace.1"], "locked": {"forest": 1}}, KEPT[1]],
        ),
        "player 0: workers: while the game is set up they stand unlocked, with power 1 to 3",
    ),
    (
        served(1, benefits("S02"), benefits("S01"), LEAVE, players=[KEPT[0], {}]),
        "player 1: starting_kept: 2 tiles are kept by now",
    ),
    (served(1, *[benefits("S02")] * 3, TAKE), "pending: 'benefits' are those of two tiles"),
    (served(1, benefits("S02"), benefits("S01"), TAKE), "pending: the 'benefits' of two tiles wait for 'leave'"),
    # what is pending
    (asks(), "pending: a list of 1 to 32 decisions is needed, not []"),
    ({"pending": None}, "pending: a list of 1 to 32 decisions is needed, not None"),
    ({"pending": [END] * 33}, "pending: a list of 1 to 32 decisions is needed"),
    ({"pending": ["turn"]}, "pending: 'turn' is no ask; there are keep, draft, turn"),
    (asks("lunch"), "is no ask; there are keep, draft, turn"),
    (asks({"ask": ["turn"]}), "is no ask; there are keep, draft, turn"),
    (asks({"ask": "turn", "late": 1}), "pending: turn has no 'late'; it has nothing"),
    (asks("go"), "pending: go: board: None is none of any, palace"),
    (asks(go("any")), "pending: go: a board is needed"),
    (asks(go(unlimited=1)), "pending: go: unlimited: 1 is none of False, True"),  # type: ignore[arg-type]
    (asks("climb"), "pending: 'climb' can't be at the bottom"),
    (asks("turn", "end"), "pending: 'turn' can't wait for 'end'"),
    (asks("end", {"ask": "climb_times", "times": 1}), "pending: 'climb_times' can't be on top, as nobody is asked"),
    (asks("end", "reward", "turn"), "pending: 'reward' can't wait for 'turn'"),
    (asks(go("forest")), "pending: player 0 has no worker forest.1 to move"),
    (asks(go(power=2, second=1)), "pending: go: of two workers the weaker is named first"),
    (
        asks(go(second=1), {"ask": "with", "board": "palace", "power": 1}),
        "pending: 'go' waits for another worker of the same board, before anything else is used",
    ),
    (asks(go(), {"ask": "with", "board": "palace", "power": 2}), "pending: 'with' must name the worker of 'go'"),
    (
        asks(go(), {"ask": "with", "board": "palace", "power": 1}, **me(workers=["palace.1"])),
        "pending: with: no other worker could move along",
    ),
    # fees and worship
    (asks("end", fee("main", "palace.a")), "pending: fee: there is none for main at palace.a"),
    (asks("end", fee("main", "forest", 0)), "pending: fee: the power of the newcomer is needed"),
    (asks("end", fee("main", "forest"), **me(**ON_WAY)), "pending: fee: there is no main action to pay for at forest"),
    (asks("end", fee("unlock", "forest"), **me(**ON_WAY)), "pending: fee: nobody can be unlocked at forest"),
    (asks("end", fee("both", "forest")), "pending: fee: for both no worker is on its way"),
    (asks("end", fee("both", "forest", 0)), "pending: player 0 has no worker on forest"),
    (
        asks("end", fee("both", "forest", 0), **me(**LOCKED)),
        "pending: there is no Discovery tile at forest, and so no doing both",
    ),
    (
        asks("end", fee("main", "forest"), players=[ON_WAY, {"workers": ["forest.1"]}]),
        "pending: nobody could answer what is asked here",
    ),
    (
        asks("end", {"ask": "lock", "space": "forest", "power": 1, "second": 1, "free": False}, **me(**LOCKED)),
        "pending: lock: forest is taken",
    ),
    (asks("end", {"ask": "worship", "space": "forest", "free": False}), "pending: player 0 has no worker on forest"),
    (asks("end", {"ask": "order", "space": "forest"}, **me(**LOCKED)), "there is no Discovery tile at forest"),
    (asks("end", trade("P1")), "pending: trade: there is nothing to trade on P1"),
    (asks("end", trade("P2")), "pending: trade: P2 is not in this game"),
    (asks("end", trade("P6")), "pending: player 0 has no worker on palace.b"),
    (
        asks("end", trade("P6", 2), **me(locked={"palace.b": 1}, cocoa=9)),
        "pending: trade: a worker of power 1 doesn't trade 2 times",
    ),
    # claims and steps
    (asks("end", claim("nobles")), "pending: claim: no Discovery tiles lie at 'nobles'"),
    (asks("end", claim("avenue.3")), "pending: claim: player 0 hasn't come to avenue.3"),
    (asks("end", claim("blue.4")), "pending: claim: player 0 hasn't come to blue.4"),
    (asks("end", claim("S14")), "pending: claim: the tile of 'S14' can't be claimed here"),
    (asks("turn", claim("forest")), "pending: claim: the tile of 'forest' can't be claimed here"),
    (
        asks("end", claim("avenue.3"), claim("avenue.3"), **me(avenue=3)),
        "pending: claim: that at avenue.3 is there 2 times",
    ),
    (asks("end", {"ask": "then_claim", "at": "nobles"}, "climb"), "pending: then_claim: 'nobles' is no board with"),
    (served(1, claim("S14"), players=[READY, KEPT[1]]), "pending: claim: player 0 hasn't kept S14"),
    (served(1, claim("palace")), "pending: claim: nobody is at a worship area while the game is set up"),
    (
        served(1, claim("S14"), attached={"S14": "claimed"}, players=[{**READY, **WITH_S14}, KEPT[1]]),
        "pending: claim: S14: its Discovery tile is claimed already",
    ),
    (
        asks("end", {"ask": "steps", "first": "blue", "second": "blue"}),
        "pending: steps: there must be two temples in which the marker can move",
    ),
    (asks("end", {"ask": "reborn", "seat": 0}, claim("blue.4")), "a worker is reborn after a claim on the Avenue"),
    (
        asks("end", {"ask": "reborn", "seat": 1}, claim("avenue.3"), **me(avenue=3)),
        "pending: reborn: it is the worker of the player to move",
    ),
    (
        asks("end", {"ask": "reborn", "seat": 0}, claim("avenue.3"), **me(avenue=3)),
        "player 0: ascending: by what is pending it is 1, not 0",
    ),
    # main actions
    (
        asks("end", {"ask": "row", "workers": 1}, nobles={"top": 5}),
        "pending: row: there is no room for a Building with 1 workers",
    ),
    (asks("end", {"ask": "decoration", "workers": 1}), "decoration: there must be a tile in the display, and a side"),
    (
        asks("end", {"ask": "side", "tile": "D01", "workers": 1}, decorations=decorations("D02")),
        "pending: side: D01 is not in the display",
    ),
    (asks("end", {**AT_WORK, "placed": 2}), "pending: tile: with 1 workers 2 tiles can't have been placed"),
    (asks("end", {**AT_WORK, "discount": 1}), "pending: tile: a discount needs TECH15"),
    (asks("end", AT_WORK, {"ask": "place", "tile": "T01", "discount": 0}), "pending: T01 is not in the display"),
    (
        asks(
            "end",
            {**AT_WORK, "placed": 1},
            {"ask": "place", "tile": "T01", "discount": 0},
            pyramid=pyramid(display=["T01"]),
        ),
        "pending: T01 can't be placed in this action",
    ),
    (
        asks("end", AT_WORK, {"ask": "rotate", "tile": "T01", "place": "1.0.0"}, pyramid=pyramid(level(1), ["T01"])),
        "pending: T01 can't be placed and paid for on 1.0.0",
    ),
    (
        asks(
            "end",
            AT_WORK,
            {"ask": "discount", "tile": "T31", "place": "1.0.0", "turned": 1},
            pyramid=pyramid(display=["T31"]),
            **me(stone=2),
        ),
        "pending: discount: turned: T31 looks the same with fewer quarter turns",
    ),
    (asks("end", power_up("palace")), "pending: power_up: the palace has no main action"),
    (asks("turn", power_up("forest")), "pending: power-ups at forest follow a main action there"),
    (asks("end", {"ask": "more", "board": "any"}), "pending: more: a board is needed"),
    (asks("end", {"ask": "more", "board": "forest"}), "pending: one more power-up is for whoever has TECH13"),
    (
        asks("end", {"ask": "bonuses", "board": "nobles"}, "climb"),
        "pending: bonuses: those of nobles come with the action, not after a choice",
    ),
    (served(1, power_up("forest")), "pending: power_up: that of a Starting tile is for any board, and not optional"),
    (asks("end", power_up("forest"), **me(workers=["palace.1"])), "pending: nobody could answer what is asked here"),
    # salaries
    (
        asks({"ask": "after_eclipse", "next": 1}, {"ask": "salaries", "paid": 1}, {"ask": "salary", "owed": 3}),
        "pending: after_eclipse: it can't be player 1 who follows",
    ),
    (
        asks({"ask": "after_eclipse", "next": 0}, {"ask": "salaries", "paid": 2}, {"ask": "salary", "owed": 3}),
        "pending: salaries: 2 by now doesn't fit with player 0 to move",
    ),
    (
        asks({"ask": "after_eclipse", "next": 0}, {"ask": "salaries", "paid": 1}, {"ask": "salary", "owed": 2}),
        "pending: salary: player 0 owes 3 cocoa, not 2",
    ),
    (
        asks(
            {"ask": "after_eclipse", "next": 0},
            {"ask": "salaries", "paid": 1},
            {"ask": "salary", "owed": 3},
            announced=True,
            light_disc=10,
        ),
        "announced: it is over when salaries are paid",
    ),
    ({"to_move": None, "pending": [TURN]}, "pending: nothing is pending when the game is over"),
    # too much of it
    (asks("turn", power_up()), "pending: 1 power-ups for any board can't be due to 0 Discovery tiles used"),
    (
        asks("turn", *[power_up_times()] * 2, power_up(), **me(used={"power_up2": 1})),
        "pending: 3 power-ups for any board can't be due to 1 Discovery tiles used",
    ),
    (asks("end", *["light_disc", "reward"] * 10), "pending: 21 decisions are too many to wait here"),
]


@pytest.mark.parametrize(("position", "words"), WRONG, ids=[words for _, words in WRONG])
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        game.load({"seats": 2, **position})
    assert words in str(refusal.value)


@pytest.mark.parametrize("position", [None, 3, "seats", [("seats", 2)]])
def test_a_position_is_a_mapping(position: Any) -> None:
    with pytest.raises(BadSetup, match="position: a mapping is needed"):
        game.load(position)
