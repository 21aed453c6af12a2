"""Reading the zones of a sheet file: one function a kind."""

from collections.abc import Callable
from typing import Any

from renard.rules.layout import (
    ADDS_NOTHING,
    ADDS_PARTNER,
    ADDS_PLATTER,
    ANY_NUMBER,
    CHOICES_OF_NUMBER,
    CIRCLES,
    GRID,
    LINE_CELLS,
    NEXT_NUMBER,
    ORDER_ANY,
    ORDER_FALLING,
    ORDER_NOT_RISING,
    ORDER_RISING,
    PAIRS,
    PARALLEL,
    SKIP,
    STEPS,
    TRACK,
    ZONE_CELLS,
)
from renard.rules.loading.plan import Cell, Line, Zone
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


def read_zone(name: str, part: Part, colours: list[str]) -> Zone:
    """One zone, of the kind that it names."""
    if name not in colours:
        part.fail("", f"is no colour of a die; the dice are {', '.join(colours)}")
    part.provenance()
    kind = part.one_of("kind", tuple(KINDS))
    zone = KINDS[kind](name, part, colours)
    zone.lines.sort(key=lambda line: line.points != 0)  # scoring reads the last ones only
    part.done()
    if len(zone.cells) > ZONE_CELLS:
        part.fail("", f"has {len(zone.cells)} boxes; a zone has at most {ZONE_CELLS}")
    for line in zone.lines:
        if len(line.cells) > LINE_CELLS:
            part.fail(line.key, f"spans {len(line.cells)} boxes; a line has at most {LINE_CELLS}")
    if zone.indexed:
        for number in range(1, HIGHEST[zone.adds] + 1):
            if len(zone.number_choices(number)) > CHOICES_OF_NUMBER:
                part.fail("numbers", f"shows {number} too often")
    return zone


def _grid(name: str, part: Part, colours: list[str]) -> Zone:
    adds = ADDS[part.one_of("adds", ("nothing", "wild"), "nothing")]
    cells, printed = _grid_cells(part, _lowest(adds), HIGHEST[adds])
    zone = Zone(
        name=name,
        kind=GRID,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=len(cells),
        indexed=True,
        adds=adds,
        free=(ANY_NUMBER, ANY_NUMBER),
        printed=printed,
    )
    for number in part.numbers("pre_crossed") if part.has("pre_crossed") else []:
        shown = [cell for cell in cells if cell.number == number]
        if not shown:
            part.fail("pre_crossed", f"names {number}, which no box shows")
        for cell in shown:
            cell.start = 1
    _grid_lines(part, zone)
    if part.has("follow_rows"):
        rows = part.texts("follow_rows", len(printed))
        for row in rows:
            if row not in colours:
                part.fail("follow_rows", f"{row!r} is no die; the dice are {', '.join(colours)}")
        zone.follow_rows = [colours.index(row) for row in rows]
    if part.has("row_points_by_count"):
        zone.row = len(printed[0])
        if any(None in row for row in printed):
            part.fail("row_points_by_count", "needs rows without holes")
        zone.by_count = part.numbers("row_points_by_count", zone.row)
    elif part.has("points_by_count"):
        free = sum(1 for cell in cells if cell.start == 0)
        zone.by_count = part.numbers("points_by_count", free)
    return zone


def _circles(name: str, part: Part, colours: list[str]) -> Zone:
    cells, printed = _grid_cells(part, 1, 6)
    zone = Zone(
        name=name,
        kind=CIRCLES,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=2 * len(cells),
        indexed=True,
        counts=2,
        by_count=part.numbers("points_by_count", len(cells)),
        free=(ANY_NUMBER, ANY_NUMBER),
        printed=printed,
    )
    _grid_lines(part, zone)
    return zone


def _grid_cells(part: Part, low: int, high: int) -> tuple[list[Cell], list[list[int | None]]]:
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


