"""How far the lines of a sheet are: what a choice completes, and what it comes close to."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.rules import zones
from renard.rules.compiled import rule
from renard.rules.layout import BONUS_NONE, CELLS, LINE_CELLS
from renard.rules.sheet import Sheet

HIGHEST = 36
"""The highest number that an entry can be."""


@dataclass(frozen=True)
class Line:
    """Boxes of a zone that earn something once all are filled, and the one that is missing."""

    zone: str
    bonus: str
    points: int
    cell: int = 0
    """The box that is still free, from 1 in its zone; 0 where none is."""
    least: int = 0
    """What has to be written there for the bonus."""


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


def open_cells(sheet: Sheet, state: Any, seat: int) -> np.ndarray:
    """By cell of the whole sheet: whether the seat's next entry could fill it."""
    out = np.zeros(CELLS, np.int8)
    mark_open(sheet.record, state, seat, out)
    return out.astype(np.bool_)


class Progress:
    """The lines of a seat's sheet in one position."""

    def __init__(self, sheet: Sheet, state: Any, seat: int) -> None:
        record = sheet.record
        count = int(record.zone_last_line[len(sheet.zones) - 1])
        cells = record.line_cell[:count].astype(np.int64)
        inside = np.arange(LINE_CELLS) < record.line_length[:count, None]
        values = state.cells[seat][cells]
        self._sheet = sheet
        self._missing = inside & (values == 0)
        self.left = self._missing.sum(1)
        """By line: boxes that are still free."""
        enough = values >= record.line_least[:count, None]
        self.complete = (self.left == 0) & (enough | ~inside).all(1)
        self.open = open_cells(sheet, state, seat)
        earns = (record.line_bonus[:count] != BONUS_NONE) | (record.line_points[:count] != 0)
        within = (self._missing & self.open[cells]).any(1)
        self.near = earns & (self.left == 1) & within
        """By line: whether the next entry can complete it."""

    def line(self, number: int) -> Line:
        """A line by the names of the sheet."""
        record = self._sheet.record
        zone = int(
            np.searchsorted(record.zone_last_line[: len(self._sheet.zones)], number, "right")
        )
        cell = 0
        if self.left[number] == 1:
            at = int(record.line_cell[number, int(np.argmax(self._missing[number]))])
            cell = at - int(record.zone_first[zone]) + 1
        return Line(
            self._sheet.zones[zone].name,
            self._sheet.bonuses[int(record.line_bonus[number])],
            int(record.line_points[number]),
            cell,
            int(record.line_least[number]),
        )


def completed(before: Progress, after: Progress) -> list[Line]:
    """The lines that earn something and became complete."""
    return [after.line(int(n)) for n in np.flatnonzero(after.complete & ~before.complete)]


def approached(before: Progress, after: Progress) -> list[Line]:
    """The lines that the next entry can complete, and could not before."""
    return [after.line(int(n)) for n in np.flatnonzero(after.near & ~before.near)]


def given_up(
    sheet: Sheet, before: Progress, after: Progress, state: Any, seat: int
) -> dict[str, int]:
    """Boxes, by zone, that could be filled before and never will be now."""
    lost = before.open & ~after.open & (state.cells[seat] == 0)
    found: dict[str, int] = {}
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        if count := int(lost[first : first + len(zone.cells)].sum()):
            found[zone.name] = count
    return found
