"""What one step of the games of a batch is: the same on a CPU and on a GPU."""

from typing import Any, NamedTuple

from renard import dice
from renard.compiling.decorators import rule, small
from renard.compiling.loops import add_to, each, keep_least, loop
from renard.rules import engine
from renard.rules.layout import PHASE_OVER, SEATS
from renard.rules.observe import observe

_REGISTERS = 96


class Arrays(NamedTuple):
    """What a batch holds, by game; `lockstep.batch` says more about each."""

    states: Any
    seats: Any
    observations: Any
    masks: Any
    words: Any
    rewards: Any
    over: Any
    finals: Any
    played: Any
    """How many games have ended there: the number of the one that stands there now."""
    decided: Any
    """By seat: decisions in that game."""


@loop(registers=_REGISTERS)
def step_games(
    first: int,
    last: int,
    sheets: Any,
    players: int,
    seed: Any,
    total_at: int,
    batch: Any,
    actions: Any,
    scratch: Any,
) -> None:
    """Do an action in every game, whose masks are all zeros; one below 0 begins the first game."""
    for i in each(first, last):
        _step(sheets[0], players, seed, i, total_at, batch, int(actions[i]), scratch)


@small
def _step(
    sheet: Any,
    players: int,
    seed: Any,
    i: int,
    total_at: int,
    batch: Any,
    action: int,
    scratch: Any,
) -> None:
    state = batch.states[i]
    decided = batch.decided[i]
    out, parts = scratch.out, scratch.numbers
    if action < 0:
        batch.played[i] = 0
        batch.rewards[i] = 0
        batch.over[i] = False
        begin(sheet, state, players, decided, out)
    else:
        acting = int(batch.seats[i])
        decided[acting] += 1
        engine.apply(sheet, state, acting, action, out)
        # What the seat saw before it acted holds its points of then.
        before = batch.observations[i, total_at]
        batch.rewards[i] = engine.score(sheet, state, acting, parts) - before
        batch.over[i] = state.phase == PHASE_OVER
        if batch.over[i]:
            for other in range(players):
                batch.finals[i, other] = engine.score(sheet, state, other, parts)
            batch.played[i] += 1
            begin(sheet, state, players, decided, out)
    # A game's dice: the seed of its place in the batch, then of its number there.
    word = dice.stream(dice.stream(seed, i), batch.played[i])
    dice.throw_due(sheet, state, word, parts)
    seat = engine.first_to_act(state)
    batch.seats[i] = seat
    batch.words[i] = dice.decision_word(word, seat, decided[seat])
    observe(sheet, state, seat, batch.observations[i])
    for j in range(engine.legal(sheet, state, seat, out)):
        batch.masks[i, out[j]] = 1


@rule
def begin(sheet: Any, state: Any, players: int, decided: Any, out: Any) -> None:
    """Begin a game in a state of any content; `decided` counts the decisions of each seat."""
    engine.clear(state)
    state.players = players
    decided[:] = 0
    engine.begin(sheet, state, out)


@loop(shared=True)
def check_actions(
    first: int, last: int, actions: Any, masks: Any, narrow: Any, illegal: Any, scratch: Any
) -> None:
    """Copy actions of any width to `narrow`; `illegal` gets the first game whose mask says no."""
    for i in each(first, last):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            keep_least(illegal, 0, i)
        else:
            narrow[i] = action


@loop(shared=True)
def keep_first(
    first: int, last: int, over: Any, finals: Any, ended: Any, totals: Any, left: Any, scratch: Any
) -> None:
    """Note the totals of games that ended for the first time; add those that have not to `left`."""
    for i in each(first, last):
        if not ended[i]:
            if over[i]:
                ended[i] = True
                for seat in range(SEATS):
                    totals[i, seat] = finals[i, seat]
            else:
                add_to(left, 0, 1)
