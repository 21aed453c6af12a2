"""Actions, their effects and throws in words."""

from collections.abc import Callable

from rich.text import Text

from renard.rules.explain import Explanation
from renard.rules.game import Game
from renard.rules.layout import ADDS_PARTNER, ADDS_PLATTER
from renard.rules.naming import action_word, bonus_word
from renard.rules.words import Event
from renard.terminal.dice import draw_colours, draw_throw
from renard.terminal.paint import Palette, join, styled
from renard.terminal.places import place

_ENTRIES = ("pick", "passive", "extra")
_PASSES = {
    "roll": "take no die from this roll",
    "passive": "enter no die",
    "extra": "no extra die now",
    "lucky": "leave the ones as they are",
    "group": "end the turn",
}


def action_text(game: Game, event: Event | None) -> Text:
    """What an action is, as a choice to make."""
    if event is None:
        return styled("take nothing back, roll on")
    verb = next(iter(event))
    if verb in _ENTRIES:
        added = _added(game, event)
        return _to(_die(game, event[verb]), place(game.sheet, event) + added) + _modifiers(event)
    if event.get("use") == "takeback":
        return join([styled("take"), _die(game, event["die"]), styled("back")])
    if verb == "bonus":
        return _to(styled(bonus_word(event["bonus"])), place(game.sheet, event))
    if verb == "silver":
        zone = next(zone.name for zone in game.sheet.zones if zone.follow_rows)
        return _to(_die(game, event["silver"]), place(game.sheet, {**event, "zone": zone}))
    return styled(_PLAIN[verb](event))


def _to(what: Text, where: Text) -> Text:
    return join([what, where], " → ")


def _die(game: Game, name: str) -> Text:
    return Palette(game.sheet).die(name, int(game.state.faces[game.sheet.dice.index(name)]))


def _added(game: Game, event: Event) -> Text:
    """What a die is added to in the zone of an entry."""
    adds = next(zone.adds for zone in game.sheet.zones if zone.name == event["zone"])
    wild = game.sheet.dice[int(game.sheet.record.wild)]
    return styled(
        {ADDS_PARTNER: f" ({event['zone']} + {wild})", ADDS_PLATTER: " (+ platter)"}.get(adds, ""),
        "dim",
    )


def _modifiers(event: Event) -> Text:
    text = ""
    if "joker" in event:
        text += f", joker: as {event['joker']['as']}"
    for die, change in event.get("polish", {}).items():
        text += f", polish {die} {change:+d}"
    return styled(text, "italic")


def _pass_text(event: Event) -> str:
    if event["pass"] in _PASSES:
        return _PASSES[event["pass"]]
    return f"no further cross for {event['die']}"


_PLAIN: dict[str, Callable[[Event], str]] = {
    "pass": _pass_text,
    "use": lambda _: "reroll these dice",
    "unlock": lambda event: f"mix action → open a box of {action_word(event['unlock'])}",
    "lucky": lambda event: f"turn ones to {_sum(event['lucky'], ', ')}",
    "group": lambda event: f"{_sum(event['group'])} → row {event['row']}",
}


def _sum(faces: list[int], plus: str = " + ") -> str:
    return plus.join(str(face) for face in faces)


def effects(game: Game, found: Explanation, names: list[str]) -> Text:
    """What an action brings besides what it writes, in one line."""
    parts = [f"earns {_list([bonus_word(b) for b in found.bonuses])}"] if found.bonuses else []
    chosen = found.event.get("unlock") if found.event else None
    unlocks = [bar for bar in found.unlocks if bar != chosen]
    parts += [f"unlocks {_list([action_word(bar) for bar in unlocks])}"] * bool(unlocks)
    parts += [f"{'a fox' if found.foxes == 1 else f'{found.foxes} foxes'}"] * bool(found.foxes)
    parts += _race_parts(game, found, names)
    shown = [styled(", ".join(parts))] if parts else []
    if found.platter:
        shown.append(styled("platter:", "dim") + draw_colours(game, found.platter))
    return join(shown, " · ")


def _race_parts(game: Game, found: Explanation, names: list[str]) -> list[str]:
    parts = [_pawn_text(game, move) for move in found.moves]
    parts += [f"takes a chip {row}" for row in found.chips]
    parts += [f"bonus tile {points}" for points in found.tiles]
    parts += [f"sends {names[seat]} home" for seat in found.sends_home]
    return parts + [f"closes row {row}: its pawns leave" for row in found.closes]


def _pawn_text(game: Game, move: dict[str, int]) -> str:
    rows = [int(row) for row in game.sheet.record.row_sum]
    goal = int(game.sheet.record.row_squares[rows.index(move["row"])])
    where = "X" if move["square"] == goal else f"square {move['square']} of {goal}"
    return f"pawn to {where}"


def _list(words: list[str]) -> str:
    """Words, with repeats counted."""
    counted = dict.fromkeys(words, 0)
    for word in words:
        counted[word] += 1
    return ", ".join(w if n == 1 else f"{n} × {w}" for w, n in counted.items())


def change(found: Explanation) -> Text:
    """The change of points: `+10`."""
    points = found.score_after - found.score_before
    return styled(f"{points:+d}" if points else "0", "bold" if points > 0 else "dim")


def tell_action(game: Game, name: str, found: Explanation, names: list[str]) -> Text:
    """One line about what somebody did; `game` as it stood before."""
    points = found.score_after - found.score_before
    said = join([styled(f"{name}:", "bold"), action_text(game, found.event)])
    said.append(" as an extra die" if found.event and "extra" in found.event else "")
    more = [styled(f"{points:+d} point{'s' * (abs(points) != 1)}", "bold")] if points else []
    more += [part for part in (effects(game, found, names),) if part.plain]
    return join([said, *more], " · ")


def tell_throw(game: Game, name: str, event: Event) -> Text:
    """One line about dice that were thrown; `game` as it stands after."""
    if "platter" in event:
        return join([styled("To the platter:", "bold"), draw_colours(game, event["platter"])])
    return join([styled(f"{name}:", "bold"), styled("rolls"), draw_throw(game, event["roll"])])
