"""Reading a zone of a sheet file, of whatever kind it is."""

from renard.rules.layout import CHOICES_OF_NUMBER, LINE_CELLS, ZONE_CELLS
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.kinds import by_name
from renard.rules.zones.reading import HIGHEST


def read_zone(name: str, part: Part, colours: list[str]) -> Zone:
    """One zone, of the kind that it names."""
    if name not in colours:
        part.fail("", f"is no colour of a die; the dice are {', '.join(colours)}")
    part.provenance()
    kinds = by_name()
    kind = part.one_of("kind", tuple(kinds))
    zone = kinds[kind].read(name, part, colours)
    zone.lines.sort(key=lambda line: line.points != 0)  # scoring reads the last ones only
    part.done()
    if len(zone.cells) > ZONE_CELLS:
        part.fail("", f"has {len(zone.cells)} boxes; a zone has at most {ZONE_CELLS}")
    for line in zone.lines:
        if len(line.cells) > LINE_CELLS:
            part.fail(line.key, f"spans {len(line.cells)} boxes; a line has at most {LINE_CELLS}")
    if zone.indexed:
        for number in range(1, HIGHEST[zone.adds] + 1):
            if len(zone.number_choices(number)) > CHOICES_OF_NUMBER:
                part.fail("numbers", f"shows {number} too often")
    return zone
