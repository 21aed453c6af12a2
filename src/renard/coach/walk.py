"""A record step by step, with what it leaves unsaid: going on to a roll is a decision, too."""

from collections.abc import Iterator
from dataclasses import dataclass

from renard.record.fault import Fault
from renard.record.format import Record
from renard.record.replay import CHANCE, check_result, start, step
from renard.rules.game import Game, RuleError
from renard.rules.layout import ACT_ON, WINDOW
from renard.rules.sheet import Sheet
from renard.rules.words import Event


@dataclass(frozen=True)
class Move:
    """A throw (without an action) or a decision, with the game before and after it."""

    number: int
    """The event of the record, from 1; of a move that is no event, the one that follows."""
    seat: int
    action: int | None
    event: Event | None
    before: Game
    after: Game


def walk(record: Record, sheet: Sheet | None = None) -> Iterator[Move]:
    """All moves of a record, checked on the way; a Fault ends it. The game need not be over."""
    game = start(record, sheet)
    for number, event in enumerate(record.events, 1):
        if "use" not in event:
            yield from _go_on(game, number)
        before = game.copy()
        try:
            step(game, event)
        except RuleError as error:
            raise Fault(number, str(error)) from None
        plain = {key: event[key] for key in event if key not in ("seat", "options")}
        chance = any(verb in event for verb in CHANCE)
        action = None if chance else before.find(event["seat"], plain)
        yield Move(number, event["seat"], action, plain, before, game.copy())
    if game.over:
        check_result(record, game)


def _go_on(game: Game, number: int) -> Iterator[Move]:
    while game.awaits == "decision":
        waiting = [seat for seat in game.to_act() if game.state.asks[seat] == WINDOW]
        if not waiting:
            return
        before = game.copy()
        game.apply(waiting[0], ACT_ON)
        yield Move(number, waiting[0], ACT_ON, None, before, game.copy())
