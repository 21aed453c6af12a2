"""How much of a game is left, and how sure the coach can be by then, as it was measured."""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from renard.rules.game import Game
from renard.rules.layout import FLOW_PLATTER, PART_ACTIVE, PART_PASSIVE, ROLLS

MEASURED = Path(__file__).parent / "measured.toml"
KNOTS = np.linspace(0, 1, 7)
"""Shares of the game that are left, at which was measured."""


@dataclass(frozen=True)
class Sureness:
    """Standard deviations in points, at one moment of a game."""

    spread: float
    """Of final totals (or leads) around what was expected: the luck to come."""
    error: float
    """Of the net's difference between two good choices around the true one."""


def share_left(game: Game) -> float:
    """How much of the game is still to come, from 1 to 0."""
    state, record = game.state, game.sheet.record
    if game.over:
        return 0.0
    if record.flow == FLOW_PLATTER:
        turns = int(record.rounds[game.players]) * game.players
        done = (game.round - 1) * game.players + game.active + _turn_done(state)
        return float((turns - done) / turns)
    chips = record.row_chips[game.players]
    return float(state.stacks.sum() / chips.sum())


def _turn_done(state: Any) -> float:
    """How much of a turn is over: three rolls, then what the others do."""
    if state.part == PART_ACTIVE:
        return (int(state.rolls) - 1) / (ROLLS + 1)
    return ROLLS / (ROLLS + 1) if state.part == PART_PASSIVE else 0.0


def sureness(game: Game) -> Sureness | None:
    """What was measured for this moment of the game; None where nothing was."""
    found = _measured().get(game.sheet.id)
    if found is None:
        return None
    share = share_left(game)
    return Sureness(
        float(np.interp(share, KNOTS, found["spread"])),
        float(np.interp(share, KNOTS, found["error"])),
    )


@functools.cache
def _measured() -> dict[str, Any]:
    with MEASURED.open("rb") as file:
        return tomllib.load(file)
