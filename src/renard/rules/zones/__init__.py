"""Zone kinds: how an entry finds its cell. A folder a kind; `kinds.py` lists all that is in them.

In a kind's `rule.py`, `fits` says whether a choice can take a number now, `cell` which cell the
choice fills where the choice is not the cell itself. A *choice* is what a player decides when he
enters a number: a cell of a grid, a line, a side of a pair; nothing on a track, which has the one
choice 0. What a filled cell earns and scores is data.
"""

from typing import Any

from renard.compiling.decorators import for_gpu, small
from renard.rules.layout import (
    CIRCLES,
    GRID,
    NEXT_NUMBER,
    NUMBERS,
    PAIRS,
    PARALLEL,
    SKIP,
    TRACK,
)
from renard.rules.zones.circles import rule as circles
from renard.rules.zones.grid import rule as grid
from renard.rules.zones.pairs import rule as pairs
from renard.rules.zones.parallel import rule as parallel
from renard.rules.zones.skip import rule as skip
from renard.rules.zones.track import rule as track


@small
@for_gpu(copied=True)
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    """Whether `number` can be entered in `zone` by `choice`."""
    kind = sheet.zone_kind[zone]
    if kind == TRACK:
        return track.fits(sheet, state, seat, zone, choice, number)
    if kind == GRID:
        return grid.fits(sheet, state, seat, zone, choice, number)
    if kind == CIRCLES:
        return circles.fits(sheet, state, seat, zone, choice, number)
    if kind == PAIRS:
        return pairs.fits(sheet, state, seat, zone, choice, number)
    if kind == SKIP:
        return skip.fits(sheet, state, seat, zone, choice, number)
    if kind == PARALLEL:
        return parallel.fits(sheet, state, seat, zone, choice, number)
    return False


@small
def cell(sheet: Any, state: Any, seat: int, zone: int, choice: int) -> int:
    """The cell, counted through the whole sheet, that a fitting choice fills."""
    kind = sheet.zone_kind[zone]
    if kind == TRACK:
        return track.cell(sheet, state, seat, zone, choice)
    if kind == CIRCLES:
        return circles.cell(sheet, state, seat, zone, choice)
    if kind == PAIRS:
        return pairs.cell(sheet, state, seat, zone, choice)
    if kind == PARALLEL:
        return parallel.cell(sheet, state, seat, zone, choice)
    # In all other kinds the choice is the cell.
    return int(sheet.zone_first[zone]) + choice


@small
def written(sheet: Any, state: Any, seat: int, zone: int, at: int, number: int) -> int:
    """What stands in cell `at` after the entry: a number, or how often it was marked."""
    if sheet.zone_writes[zone] == 0:
        return int(state.cells[seat, at]) + 1
    if number == NEXT_NUMBER:
        before = int(state.cells[seat, at - 1]) if at > sheet.zone_first[zone] else 0
        number = before + 1
    return number * int(sheet.cell_factor[at])


@small
@for_gpu(copied=True)
def list_fits(
    sheet: Any, state: Any, seat: int, zone: int, number: int, first: int, out: Any, n: int
) -> int:
    """Append `first + way` to `out` for every way that `number` can be entered, rising.

    A way is the choice itself, or, in a zone whose cells show numbers, its place among the choices
    that show this one: ids stay few where the number settles most of the choice.
    """
    if number > 0 and sheet.zone_indexed[zone] != 0:
        if number < NUMBERS:
            for way in range(sheet.zone_number_choices[zone, number]):
                choice = int(sheet.zone_number_choice[zone, number, way])
                if fits(sheet, state, seat, zone, choice, number):
                    out[n] = first + way
                    n += 1
        return n
    for choice in range(sheet.zone_choices[zone]):
        if fits(sheet, state, seat, zone, choice, number):
            out[n] = first + choice
            n += 1
    return n


@small
def choice_of(sheet: Any, zone: int, number: int, way: int) -> int:
    """The choice behind a way to enter `number`."""
    if number > 0 and sheet.zone_indexed[zone] != 0:
        return int(sheet.zone_number_choice[zone, number, way])
    return way


@small
def any_fits(sheet: Any, state: Any, seat: int, zone: int, number: int) -> bool:
    """Whether some choice can take `number`."""
    for choice in range(sheet.zone_choices[zone]):
        if fits(sheet, state, seat, zone, choice, number):
            return True
    return False
