"""Why a choice is good or bad: the position before compared with the position after, as rows."""

from typing import Any

from renard.coach.kinds import (
    REASON_COMPLETES,
    REASON_FOX,
    REASON_GIVES_UP,
    REASON_LOWEST,
    REASON_NEAR,
    REASON_POINTS,
    REASON_SET,
)
from renard.coach.lines import boxes_lost, first_line, near_cell
from renard.coach.looking import AFTER, BEFORE, look_after, look_before, put_effects
from renard.compiling.decorators import rule, small
from renard.rules.effects import (
    EFFECT_BONUSES,
    EFFECT_CLOSES,
    EFFECT_MOVES,
    EFFECT_PLATTER,
    EFFECT_SENDS_HOME,
    EFFECT_SPENDS,
    EFFECT_TAKES_BACK,
    EFFECT_TILES,
    EFFECT_WRITES,
)
from renard.rules.layout import BONUS_FOX, FLOW_PLATTER, ROWS
from renard.rules.platter.bonuses import complete
from renard.rules.platter.score import fox_worth
from renard.rules.race.turn import CHIPS, tiles_of
from renard.rules.rows import put


@rule
def list_reasons(sheet: Any, state: Any, seat: int, action: int, look: Any, rows: Any) -> int:
    """Write what a legal action brings and costs by itself; returns how many rows that are."""
    look_before(sheet, state, seat, look)
    look_after(sheet, seat, action, look, AFTER)
    if sheet.flow == FLOW_PLATTER:
        n = _put_all(sheet, seat, look, EFFECT_WRITES, EFFECT_WRITES, rows, 0)
        if n > 0:
            n = _list_zones(sheet, look, rows, n)
            n = _list_lines(sheet, seat, look, rows, n)
        n = _put_all(sheet, seat, look, EFFECT_BONUSES, EFFECT_SPENDS, rows, n)
        n = _list_foxes(sheet, seat, look, rows, n)
        return _put_all(sheet, seat, look, EFFECT_PLATTER, EFFECT_TAKES_BACK, rows, n)
    n = _put_all(sheet, seat, look, EFFECT_MOVES, EFFECT_TILES, rows, 0)
    n = _list_set(sheet, seat, look, rows, n)
    return _put_all(sheet, seat, look, EFFECT_SENDS_HOME, EFFECT_CLOSES, rows, n)


@small
def _put_all(sheet: Any, seat: int, look: Any, first: int, last: int, rows: Any, n: int) -> int:
    """Reasons for all effects of some kinds: the position before has none of its own."""
    for kind in range(first, last + 1):
        n = put_effects(sheet, seat, look, kind, AFTER, BEFORE, rows, n)
    return n


@small
def _list_zones(sheet: Any, look: Any, rows: Any, n: int) -> int:
    for zone in range(sheet.zones):
        points = int(look.parts[AFTER, zone]) - int(look.parts[BEFORE, zone])
        if points != 0:
            n = put(rows, n, REASON_POINTS, zone, points)
    return n


@small
def _list_lines(sheet: Any, seat: int, look: Any, rows: Any, n: int) -> int:
    before, after = look.states[BEFORE], look.states[AFTER]
    for zone in range(sheet.zones):
        for line in range(first_line(sheet, zone), sheet.zone_last_line[zone]):
            # A bonus at its end is told by what it sets off or unlocks.
            if (
                sheet.line_points[line] != 0
                and complete(sheet, after, seat, line)
                and not complete(sheet, before, seat, line)
            ):
                n = put(rows, n, REASON_COMPLETES, zone, int(sheet.line_points[line]))
    for zone in range(sheet.zones):
        for line in range(first_line(sheet, zone), sheet.zone_last_line[zone]):
            cell = near_cell(sheet, after, seat, line, look.open[AFTER])
            if cell >= 0 and near_cell(sheet, before, seat, line, look.open[BEFORE]) < 0:
                n = put_near(sheet, zone, line, cell, rows, n)
    for zone in range(sheet.zones):
        boxes = boxes_lost(sheet, after, seat, zone, look.open[BEFORE], look.open[AFTER])
        if boxes > 0:
            n = put(rows, n, REASON_GIVES_UP, zone, boxes)
    return n


@rule
def put_near(sheet: Any, zone: int, line: int, cell: int, rows: Any, n: int) -> int:
    """A line that lacks one cell."""
    return put(
        rows,
        n,
        REASON_NEAR,
        zone,
        int(sheet.line_bonus[line]),
        int(sheet.line_points[line]),
        cell - int(sheet.zone_first[zone]) + 1,
        int(sheet.line_least[line]),
    )


@rule
def has_foxes(sheet: Any) -> bool:
    """Whether a fox can be found on the sheet."""
    found = False
    for bonus in range(sheet.bonuses):
        found |= sheet.bonus_kind[bonus] == BONUS_FOX
    return found


@rule
def lowest_zone(sheet: Any, look: Any, at: int) -> int:
    """The points of the zone that has the fewest."""
    lowest = int(look.parts[at, 0])
    for zone in range(1, sheet.zones):
        lowest = min(lowest, int(look.parts[at, zone]))
    return lowest


@small
def _list_foxes(sheet: Any, seat: int, look: Any, rows: Any, n: int) -> int:
    if not has_foxes(sheet):
        return n
    before, after = lowest_zone(sheet, look, BEFORE), lowest_zone(sheet, look, AFTER)
    held = int(look.states[BEFORE].foxes[seat])
    found = int(look.states[AFTER].foxes[seat]) - held
    worth = fox_worth(sheet, after)
    if found > 0:
        n = put(rows, n, REASON_FOX, found, worth)
    gain = worth - fox_worth(sheet, before)
    if gain != 0:
        zones = 0
        for zone in range(sheet.zones):
            if look.parts[BEFORE, zone] == before:
                zones |= 1 << zone
        n = put(rows, n, REASON_LOWEST, zones, before, after, held, held * gain)
    return n


@small
def _list_set(sheet: Any, seat: int, look: Any, rows: Any, n: int) -> int:
    """Rows whose chips are still missing for the next tile, once a chip was taken."""
    before, after = look.states[BEFORE], look.states[AFTER]
    chips = 0
    missing = 0
    sets = tiles_of(after, seat)
    for row in range(ROWS):
        chips += int(after.cells[seat, CHIPS + row]) - int(before.cells[seat, CHIPS + row])
        if after.cells[seat, CHIPS + row] <= sets:
            missing |= 1 << row
    if chips == 0 or sets > tiles_of(before, seat) or after.tiles_taken >= sheet.tiles:
        return n
    if missing == 0 or missing == (1 << ROWS) - 1:
        return n
    return put(rows, n, REASON_SET, missing, int(sheet.tile_points[after.tiles_taken]))
