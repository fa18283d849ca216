"""The command line: `cenote` and its commands."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

import cenote
from cenote.cli.arena import arena, rate
from cenote.cli.bench import bench
from cenote.cli.common import INTERRUPTED, MISTAKEN, Problem
from cenote.cli.copies import backup, restore
from cenote.cli.games import games
from cenote.cli.perft import perft
from cenote.cli.replay import replay
from cenote.cli.serve import serve
from cenote.cli.simulate import simulate
from cenote.core.errors import BadSetup

app = typer.Typer(
    name="cenote", add_completion=False, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]}
)
for command in (serve, backup, restore, games, simulate, replay, perft, arena, rate, bench):
    app.command()(command)


def version(asked: bool) -> None:
    if asked:
        print(f"cenote {cenote.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games as software: play them out, look at records, measure. Seats are counted from 1."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The command `cenote`. Whatever is asked wrongly is answered in one sentence, and with status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows another
    try:
        status = app(arguments, prog_name="cenote", standalone_mode=False)
        sys.stdout.flush()
    except (Problem, BadSetup, typer.TyperException) as problem:
        complain(usage(problem) if isinstance(problem, typer.TyperException) else str(problem))
        status = MISTAKEN
    except BrokenPipeError:
        # Whoever read our output has read enough. What is left of it must go somewhere when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except KeyboardInterrupt:
        status = INTERRUPTED
    sys.exit(status if isinstance(status, int) else 0)


def usage(mistake: typer.TyperException) -> str:
    """What is wrong with the arguments, and where to read how they should be."""
    context: typer.Context | None = getattr(mistake, "ctx", None)
    hint = f" See '{context.command_path} --help'." if context else ""
    return f"{mistake.format_message().rstrip('.')}.{hint}"


def complain(sentence: str) -> None:
    """Say on stderr what is wrong, below whatever stands on stdout already."""
    sys.stdout.flush()
    print(f"cenote: {sentence.strip()}", file=sys.stderr)
