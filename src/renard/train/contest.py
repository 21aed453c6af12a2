"""Games of players with nets, many in lockstep: each seat decides by its own net.

They play as their like do one by one, but for one thing: dice taken back and extra dice are decided
on one at a time.
"""

from collections.abc import Sequence

import numpy as np
import torch

from renard.players import Player
from renard.players.net import Judge as FlatJudge
from renard.players.net import Net
from renard.players.net_player import NetPlayer
from renard.players.value import LEARNT, PER_ROUND, SCALE, SPREAD
from renard.rules.game import RuleError
from renard.rules.layout import FLOW_PLATTER, PART_ACTIVE, SEATS
from renard.rules.sheet import Sheet
from renard.train.arena import Arena
from renard.train.model import Judge, from_net
from renard.train.sight import Sight

_PRIME = -7046029254386353131
"""As everywhere for hashes, as a signed number."""


class Contest:
    """Games of these players side by side in an arena."""

    def __init__(self, sheet: Sheet, players: Sequence[Player], arena: Arena) -> None:
        flats = [_flat(sheet, player, arena.players) for player in players]
        self.arena = arena
        self._judges: dict[tuple[int, float, float], Judge] = {}
        """Players may share a net: it judges for all of them at once."""
        self._judge_of = [self._find(flat) for flat in flats]
        spreads = [float(flat.terms[SPREAD]) for flat in flats]
        self._spreads = torch.tensor(spreads, device=arena.device)
        platter = arena.players > 1 and sheet.record.flow == FLOW_PLATTER
        self._answers = arena.narrower(1) if platter and any(spreads) else None
        """Where the others answer the dice that a turn would leave, if somebody plays to win."""

    def _find(self, flat: FlatJudge) -> int:
        scale, per_round = float(flat.terms[SCALE]), float(flat.terms[PER_ROUND])
        key = (flat.weights.ctypes.data, scale, per_round)
        if key not in self._judges:
            net = Net("", flat.layers.tolist(), flat.weights, scale, per_round, 0, 0)
            device = self.arena.device
            self._judges[key] = Judge(from_net(net).to(device), device, net.per_round)
        return list(self._judges).index(key)

    def play_out(self, who: np.ndarray, seeds: np.ndarray) -> tuple[np.ndarray, np.ndarray] | None:
        """Play a game for each of the seeds to its end: states, and the moves that each took.

        `who` has a row a game: for every seat, which of the players sits there. None if the arena
        had no room for all that could be decided.
        """
        arena, lost = self.arena, self._lost
        seated = torch.from_numpy(who.astype(np.int64)).to(arena.device)
        arena.begin_games(seeds)
        moves = torch.zeros(arena.games, dtype=torch.int32, device=arena.device)
        while not bool((arena.over > 0).all()):
            moves += arena.seats >= 0
            self.move(seated)
            if self._lost > lost:
                return None
            arena.advance(again=False)
        return arena.states(), moves.cpu().numpy()

    @property
    def _lost(self) -> int:
        return self.arena.lost + (self._answers.lost if self._answers else 0)

    def move(self, seated: torch.Tensor) -> None:
        """One decision in every game that goes on, by who sits on the seat that is asked."""
        arena = self.arena
        asked = seated.gather(1, arena.seats.clamp(min=0).long()[:, None])[:, 0]
        count = arena.expand()
        if count:
            arena.describe(count)
            owners = arena.owners(count)
            values = self._judged(arena.seen, asked.index_select(0, owners))
            self._weigh(values, owners, asked)
            arena.go_to(arena.best(values, owners))

    def _judged(self, sight: Sight, asked: torch.Tensor) -> torch.Tensor:
        """What positions are worth by the nets of those who are asked."""
        judges = list(self._judges.values())
        values = sight.judge(judges[0], len(asked))
        if len(judges) > 1:
            by = torch.tensor(self._judge_of, device=asked.device).index_select(0, asked)
            for i, judge in enumerate(judges[1:], 1):
                values = torch.where(by == i, sight.judge(judge, len(asked)), values)
        return values

    def _weigh(self, values: torch.Tensor, owners: torch.Tensor, asked: torch.Tensor) -> None:
        """Where somebody plays to win in its own turn: put chances in the place of points."""
        arena, answers = self.arena, self._answers
        if answers is None:
            return
        spreads = self._spreads.index_select(0, asked)
        own_turn = (arena.field("part") == PART_ACTIVE) & (arena.field("active") == arena.seats)
        weighed = torch.nonzero((own_turn & (spreads > 0)).index_select(0, owners))[:, 0]
        if not len(weighed):
            return
        games = owners.index_select(0, weighed)
        slots = arena.leaves.index_select(0, weighed)
        keys, settled = arena.key_dice(slots)
        keys = keys * _PRIME + games
        found, rows = torch.unique(keys, return_inverse=True)
        first = torch.zeros_like(found).scatter_(
            0, rows, torch.arange(len(rows), device=rows.device)
        )
        games_of = games.index_select(0, first)
        others = self._others(
            answers, slots.index_select(0, first), settled.index_select(0, first), games_of, asked
        )
        # Where all positions leave the dice alike, one's own points say as much.
        differ = torch.bincount(games_of, minlength=arena.games).index_select(0, games) > 1
        weighed, games, rows = weighed[differ], games[differ], rows[differ]
        chances = values.index_select(0, weighed)
        arena.weigh(chances, games.int(), rows.int(), others, spreads)
        values[weighed] = chances

    def _others(
        self,
        answers: Arena,
        slots: torch.Tensor,
        settled: torch.Tensor,
        games: torch.Tensor,
        asked: torch.Tensor,
    ) -> torch.Tensor:
        """What the other seats are foretold in these positions, by those who are asked."""
        arena = self.arena
        found = torch.zeros((len(slots), SEATS), device=arena.device)
        sight = arena.sight(len(slots))
        done = torch.nonzero(settled)[:, 0]
        for step in range(1, arena.players):
            seats = ((arena.seats.clamp(min=0) + step) % arena.playing).int()
            arena.show(sight, slots, seats)
            values = self._judged(sight, asked.index_select(0, games))
            at = seats.index_select(0, games)
            by = asked.index_select(0, games)
            best = values.clone()
            for i in range(0, len(done), answers.games):
                some = done[i : i + answers.games]
                best[some] = self._answered(answers, slots[some], at[some], by[some])
            # Answers only tell settled ways apart: their mean is the net's word.
            gaps = torch.zeros(arena.games, device=arena.device)
            gaps.scatter_reduce_(
                0, games[done], values[done] - best[done], "mean", include_self=False
            )
            values[done] = best[done] + gaps[games[done]]
            found.scatter_(1, at.long()[:, None], values[:, None])
        return found

    def _answered(
        self, answers: Arena, slots: torch.Tensor, seats: torch.Tensor, asked: torch.Tensor
    ) -> torch.Tensor:
        """What the best answer of these seats to settled dice is worth, by those who are asked."""
        answers.ask(self.arena, slots, seats)
        count = answers.expand()
        answers.describe(count)
        owners = answers.owners(count)
        values = self._judged(answers.seen, asked.index_select(0, owners))
        best = answers.best(values, owners)[: len(slots)]
        return values.index_select(0, best.clamp(min=0))


def _flat(sheet: Sheet, player: Player, players: int) -> FlatJudge:
    """The net that decides; refused where it would have to be shown other positions than ours."""
    if not isinstance(player, NetPlayer):
        raise RuleError(f"on a GPU players need a net, which {player.name} has not")
    flat = player.judge_among(players)
    learnt = int(flat.terms[LEARNT])
    fewer = learnt == 1 if sheet.record.flow == FLOW_PLATTER else learnt < players
    if fewer and players > 1:
        raise RuleError(f"on a GPU {player.name} plays with {learnt}, where its net learnt")
    return flat
