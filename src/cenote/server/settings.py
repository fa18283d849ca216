"""What a server is told when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

PAGES = Path(__file__).with_name("pages")


@dataclass(frozen=True)
class Rates:
    """How often one address may do something: so many at once, and so many a second in the long run."""

    asks: tuple[float, float] = (200, 50)
    opens: tuple[float, float] = (20, 0.5)
    joins: tuple[float, float] = (20, 0.5)
    hints: tuple[float, float] = (10, 0.5)
    connects: tuple[float, float] = (60, 2)


@dataclass(frozen=True)
class Settings:
    database: str
    """The URL of the database: `sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`."""
    pages: Path = PAGES
    """Where the built pages of the browser lie."""
    tables: int = 2000
    """So many tables are kept in memory; any other is read again when somebody comes."""
    body: int = 64 * 1024
    """The greatest body of a request, in bytes."""
    body_seconds: float = 20
    """A body must have come within this time."""
    hello_seconds: float = 10
    """The first message of a live connection must have come within this time."""
    send_seconds: float = 20
    """Who takes longer to receive a message is dropped."""
    watch_seconds: float = 15
    """How often to look for bots that have been left waiting, as by a process that died."""
    viewers: int = 64
    """The most live connections to one table."""
    thinkers: int = 16
    """So many bots may think at the same time."""
    rates: Rates | None = field(default_factory=Rates)
    """None: no limits, for measuring."""
