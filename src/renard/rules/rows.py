"""Rows of small ints: how compiled functions tell what they found, and how it is read by name.

A row is a kind and its numbers. A `Shape` names a kind and says what each number stands for; the
page gets the shapes as data, so that rows are read there by the same names.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from renard.compiling.decorators import rule
from renard.rules.layout import BAR_NAMES, DICE, ROWS
from renard.rules.sheet import Sheet

ROW_INTS = 6
"""Ints of a row, its kind included."""
assert ROW_INTS >= DICE, "a row not yet written is room for a score's parts"

ABSENT = -1
"""The number of an `optional` field that does not apply."""


@rule
def put(
    rows: Any, n: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> int:
    """Write row `n`, as far as there is room; returns how many rows there are now."""
    if n >= rows.shape[0]:
        return n
    rows[n, 0] = kind
    rows[n, 1] = a
    rows[n, 2] = b
    rows[n, 3] = c
    rows[n, 4] = d
    rows[n, 5] = e
    return n + 1


class Shape(NamedTuple):
    """A kind of row: its name, and by the name of a field what its number stands for."""

    kind: str
    fields: dict[str, str]

    @property
    def gathers(self) -> bool:
        """Whether rows of this kind that follow each other are one: each adds to its lists."""
        return any(meaning in GATHERED for meaning in self.fields.values())


GATHERED = {"bonus list": "bonus", "bar list": "bar", "die list": "die", "faces": "die"}
"""Fields that hold one entry a row; of `faces`, a second number follows: what the die shows."""

_MEANINGS: dict[str, Any] = {
    "number": lambda sheet, number: number,
    "optional": lambda sheet, number: None if number == ABSENT else number,
    "flag": lambda sheet, number: bool(number),
    "zone": lambda sheet, number: sheet.zones[number].name,
    "bonus": lambda sheet, number: sheet.bonuses[number],
    "bar": lambda sheet, number: BAR_NAMES[number],
    "die": lambda sheet, number: sheet.dice[number],
    "zone bits": lambda sheet, bits: [sheet.zones[z].name for z in _bits(bits)],
    "row bits": lambda sheet, bits: [int(sheet.record.row_sum[row]) for row in _bits(bits)],
    "seat bits": lambda sheet, bits: _bits(bits),
}


def _bits(bits: int) -> list[int]:
    return [i for i in range(max(ROWS, DICE)) if (bits >> i) & 1]


def read_rows(
    sheet: Sheet, shapes: dict[int, Shape], rows: Any
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Rows by name: their kinds and fields, lists gathered."""
    before: tuple[int, dict[str, Any]] | None = None
    for kind, *numbers in rows.tolist():
        shape = shapes[kind]
        if shape.gathers and before and before[0] == kind:
            _read(sheet, shape, numbers, before[1])
            continue
        if before:
            yield shapes[before[0]].kind, before[1]
        before = kind, _read(sheet, shape, numbers, {})
    if before:
        yield shapes[before[0]].kind, before[1]


def _read(sheet: Sheet, shape: Shape, numbers: list[int], values: dict[str, Any]) -> dict[str, Any]:
    """Add what a row says to `values`, field by field."""
    left = iter(numbers)
    for name, meaning in shape.fields.items():
        one = _MEANINGS[GATHERED.get(meaning, meaning)](sheet, next(left))
        if meaning == "faces":
            values.setdefault(name, {})[one] = next(left)
        elif meaning in GATHERED:
            values.setdefault(name, []).append(one)
        else:
            values[name] = one
    return values
