"""A row with boxes to skip, in the terminal; bonuses stand between neighbours."""

from renard.rules.loading.plan import Zone
from renard.rules.zones.drawing import BOX, LABEL, Piece, Row, View, box, label, sign

RULE = "cross the number to the right of the last cross; skipped boxes are lost"


def place(zone: Zone, cell: int, _: list[str]) -> str:
    """Where a box is, in words."""
    return f"{zone.cells[cell].number}, box {cell + 1}"


def draw(view: View) -> list[Row]:
    """The boxes, lost ones struck out."""
    top, below = label(view)
    last = max((i for i, value in enumerate(view.cells) if value), default=-1)

    def is_lost(i: int) -> bool:
        return i < last and not view.cells[i]

    for i, cell in enumerate(view.zone.cells):
        shown = Piece("–", "dim") if is_lost(i) else box(view, i, str(cell.number))
        top.fit(shown, width=BOX, centre=BOX)
    for line in view.zone.lines:
        lost = any(is_lost(cell) for cell in line.cells)
        shown = Piece("–", "dim") if lost else sign(view, line)
        below.centred.append((shown, LABEL + BOX * line.cells[1]))
    return [top, below]
