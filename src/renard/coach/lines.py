"""How far the lines of a sheet are: which are complete, and which come close."""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules import zones
from renard.rules.layout import BONUS_NONE

HIGHEST = 36
"""The highest number that an entry can be."""


@rule
def mark_open(sheet: Any, state: Any, seat: int, out: Any) -> None:
    """Write 1 for every cell that the seat's next entry could fill, 0 for the others."""
    out[:] = 0
    for zone in range(sheet.zones):
        for choice in range(sheet.zone_choices[zone]):
            for number in range(1, HIGHEST + 1):
                if zones.fits(sheet, state, seat, zone, choice, number):
                    out[zones.cell(sheet, state, seat, zone, choice)] = 1
                    break


@small
def first_line(sheet: Any, zone: int) -> int:
    """Where the lines of a zone begin; they end at its `zone_last_line`."""
    return int(sheet.zone_last_line[zone - 1]) if zone > 0 else 0


@rule
def near_cell(sheet: Any, state: Any, seat: int, line: int, is_open: Any) -> int:
    """The one cell that a line lacks, if the next entry can fill it and earns something; or -1."""
    if sheet.line_bonus[line] == BONUS_NONE and sheet.line_points[line] == 0:
        return -1
    lacking = -1
    for i in range(sheet.line_length[line]):
        at = int(sheet.line_cell[line, i])
        if state.cells[seat, at] == 0:
            if lacking >= 0 or is_open[at] == 0:
                return -1
            lacking = at
    return lacking


@rule
def entries_to(sheet: Any, state: Any, seat: int, zone: int, line: int, is_open: Any) -> int:
    """How many entries complete a line; 0 where none is missing or no entry leads there."""
    entries = 0
    for i in range(sheet.line_length[line]):
        at = int(sheet.line_cell[line, i])
        if state.cells[seat, at] == 0:
            more = _entries_to_cell(sheet, state, seat, zone, at, is_open)
            if more == 0:
                return 0
            entries += more
    return entries


@small
def _entries_to_cell(sheet: Any, state: Any, seat: int, zone: int, at: int, is_open: Any) -> int:
    """Entries up to an empty cell, which is open or has its turn after others of its row."""
    if is_open[at] != 0:
        return 1
    first = int(sheet.zone_first[zone])
    row = int(sheet.zone_row[zone])
    entries = 0
    for before in range(at - (at - first) % row, at + 1):
        if state.cells[seat, before] == 0 and (entries > 0 or is_open[before] != 0):
            entries += 1
    return entries


@rule
def boxes_lost(sheet: Any, state: Any, seat: int, zone: int, was_open: Any, is_open: Any) -> int:
    """Cells of a zone that could be filled before, are still empty and never will be filled."""
    lost = 0
    first = int(sheet.zone_first[zone])
    for at in range(first, first + int(sheet.zone_cells[zone])):
        if was_open[at] != 0 and is_open[at] == 0 and state.cells[seat, at] == 0:
            lost += 1
    return lost
