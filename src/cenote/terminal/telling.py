"""What the table says in words: labels of moves, the log, hints, the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cenote.core.panels import Cell, Panel, Row
from cenote.locales.messages import Words, slug
from cenote.play.story import sources
from cenote.terminal.sitting import Sitting

INDENT = "  "


class Telling:
    """A sitting in the words of one language."""

    def __init__(self, sitting: Sitting, words: Words) -> None:
        self.sitting = sitting
        self.words = words
        self.game = sitting.line.game.name

    def label(self, token: str) -> str:
        """A move as people read it."""
        moves = self.sitting.line.game.moves
        move = moves[token]
        return self.words.move(self.game, moves.kind(move), moves.args(move))

    def about(self, move: Mapping[str, Any]) -> list[str]:
        """What is written on the tiles that a move is about, and what it would do."""
        texts = [self.words.text(self.game, arg) for arg in move["args"]]
        named = [
            self.words.t("ui-terminal-about", what=self.words.name(self.game, arg), said=text)
            for arg, text in zip(move["args"], texts, strict=True)
            if text
        ]
        return [*named, *(self.event(event) for event in move["effects"])]

    def event(self, event: Mapping[str, Any]) -> str:
        return self.words.event(self.game, event, self.sitting.names)

    def question(self) -> str:
        """What is asked of whoever looks, or whom everybody waits for."""
        sitting, t = self.sitting, self.words.t
        if sitting.to_move is None:
            return t("ui-game-over")
        player = sitting.names[sitting.to_move]
        if not sitting.my_move:
            return t("ui-thinking", player=player)
        match sitting.view().get("pending"):
            case [*_, {"ask": _} as asked]:
                return self.words.ask(self.game, asked)
        return t("ui-your-turn")  # a game from outside may have other ways to say what is pending

    def status(self) -> str:
        """Whose turn it is."""
        sitting, t = self.sitting, self.words.t
        if sitting.to_move is None:
            return t("ui-game-over")
        if sitting.my_move and len(sitting.people) == 1:
            return t("ui-your-turn")
        return t("ui-terminal-turn", player=sitting.names[sitting.to_move])

    # ---- panels --------------------------------------------------------------------------------------------

    def board(self) -> tuple[list[Panel], list[Panel]]:
        """The panels of the game that are always in sight, and the others."""
        panels = self.sitting.line.game.panels(self.sitting.view(), self.words, self.sitting.names)
        always = [panel for panel in panels if panel.always] or [self.points()]
        return always, [panel for panel in panels if not panel.always]

    def points(self) -> Panel:
        """For a game that doesn't say what has to be in sight."""
        points = self.sitting.state.points()
        rows: list[Row] = [
            ((who, f" {name}"), self.words.number(points[who])) for who, name in enumerate(self.sitting.names)
        ]
        return Panel(self.words.t("ui-players"), rows, always=True)

    def log(self, since: int = 0) -> Panel:
        return Panel(self.words.t("ui-log"), list(self._log(since)))

    def _log(self, since: int) -> Iterator[Row]:
        t = self.words.t
        turn: tuple[int, int] | None = None
        for ply in self.sitting.log(since):
            if turn != (ply["round"], ply["seat"]):
                turn = ply["round"], ply["seat"]
                when = t("ui-round", n=ply["round"]) if ply["round"] else t("ui-setup")
                yield ([f"{when} · ", ply["seat"], f" {self.sitting.names[ply['seat']]}"],)
            if ply["notice"] is not None:
                yield INDENT + t("ui-bot-failed")
            if ply["events"]:
                yield from (INDENT + self.event(event) for event in ply["events"])
            else:
                yield INDENT + (t("ui-terminal-secret") if ply["token"] is None else self.label(ply["token"]))

    def hint(self, best: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> Panel:
        """What an adviser thinks; the moves have the numbers that they have in the list."""
        t = self.words.t
        if len(numbers) == 1:
            return Panel(t("ui-hint"), [t("ui-terminal-only-one")])
        rows: list[Row] = [
            (t("ui-hint-says"), t("ui-terminal-visits"), t("ui-terminal-points"), t("ui-terminal-chance"))
        ]
        for thought in best:
            label = f"{numbers[thought['token']]} {self.label(thought['token'])}"
            points = self.words.number(round(thought["points"]))
            rows.append((label, self.words.number(thought["visits"]), points, f"{thought['chance']:.0%}"))
        return Panel(t("ui-hint"), [*rows, t("ui-terminal-reasons")])

    def result(self) -> Panel:
        """Who won, and where the points came from."""
        t, sitting = self.words.t, self.sitting
        places, points = sitting.state.standing(), sitting.state.points()
        winners = [name for name, place in zip(sitting.names, places, strict=True) if place == 1]
        won = (
            t("ui-wins", player=winners[0]) if len(winners) == 1 else t("ui-shared-victory", players=", ".join(winners))
        )
        ranked = sorted(range(len(places)), key=places.__getitem__)
        standing: list[Row] = [
            ((t("ui-place", n=places[who]), " ", who, f" {sitting.names[who]}"), self.words.number(points[who]))
            for who in ranked
        ]
        return Panel(t("ui-terminal-result"), [won, *standing, t("ui-score-by-source"), *self._sources()])

    def _sources(self) -> Iterator[Row]:
        sums: dict[str, dict[int, float]] = {}
        for one in sources(self.sitting.line):
            of = sums.setdefault(one["source"], {})
            of[one["player"]] = of.get(one["player"], 0) + one["points"]
        players = range(len(self.sitting.names))
        heading: list[Cell] = ["", *((who,) for who in players)]
        yield tuple(heading)
        for source, points in sums.items():
            named = self.words.t(f"{self.game}-source-{slug(source)}")
            yield (named, *(self.words.number(points.get(who, 0)) for who in players))
        total = self.sitting.state.points()
        yield (self.words.t("ui-total"), *(self.words.number(points) for points in total))
