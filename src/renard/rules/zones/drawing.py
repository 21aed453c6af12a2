"""A zone as one seat has filled it, drawn in plain rows of text that a terminal paints.

A free box shows what it asks for, a filled one wears brackets: `[X]` a cross, `[x]` a printed one,
`(3)` a circle, `[12]` a number. Below or behind stand the bonuses, `✓` once earned.
"""

from dataclasses import dataclass, field
from typing import Literal

from renard.rules.layout import ORDER_FALLING, ORDER_NOT_RISING, ORDER_RISING
from renard.rules.loading.plan import Line, Zone

BOX = 5
LABEL = 12
_ORDERS = {ORDER_RISING: ">", ORDER_FALLING: "<", ORDER_NOT_RISING: "≤"}

Look = Literal["plain", "dim", "bold", "name", "tag", "free", "closed", "filled", "circled"]


@dataclass(frozen=True)
class Piece:
    """Characters of one look. `name` to `circled` are in the colour of a die, the zone's own."""

    text: str
    look: Look = "plain"
    bonus: str = ""
    """A bonus whose sign stands here instead of a text."""
    die: int | None = None
    """Another die's colour; its letter and mark stand before the text."""


@dataclass(frozen=True)
class Slot:
    """Pieces and the width they are given; 0: their own."""

    pieces: tuple[Piece, ...]
    width: int = 0
    centre: int = 0
    """The width in whose middle they stand before they are cut; 0: they begin at the left."""


@dataclass
class Row:
    """One line of a drawing, from left to right."""

    slots: list[Slot] = field(default_factory=list)
    centred: list[tuple[Piece, int]] = field(default_factory=list)
    """Pieces behind all these, each with the column that its middle is on."""

    def add(self, *pieces: Piece) -> "Row":
        """As wide as they are."""
        self.slots.append(Slot(pieces))
        return self

    def fit(self, *pieces: Piece, width: int, centre: int = 0) -> "Row":
        """Exactly `width` wide."""
        self.slots.append(Slot(pieces, width, centre))
        return self


@dataclass
class View:
    """A zone as one seat has filled it."""

    zone: Zone
    cells: list[int]
    points: int

    def lines_at(self, cell: int) -> list[Line]:
        """The single boxes' bonuses."""
        return [line for line in self.zone.lines if line.cells == [cell] and line.bonus]

    def done(self, line: Line) -> bool:
        return all(self.cells[c] and self.cells[c] >= line.least for c in line.cells)

    @property
    def name(self) -> Piece:
        """The zone's name, behind the letter and the mark of its colour."""
        return Piece(f" {self.zone.name}", "name", die=self.zone.die)


def box(view: View, cell: int, free: str, open_now: bool = True) -> Piece:
    """What a box shows. `open_now`: whether the next entry may come here."""
    value = view.cells[cell]
    if not value:
        return Piece(free, "free" if open_now else "closed")
    if view.zone.writes:
        return Piece(f"[{value}]", "filled")
    if view.zone.counts > value:
        return Piece(f"({free})", "circled")
    return Piece("[x]" if view.zone.cells[cell].start else "[X]", "filled")


def sign(view: View, line: Line) -> Piece:
    """A line's bonus, or what became of it."""
    if view.done(line):
        return Piece("✓", "dim")
    if all(view.cells[c] for c in line.cells):
        return Piece("–", "dim")
    return Piece("", bonus=line.bonus)


def sign_at(view: View, cell: int) -> list[Piece]:
    """The bonus of a single box, if it has one."""
    return [sign(view, line) for line in view.lines_at(cell)][:1]


def points(view: View, line: Line) -> Piece:
    """What a full line is worth."""
    return Piece(f"✓{line.points}" if view.done(line) else f"{line.points}p", "bold")


def label(view: View) -> list[Row]:
    """Name and points, one above the other, for the left margin of a wide block."""
    worth = Piece(f"   {view.points} pts")
    return [Row().fit(view.name, width=LABEL), Row().fit(worth, width=LABEL)]


def title(view: View) -> Row:
    """Name and points side by side, above a high block."""
    return Row().add(view.name, Piece(f"  {view.points} pts"))


def compared(order: int, restart: int, before: int, open_now: bool) -> str:
    """What a free box asks for where numbers are compared with the one before."""
    if order in _ORDERS and open_now and before and before != restart:
        return f"{_ORDERS[order]}{before}"
    return "any" if open_now else "_"
