"""Boxes in words: where an entry goes, so that a person finds it on the sheet."""

from rich.text import Text

from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.rules.zones.kinds import KINDS
from renard.terminal.paint import Palette, styled


def place(sheet: Sheet, event: Event) -> Text:
    """Where an event writes, and what: `yellow 5, row 1`, `orange box 4: 10`."""
    zone = next(zone for zone in sheet.zones if zone.name == event["zone"])
    cell = event["cell"] - 1
    text = Palette(sheet).word(zone.name)
    text.append(" " + KINDS[zone.kind].place(zone, cell, sheet.dice), "default")
    if "value" in event:
        factor = zone.cells[cell].factor
        times = f" ({event['value'] // factor} × {factor})" if factor > 1 else ""
        text.append(f": {event['value']}{times}", "default")
    if "mark" in event:
        text = styled(f"{event['mark']} ") + text
    return text
