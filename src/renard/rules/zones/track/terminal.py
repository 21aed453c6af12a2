"""A track in the terminal: a row of boxes with their bonuses below."""

from renard.rules.loading.plan import Zone
from renard.rules.zones.drawing import BOX, LABEL, Piece, Row, View, box, compared, label, sign_at

RULE = "left to right"


def worth(zone: Zone) -> str:
    """How its numbers score."""
    if zone.cells[0].pair >= 0:
        return "pairs score first minus second"
    return "points: the sum" if zone.cells[0].weight else ""


def place(zone: Zone, cell: int, _: list[str]) -> str:
    """Where a box is, in words."""
    least = max((line.least for line in zone.lines if line.cells == [cell]), default=0)
    return f"box {cell + 1}" + (f" (bonus from {least})" if least > 1 else "")


def draw(view: View) -> list[Row]:
    """The boxes, the next one open."""
    filled = sum(1 for value in view.cells if value)
    return draw_row(view, [i == filled for i in range(len(view.cells))])


def draw_row(view: View, opens: list[bool]) -> list[Row]:
    """A row from left to right; pairs stand together, the second to be taken off the first."""
    top, below = label(view)
    for i, open_now in enumerate(opens):
        paired = view.zone.cells[i].pair >= 0
        gap = "" if not paired else ("−" if i % 2 == 0 else " ")
        width = BOX - 1 if paired else BOX
        top.fit(box(view, i, _asks(view, i, open_now), open_now), width=width, centre=BOX)
        top.add(Piece(gap, "dim"))
        below.fit(*sign_at(view, i), width=width + len(gap), centre=width + len(gap))
    return [top, below, *_least(view)]


def _asks(view: View, i: int, open_now: bool) -> str:
    """What a free box asks for."""
    cell, zone = view.zone.cells[i], view.zone
    if cell.factor > 1 or cell.pair >= 0:
        return f"×{cell.factor}"
    if cell.minimum > 0:
        return f"{cell.minimum}+"
    return compared(zone.orders[0], zone.restart, view.cells[i - 1] if i else 0, open_now)


def _least(view: View) -> list[Row]:
    """The numbers that bonuses ask for, where they ask for any."""
    row = Row().fit(Piece("   bonus if", "dim"), width=LABEL)
    for i in range(len(view.cells)):
        least = max((one.least for one in view.lines_at(i)), default=0)
        asked = f"{least}+" if least > 1 and not view.cells[i] else ""
        row.fit(Piece(asked, "dim"), width=BOX, centre=BOX)
    return [row] if any(one.least > 1 for one in view.zone.lines) else []
