"""What a game waits for, in a sentence: who has what still to decide, or which throw is due."""

from typing import Any

from renard.rules.game import Game
from renard.rules.layout import (
    BONUS,
    BONUS_LISTS,
    EXTRAS,
    FOLLOW,
    GROUP,
    LUCKY,
    PASSIVE,
    PICK,
    WINDOW,
)

_TO_DO = {
    PICK: "choose a die or pass the roll",
    WINDOW: "take a die back or go on",
    EXTRAS: "use an extra die or pass",
    PASSIVE: "choose a die from the platter or pass",
    LUCKY: "say what its 1s become, or pass",
    GROUP: "make a group or pass",
}


def open_decisions(game: Game, seat: int | None = None) -> str:
    """What the game waits for; of one seat only, or of all that have to decide."""
    if game.over:
        return "the game is over"
    if game.awaits != "decision":
        return f"a {game.awaits} of seat {game.active} is due"
    seats = game.to_act() if seat is None else [seat]
    return " and ".join(f"seat {s} has still to {_to_do(game, s)}" for s in seats)


def _to_do(game: Game, seat: int) -> str:
    state: Any = game.state
    asks = int(state.asks[seat])
    if asks == BONUS:
        return _to_enter(game, seat)
    if asks == FOLLOW:
        first = int(state.follow) & -int(state.follow)  # dice are asked about in their order
        die = game.sheet.dice[first.bit_length() - 1]
        return f"cross for the {die} die that went to the platter, or pass"
    return _TO_DO[asks]


def _to_enter(game: Game, seat: int) -> str:
    """The bonuses that wait: entries are entered, an unlock of a list is assigned to one."""
    kinds = game.sheet.record.bonus_kind
    waiting = [b for b, count in enumerate(game.state.waiting[seat]) if count]
    entries = [game.sheet.bonuses[b] for b in waiting if kinds[b] != BONUS_LISTS]
    unlocks = [game.sheet.bonuses[b] for b in waiting if kinds[b] == BONUS_LISTS]
    said = [f"enter {' and '.join(entries)}"] if entries else []
    said += [f"say which list {name} opens" for name in unlocks]
    return " and ".join(said)
