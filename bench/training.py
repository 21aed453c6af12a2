"""How fast a net learns here: games a second by how many are played side by side.

python bench/training.py GAME [--games N …]     (a GPU if there is one; PyTorch)

The shipped net of the game plays against itself and learns on, as `renard train` would let it. A
first span is not counted: it compiles and warms up.
"""

import argparse
import tempfile
import time
from pathlib import Path

import torch

from renard.players.net import read_net
from renard.players.registry import WEIGHTS
from renard.rules.sheet import sheet_names
from renard.train.exploring import Explorer
from renard.train.learn import Plan, Training
from renard.train.window import Window

SPANS = 4
RATE, TRUST = 2e-4, 0.7
ODD, PLANS = 0.01, 0.05


def measure(game: str, games: int, device: str) -> None:
    """Play and learn a few spans, and print how long each part took."""
    net = read_net(WEIGHTS / f"{game}-master.net")
    plan = Plan(
        game, players=net.players, hidden=net.sizes[1:-1], games=games, per_round=net.per_round,
        aim=net.aim,
    )  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        training = Training(plan, Path(folder), device)
        training.begin_with(net)
        training.arena.begin(plan.seed)
        window, explorer = Window(training.arena, plan.moves), Explorer(games, 5, device)
        explorer.odd, explorer.plans = ODD, PLANS
        _span(training, window, explorer)
        ended, positions, playing, learning = 0, 0, 0.0, 0.0
        for _ in range(SPANS):
            window.leaves = 0
            played, learnt = _span(training, window, explorer)
            playing, learning = playing + played, learning + learnt
            ended += int(window.over[1:].sum())
            positions += window.leaves
    print(
        f"{game}: {games:,} games side by side: {ended / (playing + learning):,.0f} games/s; "
        f"{100 * learning / (playing + learning):.0f} % of the time to learn; "
        f"playing judges {positions / playing:,.0f} positions/s",
        flush=True,
    )


def _span(training: Training, window: Window, explorer: Explorer) -> tuple[float, float]:
    """One span: the seconds to play it and to learn from it."""
    began = time.perf_counter()
    window.collect(training.judge(), explorer)
    _wait(training.device)
    played = time.perf_counter()
    training._learn(window, RATE, TRUST)  # noqa: SLF001 - what is measured is a part of it
    _wait(training.device)
    return played - began, time.perf_counter() - played


def _wait(device: str) -> None:
    if device != "cpu":
        torch.cuda.synchronize()


def main() -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    usual = 512 if device == "cpu" else 32768
    parser.add_argument("--games", type=int, nargs="+", default=[usual], help="side by side")
    asked = parser.parse_args()
    for games in asked.games:
        measure(asked.game, games, device)


if __name__ == "__main__":
    main()
