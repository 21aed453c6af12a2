"""What a player sees, as one row of small numbers with named parts.

The row is written from the point of view of a seat: its own sheet first, then the others in turn
order. It holds what everybody at the table can see and nothing else: no dice to come. The parts and
their order are pinned by `VERSION`; a trained player depends on them.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small
from renard.rules.game import Game
from renard.rules.layout import (
    BARS,
    DICE,
    FLOW_PLATTER,
    GROUP,
    ROWS,
    TILES,
)
from renard.rules.platter.score import score
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from renard.rules.sheet import Sheet

VERSION = 1
QUESTIONS = GROUP + 1


@rule
def observe(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write what `seat` sees to `out`; returns how many numbers that are."""
    n = _observe_table(sheet, state, seat, out)
    for i in range(state.players):
        other = (seat + i) % int(state.players)
        if sheet.flow == FLOW_PLATTER:
            n = _observe_sheet(sheet, state, other, out, n)
        else:
            n = _observe_pawns(sheet, state, other, out, n)
    return n


@small
def _observe_table(sheet: Any, state: Any, seat: int, out: Any) -> int:
    out[0] = state.round_now
    out[1] = state.phase
    out[2] = state.part
    out[3] = (int(state.active) - seat) % int(state.players)
    out[4] = state.rolls
    out[5] = state.rerolls
    n = 6
    for die in range(DICE):
        out[n + die] = state.faces[die]
        out[n + DICE + die] = state.where[die]
        out[n + 2 * DICE + die] = (state.follow >> die) & 1
    n += 3 * DICE
    if sheet.flow == FLOW_PLATTER:
        return n
    for face in range(1, 7):
        out[n + face - 1] = 0
    for i in range(4):
        if sheet.hand_face[state.hand, i] > 0:
            out[n + sheet.hand_face[state.hand, i] - 1] += 1
    n += 6
    for row in range(ROWS):
        out[n + row] = state.stacks[row]
    out[n + ROWS] = state.tiles_taken
    return n + ROWS + 1


@small
def _observe_asked(state: Any, seat: int, out: Any, n: int) -> int:
    for question in range(QUESTIONS):
        out[n + question] = 0
    out[n + state.asks[seat]] = 1
    return n + QUESTIONS


@small
def _observe_sheet(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    n = _observe_asked(state, seat, out, n)
    zones = int(sheet.zones)
    out[n + zones] = state.foxes[seat]
    out[n + zones + 1] = score(sheet, state, seat, out[n:])
    n += zones + 2
    for bar in range(BARS):
        out[n + bar] = state.opened[seat, bar]
        out[n + BARS + bar] = state.used[seat, bar]
    n += 2 * BARS
    for die in range(DICE):
        out[n + die] = (state.extras[seat] >> die) & 1
    n += DICE
    for bonus in range(1, sheet.bonuses):
        out[n + bonus - 1] = state.waiting[seat, bonus]
    n += int(sheet.bonuses) - 1
    last = zones - 1
    cells = int(sheet.zone_first[last]) + int(sheet.zone_cells[last])
    for cell in range(cells):
        out[n + cell] = state.cells[seat, cell]
    n += cells
    lines = int(sheet.zone_last_line[last])
    for line in range(lines):
        left = 0
        for i in range(sheet.line_length[line]):
            if state.cells[seat, sheet.line_cell[line, i]] == 0:
                left += 1
        out[n + line] = left
    return n + lines


@small
def _observe_pawns(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    n = _observe_asked(state, seat, out, n)
    total = 0
    for row in range(ROWS):
        out[n + row] = state.cells[seat, PAWNS + row]
        out[n + ROWS + row] = state.cells[seat, CHIPS + row]
        total += int(state.cells[seat, CHIPS + row]) * int(sheet.row_sum[row])
    n += 2 * ROWS
    for tile in range(TILES):
        out[n + tile] = state.cells[seat, TILES_AT + tile]
        total += int(state.cells[seat, TILES_AT + tile])
    out[n + TILES] = total
    return n + TILES + 1


@dataclass(frozen=True)
class Observation:
    """The layout of what a seat sees in one game: parts by name, as slices of a row."""

    size: int
    parts: dict[str, slice]

    @classmethod
    def of(cls, sheet: Sheet, players: int) -> "Observation":
        """The layout for a sheet and a number of players."""
        parts: dict[str, slice] = {}
        at = 0
        for name, length in _part_lengths(sheet, players):
            parts[name] = slice(at, at + length)
            at += length
        return cls(at, parts)

    def row(self, game: Game, seat: int) -> np.ndarray:
        """What `seat` sees now."""
        out = np.zeros(self.size, np.int16)
        observe(game.sheet.record, game.state, seat, out)
        return out


def _part_lengths(sheet: Sheet, players: int) -> list[tuple[str, int]]:
    head = ["round", "phase", "part", "turn", "roll", "reroll"]
    lengths = [(name, 1) for name in head]
    lengths += [("faces", DICE), ("where", DICE), ("follow", DICE)]
    platter = sheet.record.flow == FLOW_PLATTER
    if not platter:
        lengths += [("hand", 6), ("stacks", ROWS), ("tiles_taken", 1)]
    for seat in range(players):
        own = _sheet_lengths(sheet) if platter else _pawn_lengths()
        lengths += [(f"{seat}.{name}", length) for name, length in own]
    return lengths


def _sheet_lengths(sheet: Sheet) -> list[tuple[str, int]]:
    return [
        ("asks", QUESTIONS),
        ("points", len(sheet.zones)),
        ("foxes", 1),
        ("total", 1),
        ("opened", BARS),
        ("used", BARS),
        ("extras", DICE),
        ("waiting", len(sheet.bonuses) - 1),
        *((zone.name, len(zone.cells)) for zone in sheet.zones),
        *((f"{zone.name}.lines_left", len(zone.lines)) for zone in sheet.zones),
    ]


def _pawn_lengths() -> list[tuple[str, int]]:
    return [
        ("asks", QUESTIONS),
        ("pawns", ROWS),
        ("chips", ROWS),
        ("tiles", TILES),
        ("total", 1),
    ]
