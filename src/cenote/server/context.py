"""What routes work with: the parts of a running server, and who is asking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from cenote.play.table import Table
from cenote.play.view import look
from cenote.server.gate import address
from cenote.server.hall import Hall
from cenote.server.limits import Limits
from cenote.server.live import Live
from cenote.server.news import News
from cenote.server.pages import Pages
from cenote.server.presence import Presence
from cenote.server.robots import Robots
from cenote.server.settings import Settings
from cenote.server.store import Store


@dataclass(frozen=True)
class House:
    """The parts of a running server."""

    settings: Settings
    store: Store
    hall: Hall
    presence: Presence
    live: Live
    robots: Robots
    news: News
    limits: Limits
    pages: Pages

    def shown(self, table: Table, key: str | None, **how: Any) -> dict[str, Any]:
        """A table as the holder of a key sees it."""
        return look(table, key, present=self.presence.seats(table.id), **how)


# Dependencies are asynchronous though they wait for nothing: FastAPI runs others in threads.


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


bearer = HTTPBearer(auto_error=False, description="The key that a table gave to this browser. Without: a spectator.")


async def key_of(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str | None:
    return credentials.credentials if credentials else None


async def address_of(request: Request) -> str:
    return address(request)


InHouse = Annotated[House, Depends(house_of)]
Key = Annotated[str | None, Depends(key_of)]
Address = Annotated[str, Depends(address_of)]
