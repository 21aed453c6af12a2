"""What the readers of several kinds share: rows of boxes, lines, orders, sums."""

from typing import Any

from renard.rules.layout import (
    ADDS_NOTHING,
    ADDS_PARTNER,
    ADDS_PLATTER,
    ORDER_ANY,
    ORDER_FALLING,
    ORDER_NOT_RISING,
    ORDER_RISING,
    STEPS,
)
from renard.rules.loading.plan import Along, Cell, Line, Zone
from renard.rules.loading.reader import Part

ORDERS = {
    "any": ORDER_ANY,
    "rising": ORDER_RISING,
    "falling": ORDER_FALLING,
    "not rising": ORDER_NOT_RISING,
}
ADDS = {"nothing": ADDS_NOTHING, "wild": ADDS_PARTNER, "platter": ADDS_PLATTER}
HIGHEST = {ADDS_NOTHING: 6, ADDS_PARTNER: 12, ADDS_PLATTER: 36}
BOX_HOLDS = 127
"""The highest number that fits in a cell of the state."""


def grid_cells(part: Part, low: int, high: int) -> tuple[list[Cell], list[list[int | None]]]:
    """The boxes of `numbers`, and the rows they stand in: None where there is no box."""
    rows = part.rows("numbers")
    cells: list[Cell] = []
    printed: list[list[int | None]] = []
    for i, row in enumerate(rows):
        if len(row) != len(rows[0]):
            part.fail(
                f"numbers[{i + 1}]",
                f'has {len(row)} entries; every row should have {len(rows[0])} ("." for no box)',
            )
        line: list[int | None] = []
        for j, value in enumerate(row):
            if value == ".":
                line.append(None)
                continue
            line.append(len(cells))
            if value == "x":
                cells.append(Cell(start=1))
            elif isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
                cells.append(Cell(number=value))
            else:
                part.fail(
                    f"numbers[{i + 1}][{j + 1}]",
                    f"is {value!r}, which no die reaches; it should be a number from {low} to "
                    f'{high}, "x" for a printed cross or "." for no box',
                )
        printed.append(line)
    return cells, printed


def grid_lines(part: Part, zone: Zone) -> None:
    """Rows, columns and the diagonal from top left, with a bonus or points each."""
    rows = zone.printed
    columns = [[row[i] for row in rows] for i in range(len(rows[0]))]
    ways: list[tuple[Along, Any]] = [("row", rows), ("column", columns)]
    for key, lines in ways:
        cells = [[cell for cell in line if cell is not None] for line in lines]
        if part.has(f"{key}_bonus"):
            names = part.texts(f"{key}_bonus", len(lines))
            zone.lines += [
                Line(c, bonus=b, key=f"{key}_bonus", along=key)
                for c, b in zip(cells, names, strict=True)
                if b
            ]
        if part.has(f"{key}_points"):
            points = part.numbers(f"{key}_points", len(lines))
            zone.lines += [
                Line(c, points=p, key=f"{key}_points", along=key)
                for c, p in zip(cells, points, strict=True)
            ]
    if part.has("diagonal_bonus"):
        diagonal = [row[i] for i, row in enumerate(rows) if i < len(row)]
        zone.lines.append(
            Line(
                [cell for cell in diagonal if cell is not None],
                bonus=part.text("diagonal_bonus"),
                key="diagonal_bonus",
                along="diagonal",
            )
        )


def pair_up(cells: list[Cell]) -> None:
    """Cells score in twos, first minus second, once both are filled."""
    for i, cell in enumerate(cells):
        cell.pair = i ^ 1
        cell.weight = 1 if i % 2 == 0 else -1


def steps(part: Part) -> list[list[int]]:
    """Extra points by number."""
    steps: list[list[Any]] = part.rows("steps") if part.has("steps") else []
    for i, step in enumerate(steps):
        if len(step) != 2 or not all(type(v) is int and 0 <= v <= 999 for v in step):
            part.fail(
                f"steps[{i + 1}]", f"is {step!r}; it should be [at least, points], each 0 to 999"
            )
    if len(steps) > STEPS or steps != sorted(steps):
        part.fail("steps", f"should be at most {STEPS} steps, rising")
    return steps


def check_reachable(part: Part, order: int, length: int, numbers: int, restart: int) -> None:
    """Refuse boxes that no row of rising or falling numbers gets to."""
    if order in (ORDER_RISING, ORDER_FALLING) and restart < 0 and length > numbers:
        part.fail(
            "order",
            f"box {numbers + 1} cannot be reached: only {numbers} numbers can follow each other; "
            "give it fewer boxes or another order",
        )


def lowest(adds: int) -> int:
    """The lowest number that dice make."""
    return 2 if adds == ADDS_PARTNER else 1
