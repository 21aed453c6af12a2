"""What it costs on a GPU that neighbouring threads play different games.

`python bench/divergence.py GAME` measures whole random games and steps of a batch twice, in a
process each: as they are, and with the 32 threads of a warp playing one and the same game.
"""

import subprocess
import sys
from types import ModuleType
from typing import Any

from renard import dice, load_sheet
from renard.compiling.gpu.compiler import prepared_cuda
from renard.lockstep import playout, stepping
from renard.sim import speed
from renard.sim.places import Gpu

WARP = 32
SECONDS = 1.0


def play_alike() -> None:
    """Let what follows from a game's number follow from its warp's."""
    stream = dice.stream

    def stream_of_warp(seed: Any, number: int) -> Any:
        return stream(seed, number // WARP)

    alike = ModuleType("alike")
    vars(alike).update({k: v for k, v in vars(dice).items() if not k.startswith("__")})
    alike.stream = prepared_cuda().jit(device=True)(stream_of_warp)  # type: ignore[attr-defined]
    for module in (playout, stepping):
        module.dice = alike  # type: ignore[attr-defined]


def measure(game: str) -> None:
    sheet = load_sheet(game)
    players = sheet.players[0]
    games = speed.games_per_second(sheet, players, Gpu(), SECONDS)
    steps = speed.steps_per_second(sheet, players, "cuda", SECONDS)
    print(f"{games / 1e6:.1f} million games/s, {steps / 1e6:.0f} million steps/s")


if __name__ == "__main__":
    if sys.argv[2:] == ["--alike"]:
        play_alike()
        measure(sys.argv[1])
    elif sys.argv[2:] == ["--as-they-are"]:
        measure(sys.argv[1])
    else:
        for how in ("--as-they-are", "--alike"):
            print(how[2:], flush=True)
            subprocess.run([sys.executable, __file__, *sys.argv[1:], how], check=True)
