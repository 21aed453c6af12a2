"""A GPU as a place for games of players with nets, as threads and Ray are places."""

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
import torch

from renard.players import Player
from renard.players.value import AIM_AHEAD, AIM_TOTAL
from renard.rules.game import RuleError
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import Sheet
from renard.sim.side_by_side import AT_ONCE
from renard.sim.spread import Share, cut
from renard.train.arena import Arena
from renard.train.contest import Contest

GAMES = 16384
"""Games side by side, where the positions that their decisions lead to find room."""
_BYTES = 3600
"""About what a position takes, all in all."""
_LARGEST = 20_000_000


class NetGames:
    """Whole games by nets. Where decisions are so wide that a batch has no room, it is halved."""

    def __init__(self, device: str = "cuda", games: int = GAMES, positions: int = 0) -> None:
        self.device = device
        self.games = games
        if not positions:
            free, _ = torch.cuda.mem_get_info()
            positions = min(_LARGEST, free // 2 // _BYTES)
        self.positions = positions
        self._contest: Contest | None = None
        self._made_for: Any = None

    def shares(self, units: int, block: int) -> Iterator[Share]:
        return cut(units, block * max(1, self.games // AT_ONCE))

    def run(self, job: Any, shares: Iterable[Share]) -> Iterator[Any]:
        job = dataclasses.replace(job, play_out=self.play_out, at_once=self.games)
        for share in shares:
            yield job.do(share)

    def play_out(
        self, sheet: Sheet, players: Sequence[Player], who: np.ndarray, seeds: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """As `side_by_side.play_out`."""
        parts = []
        first = 0
        while first < len(seeds):
            contest = self._contest_of(sheet, players, who.shape[1])
            chosen = slice(first, first + contest.arena.games)
            count = len(seeds[chosen])
            # What is missing is filled up, since an arena has its size.
            filled = np.arange(contest.arena.games) % count
            part = contest.play_out(who[chosen][filled], seeds[chosen][filled])
            if part is None:
                self._halve()
                continue
            parts.append([array[:count] for array in part])
            first += count
        return np.concatenate([a for a, _ in parts]), np.concatenate([b for _, b in parts])

    def _halve(self) -> None:
        if self.games == 1:
            raise RuleError("this GPU has too little free memory for a single game")
        self.games //= 2
        self._contest = None

    def _contest_of(self, sheet: Sheet, players: Sequence[Player], seats: int) -> Contest:
        wanted = (sheet, tuple(players), seats)
        if self._contest is None or self._made_for != wanted:
            self._contest = None  # its memory is needed first
            platter = sheet.record.flow == FLOW_PLATTER
            arena = Arena(
                sheet,
                seats,
                self.games,
                self.device,
                aim=AIM_TOTAL if platter else AIM_AHEAD,
                room=self.positions // self.games,
            )
            self._contest = Contest(sheet, players, arena)
            self._made_for = wanted
        return self._contest
