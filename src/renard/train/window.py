"""A span of moves of all games, and what each move turned out to be worth."""

import torch

from renard.lockstep.arena import Arena
from renard.lockstep.tensor_net import TensorNet
from renard.players.value import AIM_AHEAD
from renard.rules.layout import FLOW_PLATTER, PART_ACTIVE, SEATS
from renard.train.exploring import Explorer


class Seen:
    """The positions that moves led to, as one seat of every game sees them."""

    def __init__(self, arena: Arena, length: int) -> None:
        shape, device = (length + 1, arena.games), arena.device
        self.rows = torch.zeros((*shape, arena.features), dtype=torch.int8, device=device)
        self.offsets = torch.zeros(shape, device=device)
        self.seats = torch.zeros(shape, dtype=torch.int64, device=device)
        self.there = torch.zeros(shape, dtype=torch.bool, device=device)
        """Whether there is something to see."""
        self.spoilt = torch.zeros(shape, dtype=torch.bool, device=device)
        """Whether somebody else's weak play has a part in what follows."""
        self.worth = torch.zeros(shape, device=device)
        """What a position turned out to be worth to its seat."""
        self.usable = torch.zeros(shape, dtype=torch.bool, device=device)
        """Whether that is known."""

    def all(self) -> list[torch.Tensor]:
        return [self.rows, self.offsets, self.seats, self.there, self.spoilt]


class Window:
    """`length` moves of every game. The last one of a span opens the next.

    A move is seen by the seat that makes it. What the active player of a game with a platter does
    is seen by one of the others as well, so that a net knows what dice that are left are worth.
    """

    def __init__(self, arena: Arena, length: int) -> None:
        shape, device = (length + 1, arena.games), arena.device
        self.arena = arena
        self.length = length
        self.mine = Seen(arena, length)
        self.others: Seen | None = None
        if arena.players > 1 and arena.sheet.record.flow == FLOW_PLATTER:
            self.others = Seen(arena, length)
            self._sight = arena.sight(arena.games)
        self.best = torch.zeros(shape, device=device)
        self.strayed = torch.zeros(shape, dtype=torch.bool, device=device)
        self.over = torch.zeros(shape, dtype=torch.bool, device=device)
        self.finals = torch.zeros((*shape, arena.finals.shape[1]), device=device)
        self.filled = 0
        self.leaves = 0

    def collect(self, judge: TensorNet, explorer: Explorer) -> None:
        """Play until the span is full."""
        if self.filled:
            for kept in self._all():
                kept[0] = kept[self.length]
            self.filled = 1
        while self.filled <= self.length:
            self._move(self.filled, judge, explorer)
            self.filled += 1

    def _all(self) -> list[torch.Tensor]:
        kept = [self.best, self.strayed, self.over, self.finals]
        return kept + [tensor for seen in self._seen for tensor in seen.all()]

    @property
    def _seen(self) -> list[Seen]:
        return [self.mine, self.others] if self.others else [self.mine]

    def _move(self, t: int, judge: TensorNet, explorer: Explorer) -> None:
        arena = self.arena
        count = arena.expand()
        self.leaves += count
        arena.describe(count)
        values = arena.seen.judge(judge, count)
        owners = arena.owners(count)
        best = arena.best(values, owners)
        chosen = best
        if not explorer.idle:
            chosen = arena.best(explorer.bent(values, arena.seen.filled(count), owners), owners)
        at = chosen.clamp(min=0)
        best_values = values.index_select(0, best.clamp(min=0))
        self.best[t] = best_values
        self.strayed[t] = values.index_select(0, at) < best_values
        mine = self.mine
        mine.rows[t] = arena.seen.rows.index_select(1, at).t()
        mine.offsets[t] = arena.seen.offsets(judge, count).index_select(0, at)
        mine.there[t] = chosen >= 0
        mine.seats[t] = arena.seats.clamp(min=0)
        active = arena.field("part") == PART_ACTIVE
        arena.go_to(chosen)
        if self.others:
            self._look_on(t, self.others, active, judge)
        if explorer.stretches:
            for seen in self._seen:
                seen.spoilt[t] = explorer.stretches.spoils(seen.seats[t])
        arena.advance(again=True)
        self.over[t] = arena.over > 0
        self.finals[t] = arena.finals
        explorer.renew(arena.over)

    def _look_on(self, t: int, others: Seen, active: torch.Tensor, judge: TensorNet) -> None:
        """See where the games are now with the eyes of somebody who had nothing to decide."""
        arena = self.arena
        steps = 1 + (torch.rand(arena.games, device=arena.device) * (arena.playing - 1)).int()
        seats = ((arena.seats.clamp(min=0) + steps) % arena.playing).int()
        arena.show(self._sight, arena.roots, seats)
        others.rows[t] = self._sight.rows[:, : arena.games].t()
        others.offsets[t] = self._sight.offsets(judge, arena.games)
        others.there[t] = self.mine.there[t] & active
        others.seats[t] = seats

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

    def look_back(self, trust: float) -> None:
        """Work out what each position was worth by what followed, where that is known.

        `trust` (lambda) weighs what happened later against what the seat's next move was judged to
        be worth. Where that move strayed from the best, only its best counts.
        """
        games, device = self.arena.games, self.arena.device
        known = torch.zeros((games, SEATS), dtype=torch.bool, device=device)
        judged = torch.zeros((games, SEATS), device=device)
        later = torch.zeros((games, SEATS), device=device)
        mine = self.mine
        for t in range(self.length, -1, -1):
            over = self.over[t][:, None]
            outcome = self.outcomes(t)
            judged = torch.where(over, outcome, judged)
            later = torch.where(over, outcome, later)
            known = known | over
            for seen in self._seen:
                seat = seen.seats[t][:, None]
                mixed = (1 - trust) * judged.gather(1, seat) + trust * later.gather(1, seat)
                seen.worth[t] = mixed.squeeze(1)
                there = seen.there[t] & ~seen.spoilt[t]
                seen.usable[t] = known.gather(1, seat).squeeze(1) & there
            seat = mine.seats[t][:, None]
            moved = mine.there[t][:, None]
            best = self.best[t][:, None]
            # Where nothing later is known, what the move was judged to be worth stands in for it.
            cut = self.strayed[t][:, None] | ~mine.usable[t][:, None]
            next_later = torch.where(cut, best, mine.worth[t][:, None])
            judged = torch.where(moved, judged.scatter(1, seat, best), judged)
            later = torch.where(moved, later.scatter(1, seat, next_later), later)
            known = torch.where(moved, known.scatter(1, seat, value=True), known)

    def lessons(self) -> tuple[torch.Tensor, torch.Tensor]:
        """After `look_back`: features, and what a net should have foretold."""
        return (
            torch.cat([one.rows[one.usable] for one in self._seen]),
            torch.cat([(one.worth - one.offsets)[one.usable] for one in self._seen]),
        )
