"""A grid in the terminal: rows of boxes, with what full rows, columns and the diagonal give."""

from renard.rules.loading.plan import Line, Zone
from renard.rules.zones.drawing import BOX, Piece, Row, View, box, points, sign, title

RULE = "cross a box that shows the number"


def place(zone: Zone, cell: int, dice: list[str]) -> str:
    """Where a box is, in words."""
    number = zone.cells[cell].number
    row = next(r for r, cells in enumerate(zone.printed) if cell in cells)
    if zone.follow_rows:
        return f"{number}, {dice[zone.follow_rows[row]]} row"
    if sum(1 for other in zone.cells if other.number == number) > 1:
        return f"{number}, row {row + 1}"
    return str(number)


def draw(view: View) -> list[Row]:
    """The rows, and below them columns and diagonal."""
    zone = view.zone
    block = [title(view)]
    for r, cells in enumerate(zone.printed):
        row = Row()
        if zone.follow_rows:
            row.add(Piece(" ", "tag", die=zone.follow_rows[r]))
        for cell in cells:
            shown = [] if cell is None else [box(view, cell, str(zone.cells[cell].number))]
            row.fit(*shown, width=BOX, centre=BOX)
        for line in _lines(zone, "row", [cell for cell in cells if cell is not None]):
            if line.bonus:
                row.add(Piece("→ ", "dim"), sign(view, line))
        block.append(row)
    return [*block, *_foot(view)]


def _lines(zone: Zone, along: str, cells: list[int]) -> list[Line]:
    return [line for line in zone.lines if line.along == along and line.cells == cells]


def _foot(view: View) -> list[Row]:
    zone = view.zone
    foot = Row().add(Piece(" " * 3 if zone.follow_rows else ""))
    found = False
    for c in range(len(zone.printed[0])):
        cells = [row[c] for row in zone.printed if row[c] is not None]
        lines = _lines(zone, "column", [cell for cell in cells if cell is not None])
        shown = [sign(view, line) if line.bonus else points(view, line) for line in lines]
        foot.fit(*shown, width=BOX, centre=BOX)
        found = found or bool(shown)
    for line in zone.lines:
        if line.along == "diagonal":
            foot.add(Piece("↘ ", "dim"), sign(view, line))
            found = True
    return [foot] if found else []
