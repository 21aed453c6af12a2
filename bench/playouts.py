"""Random play: games a second on one core and on two, with the legal list at every decision.

make bench                 the table
python bench/playouts.py --json out.json --seconds 2
"""

import argparse
import json
import statistics
import time
from pathlib import Path

from renard.lockstep.side_by_side import AT_ONCE
from renard.rules.sheet import load_sheet
from renard.sim.simulate import tally_games

GOALS = {
    ("clever", 1): 120_000,
    ("tower", 1): 120_000,
    ("twice", 1): 80_000,
    ("mix", 1): 60_000,
    ("levelx", 2): 150_000,
    ("clever", 4): None,
    ("tower", 4): None,
    ("twice", 4): None,
    ("mix", 4): None,
    ("levelx", 4): None,
}
"""What we hold ourselves to on one core of a small machine, by game and players."""

RUNS = 5


def games_per_second(name: str, players: int, workers: int, seconds: float) -> tuple[float, float]:
    """The median of a few runs: games, and decisions, a second."""
    sheet = load_sheet(name)
    tally_games(sheet, players, AT_ONCE, 0, workers=1)  # compiled and warm
    started = time.perf_counter()
    tally_games(sheet, players, 4 * AT_ONCE, 0, workers=1)
    rate = 4 * AT_ONCE / (time.perf_counter() - started)
    games = max(8, round(rate * workers * seconds / RUNS / AT_ONCE)) * AT_ONCE
    found = []
    for run in range(RUNS):
        started = time.perf_counter()
        tally = tally_games(sheet, players, games, run, workers=workers)
        took = time.perf_counter() - started
        found.append((games / took, int(tally["decisions"]) / took))
    return (
        statistics.median(rate for rate, _ in found),
        statistics.median(rate for _, rate in found),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    arguments = parser.parse_args()
    rows = []
    print(
        f"{'game':8}{'players':>8}{'games/s':>12}{'decisions/s':>14}{'two cores':>11}{'goal':>10}"
    )
    for (name, players), goal in GOALS.items():
        one, decisions = games_per_second(name, players, 1, arguments.seconds)
        two, _ = games_per_second(name, players, 2, arguments.seconds)
        rows.append(
            {
                "game": name,
                "players": players,
                "games_per_second": round(one),
                "decisions_per_second": round(decisions),
                "two_cores": round(two / one, 2),
                "goal": goal,
            }
        )
        print(
            f"{name:8}{players:>8}{one:>12,.0f}{decisions:>14,.0f}{two / one:>10.2f}×"
            f"{goal or '':>10}"
        )
    print(json.dumps(rows))
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
