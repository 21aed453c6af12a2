"""What a plan consists of. The page's types are made from these classes: see `page/types.py`.

Cells count from 1 within their zone, as in the game record.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from renard.rules.loading.plan import Along

FORMAT = 1
"""Raise it when a key changes or goes: pages keep plans with saved games, and bring them up to
date (web/src/rules/kept.ts)."""

Provenance = Literal["verified", "inferred", "reconstructed"]
Bar = Literal["reroll", "extra", "takeback", "polish", "joker"]
Order = Literal["any", "rising", "falling", "not rising"]


class _Published:
    # The sentences below the fields are published with them.
    __pydantic_config__: ClassVar[dict[str, Any]] = {"use_attribute_docstrings": True}


@dataclass
class CellPlan(_Published):
    """One box of a zone."""

    number: int
    """The number printed in it; 0: none."""
    factor: int
    minimum: int
    """The least that fits; 0: anything."""
    weight: int
    """How it counts in the zone's sum: 1, 0 or -1."""
    pair: int
    """The box that it scores with; 0: none."""
    start: int
    """What it holds before the game; not 0: printed there."""


@dataclass
class LinePlan(_Published):
    """Boxes that earn together once all are filled."""

    along: Along
    """How they lie: one by itself, a row, a column, the diagonal, two neighbours."""
    cells: list[int]
    bonus: str
    """The bonus's name, or ""."""
    points: int
    least: int
    """The least number that earns the bonus; 0: any."""


@dataclass
class ZonePlan(_Published):
    """A zone as the rules understand it: what there is to draw."""

    name: str
    kind: str
    """How it is filled: a kind of `rules/zones`."""
    die: str
    adds: Literal["nothing", "wild", "platter"]
    """What a die's face is added to before it is entered."""
    writes: bool
    """Whether numbers are written (true) or crosses made."""
    counts: int
    """How often a box is marked until it counts: 2 where a cross comes over a circle."""
    free: tuple[int, int] | Literal["any", "next"]
    """What a free entry writes: a number from lowest to highest, any cross, or one more."""
    row: int
    """Boxes in a row where rows or lines count for themselves, else all."""
    cells: list[CellPlan]
    lines: list[LinePlan]
    points_by_count: list[int]
    """Points by number of filled boxes, the first for one. Empty: points come otherwise."""
    steps: list[tuple[int, int]]
    """Extra points: [least number, points], each for every entry that has it or more."""
    restart: int | None
    """After this number any may follow; null: no such number."""
    orders: list[Order]
    """How an entry compares with the one before it, by line."""
    grid: list[list[int | None]]
    """Rows of boxes as printed, null for a hole. Empty: one row of all."""
    follow_rows: list[str]
    """By row: the die whose way to the platter may make a cross there; else empty."""


@dataclass
class BonusPlan(_Published):
    """What a bonus does when it is earned."""

    name: str
    kind: Literal["unlock", "fox", "lists", "entry", "choice"]
    bar: Bar | None
    """`unlock`: the bar."""
    entries: dict[str, tuple[int, int] | Literal["any", "next"]]
    """`entry`: by zone, the lowest and highest number; "any" cross, or "next": one more."""
    members: list[str]
    """`choice`: the bonuses of which one is entered."""


@dataclass
class BarPlan(_Published):
    """A bar of actions."""

    boxes: int
    end: str
    """The bonus at its end, or ""."""


@dataclass
class RowPlan(_Published):
    """The race: a row of squares."""

    number: int
    squares: int
    chips: list[int]
    """By number of players."""


@dataclass
class SheetPlan(_Published):
    """Everything printed, as plain data."""

    format: int
    """The format of the plan itself."""
    zones: dict[str, ZonePlan]
    bonuses: dict[str, BonusPlan]
    bars: dict[Bar, BarPlan]
    list_bars: list[Bar]
    """Bars that a `lists` bonus can open."""
    jokers: list[int]
    """Numbers of the joker boxes, 0 for any."""
    round_bonus: list[str]
    """By round from the first: its bonus's name, or ""."""
    rounds: list[int]
    """By number of players (index): how many rounds are played; 0 where that is not told."""
    rows: list[RowPlan]
    """The race: its rows in order."""
    tiles: list[int]
    """The race: points of the tiles in the order they are taken."""
    empty_stacks: int
    """The race: how many empty stacks end the game."""


@dataclass
class Rating(_Published):
    """`titles` has one more entry than `limits`; both are empty where there is no rating."""

    limits: list[int]
    titles: list[str]


@dataclass
class SheetData(_Published):
    """A game's sheet: its names, its plan, and the tables that the rules read."""

    id: str
    title: str
    known_as: list[str]
    source: str
    provenance: Provenance
    format: int
    """Of the sheet file, once it was brought up to date."""
    version: int
    """Of what is printed on the sheet."""
    digest: str
    """SHA-256 of the sheet file, as hex."""
    flow: Literal["platter", "race"]
    players: tuple[int, int]
    """Fewest and most."""
    parts: dict[str, tuple[Provenance, str]]
    """By part of the sheet: how it is known, and a note."""
    rating: Rating
    dice: list[str]
    """Their names in order: colours, or "die 1", "die 2" … where they have none."""
    wild: str
    """The wild die's name, or ""."""
    named_dice: bool
    """Whether dice have colours; without, a roll is a list of faces."""
    zones: list[str]
    bonuses: list[str]
    rulings: dict[str, bool]
    """The switches as they are set."""
    actions: int
    """How many different actions there are."""
    plan: SheetPlan
    tables: str
    """The bytes of the SHEET record, as base64."""
