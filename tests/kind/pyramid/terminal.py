"""A pyramid in the terminal: rows that grow downwards."""

from renard.rules.loading.plan import Zone
from renard.rules.zones.drawing import BOX, Piece, Row, View, box, sign, title

RULE = "cross the number from the ground up, each box on two crossed ones"


def place(zone: Zone, cell: int, _: list[str]) -> str:
    """Where a box is, in words."""
    row = next(r for r, cells in enumerate(zone.printed) if cell in cells)
    return f"{zone.cells[cell].number}, row {row + 1}"


def draw(view: View) -> list[Row]:
    """The rows, each moved by half a box."""
    zone = view.zone
    block = [title(view)]
    for line in zone.printed:
        cells = [cell for cell in line if cell is not None]
        row = Row().add(Piece(" " * ((len(line) - len(cells)) * BOX // 2)))
        for cell in cells:
            row.fit(box(view, cell, str(zone.cells[cell].number)), width=BOX, centre=BOX)
        for earned in zone.lines:
            if earned.cells == cells:
                row.add(Piece("→ ", "dim"), sign(view, earned))
        block.append(row)
    return block
