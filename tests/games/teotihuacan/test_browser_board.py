"""What the browser's board works out by itself, and its guided game, against the engine.

The board shows a tile turned before it is placed, and says which icons would match; it adds up salaries and masks. Its
own tests read `cases.json`, in which the engine says what is right; running this as a program writes it anew:
`python -m tests.games.teotihuacan.test_browser_board`.
"""

from __future__ import annotations

import json
import random
from typing import Any

from cenote.core.state import State
from cenote.games.teotihuacan.components import PRINTED
from cenote.games.teotihuacan.game import game
from tests.tree import ROOT

BOARD = ROOT / "web/src/boards/teotihuacan"
CASES = BOARD / "cases.json"
GUIDE: dict[str, Any] = json.loads((BOARD / "guide.json").read_text(encoding="utf-8"))
SEEDS = (3, 8)
TILES_OF_EACH = 6
LOOKED_AT = ("pyramid", "decorations", "pyramid_tiles", "decoration_tiles", "decoration_side", "eclipse", "calendar")


def play(state: State, token: str) -> list[dict[str, Any]]:
    """Make a move on a copy that logs, and say what it did."""
    copy = state.clone().log()
    copy.play(token)
    return copy.events()


def icons(events: list[dict[str, Any]]) -> int:
    """The points for matching icons. What is finished by the move is all that it does to them."""
    return sum(event["points"] for event in events if event["event"] == "points" and event["source"] == "icons")


def lying(state: State) -> dict[str, Any]:
    view = state.view(None)
    return {"pyramid": {"tiles": view["pyramid"]["tiles"]}, "decorations": {"sides": view["decorations"]["sides"]}}


def tile_cases(state: State) -> list[dict[str, Any]]:
    """Every legal place for the tile in hand, in each turn."""
    tile = state.view(None)["pending"][-1]["tile"]
    found = []
    for place in state.tokens():
        placed = state.clone().play(place)
        if placed.view(None)["pending"][-1]["ask"] == "rotate":
            points = [icons(play(placed, f"rotate:{turned}")) for turned in range(4)]
            found.append({"tile": tile, "place": place.removeprefix("place:"), "icons": points})
    return found


def side_cases(state: State) -> list[dict[str, Any]]:
    tile = state.view(None)["pending"][-1]["tile"]
    return [
        {"tile": tile, "side": token.removeprefix("side:"), "icons": decorated(play(state, token))}
        for token in state.tokens()
    ]


def decorated(events: list[dict[str, Any]]) -> int:
    """The points for icons; those for the decoration itself have the same source."""
    scored = sum(e["points"] for e in events if e["event"] == "points" and e["source"] in ("decorations", "icons"))
    return int(scored) - int(PRINTED["decorations"]["vp"])


def cases() -> dict[str, Any]:
    """Positions of seeded games, with what the engine says of them."""
    tiles: list[dict[str, Any]] = []
    sides: list[dict[str, Any]] = []
    salaries: list[dict[str, Any]] = []
    for seed in SEEDS:
        chance = random.Random(seed)
        state = game.new(4, seed).log()
        seen = {"place": 0, "side": 0}
        while not state.over:
            asked = state.view(None)["pending"][-1]
            if asked["ask"] == "place" and seen["place"] < TILES_OF_EACH:
                seen["place"] += 1
                tiles.append({"lying": lying(state), "tries": tile_cases(state)})
            if asked["ask"] == "side" and seen["side"] < TILES_OF_EACH:
                seen["side"] += 1
                sides.append({"lying": lying(state), "tries": side_cases(state)})
            if asked["ask"] == "salary":
                player = state.view(None)["players"][state.to_move]
                salaries.append({"workers": player["workers"], "locked": player["locked"], "owed": asked["owed"]})
            tokens = state.tokens()
            building = [token for token in tokens if token == "main" or token.startswith("go:construction")]
            state.play(chance.choice(building or tokens))
    masks = mask_cases()
    printed = {name: PRINTED[name] for name in LOOKED_AT}
    return {"printed": printed, "tiles": tiles, "sides": sides, "salaries": salaries, "masks": masks}


def mask_cases() -> list[dict[str, Any]]:
    """Masks of whole games and what they scored in the last Eclipse."""
    found = []
    for seed in range(4):
        chance = random.Random(seed)
        state = game.new(4, seed).log()
        while not state.over:
            tokens = state.tokens()
            wanted = [token for token in tokens if token.startswith(("claim:M", "choose:tile", "worship"))]
            state.play(chance.choice(wanted or tokens))
        scored = state.events()
        last = max(i for i, event in enumerate(scored) if event["event"] == "eclipse")
        for seat, player in enumerate(state.view(None)["players"]):
            points = [e["points"] for e in scored[last:] if e.get("source") == "masks" and e["seat"] == seat]
            found.append({"unused": player["unused"], "points": int(sum(points))})
    return found


def written(what: dict[str, Any]) -> str:
    return json.dumps(what, indent=1) + "\n"


def test_the_cases_of_the_board_are_what_the_engine_says() -> None:
    assert json.loads(CASES.read_text(encoding="utf-8")) == json.loads(written(cases()))


def test_the_guided_game_can_be_played_as_it_is_told() -> None:
    """Whatever else is dealt, each move that a step asks for is legal when it is told."""
    for seed in range(5):
        state = game.new(GUIDE["seats"], seed, deal=GUIDE["deal"], **GUIDE["options"])
        for step in GUIDE["steps"]:
            if "move" in step:
                assert step["move"] in state.tokens(), f"{step['id']}: {state.tokens()}"
                state.play(step["move"])
            else:
                assert state.view(0)["pending"][-1]["ask"] == step["ask"], step["id"]


def test_the_guided_game_does_what_its_words_say() -> None:
    state = game.new(GUIDE["seats"], 0, deal=GUIDE["deal"], **GUIDE["options"]).log()
    told: dict[str, list[dict[str, Any]]] = {}
    most: set[str] = set()
    for step in GUIDE["steps"]:
        before = len(state.events())
        if step["id"] == "place":
            most = most_points(state)
        if "move" in step:
            state.play(step["move"])
        told[step["id"]] = state.events()[before:]
    mine = {name: [event for event in events if event.get("seat") == 0] for name, events in told.items()}
    assert {"event": "gain", "good": "stone", "n": 1, "seat": 0} in mine["main-1"]
    assert not any(event["event"] == "pay" for event in mine["main-1"]), "it is said to be free"
    assert any(event["event"] == "claim" and event["kind"].startswith("M") for event in told["end-1"])
    assert any(event["event"] == "pay" and event["good"] == "cocoa" for event in mine["main-2"])
    assert most == {"place:2.1.2"}, "one place is worth most"
    assert icons(mine["rotate"]) == 4
    assert sum(event["points"] for event in mine["rotate"] if event["event"] == "points") == 8
    assert any(event["event"] == "claim" for event in mine["claim"])
    assert state.view(0)["players"][0]["locked"] == {"forest": 3}


def most_points(state: State) -> set[str]:
    """The places where the tile in hand can score most."""
    points = {}
    for place in state.tokens():
        placed = state.clone().play(place)
        done = [play(placed, f"rotate:{turned}") for turned in range(4)]
        points[place] = max(sum(e["points"] for e in events if e["event"] == "points") for events in done)
    return {place for place, most in points.items() if most == max(points.values())}


if __name__ == "__main__":
    CASES.write_text(written(cases()), encoding="utf-8")
