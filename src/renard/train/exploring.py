"""Leaving the best known path: single odd moves, and whole plans.

Single random moves never show a plan that pays only if it is followed for rounds. So a share of the
games carries a preference for some zones over a span of moves: what is filled there counts for
more (or less) than it is worth. One game in eight always plays its best, and is what the log
reports.
How others play, and what best play makes of it, is the subject of `stretches.py`.
"""

import torch

from renard.train.stretches import FAITHFUL, Stretches

_SPAN = 14
"""Moves that a preference lasts on average."""
_POINTS = 4.0
"""How much a filled cell counts more or less, typically."""


class Explorer:
    """Which games explore now, and how."""

    def __init__(self, games: int, zones: int, device: str) -> None:
        self.preferences = torch.zeros((games, zones), device=device)
        self.free = (torch.arange(games, device=device) % FAITHFUL != 0).float()
        self.odd = 0.0
        """The share of random moves."""
        self.plans = 0.0
        """The share of games that begin with a preference."""
        self.stretches: Stretches | None = None
        """Who plays otherwise for a while, if somebody does."""

    @property
    def idle(self) -> bool:
        return self.odd == 0 and self.plans == 0 and self.stretches is None

    def bent(
        self, values: torch.Tensor, filled: torch.Tensor, owners: torch.Tensor
    ) -> torch.Tensor:
        """By what leaves are chosen: their values, `filled` cells by zone, and their games."""
        if self.stretches:
            values = self.stretches.bent(values, filled, owners)
        if self.odd == 0 and self.plans == 0:
            return values
        liked = (self.preferences.index_select(0, owners) * filled).sum(1)
        odd = (torch.rand_like(self.free) < self.odd).float() * self.free
        noise = torch.rand(len(owners), device=owners.device) * 1000.0
        return values + liked + odd.index_select(0, owners) * noise

    def renew(self, over: torch.Tensor) -> None:
        """After a move: preferences end now and then, and new games draw theirs."""
        if self.stretches:
            self.stretches.renew(over)
        ends = torch.rand_like(self.free) < 1 / _SPAN
        # A preference begins with a game, or somewhere in the middle of it.
        chance = torch.where(over > 0, self.plans, self.plans / (3 * _SPAN))
        begins = torch.rand_like(self.free) < chance
        drawn = torch.randn_like(self.preferences) * _POINTS
        self.preferences[ends] = 0.0
        self.preferences = (
            torch.where(begins[:, None], drawn, self.preferences) * self.free[:, None]
        )
