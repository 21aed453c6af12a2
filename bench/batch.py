"""Games side by side: steps a second with observations and masks written at every step, one core.

Actions are random and legal. `steps/s` is the batch alone; `with choice` includes choosing them in
numpy.
"""

import argparse
import json
import time

import numpy as np

from renard.lockstep.batch import Batch
from renard.rules.sheet import load_sheet, sheet_names

COUNT = 4096
GOAL = {"clever": 1_000_000}
"""Steps a second on one core that we hold ourselves to."""


def steps_per_second(name: str, seconds: float) -> tuple[float, float]:
    """Steps a second of the batch alone, and with a random choice in numpy."""
    sheet = load_sheet(name)
    batch = Batch(sheet, sheet.players[0], COUNT)
    chance = np.random.default_rng(1)
    inside = 0.0
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        weights = chance.random(batch.masks.shape, dtype=np.float32) * batch.masks
        actions = weights.argmax(axis=1)
        before = time.perf_counter()
        batch.step(actions)
        inside += time.perf_counter() - before
        steps += COUNT
    return steps / inside, steps / (time.perf_counter() - started)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    arguments = parser.parse_args()
    rows = {}
    print(f"{'game':8}{'steps/s':>12}{'with choice':>13}{'goal':>12}")
    for name in sheet_names():
        engine, chosen = steps_per_second(name, arguments.seconds)
        rows[name] = round(engine)
        print(f"{name:8}{engine:>12,.0f}{chosen:>13,.0f}{GOAL.get(name, ''):>12}")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
