"""Two checkouts in turns, by processor time: which of them is quicker.

python bench/compare.py ../before [--turns 3]

Each checkout has its own `.venv` and its own `bench/`. What is measured is what `playouts.py`,
`batch.py` and `step.py` measure there on one core, with the processor's time for the clock: a busy
machine disturbs it little. Of every figure the best turn counts.
"""

import argparse
import json
import runpy
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve()
SECONDS = 1.0
Figures = dict[str, float]


def measure(bench: Path) -> Figures:
    """All figures of a checkout: games, steps of a batch and interactive steps, each a second."""
    time.perf_counter = time.process_time
    sys.path.insert(0, str(bench))
    playouts, batch, step = (
        runpy.run_path(str(bench / f"{name}.py")) for name in ("playouts", "batch", "step")
    )
    found = {}
    for name, players in playouts["GOALS"]:
        rate, _ = playouts["games_per_second"](name, players, 1, SECONDS)
        found[f"games of {name}, {players}"] = rate
    for name, players in step["PLAYERS"].items():
        found[f"batch of {name}"] = batch["steps_per_second"](name, SECONDS)[0]
        times = sorted(step["step_times"](name, players))
        found[f"step of {name}, {players}: median"] = 1 / times[len(times) // 2]
        found[f"step of {name}, {players}: 99 %"] = 1 / times[len(times) * 99 // 100]
    return found


def measured_in(checkout: Path) -> Figures:
    """The same in a process of a checkout's own Python."""
    python = checkout / ".venv" / "bin" / "python"
    command = [str(python), str(HERE), "--measure", str(checkout / "bench")]
    done = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def best(turns: list[Figures]) -> Figures:
    return {name: max(turn[name] for turn in turns) for name in turns[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, nargs="?", help="the other checkout")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--measure", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.measure)))
        return
    if not arguments.before:
        parser.error("name the checkout to compare with, as in bench/compare.py ../before")
    checkouts = [arguments.before.resolve(), HERE.parent.parent]
    turns = [[measured_in(checkout) for checkout in checkouts] for _ in range(arguments.turns)]
    before, now = (best([turn[i] for turn in turns]) for i in (0, 1))
    print(f"{'a second':32}{'before':>14}{'now':>14}{'ratio':>8}")
    for name in now:
        if name in before:
            ratio = now[name] / before[name]
            print(f"{name:32}{before[name]:>14,.0f}{now[name]:>14,.0f}{ratio:>8.2f}")


if __name__ == "__main__":
    main()
