"""A view as panels in some language: the gears, what their actions do, temples, technologies, tiles, belongings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cenote.core.panels import Cell, Panel, Row, Teller
from cenote.games.tzolkin.components import GEAR_IDS, GOOD_IDS, PRINTED, RESOURCE_IDS, TEETH, TEMPLE_IDS, TRACK_IDS

GAME = "tzolkin"
TILES = {tile["id"]: tile for sort in ("building", "monument", "wealth") for tile in PRINTED[sort]}
EMPTY = "·"
NEUTRAL = "n"
LEVELS = range(4)


def panels(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> list[Panel]:
    """The whole table as this view shows it."""
    t = words.t
    return [
        Panel(t("ui-players"), list(_stocks(view, words, players)), always=True),
        Panel(t("tzolkin-board-gears"), list(_gears(view, words, players))),
        Panel(t("tzolkin-terminal-actions"), list(_actions(view, words, players))),
        Panel(t("tzolkin-board-temples"), list(_temples(view, words))),
        Panel(t("tzolkin-board-technologies"), list(_technologies(view, words))),
        Panel(t("tzolkin-board-buildings"), list(_buildings(view, words))),
        Panel(t("tzolkin-board-monuments"), list(_tiles(view["monuments"], words))),
        Panel(t("tzolkin-terminal-belongings"), list(_belongings(view, words, players))),
    ]


def _name(words: Teller, word: str) -> str:
    return words.name(GAME, word)


def _about(words: Teller, what: str, said: str) -> str:
    t = words.t
    return t("ui-terminal-about", what=what, said=said)


def _short(words: Teller, good: str) -> str:
    """A good as it is called where there is little room."""
    t = words.t
    return t("tzolkin-terminal-skulls") if good == "skull" else _name(words, good)


def _amounts(goods: Mapping[str, int], words: Teller) -> str:
    t = words.t
    return " + ".join(t("tzolkin-amount", good=good, n=n) for good, n in goods.items())


# ---- what is always in sight -------------------------------------------------------------------------------


def _stocks(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    t = words.t
    first = t("tzolkin-terminal-first", player=players[view["first_player"]])
    yield " · ".join((t("tzolkin-board-round", round=view["round"], age=view["age"]), _food_day(view, words), first))
    yield (
        "",
        t("ui-points"),
        *(_short(words, good) for good in ("corn", *RESOURCE_IDS, "skull")),
        t("tzolkin-terminal-workers"),
    )
    for seat, player in enumerate(view["players"]):
        goods = (str(player[good if good != "skull" else "skulls"]) for good in ("corn", *RESOURCE_IDS, "skull"))
        workers = f"{player['available']}/{player['workers']}"
        yield ((seat, f" {players[seat]}"), words.number(player["points"]), *goods, workers)


def _food_day(view: Mapping[str, Any], words: Teller) -> str:
    t = words.t
    day = view["next_food_day"]
    if day is None:
        return t("tzolkin-board-no-food-day")
    key = "tzolkin-terminal-food-day" if day["rounds"] else "tzolkin-board-days-to-food-day"
    reward = "tzolkin-board-reward-goods" if day["reward"] == "goods" else "tzolkin-board-reward-points"
    return f"{t(key, n=day['rounds'])} ({t(reward)})"


# ---- the gears ---------------------------------------------------------------------------------------------


def _gears(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    t = words.t
    yield ("", *(str(space) for space in range(max(TEETH))))
    for gear, printed in zip(GEAR_IDS, PRINTED["gear"], strict=True):
        cells = (_worker(view["gears"][gear].get(str(space)), space, printed) for space in range(printed["teeth"]))
        yield (_name(words, gear), *cells)
    taken = view["first_player_space"]
    yield _about(words, _name(words, "first"), EMPTY if taken is None else players[taken])
    yield t("tzolkin-board-tooth-corn", n=view["tooth_corn"])
    if any("neutral" in gear.values() for gear in view["gears"].values()):
        yield t("tzolkin-terminal-neutral")
    yield t("tzolkin-terminal-fields")
    yield ("", *view["jungle"])
    for good in ("wood", "corn"):
        yield (_name(words, good), *(str(tiles[good]) for tiles in view["jungle"].values()))
    yield t("tzolkin-terminal-bank", n=view["skulls_in_bank"])


def _worker(who: Any, space: int, gear: Mapping[str, Any]) -> Cell:
    if who is None:
        return EMPTY if space <= gear["free_choice"][-1] else ""
    return NEUTRAL if who == "neutral" else (who,)


def _actions(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    """What the action of each space does."""
    t = words.t
    for gear, printed in zip(GEAR_IDS, PRINTED["gear"], strict=True):
        yield _name(words, gear)
        for action in range(1, printed["free_choice"][0]):
            yield f"  {action}  {_does(gear, action, words)}"
            by = view["skull_spaces"].get(str(action)) if gear == "chichen_itza" else None
            if by is not None:
                used = t("tzolkin-board-sacred-used", player=players[by])
                yield f"     {used}"
        spaces = ", ".join(str(space) for space in printed["free_choice"])
        free = t("tzolkin-board-do-free")
        yield f"  {spaces}  {free}"


def _does(gear: str, action: int, words: Teller) -> str:
    t = words.t
    if gear == "palenque":
        harvest = next((each for each in PRINTED[gear]["harvest"] if each["action"] == action), None)
        if harvest is None:
            return t("tzolkin-board-do-fishing", n=PRINTED[gear]["fishing"])
        key = "tzolkin-board-do-harvest" if harvest["wood"] else "tzolkin-board-do-harvest-corn"
        return t(key, group=action, corn=harvest["corn"], wood=harvest["wood"])
    if gear == "yaxchilan":
        gain = next(each for each in PRINTED[gear]["gain"] if each["action"] == action)
        goods = {good: n for good, n in gain.items() if good in GOOD_IDS}
        return t("tzolkin-board-do-gain", goods=_amounts(goods, words))
    if gear == "chichen_itza":
        sacred = next(each for each in PRINTED[gear]["action"] if each["action"] == action)
        resource = "yes" if sacred.get("any_resource") else "no"
        temple = {"temple-name": _name(words, sacred["temple"])}
        return t("tzolkin-board-do-sacred", n=sacred["vp"], resource=resource, **temple)
    uxmal = PRINTED["uxmal"]
    fees = {"temple": uxmal["temple_corn"], "resource": uxmal["corn_per_resource"], "fee": uxmal["borrow_corn"]}
    return t(f"tzolkin-board-do-{gear}-{action}", **fees, **PRINTED["market"])


# ---- temples and technologies ------------------------------------------------------------------------------


def _temples(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    """A column for each temple, with who is on each step and what the step is worth, the top step above."""
    t = words.t
    cells: list[Cell] = []
    for temple in TEMPLE_IDS:
        cells += ["", _name(words, temple)]
    yield tuple(cells)
    for step in reversed(range(max(len(temple["vp"]) for temple in PRINTED["temple"]))):
        cells = []
        for temple in PRINTED["temple"]:
            if step < len(temple["vp"]):
                here = [seat for seat, one in enumerate(view["players"]) if one["temples"][temple["id"]] == step]
                good = temple["goods"].get(str(step))
                worth = words.number(temple["vp"][step])
                cells += [here or EMPTY, f"{_short(words, good)} {worth}" if good else worth]
            else:
                cells += ["", ""]
        yield tuple(cells)
    if view["next_food_day"] is not None:
        goods = view["next_food_day"]["reward"] == "goods"
        yield t("tzolkin-board-temples-goods" if goods else "tzolkin-board-temples-points")
    for temple in PRINTED["temple"]:
        first, second = temple["highest"]
        highest = t("tzolkin-board-highest", first=first, second=second)
        yield _about(words, _name(words, temple["id"]), highest)


def _technologies(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    yield ("", *(str(level) for level in LEVELS))
    for track in TRACK_IDS:
        at = [player["technologies"][track] for player in view["players"]]
        cells = ([seat for seat, own in enumerate(at) if own == level] or EMPTY for level in LEVELS)
        yield (_name(words, track), *cells)
    for track in TRACK_IDS:
        yield _name(words, track)
        yield f"  {words.text(GAME, track)}"


# ---- tiles -------------------------------------------------------------------------------------------------


def _buildings(view: Mapping[str, Any], words: Teller) -> Iterator[Row]:
    t = words.t
    yield from _tiles(view["buildings"]["row"], words)
    yield t("tzolkin-board-stack", age=view["age"], n=view["buildings"][f"left_{view['age']}"])


def _tiles(tiles: Sequence[str | None], words: Teller) -> Iterator[Row]:
    for tile in filter(None, tiles):
        yield _about(words, _name(words, tile), _amounts(TILES[tile]["cost"], words))
        yield f"  {words.text(GAME, tile)}"


def _belongings(view: Mapping[str, Any], words: Teller, players: Sequence[str]) -> Iterator[Row]:
    for seat, player in enumerate(view["players"]):
        yield ((seat, f" {players[seat]}"),)
        yield from ("  " + line for line in _owned(player, words))


def _owned(player: Mapping[str, Any], words: Teller) -> Iterator[str]:
    t = words.t
    kept, dealt = player["wealth_kept"], player.get("wealth_dealt", [])
    if dealt and len(kept) < len(dealt) / 2:
        yield t("tzolkin-terminal-dealt")
        yield from ("  " + _about(words, _name(words, tile), words.text(GAME, tile)) for tile in dealt)
    yield from (_name(words, tile) for tile in (*player["buildings"], *player["monuments"]))
    if kept:
        yield t("tzolkin-terminal-wealth", tiles=", ".join(_name(words, tile) for tile in kept))
    yield t("tzolkin-board-harvest-tiles", corn=player["corn_tiles"], wood=player["wood_tiles"])
    yield t("tzolkin-terminal-light" if player["board"] == "light" else "tzolkin-terminal-dark")
