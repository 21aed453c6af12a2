"""How much of a game is left, and how sure the coach can be by then, as it was measured."""

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.rules.game import Game
from renard.rules.layout import FLOW_PLATTER, PART_ACTIVE, PART_PASSIVE, PHASE_OVER, ROLLS, ROWS

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
    return float(share_to_come(game.sheet.record, game.state))


@rule
def share_to_come(sheet: Any, state: Any) -> float:
    """How much of the game is still to come, from 1 to 0."""
    players = int(state.players)
    if state.phase == PHASE_OVER:
        return 0.0
    if sheet.flow == FLOW_PLATTER:
        turns = int(sheet.rounds[players]) * players
        done = (int(state.round_now) - 1) * players + int(state.active) + _turn_done(state)
        return (turns - done) / turns
    left = chips = 0
    for row in range(ROWS):
        left += int(state.stacks[row])
        chips += int(sheet.row_chips[players, row])
    return left / chips


@small
def _turn_done(state: Any) -> float:
    """How much of a turn is over: three rolls, then what the others do."""
    if state.part == PART_ACTIVE:
        return (int(state.rolls) - 1) / (ROLLS + 1)
    if state.part == PART_PASSIVE:
        return ROLLS / (ROLLS + 1)
    return 0.0


def sureness(game: Game) -> Sureness | None:
    """What was measured for this moment of the game; None where nothing was."""
    found = measured().get(game.sheet.id)
    if found is None:
        return None
    share = share_left(game)
    return Sureness(
        float(np.interp(share, KNOTS, found["spread"])),
        float(np.interp(share, KNOTS, found["error"])),
    )


@functools.cache
def measured() -> dict[str, Any]:
    """By game: the figures at all `KNOTS`."""
    with MEASURED.open("rb") as file:
        return tomllib.load(file)
