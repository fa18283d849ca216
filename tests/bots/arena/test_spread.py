"""Games played elsewhere: in other processes, and on a cluster, for which an executor of our own stands in here."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from cenote.bots.arena.spread import WorkerError, here, on_cores, on_ray


def play(number: int) -> dict[str, Any]:
    return {"number": number, "process": os.getpid()}


def die(number: int) -> dict[str, Any]:
    os._exit(1)


def fail(number: int) -> dict[str, Any]:
    raise ZeroDivisionError(f"in game {number}")


def linger(number: int) -> dict[str, Any]:
    while number:
        time.sleep(1)
    return play(number)


def test_here_games_are_played_in_order() -> None:
    assert [result["number"] for result in here(play, [3, 1, 2])] == [3, 1, 2]


def test_on_cores_every_game_is_played_once_in_another_process() -> None:
    results = list(on_cores(play, range(20), 2))
    assert sorted(result["number"] for result in results) == list(range(20))
    assert os.getpid() not in {result["process"] for result in results}
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_game_is_told() -> None:
    with pytest.raises(ZeroDivisionError, match="in game 5"):
        list(on_cores(fail, [5], 1))


def test_a_process_that_ends_too_soon_is_told_of() -> None:
    with pytest.raises(WorkerError, match="ended before its game was over"):
        list(on_cores(die, [0, 1], 1))


def test_who_asks_no_more_ends_the_processes() -> None:
    results = on_cores(linger, [0, 1, 2], 2)
    assert next(results)["number"] == 0
    working = multiprocessing.active_children()
    assert working
    results.close()  # type: ignore[attr-defined]
    for process in working:
        process.join()
    assert multiprocessing.active_children() == []


class Cluster:
    """What is used of Ray, with so many cores; tasks are done when they are waited for, the last one first."""

    def __init__(self, cpus: float) -> None:
        self.cpus = cpus
        self.log: list[str] = []
        self.most_waiting = 0
        self.waiting: list[Callable[[], Any]] = []
        self.cancelled: list[Callable[[], Any]] = []

    def init(self) -> None:
        self.log.append("init")

    def shutdown(self) -> None:
        self.log.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.cpus}

    def put(self, thing: Any) -> Any:
        return SimpleNamespace(held=thing)

    def remote(self, num_cpus: int) -> Callable[[Any], Any]:
        self.log.append(f"cpus {num_cpus}")

        def submit(function: Any, *args: Any) -> Callable[[], Any]:
            task = partial(function, *(getattr(arg, "held", arg) for arg in args))
            self.waiting.append(task)
            self.most_waiting = max(self.most_waiting, len(self.waiting))
            return task

        return lambda function: SimpleNamespace(remote=partial(submit, function))

    def wait(self, tasks: Sequence[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert num_returns == 1
        return [tasks[-1]], list(tasks[:-1])

    def get(self, task: Callable[[], Any]) -> Any:
        self.waiting.remove(task)
        return task()

    def cancel(self, task: Callable[[], Any], force: bool) -> None:
        assert force
        self.cancelled.append(task)


@pytest.mark.parametrize(("cpus", "cores", "waiting"), [(4.0, 1, 8), (6.0, 2, 6), (1.0, 4, 1), (100.0, 1, 20)])
def test_on_a_cluster_every_game_is_played_once(
    monkeypatch: pytest.MonkeyPatch, cpus: float, cores: int, waiting: int
) -> None:
    cluster = Cluster(cpus)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    results = list(on_ray(play, range(20), cores))
    assert sorted(result["number"] for result in results) == list(range(20))
    assert cluster.log == ["init", f"cpus {cores}", "shutdown"]
    assert cluster.most_waiting == waiting


def test_nothing_to_play_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(2.0))
    assert list(on_ray(play, [], 1)) == []


def test_who_asks_no_more_cancels_what_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster(2.0)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    results = on_ray(play, range(20), 1)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert cluster.cancelled == cluster.waiting
    assert len(cluster.waiting) == 3
    assert cluster.log[-1] == "shutdown"


def test_what_goes_wrong_on_a_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster(2.0)
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with pytest.raises(ZeroDivisionError):
        list(on_ray(fail, [1, 2], 1))
    assert cluster.log[-1] == "shutdown"
