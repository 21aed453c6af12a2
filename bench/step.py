"""Starting and stepping: the first compilation, a later start, and one interactive step.

A step is the legal list, what every option would do, and applying one: what a page or a terminal
does for each decision.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

import renard

COMMAND = [sys.executable, "-m", "renard", "simulate", "clever", "--games", "1", "--json"]
PLAYERS = {"clever": 2, "tower": 2, "twice": 2, "mix": 4, "levelx": 2}


def start_times() -> tuple[float, float]:
    """Seconds of `renard simulate clever --games 1` with an empty cache, and then without."""
    with tempfile.TemporaryDirectory() as cache:
        environment = {**os.environ, "RENARD_CACHE": cache}
        times = []
        for _ in range(4):
            started = time.perf_counter()
            subprocess.run(COMMAND, env=environment, check=True, capture_output=True)
            times.append(time.perf_counter() - started)
    return times[0], statistics.median(times[1:])


def step_times(name: str, players: int, games: int = 5) -> list[float]:
    """Seconds of every step of some random games."""
    chance = random.Random(1)
    times = []
    for _ in range(games):
        game = renard.new(name, players)
        while not game.over:
            if game.awaits == "roll":
                game.apply_roll({die: chance.randint(1, 6) for die in game.dice_to_roll()})
                continue
            seat = game.to_act()[0]
            started = time.perf_counter()
            actions = game.legal(seat)
            renard.explain_all(game, seat)
            game.apply(seat, chance.choice(actions))
            times.append(time.perf_counter() - started)
    return times[20:]  # the first ones load the compiled rules


def main() -> None:
    first, later = start_times()
    print(f"first start (compiles everything): {first:.1f} s; later starts: {later:.2f} s")
    found = {"first_start": round(first, 2), "later_start": round(later, 2)}
    print(f"{'game':8}{'players':>8}{'median ms':>11}{'99 % ms':>9}{'worst ms':>10}")
    for name, players in PLAYERS.items():
        times = sorted(step_times(name, players))
        median, late, worst = (times[int(len(times) * q)] * 1e3 for q in (0.5, 0.99, 0.9999))
        found[name] = round(worst, 3)
        print(f"{name:8}{players:>8}{median:>11.2f}{late:>9.2f}{worst:>10.2f}")
    print(json.dumps(found))


if __name__ == "__main__":
    main()
