"""Broken third games, at least one for each check of the conformance suite, and what the check must say of it."""

from __future__ import annotations

import itertools
import threading
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cenote.core.bulk import Batch, play_out
from cenote.core.deal import UNSEEN, Deal
from cenote.core.errors import IllegalMove, Reason
from cenote.core.game import Game
from cenote.core.moves import MoveTable
from cenote.core.state import State
from cenote.core.words import Vocabulary, Words

Methods = Mapping[str, Any]


@dataclass(frozen=True)
class Mutant:
    """What is broken, in which check it must be caught, and with which words."""

    check: str
    what: str
    words: str
    state: Methods = field(default_factory=dict)
    """Methods and properties of the state to replace; they reach the sound ones by `sound(self)`."""
    game: Methods = field(default_factory=dict)
    """The same for the game."""
    numbers: Methods = field(default_factory=dict)
    """Names in the module cenote.testing.numbers to replace."""


def sound(broken: Any) -> Any:
    """A broken state or game with the methods that it had before."""
    return super(type(broken), broken)


def break_game(game: Game, mutant: Mutant) -> Game:
    """The game, with what the mutant replaces."""
    sound = type(game.new(2, 1))
    broken_state: Any = type("BrokenState", (sound,), dict(mutant.state))
    globals()["BrokenState"] = broken_state  # where pickle looks for it
    broken_state.__module__ = __name__

    class Broken(type(game)):  # type: ignore[misc]
        def lay_out(self, *arguments: Any) -> State:
            return convert(super().lay_out(*arguments))

        def load(self, position: Mapping[str, Any]) -> State:
            return convert(super().load(position))

    def convert(state: State) -> State:
        rebuild, (_, raw) = state.__reduce__()
        made: State = rebuild(broken_state, raw)
        return made

    broken: Game = type("BrokenGame", (Broken,), dict(mutant.game))()
    broken_state.game = property(lambda self: broken)
    return broken


# ---- what is broken ------------------------------------------------------------------------------------------


class OneNumber(MoveTable):
    def __getitem__(self, token: str) -> int:
        return 0


def one_number(self: Game) -> MoveTable:
    table = OneNumber()
    vars(table).update(vars(sound(self).moves))
    return table


def apply_anyway(self: State, move: int) -> None:
    """Refuses an illegal move, but not before it has made another one."""
    try:
        sound(self).apply(move)
    except IllegalMove:
        if not self.over:
            sound(self).apply(self.legal()[0])
        raise


def apply_for_another_reason(self: State, move: int) -> None:
    try:
        sound(self).apply(move)
    except IllegalMove as refusal:
        raise IllegalMove(refusal.token, Reason("because")) from None


def places_from_behind(self: State) -> list[int]:
    sound(self).standing()  # which refuses in mid-game
    return [1 + sum(other < own for other in self.points()) for own in self.points()]


def forgetful_dump(self: State) -> dict[str, Any]:
    dump = sound(self).dump()
    return {**dump, "shells": [0] * len(dump["shells"])}


def imagine_wrongly(self: State, seat: int | None, seed: int) -> State:
    """Lets every seat see what the next one sees, and keeps that."""
    other: State = sound(self).imagine(None if seat is None else (seat + 1) % self.seats, seed)
    return other


def imagine_what_breaks(self: State, seat: int | None, seed: int) -> Any:
    other = sound(self).imagine(seat, seed)
    other.imagined = True
    return other


def dump_unless_imagined(self: Any) -> dict[str, Any]:
    dump: dict[str, Any] = sound(self).dump()
    return {**dump, "round": 0} if hasattr(self, "imagined") else dump


def legal_unless_imagined(self: Any) -> list[int]:
    return [] if hasattr(self, "imagined") else sound(self).legal()


def load_what_breaks(self: Game, position: Mapping[str, Any]) -> Any:
    loaded = sound(self).load(position)
    loaded.imagined = True
    return loaded


def imagine_some(self: State, seat: int | None, seed: int) -> Any:
    """Deals the bag and the other hands anew, but only on odd seeds."""
    return sound(self).imagine(seat, seed) if seed % 2 else self.clone()


def chance_of_play(self: Game, seats: int, deal: Deal, options: Mapping[str, Any], dice: int) -> Any:
    """Draws the tide anew, which no record knows."""
    return sound(self).lay_out(seats, {**deal, "tide": 5 + dice % 3}, options, dice)


def observe_hands(self: State, seat: int, out: Any) -> None:
    """Tells every seat the highest pebble in any hand."""
    sound(self).observe(seat, out)
    if not self.over:
        out[0] = max([0, *(pebble for hand in self.dump()["hands"] for pebble in hand)])


def observe_less(self: State, seat: int, out: Any) -> None:
    own = array("f", bytes(4 * len(out)))
    sound(self).observe(seat, own)
    out[:-1] = own[:-1]


