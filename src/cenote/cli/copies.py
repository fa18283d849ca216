"""`cenote backup` and `cenote restore`"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cenote.cli.common import Problem
from cenote.cli.serve import Database, database_file

File = Annotated[Path, typer.Argument(metavar="FILE", help="The copy.")]


def backup(file: File, database: Database = None) -> None:
    """Copy all tables to a file, also while a server uses them."""
    source = database_file(database)
    from cenote.server import copies  # which needs what `database_file` has found

    try:
        tables = copies.backup(source, file)
    except copies.CopyProblem as problem:
        raise Problem(str(problem)) from problem
    print(f"{file} holds {counted(tables)}")


def restore(file: File, database: Database = None) -> None:
    """Put a copy in the place of all tables. No server may be using them."""
    target = database_file(database)
    from cenote.server import copies  # as above

    try:
        tables = copies.restore(file, target)
    except copies.CopyProblem as problem:
        raise Problem(str(problem)) from problem
    print(f"{target} holds {counted(tables)}")


def counted(tables: int) -> str:
    return "1 table" if tables == 1 else f"{tables} tables"
