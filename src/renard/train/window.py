"""A span of moves of all games, and what each move turned out to be worth."""

from collections.abc import Callable

import torch

from renard.players.value import AIM_AHEAD
from renard.rules.layout import SEATS
from renard.train.arena import Arena
from renard.train.exploring import Explorer

FILLED_FIRST, FILLED_LAST = 5, 10
"""Where the features tell how many cells of each zone are filled."""


class Window:
    """`length` moves of every game. The last one of a span opens the next."""

    def __init__(self, arena: Arena, length: int) -> None:
        shape, device = (length + 1, arena.games), arena.device
        self.arena = arena
        self.length = length
        self.rows = torch.zeros((*shape, arena.features), dtype=torch.int8, device=device)
        self.offsets = torch.zeros(shape, device=device)
        self.best = torch.zeros(shape, device=device)
        self.strayed = torch.zeros(shape, dtype=torch.bool, device=device)
        self.moved = torch.zeros(shape, dtype=torch.bool, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int64, device=device)
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.finals = torch.zeros((*shape, arena.finals.shape[1]), device=device)
        self.filled = 0
        self.leaves = 0

    def collect(self, judge: Callable[[torch.Tensor], torch.Tensor], explorer: Explorer) -> None:
        """Play until the span is full."""
        if self.filled:
            for kept in self._all():
                kept[0] = kept[self.length]
            self.filled = 1
        while self.filled <= self.length:
            self._move(self.filled, judge, explorer)
            self.filled += 1

    def _all(self) -> list[torch.Tensor]:
        return [
            self.rows, self.offsets, self.best, self.strayed, self.moved, self.seats,
            self.over, self.finals,
        ]  # fmt: skip

    def _move(
        self, t: int, judge: Callable[[torch.Tensor], torch.Tensor], explorer: Explorer
    ) -> None:
        arena = self.arena
        count = arena.expand()
        self.leaves += count
        arena.describe(count)
        values = arena.judge(judge, count)
        owners = arena.owners(count)
        best = arena.best(values, owners)
        chosen = best
        if not explorer.idle:
            filled = arena.wide(FILLED_FIRST, FILLED_LAST, count)
            chosen = arena.best(values + explorer.bonus(filled, owners), owners)
        moved = chosen >= 0
        at = chosen.clamp(min=0)
        best_values = values.index_select(0, best.clamp(min=0))
        self.rows[t] = arena.rows.index_select(1, at).t()
        self.offsets[t] = arena.offsets(count).index_select(0, at)
        self.best[t] = best_values
        self.strayed[t] = values.index_select(0, at) < best_values
        self.moved[t] = moved
        self.seats[t] = arena.seats.clamp(min=0)
        arena.go_to(chosen)
        arena.advance(again=True)
        self.over[t] = arena.over > 0
        self.finals[t] = arena.finals
        explorer.renew(arena.over)

    def outcomes(self, t: int) -> torch.Tensor:
        """By game and seat, the aim as it was reached in games that ended with move `t`."""
        totals = self.finals[t, :, :SEATS]
        if self.arena.aim != AIM_AHEAD or self.arena.players == 1:
            return totals
        seats = self.arena.players
        ahead = totals.clone()
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            ahead[:, seat] = totals[:, seat] - totals[:, others].amax(1)
        return ahead

    def returns(self, trust: float) -> tuple[torch.Tensor, torch.Tensor]:
        """What each move was worth by what followed, and which moves that is known of.

        `trust` (lambda) weighs what happened later against what the next move was judged to be
        worth. Where the next move strayed from the best, only its best counts.
        """
        games, device = self.arena.games, self.arena.device
        known = torch.zeros((games, SEATS), dtype=torch.bool, device=device)
        judged = torch.zeros((games, SEATS), device=device)
        later = torch.zeros((games, SEATS), device=device)
        worth = torch.zeros_like(self.best)
        usable = torch.zeros_like(self.moved)
        for t in range(self.length, -1, -1):
            over = self.over[t][:, None]
            outcome = self.outcomes(t)
            judged = torch.where(over, outcome, judged)
            later = torch.where(over, outcome, later)
            known = known | over
            seat = self.seats[t][:, None]
            mixed = (1 - trust) * judged.gather(1, seat) + trust * later.gather(1, seat)
            worth[t] = mixed.squeeze(1)
            usable[t] = known.gather(1, seat).squeeze(1) & self.moved[t]
            moved = self.moved[t][:, None]
            best = self.best[t][:, None]
            # Where nothing later is known, what the move was judged to be worth stands in for it.
            cut = self.strayed[t][:, None] | ~usable[t][:, None]
            next_later = torch.where(cut, best, worth[t][:, None])
            judged = torch.where(moved, judged.scatter(1, seat, best), judged)
            later = torch.where(moved, later.scatter(1, seat, next_later), later)
            known = torch.where(moved, known.scatter(1, seat, value=True), known)
        return worth, usable
