"""The server as an ASGI application."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response

import cenote
from cenote.server import problems, routes_games, routes_seats, routes_tables
from cenote.server.answers import Json
from cenote.server.context import House, InHouse
from cenote.server.documents import DESCRIPTION, PROBLEMS, document, operation_id
from cenote.server.gate import Gate
from cenote.server.hall import Hall
from cenote.server.limits import Limits
from cenote.server.live import Live
from cenote.server.metrics import written
from cenote.server.models import Health
from cenote.server.news import News
from cenote.server.pages import Pages
from cenote.server.presence import Presence
from cenote.server.robots import Robots
from cenote.server.settings import Settings
from cenote.server.store import Store


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings. It starts with the application's lifespan."""
    house = build(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.store.start()
        await house.news.start()
        await house.robots.start()
        try:
            yield
        finally:
            await house.robots.stop()
            await house.news.stop()
            await house.store.stop()

    app = FastAPI(
        title="Cenote",
        version=cenote.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        generate_unique_id_function=operation_id,
        docs_url=None,  # they would load their scripts from elsewhere
        redoc_url=None,
    )
    app.state.house = house
    app.add_middleware(Gate, limits=house.limits, settings=settings)
    problems.install(app)
    for routes in (routes_games, routes_tables, routes_seats):
        app.include_router(routes.router)
    add_others(app)
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    return app


def build(settings: Settings) -> House:
    """The parts of a server, each told what it needs of the others."""
    store = Store(settings.database, process=secrets.token_hex(8))
    hall = Hall(store, settings.tables)
    presence = Presence()
    live = Live(hall, presence, settings)
    robots = Robots(hall, store, settings)
    hall.heard.append(live.changed)
    hall.written.append(robots.changed)
    robots.thinks.append(live.thinks)
    news = News(store, hall, presence, live)
    return House(settings, store, hall, presence, live, robots, news, Limits(settings.rates), Pages(settings.pages))


def add_others(app: FastAPI) -> None:
    """Health, metrics, and the pages."""

    @app.get("/health", response_model=Health, responses=PROBLEMS(), tags=["server"])
    async def health(house: InHouse) -> Response:
        """Whether the server works and its database answers."""
        await house.store.check()
        return Json({"status": "ok", "version": cenote.__version__})

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        text, media_type = written()
        return Response(text, media_type=media_type)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def pages(path: str, request: Request, house: InHouse) -> Response:
        return house.pages.answer(request, path)
