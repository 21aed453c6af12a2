"""A batch of games in lockstep: at each turn one decision in every game, judged by a net.

All arrays are torch tensors, on a GPU or on a CPU; the rules work on views of the same memory.
"""

from typing import Any

import numpy as np
import torch

from renard.players.features import feature_count
from renard.rules.layout import SEATS, STATE
from renard.rules.on_gpu import need_gpu, prepared_cuda
from renard.rules.sheet import Sheet
from renard.sim.side_by_side import game_seeds
from renard.train import cpu, steps
from renard.train.sight import MULTIPLE, Sight

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
        self.features = feature_count(sheet)
        self.size = -(-games * (room + 1) // MULTIPLE) * MULTIPLE
        if device == "cpu":
            self.steps: Any = cpu
            self.tables: Any = sheet.tables
        else:
            from renard.train import cuda  # noqa: PLC0415 - only where there is a GPU

            self.steps = cuda
            self.tables = need_gpu().to_device(sheet.tables)
        # Kernels take a while to compile: one set for a player alone, one for any number.
        record = steps.pool_record(1 if players == 1 else SEATS)
        self.words = self._zeros((self.size, record.itemsize // 4), torch.int32)
        self.pool = self._as_records(self.words, record)
        self.seeds = self._zeros((games,), torch.int64)
        self.seats = self._zeros((games,), torch.int32)
        self.over = self._zeros((games,), torch.int32)
        self.finals = self._zeros((games, steps.FINALS), torch.int32)
        self.parents = self._zeros((self.size,), torch.int32)
        self.do = self._zeros((self.size,), torch.int32)
        self.front = self._zeros((self.size,), torch.int32)
        self.leaves = self._zeros((self.size,), torch.int32)
        # Row 0: positions claimed, positions in front, leaves. Rows 1 and 2: where each level
        # begins, in front and among the positions.
        self.counts = self._zeros((3, LEVELS + 2), torch.int32)
        self.table = self._zeros((1 << (2 * self.size - 1).bit_length(),), torch.int64)
        self.seen = self.sight(self.size)
        """The leaves, each by the seat that decides."""
        view = self._view
        self._arrays = steps.Arrays(
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
        self._record = record

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

    def _view(self, tensor: torch.Tensor) -> Any:
        """A tensor's memory as an array that compiled rules take."""
        if self.device == "cpu":
            return tensor.numpy()
        return prepared_cuda().as_cuda_array(tensor)

    def _as_records(self, tensor: torch.Tensor, record: np.dtype[Any]) -> Any:
        return self._view(tensor.view(-1)).view(record)

    def begin(self, seed: int, first: int = 0) -> None:
        """Begin games number `first` and on of a seed, and throw up to the first decisions."""
        self.begin_games(game_seeds(seed, first, self.games))

    def begin_games(self, seeds: np.ndarray) -> None:
        """Begin a game with each of these seeds."""
        self.seeds.copy_(torch.from_numpy(seeds.view(np.int64)))
        self.steps.start(self.tables, self._arrays, self.games, self.fewest, self.players)
        self.advance(again=False)

    def advance(self, *, again: bool) -> None:
        """Throw dice until somebody decides everywhere; ended games begin anew if asked to."""
        self.steps.advance(self.tables, self._arrays, self.games, int(again))

    def expand(self) -> int:
        """Find all leaves of all decisions; returns how many."""
        games = self.games
        self.table.zero_()
        self.parents.fill_(NONE)
        self.front[:games] = self.roots
        self.counts.zero_()
        self.counts[0, 0] = games
        self.counts[0, 1] = games
        self.counts[1, 1] = games
        self.counts[2, 0] = games
        for level in range(LEVELS):
            self.steps.list_choices(self.tables, self._arrays, level)
            self.counts[2, level + 1] = self.counts[0, 0]
            last = int(level == LEVELS - 1)
            self.steps.branch(self.tables, self._arrays, level, last)
            self.counts[1, level + 2] = self.counts[0, 1]
            if level >= _USUAL and int(self.counts[0, 1] - self.counts[1, level + 1]) == 0:
                break
        claimed, _, leaves = self.counts[0, :3].tolist()
        self.lost += max(0, claimed - self.size)
        return int(leaves)

    def describe(self, count: int) -> None:
        """Work out the features and standing of the first `count` leaves."""
        self.steps.describe(self.tables, self._arrays, count, self.aim)

    def sight(self, size: int) -> Sight:
        """Room to see so many positions."""
        return Sight(self.features, size, self.device)

    def show(self, sight: Sight, slots: torch.Tensor, seats: torch.Tensor) -> None:
        """Describe positions of the pool as other seats see them: `seats` has one by game."""
        view = self._view
        arrays = self._arrays._replace(
            leaves=view(slots),
            seats=view(seats),
            rows=view(sight.rows),
            stands=view(sight.stands),
            left=view(sight.left),
        )
        self.steps.describe(self.tables, arrays, len(slots), self.aim)

    def states(self) -> np.ndarray:
        """All games as they stand, as states like everybody's."""
        kept = self.words[: self.games].cpu().numpy().view(self._record)[:, 0]
        found = np.zeros(self.games, STATE)
        for name in found.dtype.names or ():
            if kept[name].shape == found[name].shape:
                found[name] = kept[name]
            else:
                found[name][:, : self.players] = kept[name]
        return found

    def field(self, name: str) -> torch.Tensor:
        """A field of one byte of every game's state."""
        assert self._record.fields is not None
        at = self._record.fields[name][1]
        return self.words[: self.games].view(torch.int8)[:, at]

    def key_dice(self, slots: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """How positions of the pool leave the dice, as numbers, and whether they are settled."""
        keys = self._zeros((len(slots),), torch.int64)
        settled = self._zeros((len(slots),), torch.int32)
        view = self._view
        self.steps.key_dice(
            self.tables, self._arrays, view(slots), view(keys).view(np.uint64), view(settled)
        )
        return keys, settled > 0

    def ask(self, other: "Arena", slots: torch.Tensor, seats: torch.Tensor) -> None:
        """Make this arena's first games from positions of another: `seats` take from the platter.

        Its other games have nothing to decide.
        """
        self.seats.fill_(steps.NOBODY)
        view = self._view
        self.steps.ask(other._arrays, self._arrays, view(slots), view(seats))  # noqa: SLF001

    def weigh(
        self,
        values: torch.Tensor,
        games: torch.Tensor,
        rows: torch.Tensor,
        others: torch.Tensor,
        spreads: torch.Tensor,
    ) -> None:
        """Turn points into what to go for, for those who play to win: see `cpu.weigh`."""
        arrays = [self._view(a) for a in (games, rows, others, spreads, values)]
        self.steps.weigh(self.tables, self._arrays, *arrays)

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
