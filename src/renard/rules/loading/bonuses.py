"""Bonus names of a sheet file (`X:blue`, `orange:4`, `?any`, `fox`, `reroll`) and what they do."""

from dataclasses import dataclass, field

from renard.rules.layout import (
    ANY_NUMBER,
    BAR_NAMES,
    BONUS_CHOICE,
    BONUS_ENTRY,
    BONUS_FOX,
    BONUS_LISTS,
    BONUS_NONE,
    BONUS_UNLOCK,
)
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part

ANY = "?any"
LISTS = "mix"
FOX = "fox"


@dataclass
class Bonus:
    """A bonus that the sheet prints. `entries`: by zone, the numbers it may write there."""

    name: str
    kind: int
    bar: int = -1
    entries: dict[int, tuple[int, int]] = field(default_factory=dict)
    members: list[str] = field(default_factory=list)


class BonusBook:
    """Collects the bonuses that a sheet names, refusing those that lead nowhere."""

    def __init__(self, zones: list[Zone], bars: dict[str, int], lists: bool) -> None:
        self._zones = zones
        self._names = [zone.name for zone in zones]
        self._bars = bars
        self._lists = lists
        self._found: dict[str, Bonus] = {}

    def add(self, part: Part, key: str, name: str) -> None:
        """Note a bonus by its name; refuse a dangling one."""
        if name and name not in self._found:
            self._found[name] = self._parse(part, key, name)

    def add_choice(self, part: Part, key: str, names: list[str]) -> str:
        """Note a bonus that is one of several, and return the name it goes by."""
        for name in names:
            self.add(part, key, name)
            if self._found[name].kind != BONUS_ENTRY:
                part.fail(key, f"{name!r} cannot be chosen among others; only entries can")
        name = "/".join(names)
        self._found[name] = Bonus(name, BONUS_CHOICE, members=list(names))
        return name

    def all(self) -> list[Bonus]:
        """Every bonus in a fixed order, the first meaning none. The index is its id."""
        order = {name: i for i, name in enumerate(self._names)}

        def place(bonus: Bonus) -> tuple[int, int, str]:
            return (bonus.kind, min((*bonus.entries, len(order))), bonus.name)

        found = sorted(self._found.values(), key=place)
        # ?any has entries in every zone: it stands behind the single ones.
        found.sort(key=lambda bonus: (bonus.kind, bonus.name == ANY))
        return [Bonus("", BONUS_NONE), *found]

    def _parse(self, part: Part, key: str, name: str) -> Bonus:
        if name == FOX:
            return Bonus(name, BONUS_FOX)
        if name == LISTS:
            if not self._lists:
                part.fail(key, f"{name!r} needs a [lists] table, which this sheet does not have")
            return Bonus(name, BONUS_LISTS)
        if name in BAR_NAMES:
            if name not in self._bars:
                part.fail(key, f"{name!r} has no bar under [bars]")
            return Bonus(name, BONUS_UNLOCK, bar=BAR_NAMES.index(name))
        if name == ANY:
            entries = {i: zone.free for i, zone in enumerate(self._zones)}
            return Bonus(name, BONUS_ENTRY, entries=entries)
        if name.startswith("?"):
            zone = self._zone(part, key, name, name[1:])
            return Bonus(name, BONUS_ENTRY, entries={zone: self._zones[zone].free})
        if name.startswith("X:"):
            zone = self._zone(part, key, name, name[2:])
            if self._zones[zone].writes:
                part.fail(key, f"{name!r} is a cross, but that zone takes numbers")
            return Bonus(name, BONUS_ENTRY, entries={zone: (ANY_NUMBER, ANY_NUMBER)})
        zone_name, colon, number = name.partition(":")
        if colon and number.isdigit() and 1 <= int(number) <= 6:
            zone = self._zone(part, key, name, zone_name)
            if not self._zones[zone].writes:
                part.fail(key, f"{name!r} is a number, but that zone takes crosses")
            return Bonus(name, BONUS_ENTRY, entries={zone: (int(number), int(number))})
        return part.fail(
            key,
            f"{name!r} is no bonus; a bonus is X:zone, zone:n (1 to 6), ?zone, {ANY}, "
            f"{', '.join(self._bars)}, {LISTS} or {FOX}",
        )

    def _zone(self, part: Part, key: str, name: str, zone: str) -> int:
        if zone not in self._names:
            part.fail(key, f"{name!r} leads to no zone; the zones are {', '.join(self._names)}")
        return self._names.index(zone)
