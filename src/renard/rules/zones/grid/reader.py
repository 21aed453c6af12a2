"""Reading a grid from a sheet file."""

from renard.rules.layout import ANY_NUMBER, GRID
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.reading import ADDS, HIGHEST, grid_cells, grid_lines, lowest


def read(name: str, part: Part, colours: list[str]) -> Zone:
    """The zone of a sheet file's table."""
    adds = ADDS[part.one_of("adds", ("nothing", "wild"), "nothing")]
    cells, printed = grid_cells(part, lowest(adds), HIGHEST[adds])
    zone = Zone(
        name=name,
        kind=GRID,
        die=colours.index(name),
        cells=cells,
        row=len(cells),
        choices=len(cells),
        indexed=True,
        adds=adds,
        free=(ANY_NUMBER, ANY_NUMBER),
        printed=printed,
    )
    for number in part.numbers("pre_crossed") if part.has("pre_crossed") else []:
        shown = [cell for cell in cells if cell.number == number]
        if not shown:
            part.fail("pre_crossed", f"names {number}, which no box shows")
        for cell in shown:
            cell.start = 1
    grid_lines(part, zone)
    if part.has("follow_rows"):
        rows = part.texts("follow_rows", len(printed))
        for row in rows:
            if row not in colours:
                part.fail("follow_rows", f"{row!r} is no die; the dice are {', '.join(colours)}")
        zone.follow_rows = [colours.index(row) for row in rows]
    if part.has("row_points_by_count"):
        zone.row = len(printed[0])
        if any(None in row for row in printed):
            part.fail("row_points_by_count", "needs rows without holes")
        zone.by_count = part.numbers("row_points_by_count", zone.row)
    elif part.has("points_by_count"):
        free = sum(1 for cell in cells if cell.start == 0)
        zone.by_count = part.numbers("points_by_count", free)
    return zone
