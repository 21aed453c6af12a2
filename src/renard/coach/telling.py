"""Reasons in a player's words."""

from collections.abc import Callable, Sequence
from typing import Any

from renard.coach.reasons import Reason
from renard.coach.seats import Assumed
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


def tell_lacking(reason: Reason) -> str:
    """What a choice gives up: something that the best one has."""
    return _LACKING[reason.kind](reason.values)


def tell_price(price: list[Reason]) -> str:
    """All that a choice gives up on one line; nothing where it gives up nothing."""
    return f"gives up: {'; '.join(tell_lacking(one) for one in price)}" if price else ""


def tell_assumed(assumes: list[Assumed], names: Sequence[str]) -> str:
    """How the coach takes the seats to play on, as a sentence; nothing alone."""
    if not assumes:
        return ""
    seats = [f"{names[one.seat]} like {_with_article(one.level)} player" for one in assumes]
    return f"Assumed for chances to win and for what others leave: {_and(seats)}."


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
    "unlocks": lambda v: f"opens {_actions(v)}",
    "spends": lambda v: f"uses up {_actions(v)}",
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


def _one_short(values: Values) -> str:
    least = f", {values['least']} or more" if values["least"] > 1 else ""
    return f"one box short of {_earns(values)} ({values['zone']} box {values['cell']}{least})"


def _dice_left(values: Values) -> str:
    instead = f" instead of {values['instead']}" if values["instead"] else ""
    return f"{_count(values['left'], 'die', 'dice')} left{instead}"


def _step(values: Values) -> str:
    if values["left"] == 0:
        return f"X in row {values['row']}"
    away = _count(values["left"], "square", "squares")
    return f"a step in row {values['row']} ({away} from X)"


def _actions(values: Values) -> str:
    return _and(_counted([action_word(bar) for bar in values["actions"]]))


def _counted(words: list[str]) -> list[str]:
    """Words with their article, equal ones counted."""
    return [
        _with_article(word) if words.count(word) == 1 else f"{words.count(word)} × {word}"
        for word in dict.fromkeys(words)
    ]


_LACKING: dict[str, Callable[[Values], str]] = {
    "more": lambda v: _count(v["points"], "point", "points"),
    "fox": lambda v: "a fox" if v["foxes"] == 1 else f"{v['foxes']} foxes",
    "sets_off": lambda v: _and(_counted([bonus_word(bonus) for bonus in v["bonuses"]])),
    "unlocks": _actions,
    "near": _one_short,
    "fox_nearer": lambda v: (
        f"a fox nearer ({v['zone']}, {_count(v['boxes'], 'box', 'boxes')} short)"
    ),
    "gives_up": lambda v: f"{_count(v['boxes'], 'box', 'boxes')} of {v['zone']}",
    "dice": _dice_left,
    "throws_again": lambda v: "another throw of these dice",
    "keeps": lambda v: f"{_actions(v)} in reserve",
    "worth": lambda v: f"foxes worth {v['worth']} each instead of {v['instead']}",
    "moves": _step,
    "chip": lambda v: f"a chip of {v['points']}",
    "tile": lambda v: f"the bonus tile of {v['points']}",
    "sends_home": lambda v: f"the pawn of seat {v['seat']} sent home",
    "closes": lambda v: f"row {v['row']} closed",
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
