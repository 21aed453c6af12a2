"""Why a choice is good or bad, by name: what it does, and what it gives up.

A reason is a kind and its numbers; `telling` puts it into words, and a page into its own language.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.coach.comparing import list_reasons
from renard.coach.kinds import PRICES, REASON_ROWS, REASONS
from renard.coach.looking import Look, new_look
from renard.coach.price import list_price
from renard.compiling.decorators import rule
from renard.rules.game import Game
from renard.rules.rows import ROW_INTS, Shape, read_rows


@dataclass(frozen=True)
class Reason:
    """One thing that a choice brings or costs."""

    kind: str
    values: dict[str, Any]


def reasons_of_all(game: Game, seat: int) -> dict[int, list[Reason]]:
    """For every legal action of a seat, what it does by itself."""
    return _read_all(game, seat, REASONS, list_reasons_of_all)


def prices_of_all(game: Game, seat: int, best: int) -> dict[int, list[Reason]]:
    """For every legal action of a seat, what the best one has that it gives up."""
    return _read_all(game, seat, PRICES, list_prices_of_all, best)


def _read_all(
    game: Game, seat: int, shapes: dict[int, Shape], list_all: Any, *more: int
) -> dict[int, list[Reason]]:
    actions = np.array(game.legal(seat), np.int32)
    rows = np.zeros((len(actions), REASON_ROWS, ROW_INTS), np.int32)
    counts = np.zeros(len(actions), np.int32)
    list_all(game.sheet.record, game.state, seat, actions, new_look(), rows, counts, *more)
    return {
        action: [
            Reason(kind, values)
            for kind, values in read_rows(game.sheet, shapes, rows[i, : counts[i]])
        ]
        for i, action in enumerate(actions.tolist())
    }


@rule
def list_reasons_of_all(
    sheet: Any, state: Any, seat: int, actions: Any, look: Look, rows: Any, counts: Any
) -> None:
    """For every one of some legal actions: its reasons, and how many rows those are."""
    for i in range(actions.shape[0]):
        counts[i] = list_reasons(sheet, state, seat, actions[i], look, rows[i])


@rule
def list_prices_of_all(
    sheet: Any, state: Any, seat: int, actions: Any, look: Look, rows: Any, counts: Any, best: int
) -> None:
    """For every one of some legal actions: what it gives up, and how many rows those are."""
    for i in range(actions.shape[0]):
        counts[i] = list_price(sheet, state, seat, actions[i], best, look, rows[i])
