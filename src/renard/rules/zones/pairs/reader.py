"""Reading pairs from a sheet file."""

from renard.rules.layout import PAIRS
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.reading import pair_up


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
    blocks = part.rows("factors")
    cells = []
    for i, block in enumerate(blocks):
        if len(block) != 2 or not all(type(f) is int and 1 <= f <= 9 for f in block):
            part.fail(f"factors[{i + 1}]", f"is {block!r}; it should be two numbers from 1 to 9")
        cells += [Cell(factor=f, weight=1) for f in block]
    pair_up(cells)
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
