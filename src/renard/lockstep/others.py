"""What the dice that turns leave are worth to the other seats, for all who play to win at once."""

import numpy as np
import torch

from renard.lockstep.arena import Arena
from renard.lockstep.deciding import Nets
from renard.lockstep.ways import Ways, list_ways, weigh
from renard.players.room import ANSWERS, GAPS, PLATTERS
from renard.rules.game import RuleError
from renard.rules.layout import PART_ACTIVE, SEATS


class Others:
    """Turns the points of leaves into chances to win, in the turns of those who play to win."""

    def __init__(self, arena: Arena, nets: Nets) -> None:
        self._arena = arena
        self._nets = nets
        self._asking = arena.narrower(1)
        """Where the others answer the dice that a turn would leave."""
        games, device = arena.games, arena.device
        self._known = torch.zeros(games, dtype=torch.int32, device=device)
        self._platters = torch.zeros((games, PLATTERS), dtype=torch.int64, device=device)
        self._answers = torch.zeros((games, *ANSWERS), device=device)
        self._slots = torch.zeros((games, PLATTERS), dtype=torch.int32, device=device)

    def weigh(self, values: torch.Tensor, owners: torch.Tensor, asked: torch.Tensor) -> None:
        """Put what to go for in the place of points; by leaf its game, by game who is asked."""
        arena, view = self._arena, self._arena.view
        own_turn = (arena.field("part") == PART_ACTIVE) & (arena.field("active") == arena.seats)
        spreads = torch.where(own_turn, self._nets.spreads.index_select(0, asked), 0.0)
        order = torch.argsort(owners, stable=True).int()
        ends = torch.bincount(owners, minlength=arena.games).cumsum(0).int()
        ways = Ways(
            view(spreads), view(order), view(ends), view(self._known),
            view(self._platters).view(np.uint64), view(self._answers), view(self._slots),
        )  # fmt: skip
        arena.run(list_ways, arena.games, ways)
        numbers = torch.arange(PLATTERS, device=arena.device)
        known = torch.where(self._known > 1, self._known, 0)
        games, rows = torch.nonzero(numbers[None, :] < known[:, None], as_tuple=True)
        if len(games):
            self._ask(games, rows, asked)
            arena.run(weigh, arena.games, ways, view(values))

    def _ask(self, games: torch.Tensor, rows: torch.Tensor, asked: torch.Tensor) -> None:
        """Write what these ways are worth to the others, by the nets of those who are asked."""
        arena, answers = self._arena, self._answers
        slots = self._slots[games, rows]
        by = asked.index_select(0, games)
        settled = torch.nonzero(answers[games, rows, SEATS] == 1)[:, 0]
        sight = arena.sight(len(slots))
        for step in range(1, arena.players):
            seats = ((arena.seats.clamp(min=0) + step) % arena.playing).int()
            arena.show(sight, slots, seats)
            worth = self._nets.judge(sight, by)
            at = seats.index_select(0, games)
            best = self._best_answers(slots[settled], at[settled], by[settled])
            seat = at.long()
            answers[games[settled], GAPS + rows[settled], seat[settled]] = worth[settled] - best
            worth[settled] = best
            answers[games, rows, seat] = worth

    def _best_answers(
        self, slots: torch.Tensor, seats: torch.Tensor, by: torch.Tensor
    ) -> torch.Tensor:
        """What the best answers of these seats are worth, by the nets of those who are asked."""
        asking, count = self._asking, len(slots)
        if count == 0:
            return torch.zeros(0, device=slots.device)
        if count <= asking.games:
            asking.ask(self._arena, slots, seats)
            leaves = asking.expand(asking.roots[:count])
            if not asking.lacking:
                asking.describe(leaves)
                owners = asking.owners(leaves)
                values = self._nets.judge(asking.seen, by.index_select(0, owners))
                best = asking.best(values, owners)[:count]
                return values.index_select(0, best.clamp(min=0))
            if count == 1:
                raise RuleError("there is too little free memory for a single answer")
        # Where there is no room for all at once, half of them wait.
        parts = zip(*(torch.tensor_split(one, 2) for one in (slots, seats, by)), strict=True)
        return torch.cat([self._best_answers(*part) for part in parts])
