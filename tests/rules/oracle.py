"""A sheet read again by another hand: what its marks score and have earned, in slow plain Python.

Written from the rules and the sheet file as it is printed (`sheet.printed`), without the tables,
lines and weights that the engine works on. `Marks` are a zone's boxes in reading order.
"""

from collections import Counter
from typing import Any

from renard.rules.sheet import Sheet

Marks = list[int]
Printed = dict[str, Any]


def boxes(zone: Printed) -> int:
    """How many boxes a zone has."""
    match zone["kind"]:
        case "grid" | "circles":
            return sum(box != "." for row in zone["numbers"] for box in row)
        case "parallel":
            return sum(len(line["bonus"]) for line in zone["lines"])
        case "skip":
            return len(zone["numbers"])
        case _:
            return len(zone["bonus"])


def marks_of(sheet: Sheet, cells: Any) -> dict[str, Marks]:
    """A seat's cells by zone."""
    found, at = {}, 0
    for name, zone in sheet.printed["zones"].items():
        found[name] = [int(cell) for cell in cells[at : at + boxes(zone)]]
        at += boxes(zone)
    assert not any(cells[at:])
    return found


def grid_lines(zone: Printed, values: Marks) -> tuple[list[Marks], list[Marks], Marks]:
    """Marks by row, by column and on the diagonal from top left, holes left out."""
    rest = iter(values)
    rows = [[None if box == "." else next(rest) for box in row] for row in zone["numbers"]]
    columns = list(map(list, zip(*rows, strict=True)))
    diagonal = [row[i] for i, row in enumerate(rows) if i < len(row)]
    full = [[[v for v in line if v is not None] for line in lines] for lines in (rows, columns)]
    return full[0], full[1], [v for v in diagonal if v is not None]


def free_at_start(zone: Printed) -> list[bool]:
    """By box of a grid: whether the player makes its cross, since none is printed."""
    printed = [box for row in zone["numbers"] for box in row if box != "."]
    return [box != "x" and box not in zone.get("pre_crossed", []) for box in printed]


def by_count(table: list[int], count: int) -> int:
    return table[count - 1] if count else 0


def zone_points(zone: Printed, values: Marks) -> int:
    match zone["kind"]:
        case "grid":
            return grid_points(zone, values)
        case "circles":
            return by_count(zone["points_by_count"], sum(value == 2 for value in values))
        case "skip":
            return by_count(zone["points_by_count"], sum(value > 0 for value in values))
        case "pairs":
            return pair_points(values)
        case "parallel":
            return parallel_points(zone, values)
        case "track":
            return track_points(zone, values)
    raise AssertionError(zone["kind"])


def grid_points(zone: Printed, values: Marks) -> int:
    rows, columns, _ = grid_lines(zone, values)
    points = sum(p for p, c in zip(zone.get("column_points", []), columns, strict=False) if all(c))
    points += sum(p for p, r in zip(zone.get("row_points", []), rows, strict=False) if all(r))
    if "row_points_by_count" in zone:
        points += sum(by_count(zone["row_points_by_count"], sum(map(bool, row))) for row in rows)
    if "points_by_count" in zone:
        made = [v for v, free in zip(values, free_at_start(zone), strict=True) if v and free]
        points += by_count(zone["points_by_count"], len(made))
    return points


def pair_points(values: Marks) -> int:
    pairs = zip(values[::2], values[1::2], strict=True)
    return sum(first - second for first, second in pairs if first and second)


def parallel_points(zone: Printed, values: Marks) -> int:
    length = len(zone["column_points"])
    lines = [values[i : i + length] for i in range(0, len(values), length)]
    points = sum(p["weight"] * sum(line) for p, line in zip(zone["lines"], lines, strict=True))
    full = [all(column) for column in zip(*lines, strict=True)]
    return points + sum(p for p, done in zip(zone["column_points"], full, strict=True) if done)


def track_points(zone: Printed, values: Marks) -> int:
    points = {"sum": sum(values), "pairs": pair_points(values) if len(values) % 2 == 0 else 0}.get(
        zone.get("points", "none"), 0
    )
    if "points_by_count" in zone:
        points += by_count(zone["points_by_count"], sum(value > 0 for value in values))
    for value in values:
        reached = [more for least, more in zone.get("steps", []) if value >= least]
        points += max(reached, default=0)
    return points


