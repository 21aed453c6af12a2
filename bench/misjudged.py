"""How far the coach is off in games of weaker players: what it misjudged, luck and losses apart.

python bench/misjudged.py GAME [--players N] [--with LEVEL …] [--games N] [--processes N]

Every seat is taken by the same level. `misjudged` is what `renard analyse` calls so, a mean over
games with its standard error; with several players over the means of a game's seats. `--throws` is
how many a mean over throws looks at: fewer make a single game's figure noisier, not the mean wrong.
"""

import argparse
import concurrent.futures
import functools
import statistics
from dataclasses import dataclass

import numpy as np

from renard import dice, load_sheet
from renard.coach import analyse
from renard.players import players_of
from renard.rules.sheet import sheet_names
from renard.sim.recorded import record_game

LEVELS = ["random", "greedy", "novice", "casual", "club"]
SEED = 20261119
PARTS = ("expected", "result", "lost", "others", "misjudged")


@dataclass(frozen=True)
class Asked:
    """What to look back at."""

    game: str
    players: int
    games: int
    throws: int
    seed: int
    processes: int


def figures_of(asked: Asked, level: str, share: int) -> list[list[float]]:
    """The games of one of the processes: of each, the means of its seats."""
    sheet = load_sheet(asked.game)
    found = []
    for number in range(share, asked.games, asked.processes):
        seed = int(dice.stream(np.uint64(asked.seed), number))
        record = record_game(sheet, [level] * asked.players, seed)
        seats = analyse(record, throws=asked.throws, seed=number).seats
        found.append([statistics.fmean(getattr(seat, part) for seat in seats) for part in PARTS])
    return found


def measure(asked: Asked, level: str) -> str:
    """The line of a level."""
    with concurrent.futures.ProcessPoolExecutor(asked.processes) as pool:
        shares = pool.map(functools.partial(figures_of, asked, level), range(asked.processes))
        found = [game for share in shares for game in share]
    expected, result, lost, others, wrong = zip(*found, strict=True)
    error = statistics.stdev(wrong) / len(wrong) ** 0.5
    means = [statistics.fmean(part) for part in (expected, result, lost, others, wrong)]
    return (
        f"| `{asked.game}` | {asked.players} | {level} | {means[0]:.0f} → {means[1]:.0f} "
        f"| {means[2]:.0f} | {means[3]:+.0f} | {means[4]:+.1f} ± {error:.1f} | {len(wrong)} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("--players", type=int)
    parser.add_argument("--with", dest="levels", nargs="+", default=LEVELS)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--throws", type=int, default=216)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    sheet = load_sheet(given.game)
    low, high = sheet.players
    players = given.players or low
    known = players_of(sheet)
    if not low <= players <= high:
        parser.error(f"--players {players}: {given.game} is for {low} to {high}")
    if unknown := [level for level in given.levels if level not in known]:
        parser.error(f"--with {unknown[0]}: the players of {given.game} are {', '.join(known)}")
    if given.games < 2:
        parser.error("--games: an error needs at least 2")
    processes = max(1, min(given.processes, given.games))
    asked = Asked(given.game, players, given.games, given.throws, given.seed, processes)
    print("| game | players | level | expected → result | lost | others | misjudged | games |")
    print("|---|---|---|---|---|---|---|---|")
    for level in given.levels:
        print(measure(asked, level), flush=True)


if __name__ == "__main__":
    main()