def observe_too_much(self: State, seat: int, out: Any) -> None:
    sound(self).observe(seat, out)
    whole: Any = out.obj if isinstance(out, memoryview) else out
    whole[-1] = 7


def observe_endlessly(self: State, seat: int, out: Any) -> None:
    sound(self).observe(seat, out)
    out[0] = float("nan")


def observe_anything(self: State, seat: Any, out: Any) -> None:
    if seat in range(self.seats) and len(out) == self.game.observation_size(self.seats):
        sound(self).observe(seat, out)


class LaxBatch(Batch):
    """Makes what is legal, and leaves out what is not."""

    def step(self, moves: Any) -> None:
        legal = [move if move in state.legal() else -1 for move, state in zip(moves, self, strict=True)]
        super().step(array("i", legal))


class HastyBatch(Batch):
    """Makes the legal moves before it refuses the others."""

    def step(self, moves: Any) -> None:
        for row, state in enumerate(self):
            alone = array("i", [-1] * len(self))
            alone[row] = moves[row]
            if moves[row] in state.legal():
                super().step(alone)
                moves = array("i", [*moves[:row], -1, *moves[row + 1 :]])
        super().step(moves)


counter = itertools.count()


def play_out_by_turns(state: State, seed: int) -> int:
    return play_out(state, next(counter))


def play_out_by_thread(state: State, seed: int) -> int:
    return play_out(state, seed + (threading.current_thread() is threading.main_thread()))


def play_out_a_little(state: State, seed: int) -> int:
    if not state.over:
        state.apply(state.legal()[0])
    return 1


