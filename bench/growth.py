"""What ten times the games cost: time and memory of `renard simulate` from 10^3 to 10^7 games.

Time is the processor's, so that others on the machine count little.

python bench/growth.py [--game clever] [--most 7]
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path


def measure(game: str, games: int, options: list[str]) -> tuple[float, float]:
    """Processor seconds of the whole command, and the most memory in MiB that it took."""
    command = [sys.executable, "-m", "renard", "simulate", game, "--games", str(games)]
    child = subprocess.Popen(
        [*command, "--workers", "1", "--json", *options], stdout=subprocess.DEVNULL
    )
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode:
        sys.exit(child.returncode)
    return used.ru_utime + used.ru_stime, peak_memory(used)


def peak_memory(used: resource.struct_rusage) -> float:
    # macOS counts it in bytes, others in kilobytes.
    return used.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="clever")
    parser.add_argument("--most", type=int, default=7, help="up to ten to the power of this")
    arguments = parser.parse_args()
    columns = f"{'s':>8}{'µs/game':>9}{'MiB':>6}"
    print(f"{'':12}{'figures only':^23}{'with --out':^23}\n{'games':>12}{columns}{columns}")
    with tempfile.TemporaryDirectory() as folder:
        ways: list[list[str]] = [[], ["--out", str(Path(folder) / "games.parquet")]]
        for options in ways:
            measure(arguments.game, 1, options)  # compiles
        starts = [measure(arguments.game, 1, options)[0] for options in ways]
        for games in (10**power for power in range(3, arguments.most + 1)):
            row = f"{games:>12,}"
            for options, start in zip(ways, starts, strict=True):
                seconds, memory = measure(arguments.game, games, options)
                row += f"{seconds:>8.2f}{(seconds - start) / games * 1e6:>9.2f}{memory:>6.0f}"
            print(row, flush=True)
    print("µs/game without what one game alone takes:", [round(start, 2) for start in starts], "s")


if __name__ == "__main__":
    main()
