"""How long the master thinks: one decision on one core, for every game and number of players.

Positions are those of games among masters. Decisions with a single legal action count too.
"""

import argparse
import json
import time

import numpy as np

from renard.lockstep.batch import Batch
from renard.players import make_player
from renard.rules.sheet import load_sheet, sheet_names


def decision_times(name: str, players: int, decisions: int, level: str) -> list[float]:
    """Seconds of decisions, one position at a time, along several games."""
    sheet = load_sheet(name)
    player = make_player(level, sheet)
    batch = Batch(sheet, players, 8, seed=1)
    word = np.zeros(1, np.uint64)
    times: list[float] = []
    player.choose(sheet, batch.states[:1], batch.seats[:1], word)  # compiled before the clock runs
    while len(times) < decisions:
        chosen = np.zeros(len(batch), np.int32)
        for i in range(len(batch)):
            state, seat = batch.states[i : i + 1], batch.seats[i : i + 1]
            started = time.perf_counter()
            chosen[i] = player.choose(sheet, state, seat, word)[0]
            times.append(time.perf_counter() - started)
        batch.step(chosen)
    return times


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--decisions", type=int, default=1500)
    options.add_argument("--level", default="master")
    options.add_argument("--game", action="append", choices=sheet_names())
    asked = options.parse_args()
    found = {}
    print(f"{'game':8}{'players':>8}{'median ms':>11}{'95 % ms':>9}{'worst ms':>10}")
    for name in asked.game or sheet_names():
        low, high = load_sheet(name).players
        for players in range(low, high + 1):
            times = sorted(decision_times(name, players, asked.decisions, asked.level))
            median, late, worst = (times[int(len(times) * q)] * 1e3 for q in (0.5, 0.95, 0.9999))
            found[f"{name} {players}"] = round(median, 3)
            print(f"{name:8}{players:>8}{median:>11.2f}{late:>9.2f}{worst:>10.2f}", flush=True)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
