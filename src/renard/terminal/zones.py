"""Drawing one zone: a function a zone kind. Each returns the lines of a block.

A free box shows what it asks for, a filled one wears brackets: `[X]` a cross, `[x]` a printed one,
`(3)` a circle, `[12]` a number. Below or behind stand the bonuses, `✓` once earned.
"""

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from renard.rules.layout import (
    CIRCLES,
    GRID,
    ORDER_FALLING,
    ORDER_NOT_RISING,
    ORDER_RISING,
    PAIRS,
    PARALLEL,
    SKIP,
    TRACK,
)
from renard.rules.loading.plan import Line, Zone
from renard.terminal.bonuses import bonus_sign
from renard.terminal.paint import Ink, Palette, fit, styled

BOX = 5
LABEL = 12
_ORDERS = {ORDER_RISING: ">", ORDER_FALLING: "<", ORDER_NOT_RISING: "≤"}
_LINE_ORDERS = {ORDER_RISING: "rising", ORDER_FALLING: "falling", ORDER_NOT_RISING: "not rising"}


@dataclass
class View:
    """A zone as one seat has filled it."""

    zone: Zone
    cells: list[int]
    points: int
    palette: Palette

    @property
    def ink(self) -> Ink:
        return self.palette[self.zone.name]

    def lines_at(self, cell: int) -> list[Line]:
        """The single boxes' bonuses."""
        return [line for line in self.zone.lines if line.cells == [cell] and line.bonus]

    def done(self, line: Line) -> bool:
        return all(self.cells[c] and self.cells[c] >= line.least for c in line.cells)


def draw_zone(view: View) -> list[Text]:
    """The lines of a zone's block."""
    return _KINDS[view.zone.kind](view)


def _box(view: View, cell: int, free: str, open_now: bool = True) -> Text:
    """One box, five characters wide. `open_now`: whether the next entry may come here."""
    value, ink = view.cells[cell], view.ink
    if not value:
        style = f"bold {ink.style}" if open_now else f"dim {ink.style}"
        return fit(styled(free, style), BOX, middle=True)
    if view.zone.writes:
        shown = styled(f"[{value}]", ink.fill)
    elif view.zone.counts > value:
        shown = styled(f"({free})", f"bold {ink.style}")
    else:
        shown = styled("[x]" if view.zone.cells[cell].start else "[X]", ink.fill)
    return fit(shown, BOX, middle=True)


def _sign(view: View, line: Line) -> Text:
    """A line's bonus, or what became of it."""
    if view.done(line):
        return styled("✓", "dim")
    if all(view.cells[c] for c in line.cells):
        return styled("–", "dim")
    return bonus_sign(line.bonus, view.palette)


def _label(view: View) -> list[Text]:
    """Name and points, one above the other, for the left margin of a wide block."""
    name = styled(f"{view.ink.tag} {view.zone.name}", f"bold {view.ink.style}")
    return [fit(name, LABEL), fit(styled(f"   {view.points} pts"), LABEL)]


def _grid(view: View) -> list[Text]:
    zone = view.zone
    by_key: dict[str, list[Line]] = {}
    for line in zone.lines:
        by_key.setdefault(line.key, []).append(line)
    title = styled(f"{view.ink.tag} {zone.name}", f"bold {view.ink.style}")
    block = [title + styled(f"  {view.points} pts", "default")]
    for r, row in enumerate(zone.printed):
        text = Text()
        if zone.follow_rows:
            ink = list(view.palette)[zone.follow_rows[r]]
            text.append(f"{ink.tag} ", ink.style)
        for cell in row:
            if cell is None:
                text.append(" " * BOX)
            else:
                text.append_text(_box(view, cell, str(zone.cells[cell].number)))
        cells = [cell for cell in row if cell is not None]
        for line in by_key.get("row_bonus", []):
            if line.cells == cells:
                text.append("→ ", "dim")
                text.append_text(_sign(view, line))
        block.append(text)
    return [*block, *_grid_foot(view, by_key)]


def _grid_foot(view: View, by_key: dict[str, list[Line]]) -> list[Text]:
    """What full columns and the diagonal give."""
    foot = styled(" " * 3 if view.zone.follow_rows else "")
    columns = len(view.zone.printed[0])
    for c in range(columns):
        cells = [row[c] for row in view.zone.printed if row[c] is not None]
        here = Text()
        for line in by_key.get("column_bonus", []) + by_key.get("column_points", []):
            if line.cells == cells:
                here.append_text(_sign(view, line) if line.bonus else _points(view, line))
        foot.append_text(fit(here, BOX, middle=True))
    for line in by_key.get("diagonal_bonus", []):
        foot.append("↘ ", "dim")
        foot.append_text(_sign(view, line))
    return [foot] if foot.plain.strip() else []


