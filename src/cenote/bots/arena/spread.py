"""Playing games elsewhere: in other processes of this machine, and on other machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from types import FrameType
from typing import Any

from cenote.bots.arena.contest import Result
from cenote.bots.program import end_all

Play = Callable[[int], Result]


class WorkerError(Exception):
    """A process that played has ended before it should."""


def here(play: Play, numbers: Sequence[int]) -> Iterator[Result]:
    """One game after the other, in this process."""
    return map(play, numbers)


def on_cores(play: Play, numbers: Sequence[int], workers: int) -> Iterator[Result]:
    """So many games at once, each in a process of its own; results as they come.

    Whoever stops asking for more, be it by Ctrl-C, ends the processes, whatever they are at.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn"), initializer=begin)
    played = 0
    try:
        for future in as_completed([pool.submit(play, number) for number in numbers]):
            yield future.result()
            played += 1
    except BrokenProcessPool:
        raise WorkerError("a process that played has ended before its game was over") from None
    finally:
        if played < len(numbers):
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        pool.shutdown(cancel_futures=True)


def begin() -> None:
    """How a process that plays behaves: Ctrl-C is not for it, and it ends with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, terminated)
    threading.Thread(target=follow, daemon=True).start()


def terminated(number: int, frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # which comes from the pool as well
    leave()


def follow() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    leave()


def leave() -> None:
    """End this process, whatever it is at, and the programs that play in it."""
    end_all()
    os._exit(1)


def on_ray(play: Play, numbers: Sequence[int], cores: int) -> Iterator[Result]:
    """As many games at once as a cluster of Ray has room for; results as they come.

    It is the cluster that RAY_ADDRESS names, or one that runs on this machine, or else one that is started here. Each
    machine needs the same version of cenote, and any program that plays.
    """
    import ray  # an extra, which nobody else needs

    ray.init()
    waiting: list[Any] = []
    try:
        task = ray.remote(num_cpus=cores)(call)
        shared = ray.put(play)
        room = max(2 * int(ray.cluster_resources().get("CPU", 1)) // cores, 1)
        ahead = iter(numbers)
        while True:
            for number in ahead:
                waiting.append(task.remote(shared, number))
                if len(waiting) >= room:
                    break
            if not waiting:
                return
            (ready, *_), waiting = ray.wait(waiting, num_returns=1)
            yield ray.get(ready)
    finally:
        for task in waiting:
            ray.cancel(task, force=True)
        ray.shutdown()


def call(play: Play, number: int) -> Result:
    return play(number)
