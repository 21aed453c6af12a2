"""Reading circles from a sheet file."""

from renard.rules.layout import ANY_NUMBER, CIRCLES
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.reading import grid_cells, grid_lines


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
    cells, printed = grid_cells(part, 1, 6)
    zone = Zone(
        name=name,
        kind=CIRCLES,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=2 * len(cells),
        indexed=True,
        counts=2,
        by_count=part.numbers("points_by_count", len(cells)),
        free=(ANY_NUMBER, ANY_NUMBER),
        printed=printed,
    )
    grid_lines(part, zone)
    return zone
