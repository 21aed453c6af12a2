"""Games played on where a GPU is."""

import numpy as np

from renard.coach.judge import Judge
from renard.compiling.gpu.compiler import need_gpu
from renard.lockstep.going_on import play_on
from renard.lockstep.net_games import NetGames


class OnGpu:
    """Plays positions to their ends, many thousands side by side."""

    def __init__(self, device: str = "cuda", positions: int = 0) -> None:
        if device == "cuda":
            need_gpu()
        self._games = NetGames(device, positions=positions)

    def __call__(self, judge: Judge, states: np.ndarray, words: np.ndarray) -> np.ndarray:
        return play_on(self._games, judge.sheet, judge.player, states, words)
