"""Hands dealt in secret, as a game uses them: from compiled code."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import environment
from tests.even import even

# One build serves the whole file, so all of it runs in one process.
pytestmark = pytest.mark.xdist_group("hands")

PROBE = """
from cenote.core.chance cimport mix, mix_hidden, sort
from cenote.core.hands cimport *

cdef class Probe:
    cdef Hand hand

    def __init__(self, things=()):
        clear_hand(&self.hand)
        for thing in things:
            deal_to(&self.hand, thing)

    def dealt(self):
        return [self.hand.dealt[i] for i in range(DEALT)]

    def kept(self):
        assert count_kept(&self.hand) == sum(is_kept(&self.hand, i) for i in range(DEALT))
        return [self.hand.dealt[i] for i in range(DEALT) if is_kept(&self.hand, i)]

    def keep(self, *things):
        for thing in things:
            keep(&self.hand, thing)
        return self

    def offered(self, first=0):
        cdef short out[DEALT]
        return [out[i] for i in range(offer_to_keep(&self.hand, first, out))]

    def known(self, own, revealed):
        return [self.hand.dealt[i] for i in range(DEALT) if knows(&self.hand, i, own, revealed)]

def imagine(hands, viewer, revealed, things, seed):
    cdef signed char[100] pool
    cdef unsigned long long chance = seed
    cdef int n = len(things)
    cdef Probe hand
    for i in range(n):
        pool[i] = things[i]
    for seat, hand in enumerate(hands):
        n = without_known(&hand.hand, seat == viewer, revealed, pool, n)
    mix(&chance, pool, n)
    for seat, hand in enumerate(hands):
        n = deal_unknown(&hand.hand, seat == viewer, revealed, pool, n, &chance)
    return [pool[i] for i in range(n)]

def in_order(things):
    cdef signed char[100] items
    for i, thing in enumerate(things):
        items[i] = thing
    sort(items, len(things))
    return [items[i] for i in range(len(things))]

def mixed(things, seed):
    cdef signed char[100] items
    cdef unsigned long long chance = seed
    for i, thing in enumerate(things):
        items[i] = thing
    mix_hidden(&chance, items, len(things))
    return [items[i] for i in range(len(things))]
"""
WORLDS = 3000
THINGS = range(12)


@pytest.fixture(scope="module")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What PROBE defines."""
    folder: Path = tmp_path_factory.mktemp("probe")
    (folder / "probe.pyx").write_text(PROBE)
    build = (
        "from Cython.Build import cythonize; from setuptools import setup; "
        "setup(ext_modules=cythonize('probe.pyx', language_level=3))"
    )
    command = [sys.executable, "-c", build, "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("probe*.so")
    spec = importlib.util.spec_from_file_location("probe", built)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def worlds(probe: Any, *, viewer: int | None, revealed: bool, first: tuple[int, ...]) -> list[Any]:
    """The first of two hands, of which these are kept, as a viewer may imagine it."""
    found = []
    for seed in range(WORLDS):
        hands = probe.Probe([3, 5, 8, 11]).keep(*first), probe.Probe([0, 1, 2, 4]).keep(0, 4)
        rest = probe.imagine(hands, viewer, revealed, THINGS, seed)
        assert sorted(hands[0].dealt() + hands[1].dealt() + rest) == list(THINGS)
        assert hands[0].dealt() == sorted(hands[0].dealt())
        found.append(hands[0])
    return found


def test_a_hand_is_in_ascending_order(probe: Any) -> None:
    assert probe.Probe([7, 2, 9, 4]).dealt() == [2, 4, 7, 9]
    assert probe.Probe([9, 2]).dealt() == [-1, -1, 2, 9]
    assert probe.Probe().dealt() == [-1] * 4


def test_each_pair_is_offered_once(probe: Any) -> None:
    things = [2, 4, 7, 9]
    assert probe.Probe(things).offered(30) == [32, 34, 37]
    pairs = [(one, other) for one in probe.Probe(things).offered() for other in probe.Probe(things).keep(one).offered()]
    assert pairs == list(combinations(things, 2))
    assert probe.Probe(things).keep(2, 7).kept() == [2, 7]


def test_a_hand_is_known_to_its_owner_and_to_others_what_it_shows(probe: Any) -> None:
    hand = probe.Probe([2, 4, 7, 9]).keep(2, 7)
    assert hand.known(True, False) == hand.known(True, True) == [2, 4, 7, 9]
    assert hand.known(False, False) == []
    assert hand.known(False, True) == [2, 7]


def test_ones_own_hand_stays(probe: Any) -> None:
    for revealed in (False, True):
        for hand in worlds(probe, viewer=0, revealed=revealed, first=(3, 8))[:100]:
            assert (hand.dealt(), hand.kept()) == ([3, 5, 8, 11], [3, 8])


def test_what_is_revealed_stays_and_the_rest_is_any(probe: Any) -> None:
    found = worlds(probe, viewer=1, revealed=True, first=(3, 8))
    assert all(hand.kept() == [3, 8] for hand in found)
    others = Counter(thing for hand in found for thing in hand.dealt() if thing not in (3, 8))
    assert even(others, dict.fromkeys((5, 6, 7, 9, 10, 11), 1))


@pytest.mark.parametrize(
    ("first", "shares"),
    [
        ((), {(): 1}),
        ((3,), {(0,): 3, (1,): 2, (2,): 1}),  # as many pairs begin with each
        ((3, 8), dict.fromkeys(combinations(range(4), 2), 1)),
    ],
)
def test_until_all_are_revealed_any_may_have_been_kept(
    probe: Any, first: tuple[int, ...], shares: dict[tuple[int, ...], float]
) -> None:
    found = worlds(probe, viewer=1, revealed=False, first=first)
    assert even(Counter(tuple(map(hand.dealt().index, hand.kept())) for hand in found), shares)
    dealt = Counter(thing for hand in found for thing in hand.dealt())
    assert even(dealt, dict.fromkeys((3, 5, 6, 7, 8, 9, 10, 11), 1))


def test_what_was_never_known_stays_so(probe: Any) -> None:
    hand = probe.Probe([3, 8]).keep(3, 8)
    assert probe.imagine([hand], None, True, THINGS, 1) != []
    assert (hand.dealt(), hand.kept()) == ([-1, -1, 3, 8], [3, 8])


def test_small_numbers_are_put_in_order(probe: Any) -> None:
    assert probe.in_order([3, -1, 2, 3, 100, 0]) == [-1, 0, 2, 3, 3, 100]
    assert probe.in_order([]) == []


def test_what_is_hidden_is_mixed_whatever_way_it_lay(probe: Any) -> None:
    assert probe.mixed([4, 1, 3, 2], 7) == probe.mixed([1, 2, 3, 4], 7)
    assert even(
        Counter(tuple(probe.mixed([2, 1, 3], seed)) for seed in range(WORLDS)),
        dict.fromkeys([(a, b, 6 - a - b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b], 1),
    )
