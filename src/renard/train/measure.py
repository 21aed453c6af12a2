"""How well a net plays: whole games by a seed, each move the best that it knows."""

from typing import Any

import torch

from renard.rules.layout import SEATS
from renard.train.arena import Arena
from renard.train.model import Judge
from renard.train.steps import FOXES_AT


def measure(arena: Arena, judge: Judge, games: int, seed: int) -> dict[str, Any]:
    """Play games 0 to `games` of a seed (rounded up to whole batches): figures of the first seat.

    The dice are those that `renard simulate` throws for the same seed.
    """
    finals = []
    for first in range(0, games, arena.games):
        arena.begin(seed, first)
        while not bool((arena.over > 0).all()):
            count = arena.expand()
            if count:
                arena.describe(count)
                values = arena.seen.judge(judge, count)
                arena.go_to(arena.best(values, arena.owners(count)))
            arena.advance(again=False)
        finals.append(arena.finals.clone())
    return summary(torch.cat(finals).float(), [zone.name for zone in arena.sheet.zones])


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
