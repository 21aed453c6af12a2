"""A small net that learns from a large one what positions are worth.

The large net plays and judges every position that it could have chosen; the small one learns those
values, the ones not chosen included, since a choice is a comparison. Part of the games is played by
the small net itself, so that it also knows where its own mistakes lead.
"""

import copy
import math
import time
from collections.abc import Callable

import torch

from renard.players.net import Net
from renard.rules.sheet import Sheet
from renard.train.arena import Arena
from renard.train.model import Judge, ValueNet, from_net, to_net

_NEAR = 10.0
"""Learnt are leaves that lie within so many points of the best: they are what a choice is about."""
_FAR = 0.05
"""And this share of the others, so that they do not look good."""
_ODD = 0.04
"""The share of random moves."""


def distil(
    sheet: Sheet,
    teacher: Net,
    hidden: list[int],
    seconds: float,
    device: str,
    *,
    games: int,
    room: int,
    batch: int = 2048,
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
        per_round=teacher.per_round,
        room=room,
    )
    knows = Judge(from_net(teacher).to(device), device)
    net = ValueNet([arena.features, *hidden, 1], teacher.scale).to(device)
    mean = copy.deepcopy(net)
    optimizer = torch.optim.Adam(net.parameters(), lr=rate)
    learner = torch.arange(games, device=device) % 4 == 0
    arena.begin(0)
    arena.describe(arena.expand())
    began = told = time.perf_counter()
    rows: list[torch.Tensor] = []
    targets: list[torch.Tensor] = []
    waiting, updates = 0, 0
    while (done := (time.perf_counter() - began) / seconds) < 1:
        count = arena.expand()
        arena.describe(count)
        owners = arena.owners(count)
        values = arena.judge(knows, count)
        said = torch.where(learner[owners], arena.judge(Judge(mean, device), count), values)
        odd = (torch.rand(games, device=device) < _ODD).float()[owners]
        said += odd * torch.rand(count, device=device) * 1000.0
        best = values.index_select(0, arena.best(values, owners).clamp(min=0))
        near = values > best.index_select(0, owners) - _NEAR
        keep = (near | (torch.rand(count, device=device) < _FAR)) & (arena.left[:count] >= 0)
        rows.append(arena.rows[:, :count][:, keep].t())
        targets.append(((values - arena.offsets(count)) / teacher.scale)[keep])
        waiting += len(targets[-1])
        arena.go_to(arena.best(said, owners))
        arena.advance(again=True)
        if waiting < 16 * batch:
            continue
        if updates == 0:
            # A first guess at the mean: to get there by steps would leave units dead.
            for begun in (net, mean):
                begun.linear[-1].bias.data.fill_(torch.cat(targets).mean())
        for group in optimizer.param_groups:
            group["lr"] = rate * (0.003 + (1 + math.cos(math.pi * done)) / 2)
        loss = _learn(net, mean, optimizer, torch.cat(rows), torch.cat(targets), batch)
        rows, targets, waiting, updates = [], [], 0, updates + 16
        if time.perf_counter() - told > 10:
            told = time.perf_counter()
            tell(f"{updates} updates, off by {loss * teacher.scale:.2f} points")
    return to_net(mean, sheet.id, teacher.per_round, teacher.aim, teacher.players)


def _learn(
    net: ValueNet,
    mean: ValueNet,
    optimizer: torch.optim.Optimizer,
    rows: torch.Tensor,
    targets: torch.Tensor,
    batch: int,
) -> float:
    """One pass over positions; returns the root of the mean squared error."""
    order = torch.randperm(len(targets), device=targets.device)
    total = 0.0
    parts = torch.split(order, batch)
    for index in parts:
        said = net(rows.index_select(0, index).float())
        loss = torch.nn.functional.mse_loss(said, targets.index_select(0, index))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        total += loss.item()
        with torch.no_grad():
            for kept, new in zip(mean.parameters(), net.parameters(), strict=True):
                kept.lerp_(new, 0.01)
    return math.sqrt(total / len(parts))
