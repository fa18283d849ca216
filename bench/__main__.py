"""Measure every game with every number of seats, and others in the same run: `python -m bench`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from bench.machine import describe, stay_on_one_core
from bench.others import OTHERS
from bench.report import into_page, markdown, sections
from bench.rounds import run

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often everything is measured (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each loop runs in each round (1)")
    parser.add_argument("--seed", type=int, default=1, help="where the games' seeds begin (1)")
    parser.add_argument("--games", type=int, default=10_000, help="how many games are looked at for their decisions")
    parser.add_argument("--out", type=Path, default=Path(".bench"), help="the folder for the results (.bench)")
    parser.add_argument("--write", action="store_true", help="write bench/results.md and the table in the README, too")
    chosen = parser.parse_args()
    stay_on_one_core()
    result = {"machine": describe(), **run(chosen.rounds, chosen.seconds, chosen.seed, chosen.games, OTHERS)}
    chosen.out.mkdir(parents=True, exist_ok=True)
    (chosen.out / "result.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    (chosen.out / "result.md").write_text(markdown(result), encoding="utf-8")
    print(markdown(result))
    if chosen.write:
        page = ROOT / "bench/results.md"
        kept = sections(page.read_text(encoding="utf-8"))
        page.write_text("\n".join([markdown(result), *([f"{kept}\n"] if kept else [])]), encoding="utf-8")
        readme = ROOT / "README.md"
        readme.write_text(into_page(readme.read_text(encoding="utf-8"), result), encoding="utf-8")


if __name__ == "__main__":
    main()
