"""How well a net plays: whole games by a seed, each move the best that it knows."""

from typing import Any

import torch

from renard.lockstep.arena import Arena
from renard.lockstep.tensor_net import TensorNet
from renard.lockstep.trees import FOXES_AT
from renard.rules.layout import SEATS
from renard.train.stretches import Stretches

WEAK: dict[str, dict[str, Any]] = {
    "random": {"at_random": True},
    "greedy": {"greedy": True},
    "0.05": {"foresight": 0.05},
    "0.15": {"foresight": 0.15},
    "0.3": {"foresight": 0.3},
    "0.5": {"foresight": 0.5},
}
"""Ways to play by which to see how well a net judges what weaker players make; see `Stretches`."""


def measure(arena: Arena, judge: TensorNet, games: int, seed: int) -> dict[str, Any]:
    """Play games 0 to `games` of a seed (rounded up to whole batches): figures of the first seat.

    The dice are those that `renard simulate` throws for the same seed.
    """
    finals = []
    for first in range(0, games, arena.games):
        arena.begin(seed, first)
        _play_out(arena, judge, None)
        finals.append(arena.finals.clone())
    return summary(torch.cat(finals).float(), [zone.name for zone in arena.sheet.zones])


def misjudged(
    arena: Arena, judge: TensorNet, way: dict[str, Any], games: int, seed: int
) -> dict[str, float]:
    """What a player alone came to that plays in a weaker way, and by how much the net misjudged it.

    That is the result, less what was expected after the first throw, and with all back that
    decisions lost by the net's own word: luck apart, what `renard analyse` calls misjudged.
    """
    weak = Stretches(arena, 0.0)
    weak.stay(**way)
    results, wrong = [], []
    for first in range(0, games, arena.games):
        arena.begin(seed, first)
        expected = _play_out(arena, judge, weak)
        results.append(arena.finals[:, 0].float())
        wrong.append(results[-1] - expected)
    off = torch.cat(wrong)
    return {
        "mean": round(torch.cat(results).mean().item(), 2),
        "misjudged": round(off.mean().item(), 2),
        "error": round((off.std() / len(off) ** 0.5).item(), 2),
    }


def _play_out(arena: Arena, judge: TensorNet, weak: Stretches | None) -> torch.Tensor:
    """Play all games to their ends; returns what was expected at first, less what was lost."""
    expected = torch.zeros(arena.games, device=arena.device)
    begun = torch.zeros(arena.games, dtype=torch.bool, device=arena.device)
    while not bool((arena.over > 0).all()):
        count = arena.expand()
        if count:
            arena.describe(count)
            values, owners = arena.seen.judge(judge, count), arena.owners(count)
            best = chosen = arena.best(values, owners)
            if weak:
                chosen = arena.best(weak.bent(values, arena.seen.filled(count), owners), owners)
            known = best >= 0
            most = values.index_select(0, best.clamp(min=0))
            lost = most - values.index_select(0, chosen.clamp(min=0))
            expected += torch.where(known & ~begun, most, 0.0) - torch.where(known, lost, 0.0)
            begun |= known
            arena.go_to(chosen)
        arena.advance(again=False)
    return expected


def summary(finals: torch.Tensor, zones: list[str]) -> dict[str, Any]:
    """Mean, spread, zone means and foxes of games that ended."""
    totals = finals[:, 0]
    levels = torch.tensor([0.1, 0.5, 0.9], device=totals.device)
    # quantile() takes no more than 16 million numbers, and these are enough.
    low, middle, high = torch.quantile(totals[:1_000_000], levels).tolist()
    parts = finals[:, SEATS : SEATS + max(len(zones), 1)].mean(0).tolist()
    return {
        "games": len(finals),
        "mean": round(totals.mean().item(), 3),
        "error": round((totals.std() / len(finals) ** 0.5).item(), 3),
        "sd": round(totals.std().item(), 2),
        "p10": low,
        "p50": middle,
        "p90": high,
        "max": totals.max().item(),
        "zones": {name: round(part, 2) for name, part in zip(zones, parts, strict=False)},
        "foxes": round(finals[:, FOXES_AT].mean().item(), 3),
    }