def _grid_lines(part: Part, zone: Zone) -> None:
    """Rows, columns and the diagonal from top left, with a bonus or points each."""
    rows = zone.printed
    columns = [[row[i] for row in rows] for i in range(len(rows[0]))]
    for key, lines in (("row", rows), ("column", columns)):
        cells = [[cell for cell in line if cell is not None] for line in lines]
        if part.has(f"{key}_bonus"):
            names = part.texts(f"{key}_bonus", len(lines))
            zone.lines += [
                Line(c, bonus=b, key=f"{key}_bonus") for c, b in zip(cells, names, strict=True) if b
            ]
        if part.has(f"{key}_points"):
            points = part.numbers(f"{key}_points", len(lines))
            zone.lines += [
                Line(c, points=p, key=f"{key}_points") for c, p in zip(cells, points, strict=True)
            ]
    if part.has("diagonal_bonus"):
        diagonal = [row[i] for i, row in enumerate(rows) if i < len(row)]
        zone.lines.append(
            Line(
                [cell for cell in diagonal if cell is not None],
                bonus=part.text("diagonal_bonus"),
                key="diagonal_bonus",
            )
        )


def _track(name: str, part: Part, colours: list[str]) -> Zone:
    adds = ADDS[part.one_of("adds", tuple(ADDS), "nothing")]
    bonus = part.texts("bonus")
    length = len(bonus)
    least = part.numbers("bonus_minimum", length, 1, 6) if part.has("bonus_minimum") else []
    factors = part.numbers("factor", length, 1, 9) if part.has("factor") else [1] * length
    for i, factor in enumerate(factors):
        if factor * HIGHEST[adds] > BOX_HOLDS:
            part.fail(f"factor[{i + 1}]", f"is {factor}; a box holds at most {BOX_HOLDS}")
    minimum = part.numbers("minimum", length) if part.has("minimum") else [0] * length
    for i, value in enumerate(minimum):
        if value > HIGHEST[adds]:
            part.fail(f"minimum[{i + 1}]", f"is {value}, which no die reaches")
    writes = part.one_of("writes", ("cross", "number")) == "number"
    order = ORDERS[part.one_of("order", tuple(ORDERS), "any")]
    restart = part.number("restart_after", 1, 36) if part.has("restart_after") else -1
    _check_reachable(part, order, length, HIGHEST[adds] - _lowest(adds) + 1, restart)
    scoring = part.one_of("points", ("none", "sum", "pairs"), "none")
    if scoring == "pairs" and length % 2:
        part.fail("points", f"pairs need an even number of boxes, not {length}")
    if not writes and (scoring != "none" or order != ORDER_ANY):
        part.fail("writes", "should be 'number', since the numbers are compared or added up")
    cells = [
        Cell(factor=f, minimum=m, weight=1 if scoring != "none" else 0)
        for f, m in zip(factors, minimum, strict=True)
    ]
    if scoring == "pairs":
        _pair_up(cells)
    free = (_lowest(adds), HIGHEST[adds]) if writes else (ANY_NUMBER, ANY_NUMBER)
    if part.one_of("free_entry", ("number", "next"), "number") == "next":
        free = (NEXT_NUMBER, NEXT_NUMBER)
    elif adds == ADDS_PLATTER:
        part.fail("free_entry", "should be 'next': a number cannot be free where dice are added")
    return Zone(
        name=name,
        kind=TRACK,
        die=colours.index(name),
        cells=cells,
        row=length,
        choices=1,
        writes=writes,
        adds=adds,
        orders=[order],
        restart=restart,
        by_count=part.numbers("points_by_count", length) if part.has("points_by_count") else [],
        steps=_steps(part),
        lines=[
            Line([i], bonus=b, least=least[i] if least else 0, key=f"bonus[{i + 1}]")
            for i, b in enumerate(bonus)
            if b
        ],
        free=free,
    )


