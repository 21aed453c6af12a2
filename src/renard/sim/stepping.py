"""What one step of a game in a batch is: the same on a CPU and on a GPU."""

from typing import Any, NamedTuple

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel, rule, small
from renard.rules.layout import PHASE_OVER
from renard.rules.observe import observe


class Arrays(NamedTuple):
    """What a batch holds, by game; `sim.batch` says more about each."""

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


@parallel
def step_games(
    sheets: Any,
    players: int,
    seed: Any,
    first: int,
    last: int,
    total_at: int,
    batch: Any,
    actions: Any,
    out: Any,
    scratch: Any,
) -> None:
    """Step games `first` to `last`."""
    for i in range(first, last):
        for action in range(batch.masks.shape[1]):
            batch.masks[i, action] = 0
        step_game(sheets[0], players, seed, i, total_at, batch, actions[i], out, scratch)


@small
def step_game(
    sheet: Any,
    players: int,
    seed: Any,
    i: int,
    total_at: int,
    batch: Any,
    action: int,
    out: Any,
    scratch: Any,
) -> None:
    """Step game `i`, whose mask is all zeros; an action below 0 begins the first game instead."""
    state = batch.states[i]
    decided = batch.decided[i]
    if action < 0:
        batch.played[i] = 0
        batch.rewards[i] = 0
        batch.over[i] = False
        _begin(sheet, state, players, decided, out)
    else:
        acting = int(batch.seats[i])
        decided[acting] += 1
        engine.apply(sheet, state, acting, int(action), out)
        # What the seat saw before it acted holds its points of then.
        before = batch.observations[i, total_at]
        batch.rewards[i] = engine.score(sheet, state, acting, scratch) - before
        batch.over[i] = state.phase == PHASE_OVER
        if batch.over[i]:
            for other in range(players):
                batch.finals[i, other] = engine.score(sheet, state, other, scratch)
            batch.played[i] += 1
            _begin(sheet, state, players, decided, out)
    # A game's dice: the seed of its place in the batch, then of its number there.
    word = dice.stream(dice.stream(seed, i), batch.played[i])
    dice.throw_due(sheet, state, word, scratch)
    seat = engine.first_to_act(state)
    batch.seats[i] = seat
    batch.words[i] = dice.decision_word(word, seat, decided[seat])
    observe(sheet, state, seat, batch.observations[i])
    for j in range(engine.legal(sheet, state, seat, out)):
        batch.masks[i, out[j]] = 1


@rule
def _begin(sheet: Any, state: Any, players: int, decided: Any, out: Any) -> None:
    engine.clear(state)
    state.players = players
    decided[:] = 0
    engine.begin(sheet, state, out)
