"""A game's sheet: its names for people and its tables for the rules."""

import functools
import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from renard.rules.layout import SEATS
from renard.rules.loading.plan import Zone
from renard.rules.loading.platter import read_platter
from renard.rules.loading.race import read_race
from renard.rules.loading.reader import (
    EARLIER,
    PROVENANCE,
    SHEETS,
    Part,
    SheetError,
    read_file,
    read_text,
)

__all__ = [
    "Sheet",
    "SheetError",
    "earlier_sheets",
    "load_sheet",
    "parse_sheet",
    "sheet_names",
    "with_rulings",
]

_FLOWS = {"platter": read_platter, "race": read_race}


@dataclass(frozen=True, eq=False)
class Sheet:
    """A loaded sheet. `tables` is one SHEET record in an array; `record` is that record."""

    id: str
    title: str
    known_as: list[str]
    source: str
    provenance: str
    version: int
    flow: str
    players: tuple[int, int]
    parts: dict[str, tuple[str, str]]
    """By part of the sheet: how we know it, and a note."""
    rating_limits: list[int]
    rating_titles: list[str]
    dice: list[str]
    zones: list[Zone]
    bonuses: list[str]
    rulings: dict[str, bool]
    """The switches as they are set for this game."""
    changed_rulings: dict[str, bool]
    """Those that differ from the file's defaults: what a record must say."""
    tables: np.ndarray
    printed: dict[str, Any] = field(repr=False)
    """The file in today's format, for its examples."""
    text: str = field(repr=False)
    """The file as it stands: whoever keeps it has the game."""
    path: Path | None = None
    """Where a sheet that is not one of ours was read from."""

    @property
    def record(self) -> Any:
        return self.tables[0]

    @property
    def digest(self) -> str:
        """By this a file is known to be the same."""
        return hashlib.sha256(self.text.encode()).hexdigest()

    @property
    def actions(self) -> int:
        """How many different actions the sheet has: ids run from 0 to this."""
        return int(self.tables["actions"][0])

    @property
    def named_dice(self) -> bool:
        """Whether dice have colours; without, a roll is just its faces."""
        return bool(self.zones)

    def rank(self, points: int) -> int:
        """The rank of a solo result in the sheet's rating table, from 0."""
        return sum(1 for limit in self.rating_limits if points >= limit)


def sheet_names() -> list[str]:
    """The games we know: the files of the sheets folder."""
    return sorted(path.stem for path in SHEETS.glob("*.toml"))


def load_sheet(game: str | Path, rulings: dict[str, bool] | None = None) -> Sheet:
    """The sheet of a game by its name, or by the path of a sheet file (ending in .toml)."""
    text = str(game)
    if text.endswith(".toml"):
        sheet = _read(Path(text))
    elif text in sheet_names():
        sheet = _read_own(text)
    else:
        raise SheetError(
            f"unknown game {text!r}: the games are {', '.join(sheet_names())}, "
            "or the path of a sheet file ending in .toml"
        )
    return with_rulings(sheet, rulings or {})


def with_rulings(sheet: Sheet, rulings: dict[str, bool]) -> Sheet:
    """The same sheet with some switches set; unknown ones are refused."""
    for name, value in rulings.items():
        if name not in sheet.rulings:
            known = ", ".join(sheet.rulings) or "none"
            raise SheetError(f"{sheet.id} has no ruling {name!r}; its rulings are {known}")
        if not isinstance(value, bool):
            raise SheetError(f"ruling {name} is {value!r}; it should be true or false")
    changed = {n: v for n, v in rulings.items() if sheet.rulings[n] != v}
    if not changed:
        return sheet
    tables = sheet.tables.copy()
    for name, value in changed.items():
        tables[0][name] = value
    values = {**sheet.__dict__, "tables": tables, "rulings": {**sheet.rulings, **changed}}
    return Sheet(**{**values, "changed_rulings": {**sheet.changed_rulings, **changed}})


@functools.cache
def _read_own(name: str) -> Sheet:
    return _read(SHEETS / f"{name}.toml")


def earlier_sheets() -> list[Sheet]:
    """Our sheets as they were before a correction, the first version first."""
    files = (parse_sheet(read_file(path), path.name) for path in EARLIER.glob("*.toml"))
    return sorted(files, key=lambda sheet: (sheet.id, sheet.version))


def parse_sheet(text: str, file: str, path: Path | None = None) -> Sheet:
    """The sheet of a file's text, for those who keep it elsewhere than in a file."""
    return _build(read_text(text, file), text, path)


def _read(path: Path) -> Sheet:
    if path.parent != SHEETS:
        return parse_sheet(read_file(path), str(path), path)
    sheet = parse_sheet(read_file(path), path.name)
    if sheet.id != path.stem:
        raise SheetError(
            f"{path.name}: id: is {sheet.id!r}; it should be the file's name, {path.stem!r}"
        )
    return sheet


def _build(part: Part, text: str, path: Path | None) -> Sheet:
    flow = part.one_of("flow", tuple(_FLOWS))
    low, high = part.numbers("players", 2, 1, SEATS)
    if low > high:
        part.fail("players", f"is [{low}, {high}]; the first should not be above the second")
    plan = _FLOWS[flow](part)
    limits, titles = _read_rating(part)
    part.parts("examples")
    sheet = Sheet(
        id=part.text("id"),
        title=part.text("title"),
        known_as=part.texts("known_as"),
        source=part.text("source"),
        provenance=part.one_of("provenance", PROVENANCE),
        version=part.number("version", 1, 9999),
        flow=flow,
        players=(low, high),
        parts=dict(_provenances(part)),
        rating_limits=limits,
        rating_titles=titles,
        dice=plan.dice,
        zones=plan.zones,
        bonuses=plan.bonuses,
        rulings=plan.rulings,
        changed_rulings={},
        tables=plan.tables,
        printed=part.values,
        text=text,
        path=path,
    )
    part.done()
    return sheet


def _read_rating(part: Part) -> tuple[list[int], list[str]]:
    if not part.has("rating"):
        part.take("rating", dict, {})
        return [], []
    rating = part.part("rating")
    rating.provenance()
    limits = rating.numbers("limits")
    if not limits or limits != sorted(set(limits)):
        rating.fail("limits", "should be one or more rising numbers")
    titles = rating.texts("titles", len(limits) + 1)
    rating.done()
    return limits, titles


def _provenances(part: Part) -> list[tuple[str, tuple[str, str]]]:
    """Every table of the file that says how it is known."""
    found = []
    for key, value in part.values.items():
        if isinstance(value, dict):
            if "provenance" in value:
                found.append((key, (value["provenance"], value.get("note", ""))))
            elif key == "zones":
                found += [(k, (v["provenance"], v.get("note", ""))) for k, v in value.items()]
    return found
