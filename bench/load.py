"""Many tables at once, on one machine: `python -m bench.load`.

A server in a process of its own, with its database on this disk, and players in another: every table has somebody who
watches it live and two seats at one screen, who play random moves. First moves are sent at a steady rate, whether or
not the answers to those before have come; then as fast as answers come.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections import deque
from multiprocessing.connection import Connection
from pathlib import Path
from textwrap import fill
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.machine import describe
from bench.report import number, section, table
from cenote.server.run import serve
from cenote.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
BARS = {"p99_ms": 50.0, "kilobytes_a_table": 300.0}
"""What is wanted at most: of the time that a move's answer takes at the steady rate, and of memory."""
PACKAGES = ("cenote", "fastapi", "uvicorn", "sqlalchemy")
CONNECTIONS = 50
AT_ONCE = 16


def run_server(database: str, told: Connection) -> None:
    serve(Settings(database, rates=None, viewers=10_000), "127.0.0.1", 0, listening=told.send)


def memory(process: int) -> int:
    """The bytes of memory that a process has for itself."""
    for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
        name, _, rest = line.partition(":")
        if name == "Pss":
            return int(rest.split()[0]) * 1024
    raise ValueError("the system doesn't tell how much memory a process has")


def processor_seconds(process: int) -> float:
    """The processor's time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Player:
    """Both people at one table, and the screen that is in front of them."""

    def __init__(self, client: httpx.AsyncClient, game: str, seed: int) -> None:
        self.client = client
        self.game = game
        self.chance = random.Random(seed)
        self.sent = 0
        self.news = 0
        self.view: dict[str, Any] = {}

    async def sit_down(self, address: str) -> None:
        """Open a table and begin to watch it."""
        wish = {"game": self.game, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]}
        opened = (await self.client.post("/api/tables", json=wish)).raise_for_status().json()
        self.path = f"/api/tables/{opened['table']}"
        self.headers = {"authorization": f"Bearer {opened['key']}"}
        self.socket: ClientConnection = await connect(
            f"{address.replace('http', 'ws', 1)}{self.path}/live", compression=None, max_queue=None
        )
        await self.socket.send(json.dumps({"key": opened["key"], "ply": 0}))
        self.view = json.loads(await self.socket.recv())["table"]
        self.watching = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        async for _ in self.socket:
            self.news += 1

    async def move(self) -> float | None:
        """Make one random move; the milliseconds until its answer. None if the game is over, and another begins."""
        self.sent += 1
        legal = self.view["legal"]
        wish = {
            "ply": self.view["ply"],
            "token": self.chance.choice(legal)["token"],
            "nonce": f"load-{self.sent:08}",
        }
        start = time.perf_counter()
        answer = await self.client.post(
            f"{self.path}/moves", params={"since": wish["ply"]}, json=wish, headers=self.headers
        )
        took = 1000 * (time.perf_counter() - start)
        self.view = answer.raise_for_status().json()
        return took

    async def leave(self) -> None:
        self.watching.cancel()
        await self.socket.close()


async def at_rate(players: list[Player], rate: float, seconds: float) -> tuple[list[float], float]:
    """Send moves at a steady rate; how long each answer took from when it was due, and the rate that was reached."""
    free: asyncio.Queue[Player] = asyncio.Queue()
    for player in players:
        free.put_nowait(player)
    took: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def one(player: Player, due: float) -> None:
        await player.move()
        took.append(1000 * (time.perf_counter() - due))  # waiting to be sent counts, or else a slow moment would hide
        if not player.view["over"]:
            free.put_nowait(player)

    start = time.perf_counter()
    for turn in range(int(rate * seconds)):
        due = start + turn / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(one(await free.get(), due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return took, len(took) / (time.perf_counter() - start)


async def at_most(players: list[Player], seconds: float) -> float:
    """Moves a second when each is sent as soon as an answer has come."""
    free = deque(player for player in players if not player.view["over"])
    made = 0
    start = time.perf_counter()

    async def keep_playing() -> None:
        nonlocal made
        while time.perf_counter() - start < seconds and free:
            player = free.popleft()
            await player.move()
            made += 1
            if not player.view["over"]:
                free.append(player)

    await asyncio.gather(*(keep_playing() for _ in range(AT_ONCE)))
    return made / (time.perf_counter() - start)


async def play(address: str, server: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play, and measure."""
    limits = httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=CONNECTIONS)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as client:
        games = [game["name"] for game in (await client.get("/api/games")).json()]
        warm = Player(client, games[0], 0)
        await warm.sit_down(address)
        await warm.move()
        before = memory(server)
        players = [Player(client, games[seed % len(games)], seed) for seed in range(chosen.tables)]
        for player in players:
            await player.sit_down(address)
        opened = memory(server)
        spent = processor_seconds(server)
        took, reached = await at_rate(players, chosen.rate, chosen.seconds)
        spent = processor_seconds(server) - spent
        played = memory(server)
        most = await at_most(players, chosen.seconds)
        after = memory(server)
        took.sort()
        result = {
            "tables": chosen.tables,
            "moves": len(took),
            "rate": reached,
            "p50_ms": took[len(took) // 2],
            "p99_ms": took[int(0.99 * len(took))],
            "processor_ms_a_move": 1000 * spent / len(took),
            "most_moves_a_second": most,
            "kilobytes_a_new_table": (opened - before) / 1024 / chosen.tables,
            "kilobytes_a_table": (max(played, after) - before) / 1024 / chosen.tables,
            "plies_a_table": sum(player.sent for player in players) / len(players),
            "news": sum(player.news for player in players),
        }
        for player in [warm, *players]:
            await player.leave()
    return result


def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        database = f"sqlite+aiosqlite:///{folder}/tables.db"
        process = context.Process(target=run_server, args=(database, there), daemon=True)
        process.start()
        assert process.pid is not None
        try:
            return asyncio.run(play(f"http://127.0.0.1:{here.recv()}", process.pid, chosen))
        finally:
            process.terminate()
            process.join()


def words(result: dict[str, Any]) -> str:
    """The result, to read."""
    machine = result["machine"]
    rows = [
        ["a move's answer at the steady rate, median", f"{number(result['p50_ms'])} ms", ""],
        ["the same, 99 of 100", f"{number(result['p99_ms'])} ms", f"{BARS['p99_ms']:g} ms"],
        ["the server's processor time for a move", f"{number(result['processor_ms_a_move'])} ms", ""],
        ["moves a second as fast as answers come", number(result["most_moves_a_second"]), ""],
        ["memory of a table just opened", f"{number(result['kilobytes_a_new_table'])} kB", ""],
        [
            f"memory of a table after {number(result['plies_a_table'])} moves",
            f"{number(result['kilobytes_a_table'])} kB",
            f"{BARS['kilobytes_a_table']:g} kB",
        ],
    ]
    missed = [name for name, bar in BARS.items() if result[name] > bar]
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    how = (
        f"{result['tables']} tables at once, each with somebody who watches it live; {result['moves']:,} random moves"
        f" at {number(result['rate'])} a second. One server and one process that plays share {machine['processor']}"
        f" ({machine['cores']} cores; load before {machine['load']}), {machine['system']}, {machine['python']},"
        f" {versions}; SQLite on its disk, every move committed before it is answered. Time counts from when a move"
        " was due."
    )
    found = f"Missed: {', '.join(missed)}." if missed else "All that is wanted is reached."
    measured = table(["tables over HTTP", "measured", "wanted at most"], rows)
    return f"## Tables\n\nWritten by `python -m bench.load --write`.\n\n{measured}\n\n{fill(how, 120)}\n{found}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500, help="how many tables (500)")
    parser.add_argument("--rate", type=float, default=200, help="moves a second at the steady rate (200)")
    parser.add_argument("--seconds", type=float, default=30, help="how long each part takes (30)")
    parser.add_argument(
        "--folder", type=Path, default=None, help="where the database lies (the system's for such things)"
    )
    parser.add_argument("--write", action="store_true", help="write it into bench/results.md, too")
    chosen = parser.parse_args()
    gc.disable()  # the players' own pauses are not the server's
    machine = describe(PACKAGES)
    result = {"machine": machine, **measure(chosen)}
    print(json.dumps(result, indent=2))
    print(words(result))
    if chosen.write:
        page = ROOT / "bench/results.md"
        page.write_text(section(page.read_text(encoding="utf-8"), "load", words(result)), encoding="utf-8")


if __name__ == "__main__":
    main()
