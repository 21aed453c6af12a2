"""Painting the plain rows in which a zone's kind draws it."""

from rich.text import Text

from renard.rules.zones.drawing import Piece, Row, View
from renard.rules.zones.kinds import KINDS
from renard.terminal.bonuses import bonus_sign
from renard.terminal.paint import Ink, Palette, fit, styled


def draw_zone(view: View, palette: Palette) -> list[Text]:
    """The lines of a zone's block."""
    zone = view.zone
    return [_paint(row, palette[zone.name], palette) for row in KINDS[zone.kind].draw(view)]


def _paint(row: Row, own: Ink, palette: Palette) -> Text:
    line = Text()
    for slot in row.slots:
        text = Text()
        for piece in slot.pieces:
            text.append_text(_painted(piece, own, palette))
        if slot.centre:
            text = fit(text, slot.centre, middle=True)
        line.append_text(fit(text, slot.width) if slot.width else text)
    for piece, column in row.centred:
        text = _painted(piece, own, palette)
        line.pad_right(max(0, column - (text.cell_len + 1) // 2 - line.cell_len))
        line.append_text(text)
    return line


def _painted(piece: Piece, own: Ink, palette: Palette) -> Text:
    if piece.bonus:
        return bonus_sign(piece.bonus, palette)
    ink = own if piece.die is None else list(palette)[piece.die]
    tag = "" if piece.die is None else ink.tag
    return styled(tag + piece.text, _style(piece, ink))


def _style(piece: Piece, ink: Ink) -> str:
    styles = {
        "plain": "",
        "dim": "dim",
        "bold": "bold",
        "name": f"bold {ink.style}",
        "tag": ink.style,
        "free": f"bold {ink.style}",
        "closed": f"dim {ink.style}",
        "filled": ink.fill,
        "circled": f"bold {ink.style}",
    }
    return styles[piece.look]