def with_secrets(self: State, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = sound(self).view(seat)
    return {**view, "hands": self.dump()["hands"]}


def restart(self: State) -> Any:
    """A pickle of the position before the first move."""
    return sound(self.game.new(self.seats, 1)).__reduce__()


def tell_points_by_heap(self: Game) -> Vocabulary:
    """A log that calls it points when shells are taken, and counts the heaps before theirs."""
    words = vars(sound(self).events)["words"]
    return Vocabulary("event", {**words, 2: Words("points", (("points", range(3)),))})


NEVER = property(lambda self: 0)


MUTANTS = (
    Mutant(
        "moves_have_one_number_and_one_token",
        "all tokens have number 0",
        "two numbers",
        game={"moves": property(one_number)},
    ),
    Mutant(
        "moves_have_one_number_and_one_token",
        "a secret kind that isn't there",
        "secret kinds",
        game={"secret_kinds": frozenset({"whisper"})},
    ),
    Mutant(
        "legal_moves_are_sound",
        "legal moves descend",
        "not ascending",
        state={"legal": lambda self: sound(self).legal()[::-1]},
    ),
    Mutant(
        "legal_moves_are_sound",
        "a legal move twice",
        "one twice",
        state={"legal": lambda self: sorted([*sound(self).legal(), *sound(self).legal()[:1]])},
    ),
    Mutant(
        "legal_moves_are_sound",
        "a legal move that no table knows",
        "outside of the table",
        state={"legal": lambda self: [*sound(self).legal(), 999]},
    ),
    Mutant(
        "legal_moves_are_sound",
        "nothing to do on one's first turn",
        "until the game is over",
        state={"legal": lambda self: sound(self).legal() if self.round == 0 else []},
    ),
    Mutant(
        "legal_moves_are_sound", "known falls", "known fell", state={"known": property(lambda self: 50 - self.round)}
    ),
    Mutant(
        "legal_moves_are_sound",
        "an automaton that isn't counted",
        "not the seats and the automatons",
        state={"players": property(lambda self: self.seats)},
    ),
    Mutant("legal_moves_are_sound", "never over", "over when no seat", state={"over": property(lambda self: False)}),
    Mutant(
        "legal_moves_are_sound", "tokens shortened", "tokens", state={"tokens": lambda self: sound(self).tokens()[1:]}
    ),
    Mutant(
        "illegal_moves_are_refused",
        "no reason for a refusal",
        "why_not says nothing",
        state={"why_not": lambda self, move: None},
    ),
    Mutant(
        "illegal_moves_are_refused", "refused and yet changed", "has changed the state", state={"apply": apply_anyway}
    ),
    Mutant(
        "illegal_moves_are_refused",
        "another reason than why_not's",
        "different reasons",
        state={"apply": apply_for_another_reason},
    ),
    Mutant("every_move_changes_the_key", "one key for all", "the same key", state={"key": lambda self: b"key"}),
    Mutant(
        "a_log_that_tells_points_adds_up",
        "points for what brings none",
        "not those that were gained",
        game={"events": property(tell_points_by_heap)},
    ),
    Mutant(
        "points_and_places_agree",
        "places from behind",
        "more points, worse place",
        state={"standing": places_from_behind},
    ),
    Mutant(
        "points_and_places_agree",
        "nobody is first",
        "places count those before them",
        state={"standing": lambda self: sound(self).standing() if not self.over else [2] * self.players},
    ),
    Mutant(
        "points_and_places_agree",
        "everybody is first",
        "shared with other points",
        state={"standing": lambda self: sound(self).standing() if not self.over else [1] * self.players},
    ),
    Mutant(
        "points_and_places_agree",
        "points for those who decide",
        "points for another number of players",
        state={"points": lambda self: sound(self).points()[: self.seats]},
    ),
    Mutant(
        "points_and_places_agree",
        "places for those who decide",
        "places for another number of players",
        state={"standing": lambda self: sound(self).standing()[: self.seats]},
    ),
    Mutant(
        "points_and_places_agree",
        "places in mid-game",
        "before the game is over",
        state={"standing": lambda self: [1] * self.players},
    ),
    Mutant(
        "points_and_places_agree",
        "endless points",
        "points without end",
        state={"points": lambda self: [float("inf")] * self.players},
    ),
    Mutant(
        "copies_go_their_own_way",
        "a clone is the original",
        "has changed the original",
        state={"clone": lambda self: self},
    ),
    Mutant(
        "copies_go_their_own_way",
        "a copy is the first position",
        "makes another position",
        state={"__copy__": lambda self: self.game.new(self.seats, 1)},
    ),
    Mutant(
        "a_log_only_watches",
        "a log that forgets",
        "what was told changes",
        state={"events": lambda self, since=0: sound(self).events(since)[-2:]},
    ),
    Mutant(
        "a_log_only_watches", "an unasked log", "nobody asked", state={"events": lambda self, since=0: [{"event": "x"}]}
    ),
    Mutant(
        "the_same_seed_makes_the_same_game",
        "points by the clock",
        "is not",
        state={"points": lambda self: [next(counter)] * self.players},
    ),
    Mutant(
        "setups_are_checked",
        "any number of seats",
        "too few seats is not refused",
        game={"check_seats": lambda self, seats: min(max(seats, 1), 4)},
    ),
    Mutant(
        "setups_are_checked",
        "any option",
        "an unknown option is not refused",
        game={"check_options": lambda self, given, seats: {"heaps": 3}},
    ),
    Mutant(
        "setups_are_checked",
        "any option with any number of seats",
        "heaps=2 with another number of seats is not refused",
        game={"check_options": lambda self, given, seats: sound(self).check_options(given, 2)},
    ),
    Mutant(
        "deals_can_be_given",
        "the deal of the next seed",
        "makes another game",
        game={
            "deal": lambda self, seats, seed, given=None, **options: sound(self).deal(seats, seed + 1, given, **options)
        },
    ),
    Mutant("boards_can_be_written", "an empty board", "is empty", game={"text": lambda self, view: ""}),
    Mutant("the_game_is_found_by_its_name", "another name", "not among", game={"name": "stones"}),
    Mutant("positions_survive_dumping", "no shells in the dump", "another position", state={"dump": forgetful_dump}),
    Mutant(
        "positions_survive_dumping",
        "numbers as names",
        "not plain JSON",
        state={"dump": lambda self: {**sound(self).dump(), 1: "one"}},
    ),
    Mutant(
        "loaded_positions_are_whole",
        "points that no dump holds",
        "the points are others",
        state={"points": lambda self: [float(self.known)] * self.players},
    ),
    Mutant(
        "damaged_positions_are_refused",
        "the wrong error",
        "not KeyError",
        game={"load": lambda self, position: sound(self).load({**position, "seats": len(position["shells"])})},
    ),
    Mutant(
        "damaged_positions_are_refused",
        "a position of nothing",
        "from nothing",
        game={"load": lambda self, position: sound(self).load(position or self.new(2, 1).dump())},
    ),
    Mutant(
        "damaged_positions_are_refused",
        "nothing can be done in what is loaded",
        "doesn't come to an end",
        state={"legal": legal_unless_imagined},
        game={"load": load_what_breaks},
    ),
    Mutant("positions_survive_pickling", "unpickled at the start", "another position", state={"__reduce__": restart}),
    Mutant(
        "a_game_is_its_record", "chance that no record knows", "not in its record", game={"lay_out": chance_of_play}
    ),
    Mutant("what_is_imagined_looks_the_same", "another seat's hand", "by its view", state={"imagine": imagine_wrongly}),
    Mutant("what_is_imagined_looks_the_same", "secrets in the view", "by its view", state={"view": with_secrets}),
    Mutant(
        "what_is_imagined_looks_the_same", "secrets observed", "by what it observes", state={"observe": observe_hands}
    ),
    Mutant(
        "imagining_depends_on_the_seat_and_the_seed_alone",
        "nothing is imagined",
        "depends on what it can't see",
        state={"imagine": imagine_some},
    ),
    Mutant(
        "imagining_depends_on_the_seat_and_the_seed_alone",
        "imagined by turns",
        "two states from one seed",
        state={"imagine": lambda self, seat, seed: sound(self).imagine(seat, next(counter))},
    ),
    Mutant(
        "imagining_varies_what_is_hidden",
        "one seed for all",
        "always imagines the same",
        state={"imagine": lambda self, seat, seed: sound(self).imagine(seat, 1)},
    ),
    Mutant(
        "imagined_games_can_be_played",
        "what is imagined can't be dumped",
        "can't be dumped",
        state={"imagine": imagine_what_breaks, "dump": dump_unless_imagined},
    ),
    Mutant(
        "imagined_games_can_be_played",
        "nothing can be done in what is imagined",
        "doesn't come to an end",
        state={"imagine": imagine_what_breaks, "legal": legal_unless_imagined},
    ),
    Mutant("known_grows_when_something_is_seen", "known stays", "has seen more", state={"known": NEVER}),
    Mutant(
        "known_grows_when_something_is_seen",
        "known stays, and all is sealed",
        "secret choices were revealed",
        state={"known": NEVER},
        game={"seal": lambda self, deal, state, seat: {**deal, "pebbles": [[UNSEEN] * 3] * state.seats}},
    ),
    Mutant(
        "a_sealed_record_shows_what_was_seen",
        "one's own hand is sealed",
        "can tell its sealed record",
        game={"seal": lambda self, deal, state, seat: sound(self).seal(deal, state, None)},
    ),
    Mutant(
        "what_a_seat_cannot_know_changes_nothing",
        "nothing is sealed",
        "shows what it hasn't seen",
        game={"seal": lambda self, deal, state, seat: deal},
    ),
    Mutant(
        "what_a_seat_cannot_know_changes_nothing",
        "truth is imagined",
        "imagines depends",
        state={"imagine": lambda self, seat, seed: self.clone()},
    ),
    Mutant(
        "what_a_seat_cannot_know_changes_nothing",
        "the log tells hands",
        "the log tells",
        state={"events": lambda self, since=0: self.dump()["hands"]},
    ),
    Mutant(
        "features_have_names",
        "a name too few",
        "as many features",
        game={"observation_size": lambda self, seats: sound(self).observation_size(seats) + 1},
    ),
    Mutant(
        "features_have_names", "one name for all", "are called", game={"feature_names": lambda self, seats: ["it"] * 54}
    ),
    Mutant("observations_are_whole", "a number is missing", "writes nothing for", state={"observe": observe_less}),
    Mutant("observations_are_whole", "a number too many", "beyond the end", state={"observe": observe_too_much}),
    Mutant("observations_are_whole", "not a number", "without end", state={"observe": observe_endlessly}),
    Mutant("unfit_buffers_are_refused", "any buffer will do", "is not refused", state={"observe": observe_anything}),
    Mutant(
        "batches_agree_with_states",
        "points of one's own",
        "other points",
        state={"points": lambda self: [each + 1 for each in sound(self).points()]},
    ),
    Mutant(
        "what_is_printed_is_plain_data",
        "a tuple on the board",
        "what is printed is not plain JSON data",
        game={"printed": {"heaps": ("a", "b", "c")}},
    ),
    Mutant(
        "batches_agree_with_states",
        "moves of one's own",
        "other legal moves",
        state={"legal": lambda self: sound(self).legal()[:2]},
    ),
    Mutant(
        "batches_agree_with_states",
        "seats of one's own",
        "asks other seats",
        state={"to_move": property(lambda self: max(sound(self).to_move, 0))},
    ),
    Mutant("batches_agree_with_states", "numbers of one's own", "observed otherwise", state={"observe": observe_hands}),
    Mutant(
        "a_batch_refuses_an_illegal_move_whole",
        "illegal moves ignored",
        "which is not legal",
        numbers={"Batch": LaxBatch},
    ),
    Mutant(
        "a_batch_refuses_an_illegal_move_whole",
        "legal moves made first",
        "has other legal moves",
        numbers={"Batch": HastyBatch},
    ),
    Mutant(
        "play_outs_are_determined",
        "play-outs by turns",
        "plays out differently",
        numbers={"play_out": play_out_by_turns},
    ),
    Mutant("play_outs_are_determined", "play-outs that stop", "stops before", numbers={"play_out": play_out_a_little}),
    Mutant(
        "threads_do_not_disturb_each_other",
        "play-outs by thread",
        "in several threads",
        numbers={"play_out": play_out_by_thread},
    ),
)
