"""A batch of games in lockstep: at each turn one decision in every game, judged by a net.

All arrays are torch tensors, on a GPU or on a CPU; the rules work on views of the same memory.
"""

from typing import Any

import numpy as np
import torch

from renard.lockstep import trees
from renard.lockstep.devices import device as find_device
from renard.lockstep.side_by_side import game_seeds
from renard.lockstep.sight import MULTIPLE, Sight
from renard.players.features import feature_count
from renard.players.greedy import AMOUNTS
from renard.rules.layout import SEATS
from renard.rules.sheet import Sheet

LEVELS = 12
"""How many actions in a row a chain is followed."""
_USUAL = 4
"""From this length on it is worth a look whether there are chains left to follow."""
NONE = -1


class Arena:
    """`games` games of one sheet, played side by side.

    They have `players` seats each, or every number from `fewest` on in turn.
    """

    def __init__(
        self,
        sheet: Sheet,
        players: int,
        games: int,
        device: str,
        *,
        aim: int = 0,
        room: int = 60,
        fewest: int | None = None,
    ) -> None:
        self.sheet = sheet
        self.players = players
        self.fewest = players if fewest is None else fewest
        self.games = games
        self.device = device
        self.aim = aim
        self.room = room
        self.lost = 0
        """Positions for which the pool had no room, since the arena was made."""
        self.lacking = 0
        """The same, of the last decisions."""
        self.features = feature_count(sheet)
        self.size = -(-games * (room + 1) // MULTIPLE) * MULTIPLE
        self.loops = find_device(device)
        self.tables = self.loops.take(sheet.tables)
        # Kernels take a while to compile: one set for a player alone, one for any number.
        self.record = trees.pool_record(1 if players == 1 else SEATS)
        self.words = self._zeros((self.size, self.record.itemsize // 4), torch.int32)
        self.pool = self.as_records(self.words)
        self.seeds = self._zeros((games,), torch.int64)
        self.seats = self._zeros((games,), torch.int32)
        self.over = self._zeros((games,), torch.int32)
        self.finals = self._zeros((games, trees.FINALS), torch.int32)
        self.parents = self._zeros((self.size,), torch.int32)
        self.do = self._zeros((self.size,), torch.int32)
        self.front = self._zeros((self.size,), torch.int32)
        self.leaves = self._zeros((self.size,), torch.int32)
        self.counts = self._zeros((3, LEVELS + 2), torch.int32)
        self.table = self._zeros((1 << (2 * self.size - 1).bit_length(),), torch.int64)
        self.seen = self.sight(self.size)
        """The leaves, each by the seat that decides."""
        view = self.view
        self.arrays = trees.Arrays(
            pool=self.pool,
            words=view(self.words),
            seeds=view(self.seeds).view(np.uint64),
            seats=view(self.seats),
            over=view(self.over),
            finals=view(self.finals),
            parents=view(self.parents),
            do=view(self.do),
            front=view(self.front),
            leaves=view(self.leaves),
            counts=view(self.counts),
            table=view(self.table).view(np.uint64),
            rows=view(self.seen.rows),
            stands=view(self.seen.stands),
            left=view(self.seen.left),
        )
        self.roots = torch.arange(games, dtype=torch.int32, device=device)
        self.playing = self.fewest + self.roots % (players - self.fewest + 1)
        """How many play, by game."""

    def narrower(self, times: int) -> "Arena":
        """The same pool for fewer games: where all reach their widest decisions at once."""
        return Arena(
            self.sheet,
            self.players,
            -(-self.games // times),
            self.device,
            aim=self.aim,
            room=self.room * times,
            fewest=self.fewest,
        )

    def _zeros(self, shape: tuple[int, ...], dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype, device=self.device)

    def view(self, tensor: torch.Tensor) -> Any:
        """A tensor's memory as an array that loops take."""
        return tensor.numpy() if self.device == "cpu" else self.loops.take(tensor)

    def as_records(self, words: torch.Tensor) -> Any:
        """Words of states as states."""
        return self.view(words.view(-1)).view(self.record)

    def run(self, loop: Any, count: int, *arguments: Any) -> None:
        """Run a loop over this batch; `arguments` are what it takes after sheets and arrays."""
        self.loops.run(loop, count, self.tables, self.arrays, *arguments)

    def begin(self, seed: int, first: int = 0) -> None:
        """Begin games number `first` and on of a seed, and throw up to the first decisions."""
        self.begin_games(game_seeds(seed, first, self.games))

    def begin_games(self, seeds: np.ndarray) -> None:
        """Begin a game with each of these seeds."""
        self.seeds.copy_(torch.from_numpy(seeds.view(np.int64)))
        self.run(trees.start_games, self.games, self.fewest, self.players)
        self.advance(again=False)

    def advance(self, *, again: bool) -> None:
        """Throw dice until somebody decides everywhere; ended games begin anew if asked to."""
        self.run(trees.advance, self.games, int(again))

    def expand(self, games: torch.Tensor | None = None) -> int:
        """Find all leaves of the decisions of these games, or of all; returns how many."""
        asked = self.roots if games is None else games
        count = len(asked)
        self.table.zero_()
        self.parents.fill_(NONE)
        self.front[:count] = asked
        self.counts.zero_()
        self.counts[0, trees.CLAIMED] = self.games
        self.counts[0, trees.FRONT] = count
        self.counts[1, 1] = count
        self.counts[2, 0] = self.games
        for level in range(LEVELS):
            self.run(trees.list_choices, self.size, level)
            self.counts[2, level + 1] = self.counts[0, trees.CLAIMED]
            self.run(trees.branch, self.size, level, int(level == LEVELS - 1))
            self.counts[1, level + 2] = self.counts[0, trees.FRONT]
            in_front = self.counts[0, trees.FRONT] - self.counts[1, level + 1]
            if level >= _USUAL and int(in_front) == 0:
                break
        claimed, _, leaves = self.counts[0, :3].tolist()
        self.lacking = max(0, claimed - self.size)
        self.lost += self.lacking
        return int(leaves)

    def describe(self, count: int) -> None:
        """Work out the features and standing of the first `count` leaves."""
        self.run(trees.describe, count, self.aim)

    def promises(self, values: torch.Tensor, greedy: torch.Tensor) -> torch.Tensor:
        """The values of leaves, but what they promise to a greedy player in games marked so."""
        values = values.clone()
        amounts = torch.from_numpy(AMOUNTS).to(self.device)
        arrays = [self.view(a) for a in (amounts, greedy.int(), values)]
        self.run(trees.promise_all, len(values), *arrays)
        return values

    def sight(self, size: int) -> Sight:
        """Room to see so many positions."""
        return Sight(self.features, size, self.device)

    def show(self, sight: Sight, slots: torch.Tensor, seats: torch.Tensor) -> None:
        """Describe positions of the pool as other seats see them: `seats` has one by game."""
        view = self.view
        arrays = self.arrays._replace(
            leaves=view(slots),
            seats=view(seats),
            rows=view(sight.rows),
            stands=view(sight.stands),
            left=view(sight.left),
        )
        self.loops.run(trees.describe, len(slots), self.tables, arrays, self.aim)

    def field(self, name: str) -> torch.Tensor:
        """A field of one byte of every game's state."""
        assert self.record.fields is not None
        at = self.record.fields[name][1]
        return self.words[: self.games].view(torch.int8)[:, at]

    def ask(self, other: "Arena", slots: torch.Tensor, seats: torch.Tensor) -> None:
        """Make this arena's first games from positions of another: `seats` take from the platter.

        Its other games have nothing to decide.
        """
        self.seats.fill_(trees.NOBODY)
        view = self.view
        self.loops.run(
            trees.ask_about, len(slots), other.arrays, self.arrays, view(slots), view(seats)
        )

    def owners(self, count: int) -> torch.Tensor:
        """The game of every leaf."""
        return self.words[:, 0].index_select(0, self.leaves[:count]).long()

    def best(self, values: torch.Tensor, owners: torch.Tensor) -> torch.Tensor:
        """By game, the leaf of the highest value, or NONE."""
        bits = values.float().contiguous().view(torch.int32)
        ordered = torch.where(bits >= 0, bits, bits ^ 0x7FFFFFFF).long()
        keys = (ordered << 32) | torch.arange(len(values), device=self.device)
        none = torch.full((self.games,), torch.iinfo(torch.int64).min, device=self.device)
        found = none.scatter_reduce(0, owners, keys, "amax")
        return torch.where(found == none, NONE, found & 0xFFFFFFFF)

    def go_to(self, chosen: torch.Tensor) -> None:
        """Put every game to its chosen leaf."""
        slots = self.leaves.index_select(0, chosen.clamp(min=0)).long()
        slots = torch.where(chosen >= 0, slots, self.roots.long())
        self.words[: self.games] = self.words.index_select(0, slots)
