"""Reading parallel lines from a sheet file."""

from renard.rules.layout import PARALLEL
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.reading import ORDERS, check_reachable


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
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
        check_reachable(row, order, length, 6, -1)
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
        Line(
            [i + j * length for j in range(len(rows))],
            points=p,
            key="column_points",
            along="column",
        )
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