def score(sheet: Sheet, cells: Any, foxes: int) -> tuple[dict[str, int], int]:
    """Points by zone, and all together with the foxes."""
    marks = marks_of(sheet, cells)
    zones = {name: zone_points(zone, marks[name]) for name, zone in _zones(sheet)}
    lowest = min(zones.values())
    if not sheet.rulings["negative_foxes"]:
        lowest = max(lowest, 0)
    return zones, sum(zones.values()) + foxes * lowest


def earned(sheet: Sheet, cells: Any, rounds: int) -> Counter[str]:
    """Every bonus that the marks and the rounds begun have earned, bars' ends apart."""
    marks = marks_of(sheet, cells)
    found: Counter[str] = Counter()
    for name, zone in _zones(sheet):
        found.update(bonus for bonus in zone_bonuses(zone, marks[name]) if bonus)
    for bonus in sheet.printed["rounds"]["bonus"][:rounds]:
        found["/".join(bonus) if isinstance(bonus, list) else bonus] += 1
    del found[""]
    return found


def zone_bonuses(zone: Printed, values: Marks) -> list[str]:
    match zone["kind"]:
        case "grid" | "circles":
            rows, columns, diagonal = grid_lines(zone, values)
            found = [b for b, r in zip(zone.get("row_bonus", []), rows, strict=False) if all(r)]
            columns_bonus = zip(zone.get("column_bonus", []), columns, strict=False)
            found += [bonus for bonus, column in columns_bonus if all(column)]
            return [*found, zone.get("diagonal_bonus", "") if all(diagonal) else ""]
        case "skip":
            pairs = zip(zone["bonus_between"], values, values[1:], strict=False)
            return [bonus for bonus, left, right in pairs if left and right]
        case "parallel":
            printed = [bonus for line in zone["lines"] for bonus in line["bonus"]]
            return [bonus for bonus, value in zip(printed, values, strict=True) if value]
        case _:
            least = zone.get("bonus_minimum", [1] * len(values))
            boxes_ = zip(zone["bonus"], values, least, strict=True)
            return [bonus for bonus, value, minimum in boxes_ if value >= minimum]


def can_enter(sheet: Sheet, cells: Any, bonus: str) -> bool:
    """Whether a coloured bonus, or one member of a choice, still fits anywhere."""
    marks = marks_of(sheet, cells)
    if "/" in bonus:
        return any(can_enter(sheet, cells, member) for member in bonus.split("/"))
    if bonus == "?any":
        return any(fits_free(zone, marks[name]) for name, zone in _zones(sheet))
    if bonus.startswith("?"):
        return fits_free(sheet.printed["zones"][bonus[1:]], marks[bonus[1:]])
    if bonus.startswith("X:"):
        return not all(marks[bonus[2:]])
    name, _, number = bonus.partition(":")
    return follows(sheet.printed["zones"][name], marks[name], int(number))


def fits_free(zone: Printed, values: Marks) -> bool:
    """Whether a free entry (`?`) has any place left in a zone."""
    match zone["kind"]:
        case "circles":
            return any(value < 2 for value in values)
        case "skip":
            return not values[-1]
        case "parallel":
            length = len(zone["column_points"])
            lines = [values[i : i + length] for i in range(0, len(values), length)]
            return any(
                line_takes(printed.get("order"), line)
                for printed, line in zip(zone["lines"], lines, strict=True)
            )
        case "track":
            if zone.get("free_entry") == "next":
                return not all(values)
            return any(follows(zone, values, number) for number in numbers(zone))
        case _:
            return not all(values)


def numbers(zone: Printed) -> range:
    return range(2, 13) if zone.get("adds") == "wild" else range(1, 7)


def line_takes(order: str | None, line: Marks) -> bool:
    """Whether some number from 1 to 6 can follow in a line of falling (or any) numbers."""
    written = [value for value in line if value]
    return len(written) < len(line) and not (order == "falling" and written and written[-1] == 1)


def follows(zone: Printed, values: Marks, number: int) -> bool:
    """Whether a number can be written in the next box of a track."""
    written = [value for value in values if value]
    if len(written) == len(values):
        return False
    if "minimum" in zone and number < zone["minimum"][len(written)]:
        return False
    if not written or written[-1] == zone.get("restart_after"):
        return True
    last = written[-1]
    return {
        "any": True,
        "rising": number > last,
        "falling": number < last,
        "not rising": number <= last,
    }[zone.get("order", "any")]


def _zones(sheet: Sheet) -> list[tuple[str, Printed]]:
    return list(sheet.printed["zones"].items())
