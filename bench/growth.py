"""What ten times the games cost: time and memory of a simulation from 10^3 to 10^7 games.

Every figure comes from a process of its own, on one core. Time is the processor's, so that others
on the machine count little, and without starting; memory is the most that the process ever held.

python bench/growth.py [--game clever] [--most 7]
"""

import argparse
import multiprocessing
import resource
import sys
import tempfile
import time
from pathlib import Path

from renard.rules.sheet import load_sheet
from renard.sim.parquet import GameFile
from renard.sim.places import Threads
from renard.sim.simulate import Games, tally_of


def measure(game: str, games: int, with_file: bool) -> tuple[float, float]:
    """Processor seconds, and MiB."""
    job = Games(load_sheet(game), ["random"], 1, with_rows=with_file)
    tally_of(job, 1, Threads(1))  # compiles, or loads what was compiled
    started = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        if with_file:
            with GameFile(Path(folder) / "games.parquet", job) as file:
                tally_of(job, games, Threads(1), keep=file.add)
        else:
            tally_of(job, games, Threads(1))
    took = time.process_time() - started
    # macOS counts memory in bytes, others in kilobytes.
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return took, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="clever")
    parser.add_argument("--most", type=int, default=7, help="up to ten to the power of this")
    arguments = parser.parse_args()
    columns = f"{'s':>9}{'µs/game':>9}{'MiB':>6}"
    print(
        f"{'':12}{'figures only':>24}{'with a Parquet file':>24}\n{'games':>12}{columns}{columns}"
    )
    fresh = multiprocessing.get_context("spawn")
    for games in (10**power for power in range(3, arguments.most + 1)):
        row = f"{games:>12,}"
        for with_file in (False, True):
            with fresh.Pool(1) as process:
                seconds, memory = process.apply(measure, (arguments.game, games, with_file))
            row += f"{seconds:>9.3f}{seconds / games * 1e6:>9.2f}{memory:>6.0f}"
        print(row, flush=True)


if __name__ == "__main__":
    main()
