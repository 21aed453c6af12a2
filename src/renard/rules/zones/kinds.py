"""The registry of zone kinds: of each, how sheet files name it and all that is in its folder."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from renard.rules import layout
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part
from renard.rules.zones.circles import reader as circles_reader
from renard.rules.zones.circles import terminal as circles_terminal
from renard.rules.zones.drawing import Row, View
from renard.rules.zones.grid import reader as grid_reader
from renard.rules.zones.grid import terminal as grid_terminal
from renard.rules.zones.pairs import reader as pairs_reader
from renard.rules.zones.pairs import terminal as pairs_terminal
from renard.rules.zones.parallel import reader as parallel_reader
from renard.rules.zones.parallel import terminal as parallel_terminal
from renard.rules.zones.skip import reader as skip_reader
from renard.rules.zones.skip import terminal as skip_terminal
from renard.rules.zones.track import reader as track_reader
from renard.rules.zones.track import terminal as track_terminal


@dataclass(frozen=True)
class ZoneKind:
    """A kind of zone. Its rule is compiled, and called by number in `zones/__init__.py`."""

    name: str
    number: int
    read: Callable[[str, Part, list[str]], Zone]
    rule: str
    """Its rule in a few words."""
    draw: Callable[[View], list[Row]]
    place: Callable[[Zone, int, list[str]], str]
    """Where a box is, in words, so that a person finds it on the sheet."""
    worth: Callable[[Zone], str]
    """How its numbers score, where that is the kind's own way."""


def _kind(name: str, number: int, reader: ModuleType, terminal: ModuleType) -> ZoneKind:
    return ZoneKind(
        name=name,
        number=number,
        read=reader.read,
        rule=terminal.RULE,
        draw=terminal.draw,
        place=terminal.place,
        worth=getattr(terminal, "worth", lambda _: ""),
    )


KINDS = [
    _kind("grid", layout.GRID, grid_reader, grid_terminal),
    _kind("track", layout.TRACK, track_reader, track_terminal),
    _kind("circles", layout.CIRCLES, circles_reader, circles_terminal),
    _kind("pairs", layout.PAIRS, pairs_reader, pairs_terminal),
    _kind("skip", layout.SKIP, skip_reader, skip_terminal),
    _kind("parallel", layout.PARALLEL, parallel_reader, parallel_terminal),
]
"""Each at the index that is its number."""


def by_name() -> dict[str, ZoneKind]:
    """The kinds by the names that sheet files use."""
    return {kind.name: kind for kind in KINDS}
