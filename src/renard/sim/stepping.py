"""What one step of a game in a batch is: the same on a CPU and on a GPU."""

from typing import Any

from renard import dice
from renard.rules import engine
from renard.rules.compiled import parallel, rule, small
from renard.rules.layout import PHASE_OVER
from renard.rules.observe import observe


@parallel
def step_games(
    sheets: Any,
    players: int,
    seed: Any,
    first: int,
    last: int,
    total_at: int,
    states: Any,
    played: Any,
    decided: Any,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    words: Any,
    rewards: Any,
    over: Any,
    finals: Any,
    out: Any,
    scratch: Any,
) -> None:
    """Step games `first` to `last`."""
    for i in range(first, last):
        for action in range(masks.shape[1]):
            masks[i, action] = 0
        step_game(
            sheets[0], players, seed, i, total_at, states, played, decided, actions, seats,
            observations, masks, words, rewards, over, finals, out, scratch,
        )  # fmt: skip


@small
def step_game(
    sheet: Any,
    players: int,
    seed: Any,
    i: int,
    total_at: int,
    states: Any,
    played: Any,
    decided: Any,
    actions: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    words: Any,
    rewards: Any,
    over: Any,
    finals: Any,
    out: Any,
    scratch: Any,
) -> None:
    """Step game `i`, whose mask is all zeros; an action below 0 begins the first game instead."""
    state = states[i]
    if actions[i] < 0:
        played[i] = 0
        rewards[i] = 0
        over[i] = False
        _begin(sheet, state, players, decided[i], out)
    else:
        acting = int(seats[i])
        decided[i, acting] += 1
        engine.apply(sheet, state, acting, int(actions[i]), out)
        # What the seat saw before it acted holds its points of then.
        rewards[i] = engine.score(sheet, state, acting, scratch) - observations[i, total_at]
        over[i] = state.phase == PHASE_OVER
        if over[i]:
            for other in range(players):
                finals[i, other] = engine.score(sheet, state, other, scratch)
            played[i] += 1
            _begin(sheet, state, players, decided[i], out)
    # A game's dice: the seed of its place in the batch, then of its number there.
    word = dice.stream(dice.stream(seed, i), played[i])
    dice.throw_due(sheet, state, word, scratch)
    seat = engine.first_to_act(state)
    seats[i] = seat
    words[i] = dice.decision_word(word, seat, decided[i, seat])
    observe(sheet, state, seat, observations[i])
    for j in range(engine.legal(sheet, state, seat, out)):
        masks[i, out[j]] = 1


@rule
def _begin(sheet: Any, state: Any, players: int, decided: Any, out: Any) -> None:
    engine.clear(state)
    state.players = players
    decided[:] = 0
    engine.begin(sheet, state, out)
