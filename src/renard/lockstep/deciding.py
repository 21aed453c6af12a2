"""The nets of players who sit at the same tables, each asked for what is its own to judge."""

from collections.abc import Sequence

import torch

from renard.lockstep.arena import Arena
from renard.lockstep.sight import Sight
from renard.lockstep.tensor_net import TensorNet, tensor_net
from renard.players import Player
from renard.players.net import CompiledNet, Net
from renard.players.net_player import NetPlayer
from renard.players.value import LEARNT, PER_ROUND, SCALE, SPREAD
from renard.rules.game import RuleError
from renard.rules.layout import FLOW_PLATTER
from renard.rules.sheet import Sheet


class Nets:
    """By player its net, over tensors. Players may share one: it judges for all of them at once."""

    def __init__(self, sheet: Sheet, players: Sequence[Player], arena: Arena) -> None:
        judges = [net_of(sheet, player, arena.players) for player in players]
        self._nets: dict[tuple[int, float, float], TensorNet] = {}
        self._device = arena.device
        self._net_of = torch.tensor([self._find(one) for one in judges], device=arena.device)
        spreads = [float(one.terms[SPREAD]) for one in judges]
        self.spreads = torch.tensor(spreads, device=arena.device)
        """By player: how far totals lie around what is foretold; above 0 it plays to win."""
        several = arena.players > 1 and sheet.record.flow == FLOW_PLATTER
        self.play_to_win = several and any(spreads)

    def _find(self, judge: CompiledNet) -> int:
        scale, per_round = float(judge.terms[SCALE]), float(judge.terms[PER_ROUND])
        key = (judge.weights.ctypes.data, scale, per_round)
        if key not in self._nets:
            net = Net("", judge.layers.tolist(), judge.weights, scale, per_round, 0, 0)
            self._nets[key] = tensor_net(net, self._device)
        return list(self._nets).index(key)

    def judge(self, sight: Sight, asked: torch.Tensor) -> torch.Tensor:
        """What positions are worth by the nets of those who are asked, one for each."""
        first, *others = self._nets.values()
        values = sight.judge(first, len(asked))
        if others:
            by = self._net_of.index_select(0, asked)
            for i, net in enumerate(others, 1):
                values = torch.where(by == i, sight.judge(net, len(asked)), values)
        return values


def net_of(sheet: Sheet, player: Player, players: int) -> CompiledNet:
    """The net that decides; refused where it would have to be shown other positions than ours."""
    if not isinstance(player, NetPlayer):
        raise RuleError(f"on a GPU players need a net, which {player.name} has not")
    judge = player.judge_among(players)
    learnt = int(judge.terms[LEARNT])
    fewer = learnt == 1 if sheet.record.flow == FLOW_PLATTER else learnt < players
    if fewer and players > 1:
        raise RuleError(f"on a GPU {player.name} plays with {learnt}, where its net learnt")
    return judge
