"""Reasons in a player's words."""

from collections.abc import Callable
from typing import Any

from renard.coach.reasons import Reason
from renard.record.story import does
from renard.rules.naming import action_word, bonus_word
from renard.rules.words import Event

Values = dict[str, Any]


def tell(reason: Reason) -> str:
    """A reason as a part of a sentence."""
    return _TELLERS[reason.kind](reason.values)


def tell_all(reasons: list[Reason]) -> str:
    """Reasons on one line."""
    return "; ".join(tell(reason) for reason in reasons)


def _fills(values: Values) -> str:
    shown = "" if values["value"] is None else f" with {values['value']}"
    return f"fills {values['zone']} box {values['cell']}{shown}"


def _points(values: Values) -> str:
    return f"{values['points']:+d} in {values['zone']}"


def _earns(values: Values) -> str:
    if values["bonus"]:
        return _with_article(bonus_word(values["bonus"]))
    return f"{values['points']} points"


def _near(values: Values) -> str:
    least = f" ({values['least']} or more)" if values["least"] > 1 else ""
    return f"next {values['zone']} box {values['cell']}{least} would earn {_earns(values)}"


def _lowest(values: Values) -> str:
    zones = _and(values["zones"])
    text = f"lowest zone ({zones}) from {values['before']} to {values['after']}"
    foxes = values["foxes"]
    if values["points"]:
        text += f", {values['points']:+d} for {_count(foxes, 'fox', 'foxes')}"
    return text


def _platter(values: Values) -> str:
    dice = _and([f"{die} {face}" for die, face in values["dice"].items()])
    if not values["left"]:
        return f"leaves {dice} on the platter"
    left = _count(values["left"], "die", "dice")
    return f"loses {dice} to the platter, {left} left to roll"


def _moves(values: Values) -> str:
    if values["left"] == 0:
        return f"reaches X in row {values['row']}"
    away = _count(values["left"], "square", "squares")
    return f"moves up in row {values['row']}, {away} from X"


def _closes(values: Values) -> str:
    text = f"closes row {values['row']}"
    if values["pawns"]:
        text += f", {_count(len(values['pawns']), 'pawn', 'pawns')} of others with it"
    return text


_TELLERS: dict[str, Callable[[Values], str]] = {
    "fills": _fills,
    "points": _points,
    "completes": lambda v: f"completes a line of {v['zone']} worth {v['points']}",
    "near": _near,
    "gives_up": lambda v: f"gives up {_count(v['boxes'], 'box', 'boxes')} of {v['zone']}",
    "sets_off": lambda v: f"sets off {_and([bonus_word(bonus) for bonus in v['bonuses']])}",
    "follow_up": lambda v: f"best used for {_and([_entry(event) for event in v['entries']])}",
    "unlocks": lambda v: f"opens {_and([_with_article(action_word(bar)) for bar in v['actions']])}",
    "spends": lambda v: (
        f"uses up {_and([_with_article(action_word(bar)) for bar in v['actions']])}"
    ),
    "fox": lambda v: f"finds {_count(v['foxes'], 'fox', 'foxes')}, worth {v['worth']} each now",
    "lowest": _lowest,
    "platter": _platter,
    "takes_back": lambda v: f"takes {_and(v['dice'])} back",
    "moves": _moves,
    "chip": lambda v: f"takes a chip of {v['points']}",
    "tile": lambda v: f"takes the bonus tile of {v['points']}",
    "set": lambda v: (
        f"chips of {_and([str(row) for row in v['missing']])} are missing for the tile of "
        f"{v['points']}"
    ),
    "sends_home": lambda v: (
        f"sends the pawn of seat {v['seat']} in row {v['row']} home from square {v['squares']}"
    ),
    "closes": _closes,
}


def _entry(event: Event) -> str:
    """What is entered, in a few words."""
    told = does(event)
    return told.partition(": ")[2] or told


def _with_article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"


def _and(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
