"""What a sheet file says, still in names and lists: the plan that tables are filled from."""

from dataclasses import dataclass, field
from typing import Literal

from renard.rules.layout import ADDS_NOTHING, ORDER_ANY

Along = Literal["box", "row", "column", "diagonal", "between"]


@dataclass
class Cell:
    """One box. `start` is what is printed in it, `pair` the cell of the zone it scores with."""

    number: int = 0
    factor: int = 1
    minimum: int = 0
    weight: int = 0
    pair: int = -1
    start: int = 0


@dataclass
class Line:
    """Cells of a zone that earn a bonus or points once all are filled; often a single one."""

    cells: list[int]
    bonus: str = ""
    points: int = 0
    least: int = 0
    key: str = ""
    along: Along = "box"


@dataclass
class Zone:
    """One coloured zone. Cells and choices are counted from 0 within it."""

    name: str
    kind: int
    die: int
    cells: list[Cell]
    row: int
    choices: int
    indexed: bool = False
    writes: bool = False
    adds: int = ADDS_NOTHING
    orders: list[int] = field(default_factory=lambda: [ORDER_ANY])
    restart: int = -1
    counts: int = 1
    by_count: list[int] = field(default_factory=list)
    steps: list[list[int]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    free: tuple[int, int] = (0, 0)
    """Lowest and highest number of a free entry; see ANY_NUMBER and NEXT_NUMBER."""
    follow_rows: list[int] = field(default_factory=list)
    """By row of the grid: the die that may follow a pick into it."""
    printed: list[list[int | None]] = field(default_factory=list)
    """The layout of a grid: rows of cells, None where there is no box."""

    @property
    def ways(self) -> int:
        """How many ways one number can be entered at most; see `zones.list_fits`."""
        if self.indexed:
            return max(len(self.number_choices(number)) for number in range(1, 13))
        return self.choices

    def number_choices(self, number: int) -> list[int]:
        """The choices of an indexed zone whose cell shows `number`."""
        per_cell = self.choices // len(self.cells)
        return [c for c in range(self.choices) if self.cells[c // per_cell].number == number]
