"""Servers in processes of their own, which can be killed. They are forked from one that has imported everything."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, ForkServerProcess
from typing import NamedTuple

from cenote.server.run import serve
from cenote.server.settings import Settings

CONTEXT: ForkServerContext = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["cenote.server.run"])


class Running(NamedTuple):
    address: str
    process: ForkServerProcess

    def kill(self) -> None:
        """End it as a failure of power would."""
        self.process.kill()
        self.process.join()


def run(settings: Settings, told: Connection) -> None:
    serve(settings, "127.0.0.1", 0, listening=told.send)


def start(settings: Settings) -> Running:
    """A server in another process, when it listens."""
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=run, args=(settings, there), daemon=True)
    process.start()
    there.close()
    return Running(f"http://127.0.0.1:{here.recv()}", process)


@contextmanager
def started(settings: Settings) -> Iterator[Running]:
    running = start(settings)
    try:
        yield running
    finally:
        running.kill()
