"""Reading a pyramid from a sheet file."""

from renard.rules.layout import ANY_NUMBER, PYRAMID
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.loading.reader import Part


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
    rows = part.rows("rows")
    cells: list[Cell] = []
    printed: list[list[int | None]] = []
    for r, row in enumerate(rows):
        if len(row) != r + 1:
            part.fail(f"rows[{r + 1}]", f"has {len(row)} boxes; it should have {r + 1}")
        for c, number in enumerate(row):
            if type(number) is not int or not 1 <= number <= 6:
                part.fail(f"rows[{r + 1}][{c + 1}]", f"is {number!r}; it should be 1 to 6")
        boxes = list(range(len(cells), len(cells) + len(row)))
        printed.append([*boxes, *[None] * (len(rows) - len(row))])
        cells += [Cell(number=number) for number in row]
    bonus = part.texts("row_bonus", len(rows))
    lines = [
        Line([at for at in row if at is not None], bonus=b, key="row_bonus", along="row")
        for row, b in zip(printed, bonus, strict=True)
        if b
    ]
    return Zone(
        name=name,
        kind=PYRAMID,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=len(cells),
        indexed=True,
        by_count=part.numbers("points_by_count", len(cells)),
        lines=lines,
        free=(ANY_NUMBER, ANY_NUMBER),
        printed=printed,
    )