def _pairs(name: str, part: Part, colours: list[str]) -> Zone:
    blocks = part.rows("factors")
    cells = []
    for i, block in enumerate(blocks):
        if len(block) != 2 or not all(type(f) is int and 1 <= f <= 9 for f in block):
            part.fail(f"factors[{i + 1}]", f"is {block!r}; it should be two numbers from 1 to 9")
        cells += [Cell(factor=f, weight=1) for f in block]
    _pair_up(cells)
    bonus = part.texts("bonus", len(cells))
    return Zone(
        name=name,
        kind=PAIRS,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=2,
        writes=True,
        lines=[Line([i], bonus=b, key=f"bonus[{i + 1}]") for i, b in enumerate(bonus) if b],
        free=(1, 6),
    )


def _skip(name: str, part: Part, colours: list[str]) -> Zone:
    numbers = part.numbers("numbers", None, 1, 6)
    between = part.texts("bonus_between", len(numbers) - 1)
    return Zone(
        name=name,
        kind=SKIP,
        die=colours.index(name),
        cells=[Cell(number=number) for number in numbers],
        row=len(numbers),
        choices=len(numbers),
        indexed=True,
        by_count=part.numbers("points_by_count", len(numbers)),
        lines=[
            Line([i, i + 1], bonus=b, key=f"bonus_between[{i + 1}]")
            for i, b in enumerate(between)
            if b
        ],
        free=(ANY_NUMBER, ANY_NUMBER),
    )


def _parallel(name: str, part: Part, colours: list[str]) -> Zone:
    cells: list[Cell] = []
    lines: list[Line] = []
    orders: list[int] = []
    rows = part.parts("lines")
    if not 1 <= len(rows) <= 4:
        part.fail("lines", f"has {len(rows)} entries; it should have 1 to 4")
    length = 0
    for i, row in enumerate(rows):
        bonus = row.texts("bonus", length or None)
        length = len(bonus)
        order = ORDERS[row.one_of("order", tuple(ORDERS))]
        _check_reachable(row, order, length, 6, -1)
        orders.append(order)
        weight = row.number("weight", -9, 9)
        lines += [
            Line([len(cells) + j], bonus=b, key=f"lines[{i + 1}].bonus[{j + 1}]")
            for j, b in enumerate(bonus)
            if b
        ]
        cells += [Cell(weight=weight) for _ in bonus]
        row.done()
    points = part.numbers("column_points", length)
    lines += [
        Line([i + j * length for j in range(len(rows))], points=p, key="column_points")
        for i, p in enumerate(points)
    ]
    return Zone(
        name=name,
        kind=PARALLEL,
        die=colours.index(name),
        cells=cells,
        row=length,
        choices=len(rows),
        writes=True,
        orders=orders,
        lines=lines,
        free=(1, 6),
    )


def _pair_up(cells: list[Cell]) -> None:
    """Cells score in twos, first minus second, once both are filled."""
    for i, cell in enumerate(cells):
        cell.pair = i ^ 1
        cell.weight = 1 if i % 2 == 0 else -1


def _steps(part: Part) -> list[list[int]]:
    steps: list[list[Any]] = part.rows("steps") if part.has("steps") else []
    for i, step in enumerate(steps):
        if len(step) != 2 or not all(type(v) is int and 0 <= v <= 999 for v in step):
            part.fail(
                f"steps[{i + 1}]", f"is {step!r}; it should be [at least, points], each 0 to 999"
            )
    if len(steps) > STEPS or steps != sorted(steps):
        part.fail("steps", f"should be at most {STEPS} steps, rising")
    return steps


def _check_reachable(part: Part, order: int, length: int, numbers: int, restart: int) -> None:
    if order in (ORDER_RISING, ORDER_FALLING) and restart < 0 and length > numbers:
        part.fail(
            "order",
            f"box {numbers + 1} cannot be reached: only {numbers} numbers can follow each other; "
            "give it fewer boxes or another order",
        )


def _lowest(adds: int) -> int:
    return 2 if adds == ADDS_PARTNER else 1


KINDS: dict[str, Callable[[str, Part, list[str]], Zone]] = {
    "grid": _grid,
    "circles": _circles,
    "track": _track,
    "pairs": _pairs,
    "skip": _skip,
    "parallel": _parallel,
}
"""The registry of zone kinds, as sheet files name them."""
