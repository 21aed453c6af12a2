"""Pairs in the terminal: a row of boxes in blocks of two."""

from renard.rules.loading.plan import Zone
from renard.rules.zones.drawing import Row, View
from renard.rules.zones.track.terminal import draw_row

RULE = "blocks left to right, either box first; a full block scores left minus right"


def place(_: Zone, cell: int, __: list[str]) -> str:
    """Where a box is, in words."""
    return f"block {cell // 2 + 1} {'right' if cell % 2 else 'left'}"


def draw(view: View) -> list[Row]:
    """The boxes, those of the next block open."""
    cells = view.cells
    block = next((i for i in range(0, len(cells), 2) if 0 in cells[i : i + 2]), len(cells))
    return draw_row(view, [block <= i < block + 2 for i in range(len(cells))])
