"""Boxes in words: where an entry goes, so that a person finds it on the sheet. One way a kind."""

from collections.abc import Callable

from rich.text import Text

from renard.rules.layout import CIRCLES, GRID, PAIRS, PARALLEL, SKIP, TRACK
from renard.rules.loading.plan import Zone
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.terminal.paint import Palette, styled


def place(sheet: Sheet, event: Event) -> Text:
    """Where an event writes, and what: `yellow 5, row 1`, `orange box 4: 10`."""
    zone = next(zone for zone in sheet.zones if zone.name == event["zone"])
    cell = event["cell"] - 1
    text = Palette(sheet).word(zone.name)
    text.append(" " + _WORDS[zone.kind](sheet, zone, cell), "default")
    if "value" in event:
        factor = zone.cells[cell].factor
        times = f" ({event['value'] // factor} × {factor})" if factor > 1 else ""
        text.append(f": {event['value']}{times}", "default")
    if "mark" in event:
        text = styled(f"{event['mark']} ") + text
    return text


def _in_grid(sheet: Sheet, zone: Zone, cell: int) -> str:
    number = zone.cells[cell].number
    row = next(r for r, cells in enumerate(zone.printed) if cell in cells)
    if zone.follow_rows:
        return f"{number}, {sheet.dice[zone.follow_rows[row]]} row"
    if sum(1 for other in zone.cells if other.number == number) > 1:
        return f"{number}, row {row + 1}"
    return str(number)


def _in_row(_: Sheet, zone: Zone, cell: int) -> str:
    least = max((line.least for line in zone.lines if line.cells == [cell]), default=0)
    return f"box {cell + 1}" + (f" (bonus from {least})" if least > 1 else "")


def _in_pair(_: Sheet, __: Zone, cell: int) -> str:
    return f"block {cell // 2 + 1} {'right' if cell % 2 else 'left'}"


def _in_skip(_: Sheet, zone: Zone, cell: int) -> str:
    return f"{zone.cells[cell].number}, box {cell + 1}"


def _in_lines(_: Sheet, zone: Zone, cell: int) -> str:
    return f"line {cell // zone.row + 1}, box {cell % zone.row + 1}"


_WORDS: dict[int, Callable[[Sheet, Zone, int], str]] = {
    GRID: _in_grid,
    CIRCLES: _in_grid,
    TRACK: _in_row,
    PAIRS: _in_pair,
    SKIP: _in_skip,
    PARALLEL: _in_lines,
}
