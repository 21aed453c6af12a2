"""Luck and skill of bots' dailies: luck should come to nothing, and skill rank the levels.

    .venv/bin/python bench/daily.py --game clever --days 40

Bots of five levels play the dailies of many days, each once; the coach looks back at every game.
"""

import argparse
import math
import statistics
import time
from collections.abc import Sequence

from renard.coach import analyse
from renard.daily.calendar import Day
from renard.daily.dice import DayDice, offline_seed
from renard.daily.field import play_field, record_run
from renard.players.registry import levels_of
from renard.rules.sheet import load_sheet
from renard.table import SeededDice

FIRST = Day.parse("2026-01-01")
LEVELS = 5


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", required=True)
    options.add_argument("--days", type=int, default=40)
    options.add_argument("--field", type=int, default=0, help="Time a field of so many runs too.")
    wish = options.parse_args()
    sheet = load_sheet(wish.game)
    levels = [level.name for level in levels_of(sheet)][-LEVELS:]
    luck: list[float] = []
    lost: dict[str, list[float]] = {level: [] for level in levels}
    seconds = 0.0
    for number in range(wish.days):
        day = FIRST.later(number)
        dice = SeededDice(offline_seed(day, sheet.id))
        for level in levels:
            record = record_run(sheet, dice, level, day.rival)
            began = time.perf_counter()
            seat = analyse(record, sheet, [0]).seats[0]
            seconds += time.perf_counter() - began
            luck.append(seat.luck)
            lost[level].append(seat.lost)
    # Bots of one day meet the same dice, so a day counts once.
    by_day = [statistics.mean(luck[i : i + LEVELS]) for i in range(0, len(luck), LEVELS)]
    print(f"{sheet.id}: {len(luck)} dailies, {seconds / len(luck):.2f} s each to look back at")
    print(f"  luck {told(by_day)}")
    for level in levels:
        ends = f"least {min(lost[level]):.2f}, most {max(lost[level]):.2f}"
        print(f"  lost by {level:<8} {told(lost[level])}, {ends}")
    if wish.field:
        play_field(sheet, SeededDice(1), FIRST.rival, 50)  # compiles
        began = time.perf_counter()
        play_field(sheet, DayDice(b"s" * 32, FIRST, sheet.id), FIRST.rival, wish.field)
        print(f"  {wish.field} runs of bots in {time.perf_counter() - began:.0f} s")


def told(values: Sequence[float]) -> str:
    """A mean with its standard error."""
    error = statistics.stdev(values) / math.sqrt(len(values))
    return f"{statistics.mean(values):+.2f} ± {error:.2f}"


if __name__ == "__main__":
    main()
