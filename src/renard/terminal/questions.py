"""What a seat is asked, in one line, and where in the game that is."""

from rich.text import Text

from renard.rules.game import Game
from renard.rules.layout import (
    BONUS,
    EXTRA,
    EXTRAS,
    FIELD,
    FLOW_PLATTER,
    FOLLOW,
    GROUP,
    LUCKY,
    PART_ACTIVE,
    PART_ROUND,
    PASSIVE,
    PICK,
    PLATTER,
    ROLLS,
    WINDOW,
)
from renard.rules.naming import bonus_word
from renard.terminal.choices import Choice
from renard.terminal.paint import styled


def heading(game: Game, seat: int, name: str) -> str:
    """Round, seat and part of the turn."""
    state, rounds = game.state, int(game.sheet.record.rounds[game.players])
    where = f"Round {game.round} of {rounds}" if rounds else f"Round {game.round}"
    if game.sheet.record.flow != FLOW_PLATTER:
        return f"{where} · {name}"
    if state.part == PART_ROUND:
        return f"{where} · {name} · round bonus"
    if state.part == PART_ACTIVE and state.asks[seat] == EXTRAS:
        return f"{where} · {name} · active, end of the turn"
    if state.part == PART_ACTIVE:
        again = ", rerolled" if state.rerolls else ""
        return f"{where} · {name} · active, roll {state.rolls} of {ROLLS}{again}"
    return f"{where} · {name} · passive"


def question(game: Game, seat: int, choices: list[Choice]) -> Text:
    """What has to be decided now."""
    asks = int(game.state.asks[seat])
    if asks == BONUS:
        waiting = [
            bonus_word(name)
            for b, name in enumerate(game.sheet.bonuses)
            for _ in range(int(game.state.waiting[seat, b]))
        ]
        return styled(f"Enter a bonus you earned: {', '.join(waiting)}")
    if asks == PASSIVE:
        return styled(_passive_text(game, choices))
    if asks == PICK and len(choices) == 1 and choices[0].found.event == {"pass": "roll"}:
        return styled("No die of this roll fits anywhere: the roll is lost.")
    if asks == GROUP and len(choices) == 1:
        return styled("No further group fits a row.")
    if asks == EXTRAS:
        left = int(game.state.opened[seat, EXTRA] - game.state.used[seat, EXTRA])
        return styled(f"Use an extra die? Any of the six, as it lies; you have {left}.")
    return styled(_TEXTS[asks])


def _passive_text(game: Game, choices: list[Choice]) -> str:
    dice = [
        c.found.event["passive"] for c in choices if c.found.event and "passive" in c.found.event
    ]
    places = {int(game.state.where[game.sheet.dice.index(die)]) for die in dice}
    if PLATTER in places:
        return "Enter a die from the platter."
    if FIELD in places:
        return "Nothing on the platter fits: you may enter a die from the dice fields."
    return "No die fits anywhere."


_TEXTS = {
    PICK: "Choose a die; lower ones go to the platter.",
    WINDOW: "Take a die back from the platter for the next roll?",
    FOLLOW: "A further cross for a die that this pick sent to the platter?",
    LUCKY: "Lucky Loser: you may turn all ones but one.",
    GROUP: "Group dice to the sum of an open row.",
}


def round_news(game: Game) -> Text:
    """What the round track gives to everybody as a round begins."""
    record = game.sheet.record
    bonus = int(record.round_bonus[game.round - 1]) if game.round <= len(record.round_bonus) else 0
    text = styled(f"Round {game.round} begins", "bold")
    if bonus:
        text.append(f": everybody gets {bonus_word(game.sheet.bonuses[bonus])}", "default")
    return text
