"""Parallel lines in the terminal: above each other, with points for full columns."""

from renard.rules.layout import ORDER_FALLING, ORDER_NOT_RISING, ORDER_RISING
from renard.rules.loading.plan import Zone
from renard.rules.zones.drawing import (
    BOX,
    LABEL,
    Piece,
    Row,
    View,
    box,
    compared,
    label,
    points,
    sign_at,
)

RULE = "several lines, each left to right; choose the line"
_ORDERS = {ORDER_RISING: "rising", ORDER_FALLING: "falling", ORDER_NOT_RISING: "not rising"}


def place(zone: Zone, cell: int, _: list[str]) -> str:
    """Where a box is, in words."""
    return f"line {cell // zone.row + 1}, box {cell % zone.row + 1}"


def draw(view: View) -> list[Row]:
    """The lines, and the points below their columns."""
    zone = view.zone
    empty = [Row().add(Piece(" " * LABEL)) for _ in zone.orders]
    rows = [*label(view), *empty][: len(zone.orders) + 1]
    for r in range(len(zone.orders)):
        _draw_line(view, r, rows[r])
    foot = rows[-1]
    for line in zone.lines:
        if line.points:
            foot.fit(Piece(" "), points(view, line), width=2 * BOX - 1)
    foot.add(Piece("full columns", "dim"))
    return rows


def _draw_line(view: View, r: int, row: Row) -> None:
    zone, length = view.zone, view.zone.row
    order = zone.orders[r]
    values = view.cells[r * length : (r + 1) * length]
    filled = sum(1 for value in values if value)
    for i in range(length):
        cell, open_now = r * length + i, i == filled
        free = compared(order, zone.restart, values[i - 1] if i else 0, open_now)
        row.fit(box(view, cell, free, open_now), width=BOX, centre=BOX)
        row.fit(*sign_at(view, cell), width=BOX - 1)
    weight = zone.cells[r * length].weight
    worth = "no points" if not weight else "minus" if weight < 0 else "plus"
    row.add(Piece(f"{_ORDERS[order]} " if order in _ORDERS else worth, "dim"))
