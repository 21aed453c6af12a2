"""Games of players with nets, many in lockstep: each seat decides by its own net.

They play as their like do one by one, but for one thing: dice taken back and extra dice are decided
on one at a time. A game that ends makes room for the next one, so that all places are in use and
wide decisions come one here, one there.
"""

from collections.abc import Sequence

import numpy as np
import torch

from renard.lockstep.arena import Arena
from renard.lockstep.deciding import Nets
from renard.lockstep.others import Others
from renard.lockstep.results import write_rows
from renard.lockstep.scratch import ROW
from renard.lockstep.trees import NOBODY, Queue, replace_ended
from renard.players import Player
from renard.rules.game import RuleError
from renard.rules.layout import PHASE_OVER
from renard.rules.sheet import Sheet


class Contest:
    """Games of these players side by side in an arena."""

    def __init__(self, sheet: Sheet, players: Sequence[Player], arena: Arena) -> None:
        self.arena = arena
        self._nets = Nets(sheet, players, arena)
        self._others = Others(arena, self._nets) if self._nets.play_to_win else None
        """What a turn leaves to the others, if somebody plays to win."""

    def play_out(self, who: np.ndarray, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Play a game for each of the seeds to its end: a ROW each, and the moves that it took.

        `who` has a row a game: for every seat, which of the players sits there.
        """
        arena = self.arena
        count, places = len(seeds), min(len(seeds), arena.games)
        seated = torch.from_numpy(who.astype(np.int64)).to(arena.device)
        at_first = np.zeros(arena.games, np.uint64)
        at_first[:places] = seeds[:places]
        arena.begin_games(at_first)
        arena.field("phase")[places:] = PHASE_OVER
        arena.advance(again=False)
        numbers = torch.where(arena.roots < places, arena.roots, NOBODY)
        tensors = {
            "seeds": torch.from_numpy(seeds.view(np.int64)).to(arena.device),
            "numbers": numbers,
            "taken": torch.tensor([places], dtype=torch.int32, device=arena.device),
            "moves": torch.ones(count, dtype=torch.int32, device=arena.device),
            "ended": torch.zeros(
                (count, arena.words.shape[1]), dtype=torch.int32, device=arena.device
            ),
            "left": torch.tensor([count], dtype=torch.int32, device=arena.device),
        }
        arrays = {name: arena.view(tensor) for name, tensor in tensors.items()}
        queue = Queue(**{**arrays, "seeds": arrays["seeds"].view(np.uint64)})
        while int(tensors["left"]) > 0:
            self.move(seated.index_select(0, numbers.clamp(min=0)))
            arena.advance(again=False)
            arena.run(replace_ended, arena.games, queue)
        rows = arena.loops.zeros(count, ROW)
        states = arena.as_records(tensors["ended"])
        arena.loops.run(write_rows, count, arena.tables, states, rows)
        return arena.loops.read(rows), tensors["moves"].cpu().numpy()

    def move(self, seated: torch.Tensor) -> None:
        """One decision in every game that goes on, by who sits on the seat that is asked."""
        arena = self.arena
        asked = seated.gather(1, arena.seats.clamp(min=0).long()[:, None])[:, 0]
        waiting = [torch.nonzero(arena.seats >= 0)[:, 0].int()]
        while waiting:
            games = waiting.pop()
            count = arena.expand(games)
            if arena.lacking:
                # Where decisions are so wide that the pool has no room, half of them wait.
                if len(games) == 1:
                    raise RuleError("there is too little free memory for a single decision")
                waiting += torch.tensor_split(games, 2)
            elif count:
                arena.describe(count)
                owners = arena.owners(count)
                values = self._nets.judge(arena.seen, asked.index_select(0, owners))
                if self._others:
                    self._others.weigh(values, owners, asked)
                arena.go_to(arena.best(values, owners))
