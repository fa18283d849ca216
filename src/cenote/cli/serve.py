"""`cenote serve`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cenote.cli.common import Problem

EXTRA = "the table in the browser needs more than the engine: pip install 'cenote[table]'"

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://…  [default: a file in your data folder]"),
]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8000,
    database: Database = None,
    proxy: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A proxy in front, whose word on who asks is taken.")
    ] = None,
    log: Annotated[str, typer.Option(metavar="LEVEL", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve tables: play in the browser, alone, on one screen or by link."""
    url = database_or_default(database)
    try:
        from cenote.server import logs
        from cenote.server.run import CannotServe
        from cenote.server.run import serve as run
        from cenote.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise Problem(EXTRA) from missing
    if log not in ("debug", "info", "warning", "error"):
        raise Problem(f"there is no log level {log!r}; there are: debug, info, warning, error")
    logs.begin(log)

    def listening(at: int) -> None:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        print(f"Cenote is at http://{f'[{shown}]' if ':' in shown else shown}:{at}/ (Ctrl-C ends it)", flush=True)

    try:
        run(Settings(url), host, port, proxies=proxy, listening=listening)
    except CannotServe as fault:
        raise Problem(str(fault)) from fault


def database_or_default(database: str | None) -> str:
    """The URL of the database that is asked for, or of the file that is used when none is."""
    try:
        from platformdirs import user_data_path

        from cenote.server.store import database_url
    except ModuleNotFoundError as missing:
        raise Problem(EXTRA) from missing
    if database is None:
        return database_url(f"sqlite:///{user_data_path('cenote', False) / 'tables.db'}")
    try:
        return database_url(database)
    except Exception as fault:
        raise Problem(f"--database: {fault}") from fault


def database_file(database: str | None) -> Path:
    """The file of an SQLite database."""
    chosen = database_or_default(database)
    from sqlalchemy.engine import make_url  # which that has found

    url = make_url(chosen)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Problem("that is for SQLite; PostgreSQL has tools of its own, pg_dump and pg_restore")
    return Path(url.database)
