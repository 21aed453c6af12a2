"""The help at the table: commands, signs, and each zone's rule in a sentence."""

from rich.console import Console

from renard.rules.game import Game
from renard.rules.layout import (
    ADDS_PARTNER,
    ADDS_PLATTER,
    FLOW_PLATTER,
    ORDER_FALLING,
    ORDER_NOT_RISING,
    ORDER_RISING,
)
from renard.rules.loading.plan import Zone
from renard.rules.naming import bonus_word
from renard.rules.zones.kinds import KINDS
from renard.terminal.paint import Palette, styled

COMMANDS = (
    "a number chooses; u undo; r take back all since the last roll; s my sheet; "
    "o the others; c ask the coach; ? help"
)
_ORDERS = {
    ORDER_RISING: "each number higher than the one before",
    ORDER_FALLING: "each number lower than the one before",
    ORDER_NOT_RISING: "each number at most the one before",
}


def show_help(console: Console, game: Game, quits: str) -> None:
    """Everything a player may want to look up in the middle of a game, and what `q` does there."""
    console.print(styled(f"{COMMANDS}; q {quits}."))
    if game.sheet.record.flow != FLOW_PLATTER:
        console.print(
            "Each group moves your pawn one square in the row of its sum. On X, and for every "
            "further group there, take a chip. X holds one pawn: a newcomer sends the other home. "
            "Chips of all rows take the top bonus tile."
        )
        return
    palette = Palette(game.sheet)
    for zone in game.sheet.zones:
        ink = palette[zone.name]
        line = styled(f"{ink.tag} {zone.name}: ", f"bold {ink.style}")
        console.print(line + styled(zone_rule(game, zone), "default"))
    names = [game.sheet.bonuses[int(bonus)] for bonus in game.sheet.record.round_bonus]
    rounds = [f"{i}: {bonus_word(name)}" for i, name in enumerate(names, 1) if name]
    console.print(f"Round bonuses: {'; '.join(rounds)}.")
    console.print("Actions, as in `reroll 2 (3/7)`: two to use, three of seven boxes opened.")
    console.print("A fox is worth the points of your lowest zone.")


def zone_rule(game: Game, zone: Zone) -> str:
    """A zone's rule and points, out of its data."""
    wild = game.sheet.dice[int(game.sheet.record.wild)]
    parts = [KINDS[zone.kind].rule]
    if len(zone.orders) == 1 and zone.orders[0] in _ORDERS:
        parts.append(_ORDERS[zone.orders[0]])
    for i, order in enumerate(zone.orders if len(zone.orders) > 1 else [], 1):
        weight = zone.cells[(i - 1) * zone.row].weight
        worth = "no points" if not weight else "minus its sum" if weight < 0 else "plus its sum"
        parts.append(f"line {i}: {', '.join(filter(None, (_ORDERS.get(order), worth)))}")
    if zone.restart > 0:
        parts.append(f"after a {zone.restart} anything")
    if zone.adds == ADDS_PARTNER:
        parts.append(f"the number is {zone.name} + {wild}")
    if zone.adds == ADDS_PLATTER:
        parts.append("the number is the die plus every other die on the platter")
    if any(cell.minimum > 0 for cell in zone.cells):
        parts.append("at least the box's number")
    if any(cell.factor > 1 for cell in zone.cells):
        parts.append("the number times the box's factor")
    return "; ".join([*parts, *_points(zone)]) + "."


def _points(zone: Zone) -> list[str]:
    parts = []
    if zone.by_count:
        per_row = zone.row < len(zone.cells)
        counts = ", ".join(str(points) for points in zone.by_count)
        parts.append(f"points by {'crosses in a row' if per_row else 'count'}: {counts}")
    if worth := KINDS[zone.kind].worth(zone):
        parts.append(worth)
    if zone.steps:
        steps = ", ".join(f"+{points} from {at}" for at, points in zone.steps)
        parts.append(f"for every entry {steps}")
    columns = [str(line.points) for line in zone.lines if line.points]
    if columns:
        parts.append(f"full columns: {', '.join(columns)}")
    return parts
