"""What games came to: a row each, and any number of rows added up.

Both are whole numbers, so that any split of the work adds up to the same.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.compiling.loops import add_to, each, loop
from renard.lockstep.scratch import PARTS, ROW, new_scratch
from renard.rules import engine
from renard.rules.layout import SEATS
from renard.rules.sheet import Sheet

LOWEST = -500
"""The worst total that is counted apart; no sheet gets near it."""
TOTALS = 3000
"""Totals counted apart, from the worst."""
FOXES = 128
"""Numbers of foxes counted apart: all that a state can hold."""
WIN = 12
"""A win in parts that two, three or four winners can share evenly."""

TALLY = np.dtype(
    [
        ("totals", np.int64, (SEATS, TOTALS)),
        ("parts", np.int64, (SEATS, PARTS)),
        ("foxes", np.int64, (SEATS, FOXES)),
        ("wins", np.int64, (SEATS,)),
        ("decisions", np.int64),
        ("games", np.int64),
    ]
)
"""Many games added up: how many had each total and each number of foxes, and sums of the rest."""


def _at(field: str) -> int:
    """Where a field of a TALLY begins, counted in numbers."""
    fields = TALLY.fields
    assert fields
    return int(fields[field][1]) // 8


_TOTALS_AT, _PARTS_AT, _FOXES_AT = _at("totals"), _at("parts"), _at("foxes")
_WINS_AT, _DECISIONS_AT, _GAMES_AT = _at("wins"), _at("decisions"), _at("games")


def part_names(sheet: Sheet) -> list[str]:
    """What the parts of a total are called: zones, or rows by their sum."""
    return [zone.name for zone in sheet.zones] or [str(row) for row in sheet.record.row_sum]


def rows_of(sheet: Sheet, states: np.ndarray) -> np.ndarray:
    """The results of games that are over."""
    rows = np.zeros(len(states), ROW)
    write_rows(0, len(states), sheet.tables, states, rows, new_scratch())
    return rows


def add_rows(rows: np.ndarray, players: int, decisions: int, tallies: np.ndarray) -> None:
    """Add games of so many players, and the decisions that they took, to the one TALLY."""
    _add_rows(0, len(rows), rows, players, tallies.view(np.int64), new_scratch())
    tallies["decisions"] += decisions


@loop()
def write_rows(first: int, last: int, sheets: Any, states: Any, rows: Any, scratch: Any) -> None:
    """Write the result of every game that is over; `rows` are all zeros."""
    for i in each(first, last):
        write_row(sheets[0], states[i], rows[i], scratch.numbers)


@loop(shared=True)
def _add_rows(first: int, last: int, rows: Any, players: int, counts: Any, scratch: Any) -> None:
    for i in each(first, last):
        add_row(rows[i], players, counts)


@rule
def write_row(sheet: Any, state: Any, row: Any, parts: Any) -> None:
    """Write what a game that is over came to; seats that nobody sits on are left alone."""
    best = -(1 << 30)
    winners = 0
    players = int(state.players)
    parts[:PARTS] = 0
    for seat in range(players):
        total = engine.score(sheet, state, seat, parts)
        row.totals[seat] = total
        for part in range(PARTS):
            row.parts[seat, part] = parts[part]
        row.foxes[seat] = state.foxes[seat]
        if total > best:
            best = total
            winners = 0
        if total == best:
            winners |= 1 << seat
    winners = engine.break_tie(sheet, state, winners)
    shares = 0
    for seat in range(players):
        shares += (winners >> seat) & 1
    for seat in range(players):
        row.wins[seat] = WIN // shares if (winners >> seat) & 1 else 0


@rule
def add_row(row: Any, players: int, counts: Any) -> None:
    """Add a game to a TALLY, of which `counts` holds the plain numbers."""
    for seat in range(players):
        total = min(max(int(row.totals[seat]) - LOWEST, 0), TOTALS - 1)
        add_to(counts, _TOTALS_AT + seat * TOTALS + total, 1)
        for part in range(PARTS):
            add_to(counts, _PARTS_AT + seat * PARTS + part, int(row.parts[seat, part]))
        add_to(counts, _FOXES_AT + seat * FOXES + int(row.foxes[seat]), 1)
        if row.wins[seat] > 0:
            add_to(counts, _WINS_AT + seat, int(row.wins[seat]))
    add_to(counts, _GAMES_AT, 1)


@small
def add_decisions(decided: Any, players: int, counts: Any) -> None:
    """Add the decisions of every seat of a game."""
    for seat in range(players):
        add_to(counts, _DECISIONS_AT, int(decided[seat]))
