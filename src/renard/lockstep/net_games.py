"""Whole games by players with nets, in an arena that fits the memory of the device."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from renard.lockstep.arena import Arena
from renard.lockstep.contest import Contest
from renard.players import Player
from renard.players.value import AIM_AHEAD, AIM_TOTAL
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import Sheet

_PLACES = 32768
"""Games side by side, where memory allows."""
_POSITIONS = 400
"""Positions that a decision can lead to, on average over the games."""
_BYTES = 3600
"""About what a position takes, all in all."""


class NetGames:
    """Plays games of any seed; keeps its arena for as long as the same players meet."""

    def __init__(self, device: str, places: int = 0, positions: int = 0) -> None:
        self._device = device
        if not positions:
            free, _ = torch.cuda.mem_get_info()
            positions = min(_PLACES * _POSITIONS, free // 2 // _BYTES)
        self._positions = positions
        self._places = places or max(1, positions // _POSITIONS)
        self._contest: Contest | None = None
        self._made_for: Any = None

    def play_out(
        self, sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """As an `Engine` does."""
        return self.contest_of(sheet, players, who.shape[1]).play_out(who, seeds)

    def contest_of(self, sheet: Sheet, players: Sequence[Player], seats: int) -> Contest:
        """Room for games of these players."""
        wanted = (sheet, tuple(players), seats)
        if self._contest is None or self._made_for != wanted:
            self._contest = None  # its memory is needed first
            platter = sheet.record.flow == FLOW_PLATTER
            arena = Arena(
                sheet,
                seats,
                self._places,
                self._device,
                aim=AIM_TOTAL if platter else AIM_AHEAD,
                room=self._positions // self._places,
            )
            self._contest = Contest(sheet, players, arena)
            self._made_for = wanted
        return self._contest
