"""Bonuses in words and as the few characters that stand on a drawn sheet."""

from rich.text import Text

from renard.rules.layout import BAR_NAMES
from renard.rules.naming import bonus_word, has_own_word
from renard.rules.sheet import Sheet
from renard.terminal.paint import Palette, styled

_SIGNS = {"reroll": "↻", "extra": "+1", "takeback": "↶", "mix": "mix", "fox": "fox"}


def action_sign(bar: str) -> str:
    """The sign of an action, where it has one."""
    return _SIGNS.get(bar, "")


def bonus_zone(bonus: str) -> str:
    """The one zone that a bonus is entered in, or nothing."""
    if has_own_word(bonus) or "/" in bonus:
        return ""
    zone, _, rest = bonus.removeprefix("?").partition(":")
    return rest if zone == "X" else zone


def bonus_sign(bonus: str, palette: Palette) -> Text:
    """A bonus in at most four characters: `XB`, `O4`, `?G`."""
    if bonus in _SIGNS:
        return styled(_SIGNS[bonus], "bold")
    if bonus == "?any":
        return styled("?any", "bold")
    if not bonus or "/" in bonus:
        return styled("any" if bonus else "")
    ink = palette[bonus_zone(bonus)]
    before, after = ("X", "") if bonus.startswith("X:") else ("?", "")
    if not bonus.startswith(("X:", "?")):
        before, after = "", bonus.partition(":")[2]
    return styled(before + ink.letter + after, f"bold {ink.style}")


def legend(sheet: Sheet, palette: Palette) -> Text:
    """What the signs of a sheet mean, for the ones that it prints."""
    line = Text()
    shown = [b for b in sheet.bonuses if b in _SIGNS and b != "fox"]
    crosses = [b for b in sheet.bonuses if b.startswith("X:")]
    numbers = [b for b in sheet.bonuses if bonus_zone(b) and b[0] not in "X?"]
    frees = [b for b in sheet.bonuses if b.startswith("?") and b != "?any"]
    for bonus in shown + crosses[:1] + numbers[:1] + frees[:1]:
        line.append_text(bonus_sign(bonus, palette))
        line.append(f" {bonus_word(bonus)}   ")
    line.append("✓ earned   – lost")
    return line


def bars(sheet: Sheet) -> list[int]:
    """The action bars that a sheet has, by number."""
    return [bar for bar in range(len(BAR_NAMES)) if sheet.record.bar_boxes[bar]]
