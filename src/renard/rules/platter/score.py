"""What a sheet is worth: every zone by the same formula over its data, then the foxes."""

from typing import Any

from renard.compiling.decorators import rule, small
from renard.rules.platter.bonuses import complete


@rule
def zone_points(sheet: Any, state: Any, seat: int, zone: int) -> int:
    """Points of one zone: numbers by weight, steps, crosses by count, complete lines."""
    points = 0
    first = int(sheet.zone_first[zone])
    left_in_row = int(sheet.zone_row[zone])
    count = 0
    for at in range(first, first + int(sheet.zone_cells[zone])):
        value = int(state.cells[seat, at])
        if value != 0:
            if value >= sheet.zone_counts[zone] and sheet.cell_start[at] == 0:
                count += 1
            points += _cell_points(sheet, state, seat, zone, at, value)
        left_in_row -= 1
        if left_in_row == 0:
            points += int(sheet.zone_by_count[zone, count])
            count = 0
            left_in_row = int(sheet.zone_row[zone])
    for line in range(sheet.zone_point_line[zone], sheet.zone_last_line[zone]):
        if complete(sheet, state, seat, line):
            points += int(sheet.line_points[line])
    return points


@small
def _cell_points(sheet: Any, state: Any, seat: int, zone: int, at: int, value: int) -> int:
    """What the number in one cell is worth by itself, or with the one that it pairs up with."""
    points = 0
    weight = int(sheet.cell_weight[at])
    if weight != 0:
        pair = sheet.cell_pair[at]
        if pair < 0 or state.cells[seat, pair] != 0:
            points += weight * value
    for step in range(sheet.zone_steps[zone] - 1, -1, -1):
        if value >= sheet.zone_step_at[zone, step]:
            points += int(sheet.zone_step_points[zone, step])
            break
    return points


@rule
def score(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the points of every zone to `out` and return the total, foxes included."""
    total = 0
    lowest = 1 << 30
    for zone in range(sheet.zones):
        points = zone_points(sheet, state, seat, zone)
        out[zone] = points
        total += points
        lowest = min(lowest, points)
    return total + int(state.foxes[seat]) * fox_worth(sheet, lowest)


@small
def fox_worth(sheet: Any, lowest: int) -> int:
    """What a fox is worth, by the points of the zone that has the fewest."""
    if lowest < 0 and sheet.negative_foxes == 0:
        return 0
    return lowest


@rule
def highest_zone(sheet: Any, state: Any, seat: int) -> int:
    """What decides between equal totals: the points of the best single zone."""
    best = -(1 << 30)
    for zone in range(sheet.zones):
        best = max(best, zone_points(sheet, state, seat, zone))
    return best
