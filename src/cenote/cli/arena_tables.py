"""The tables of `cenote arena` and `cenote rate`."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from cenote.bots.arena.contest import Contest
from cenote.cli.common import company, screen

Summary = dict[str, Any]

BAR = 40
"""So many letters has the longest bar."""


def show(contest: Contest, summary: Summary) -> None:
    """What came of an arena."""
    print(heading(contest, summary))
    print()
    show_players(contest, summary)
    show_order(contest, summary)
    show_winners(summary)
    show_sources(summary)
    show_efforts(summary)


def show_ratings(contest: Contest, summary: Summary) -> None:
    """Levels on one scale, and what each won of each."""
    print(heading(contest, summary))
    print()
    rows = sorted(summary["ratings"].items(), key=lambda item: -item[1]["value"])
    ratings = table("player", "rating", "95 %")
    for name, rating in rows:
        ratings.add_row(name, f"{rating['value']:.0f}", interval(rating, "{:.0f}"))
    screen().print(ratings)
    print()
    names = list(summary["ratings"])
    if len(names) > 2:
        won = table("came before", *names)
        for name, shares in zip(names, summary["won"], strict=True):
            won.add_row(name, *("" if share is None else f"{share:.0%}" for share in shares))
        screen().print(won)
        print()
    if any(share in (0, 1) for shares in summary["won"] for share in shares):
        print("Where one always came before the other, they are at least so far apart.")
        print()
    show_efforts(summary)


def heading(contest: Contest, summary: Summary) -> str:
    """What was played, in a sentence."""
    budget = contest.budget
    limits = []
    if budget and budget.playouts:
        limits.append(f"{budget.playouts:,} play-outs a turn")
    if budget and budget.seconds:
        limits.append(f"{budget.seconds:g} s a turn")
    deals = "1 deal" if summary["deals"] == 1 else f"{summary['deals']:,} deals"
    games = "1 game" if summary["games"] == 1 else f"{summary['games']:,} games"
    parts = [f"{games} of {deals}", company(contest.game, contest.seats), f"seed {contest.seed}", *limits]
    return f"{contest.game.title}: {', '.join(parts)}"


def table(*columns: str) -> Table:
    """A table of which all but the first column hold numbers."""
    made = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for number, column in enumerate(columns):
        made.add_column(column, justify="right" if number else "left", no_wrap=number > 0)
    return made


def interval(estimate: dict[str, float | None], form: str) -> str:
    low, high = estimate["low"], estimate["high"]
    return "" if low is None or high is None else f"{form.format(low)} to {form.format(high)}"


def show_players(contest: Contest, summary: Summary) -> None:
    players = table("player", "wins", "95 %", "place", "95 %", "points", "95 %")
    for name, player in summary["players"].items():
        win, place, points = (player[figure] for figure in ("win_share", "place", "points"))
        players.add_row(
            name,
            f"{win['value']:.1%}",
            interval(win, "{:.1%}"),
            f"{place['value']:.2f}",
            interval(place, "{:.2f}"),
            f"{points['value']:.1f}",
            interval(points, "{:.1f}"),
        )
    screen().print(players)
    print()


def show_order(contest: Contest, summary: Summary) -> None:
    if contest.seats < 2:
        return
    order = table("in the first round", "wins", "95 %", "points", "95 %")
    for turn, figures in enumerate(summary["by_order"], 1):
        win, points = figures["win_share"], figures["points"]
        order.add_row(
            f"plays as number {turn}",
            f"{win['value']:.1%}",
            interval(win, "{:.1%}"),
            f"{points['value']:.1f}",
            interval(points, "{:.1f}"),
        )
    screen().print(order)
    print()


def show_winners(summary: Summary) -> None:
    winners = summary["winners"]
    points = winners["points"]
    between = interval(points, "{:.1f}")
    print(f"The winner has {points['value']:.1f} points{f' ({between})' if between else ''}:")
    print(f"from {winners['lowest']:g} to {winners['highest']:g}, with {winners['median']:g} in the middle")
    most = max(winners["tens"].values())
    for ten, count in winners["tens"].items():
        print(f"{int(ten):>5} to {int(ten) + 10:<4} {count:>5} {'█' * round(BAR * count / most)}".rstrip())
    print()


def show_sources(summary: Summary) -> None:
    players = summary["players"]
    total: dict[str, float] = {}
    for player in players.values():
        for source, points in player["sources"].items():
            total[source] = total.get(source, 0) + abs(points)
    if not total:
        return
    sources = table("points from", *players)
    for source in sorted(total, key=lambda name: -total[name]):
        shares = (player["sources"].get(source) for player in players.values())
        sources.add_row(source.replace("_", " "), *("" if points is None else f"{points:.1f}" for points in shares))
    screen().print(sources)
    print()


def show_efforts(summary: Summary) -> None:
    efforts = table("time", "a decision", "a turn", "longest turn", "decisions a game")
    failed = []
    for name, player in summary["players"].items():
        if "seconds_per_turn" not in player:
            continue
        efforts.add_row(
            name,
            f"{player['seconds_per_decision'] * 1000:.2f} ms",
            f"{player['seconds_per_turn'] * 1000:.1f} ms",
            f"{player['slowest_turn'] * 1000:.0f} ms",
            f"{player['decisions_per_game']:.0f}",
        )
        for notice, count in player["notices"].items():
            failed.append(f"{name}: {notice} {count} times: {'; '.join(player['faults'][:3])}")
    screen().print(efforts)
    for line in failed:
        print(line)
