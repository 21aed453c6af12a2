"""The result of one game as a row: for files, and wherever single games are compared."""

from typing import Any

import numpy as np

from renard.rules import engine
from renard.rules.compiled import parallel
from renard.rules.layout import SEATS
from renard.rules.sheet import Sheet
from renard.sim.playout import PARTS, WIN, count_result

ROW = np.dtype(
    [
        ("totals", np.int16, (SEATS,)),
        ("parts", np.int16, (SEATS, PARTS)),
        ("foxes", np.int8, (SEATS,)),
        ("wins", np.int8, (SEATS,)),
    ]
)
"""By seat: all points, points by zone or row, foxes, and the win in WINths."""


def rows_of(sheet: Sheet, states: np.ndarray) -> np.ndarray:
    """The results of games that are over."""
    rows = np.zeros(len(states), ROW)
    _write_rows(sheet.tables, states, rows, np.zeros(16, np.int32))
    return rows


def part_names(sheet: Sheet) -> list[str]:
    """What the parts of a total are called: zones, or rows by their sum."""
    return [zone.name for zone in sheet.zones] or [str(row) for row in sheet.record.row_sum]


@parallel
def _write_rows(sheets: Any, states: Any, rows: Any, parts: Any) -> None:
    sheet = sheets[0]
    for i in range(states.shape[0]):
        state = states[i]
        winners = engine.winners(sheet, state, parts)
        shares = 0
        for seat in range(state.players):
            shares += (winners >> seat) & 1
        for seat in range(state.players):
            parts[:PARTS] = 0
            rows[i].totals[seat] = engine.score(sheet, state, seat, parts)
            for part in range(PARTS):
                rows[i].parts[seat, part] = parts[part]
            rows[i].foxes[seat] = state.foxes[seat]
            if (winners >> seat) & 1:
                rows[i].wins[seat] = WIN // shares


@parallel
def count_states(sheets: Any, states: Any, players: int, scratch: Any, tallies: Any) -> None:
    """Add the results of games that are over to `tallies[0]`."""
    for i in range(states.shape[0]):
        count_result(sheets[0], states[i], players, scratch, tallies[0])
        tallies[0].games += 1