def _points(view: View, line: Line) -> Text:
    return styled(f"✓{line.points}" if view.done(line) else f"{line.points}p", "bold")


def _track(view: View) -> list[Text]:
    """A row from left to right; pairs stand together, the second to be taken off the first."""
    zone = view.zone
    top, below = _label(view)
    filled = sum(1 for value in view.cells if value)
    for i in range(len(zone.cells)):
        paired = zone.cells[i].pair >= 0
        gap = "" if not paired else ("−" if i % 2 == 0 else " ")
        open_now = i == filled if zone.kind == TRACK else i // 2 == _open_block(view)
        width = BOX - 1 if paired else BOX
        top.append_text(fit(_box(view, i, _asks(view, i, open_now), open_now), width))
        top.append(gap, "dim")
        signs = [_sign(view, line) for line in view.lines_at(i)]
        below.append_text(fit(signs[0] if signs else Text(), width + len(gap), middle=True))
    return [top, below, *_least(view)]


def _least(view: View) -> list[Text]:
    """The numbers that bonuses ask for, where they ask for any."""
    line = fit(styled("   bonus if", "dim"), LABEL)
    for i in range(len(view.cells)):
        least = max((one.least for one in view.lines_at(i)), default=0)
        asked = f"{least}+" if least > 1 and not view.cells[i] else ""
        line.append_text(fit(styled(asked, "dim"), BOX, middle=True))
    return [line] if any(one.least > 1 for one in view.zone.lines) else []


def _open_block(view: View) -> int:
    """The block of two that is filled next."""
    return next((i for i in range(0, len(view.cells), 2) if 0 in view.cells[i : i + 2]), 99) // 2


def _asks(view: View, i: int, open_now: bool) -> str:
    """What a free box of a row asks for."""
    cell, zone = view.zone.cells[i], view.zone
    if cell.factor > 1 or cell.pair >= 0:
        return f"×{cell.factor}"
    if cell.minimum > 0:
        return f"{cell.minimum}+"
    return _compared(zone.orders[0], zone.restart, view.cells[i - 1] if i else 0, open_now)


def _compared(order: int, restart: int, before: int, open_now: bool) -> str:
    if order in _ORDERS and open_now and before and before != restart:
        return f"{_ORDERS[order]}{before}"
    return "any" if open_now else "_"


def _skip(view: View) -> list[Text]:
    """A row whose skipped boxes are lost; bonuses stand between neighbours."""
    top, below = _label(view)
    last = max((i for i, value in enumerate(view.cells) if value), default=-1)
    for i, cell in enumerate(view.zone.cells):
        lost = i < last and not view.cells[i]
        if lost:
            top.append_text(fit(styled("–", "dim"), BOX, middle=True))
        else:
            top.append_text(_box(view, i, str(cell.number)))
    for line in view.zone.lines:
        sign = _sign(view, line)
        if any(not view.cells[c] and c < last for c in line.cells):
            sign = styled("–", "dim")
        at = LABEL + BOX * line.cells[1] - (sign.cell_len + 1) // 2
        below.pad_right(max(0, at - below.cell_len))
        below.append_text(sign)
    return [top, below]


def _parallel(view: View) -> list[Text]:
    """Lines above each other, each from left to right, with points for full columns."""
    zone, length = view.zone, view.zone.row
    margin = [*_label(view), *[styled(" " * LABEL)] * len(zone.orders)]
    block = []
    for r, order in enumerate(zone.orders):
        text = margin[r].copy()
        row = view.cells[r * length : (r + 1) * length]
        filled = sum(1 for value in row if value)
        for i in range(length):
            cell, open_now = r * length + i, i == filled
            free = _compared(order, zone.restart, row[i - 1] if i else 0, open_now)
            text.append_text(_box(view, cell, free, open_now))
            signs = [_sign(view, line) for line in view.lines_at(cell)]
            text.append_text(fit(signs[0] if signs else Text(), BOX - 1))
        weight = zone.cells[r * length].weight
        worth = "no points" if not weight else "minus" if weight < 0 else "plus"
        text.append(f"{_LINE_ORDERS[order]} " if order in _LINE_ORDERS else worth, "dim")
        block.append(text)
    foot = margin[len(zone.orders)].copy()
    for line in zone.lines:
        if line.points:
            foot.append_text(fit(styled(" ") + _points(view, line), 2 * BOX - 1))
    foot.append("full columns", "dim")
    return [*block, foot]


_KINDS: dict[int, Callable[[View], list[Text]]] = {
    GRID: _grid,
    CIRCLES: _grid,
    TRACK: _track,
    PAIRS: _track,
    SKIP: _skip,
    PARALLEL: _parallel,
}
