"""Drawing a player's whole sheet: zones side by side where they fit, actions, foxes, points."""

from rich.text import Text

from renard.rules.game import Game, Score
from renard.rules.layout import BAR_NAMES, JOKER
from renard.rules.naming import action_word
from renard.rules.zones.drawing import View
from renard.terminal.bonuses import action_sign, bars, bonus_sign, legend
from renard.terminal.paint import Palette, fit, join, styled
from renard.terminal.zones import draw_zone

WIDTH = 80
_GAP = 3
_LOW = 3
"""Lines of a block that is a row of boxes."""


def draw_sheet(game: Game, seat: int) -> list[Text]:
    """A seat's sheet, at most eighty columns wide."""
    sheet, palette = game.sheet, Palette(game.sheet)
    score = game.score(seat)
    blocks = []
    for z, zone in enumerate(sheet.zones):
        first = int(sheet.record.zone_first[z])
        cells = [int(v) for v in game.state.cells[seat, first : first + len(zone.cells)]]
        blocks.append(draw_zone(View(zone, cells, score.parts[zone.name]), palette))
    actions, worth = _actions(game, seat, palette), _worth(score)
    rows = _pack(blocks)
    high = max(len(block) for row in rows for block in row)
    together = len(actions + worth) <= high and _join_row(rows, actions + worth)
    apart = [] if together else [b for b in (actions, worth) if not _join_row(rows, b)]
    lines = [line for row in rows for line in _beside(row)]
    return [*lines, *[join(block, "   ") for block in apart], legend(sheet, palette)]


def _actions(game: Game, seat: int, palette: Palette) -> list[Text]:
    """What a seat may still use: a line for each action."""
    block = []
    for bar in bars(game.sheet):
        boxes = int(game.sheet.record.bar_boxes[bar])
        opened = int(game.state.opened[seat, bar])
        line = styled(f"{action_sign(BAR_NAMES[bar])} {action_word(BAR_NAMES[bar])} ".lstrip())
        if bar == JOKER:
            line.append_text(_jokers(game, seat, boxes, opened))
        else:
            left = opened - int(game.state.used[seat, bar])
            line.append(str(left), "bold" if left else "dim")
            line.append(f" ({opened}/{boxes})", "dim")
        end = int(game.sheet.record.bar_end[bar])
        if end and opened < boxes:
            line.append(" →", "dim")
            line.append_text(bonus_sign(game.sheet.bonuses[end], palette))
        block.append(line)
    return block


def _worth(score: Score) -> list[Text]:
    """Foxes and the total."""
    foxes = styled(f"foxes {score.foxes}")
    if score.foxes:
        foxes.append(f" × {(score.total - sum(score.parts.values())) // score.foxes}")
    return [foxes, styled(f"TOTAL {score.total}", "bold")]


def _jokers(game: Game, seat: int, boxes: int, opened: int) -> Text:
    """The jokers' numbers: ready ones plain, used ones crossed, closed ones in brackets."""
    shown = game.sheet.printed["lists"]["joker"]
    text = Text()
    for box in range(boxes):
        used = (int(game.state.used[seat, JOKER]) >> box) & 1
        if box >= opened:
            text.append(f"({shown[box]})", "dim")
        else:
            text.append(" X " if used else f" {shown[box]} ", "dim" if used else "bold")
    return text


def _width(block: list[Text]) -> int:
    return max(line.cell_len for line in block)


def _pack(blocks: list[list[Text]]) -> list[list[list[Text]]]:
    """Rows of blocks in the sheet's order; low ones keep a row to themselves."""
    rows: list[list[list[Text]]] = []
    for block in blocks:
        if len(block) <= _LOW or not rows or not _join_row(rows[-1:], block):
            rows.append([block])
    return rows


def _join_row(rows: list[list[list[Text]]], block: list[Text]) -> bool:
    """Put a block into the first row of high ones that has room for it, if there is one."""
    for row in rows:
        if len(row[0]) > _LOW and _row_width([*row, block]) <= WIDTH:
            row.append(block)
            return True
    return False


def _row_width(row: list[list[Text]]) -> int:
    return sum(_width(block) for block in row) + _GAP * (len(row) - 1)


def _beside(row: list[list[Text]]) -> list[Text]:
    """Blocks next to each other as single lines."""
    lines = []
    for i in range(max(len(block) for block in row)):
        parts = [fit(b[i] if i < len(b) else Text(), _width(b)) for b in row]
        line = join(parts, " " * _GAP)
        line.rstrip()
        lines.append(line)
    return lines
