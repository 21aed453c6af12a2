"""A small net that learns from a large one what positions are worth.

The large net plays and judges every position that it could have chosen; the small one learns those
values, the ones not chosen included, since a choice is a comparison. Part of the games is played by
the small net itself, so that it also knows where its own mistakes lead.
"""

import math
import time
from collections.abc import Callable

import torch

from renard.lockstep.arena import Arena
from renard.lockstep.tensor_net import tensor_net
from renard.players.net import Net
from renard.rules.sheet import Sheet
from renard.train.learn import TrainError
from renard.train.learner import Learner
from renard.train.model import ValueNet, judging, to_net
from renard.train.stretches import Stretches

_NEAR = 10.0
"""Learnt are leaves that lie within so many points of the best: they are what a choice is about."""
_FAR = 0.05
"""And this share of the others, so that they do not look good."""
_ODD = 0.04
"""The share of random moves."""
_OWN = 4
"""One game in so many is played by the small net."""
_MEMORY = 0.99
"""Of the mean over the small net's past weights, which is what comes out."""
_AT_ONCE = 16
"""Batches that are waited for before learning goes on."""
_TELL_EVERY = 10.0


def distil(
    sheet: Sheet,
    teacher: Net,
    hidden: list[int],
    seconds: float,
    device: str,
    *,
    games: int,
    room: int,
    batch: int,
    stretches: float = 0.4,
    rate: float = 1e-3,
    tell: Callable[[str], None] = print,
) -> Net:
    """Train a net of these layers for a while to say what `teacher` says."""
    arena = Arena(
        sheet,
        teacher.players,
        games,
        device,
        aim=teacher.aim,
        room=room,
    )
    knows = tensor_net(teacher, device)
    net = ValueNet([arena.features, *hidden, 1], teacher.scale).to(device)
    learner = Learner(net, device, batch, _MEMORY)
    own = torch.arange(games, device=device) % _OWN == 0
    weaker = Stretches(arena, stretches)
    arena.begin(0)
    arena.describe(arena.expand())
    began = told = time.perf_counter()
    rows: list[torch.Tensor] = []
    targets: list[torch.Tensor] = []
    waiting = 0
    while (done := (time.perf_counter() - began) / seconds) < 1:
        count = arena.expand()
        arena.describe(count)
        owners = arena.owners(count)
        values = arena.seen.judge(knows, count)
        own_judge = judging(learner.mean, device, teacher.per_round)
        said = torch.where(own[owners], arena.seen.judge(own_judge, count), values)
        odd = (torch.rand(games, device=device) < _ODD).float()[owners]
        said = weaker.bent(said, arena.seen.filled(count), owners)
        said += odd * torch.rand(count, device=device) * 1000.0
        best = values.index_select(0, arena.best(values, owners).clamp(min=0))
        near = values > best.index_select(0, owners) - _NEAR
        keep = (near | (torch.rand(count, device=device) < _FAR)) & (arena.seen.left[:count] >= 0)
        rows.append(arena.seen.rows[:, :count][:, keep].t())
        targets.append(((values - arena.seen.offsets(knows, count)) / teacher.scale)[keep])
        waiting += len(targets[-1])
        arena.go_to(arena.best(said, owners))
        arena.advance(again=True)
        weaker.renew(arena.over)
        if waiting < _AT_ONCE * batch:
            continue
        if learner.updates == 0:
            # A first guess at the mean: to get there by steps would leave units dead.
            for begun in (net, learner.mean):
                begun.linear[-1].bias.data.fill_(torch.cat(targets).mean())
        now = rate * (0.003 + (1 + math.cos(math.pi * done)) / 2)
        loss = learner.learn(torch.cat(rows), torch.cat(targets), now, passes=1)
        if not (math.isfinite(loss) and learner.is_whole()):
            raise TrainError(
                f"after {learner.updates} steps what the net says is no number any more: "
                f"the rate of {rate:g} is too high"
            )
        rows, targets, waiting = [], [], 0
        if time.perf_counter() - told > _TELL_EVERY:
            told = time.perf_counter()
            tell(f"{learner.updates} updates, off by {loss * teacher.scale:.2f} points")
    return to_net(learner.mean, sheet.id, teacher.per_round, teacher.aim, teacher.players)
