"""Reading a row with boxes to skip from a sheet file."""

from renard.rules.layout import ANY_NUMBER, SKIP
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.loading.reader import Part


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
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
            Line([i, i + 1], bonus=b, key=f"bonus_between[{i + 1}]", along="between")
            for i, b in enumerate(between)
            if b
        ],
        free=(ANY_NUMBER, ANY_NUMBER),
    )
