"""What one thread does for one game or one position of a batch: the same on a CPU and a GPU.

The states of a batch stand in one array, the *pool*: first the games, then the positions that
their decisions can lead to. A position knows its game by a number in its record.
"""

from typing import Any, NamedTuple

import numpy as np

from renard import dice
from renard.players.asked import ask_about_platter
from renard.players.features import features
from renard.players.tree import is_passed_through
from renard.players.value import rounds_to_come, standing
from renard.players.winning import spread_of, to_win
from renard.rules import engine
from renard.rules.compiled import rule, small
from renard.rules.layout import IDLE, PHASE_OVER, SEATS, STATE_FIELDS

FINALS = SEATS + 8
"""Numbers kept of a game that ended: totals by seat; parts and foxes of the first seat."""
FOXES_AT = FINALS - 1
NOBODY = -1


class Arrays(NamedTuple):
    """What a batch holds; `train.arena` says more about each."""

    pool: Any
    words: Any
    """The same bytes as numbers."""
    seeds: Any
    seats: Any
    over: Any
    finals: Any
    parents: Any
    do: Any
    front: Any
    leaves: Any
    counts: Any
    table: Any
    rows: Any
    stands: Any
    left: Any


def pool_record(seats: int) -> np.dtype[Any]:
    """A state with room for so many seats, its game's number first.

    The rules read fields by name, so they work on it as on any state. Its size is a multiple of
    four bytes: a copy is a few words.
    """
    fields = [
        (name, kind, (seats, *shape[0][1:])) if shape and shape[0][0] == SEATS else
        (name, kind, *shape)
        for name, kind, *shape in STATE_FIELDS
    ]  # fmt: skip
    return np.dtype((np.record, np.dtype([("game", np.int32), *fields], align=True)))


@small
def seats_of(game: int, fewest: int, most: int) -> int:
    """How many play in the game of a number: every count in turn."""
    return fewest + game % (most - fewest + 1)


@rule
def start(sheet: Any, state: Any, game: int, players: int, out: Any) -> None:
    """Begin a game in the state of its number."""
    engine.clear(state)
    state.game = game
    state.players = players
    engine.begin(sheet, state, out)


@rule
def advance(
    sheet: Any,
    pool: Any,
    i: int,
    seeds: Any,
    again: int,
    seats: Any,
    over: Any,
    finals: Any,
    out: Any,
    scratch: Any,
) -> None:
    """Throw dice for game `i` until somebody decides; begin anew where it is over, if asked to."""
    state = pool[i]
    over[i] = 0
    seats[i] = NOBODY
    if state.phase == PHASE_OVER:
        over[i] = 1
        _finish(sheet, state, i, finals, scratch)
        if again == 0:
            return
        seeds[i] = dice.stream(seeds[i], 1)
        start(sheet, state, i, int(state.players), out)
    dice.throw_due(sheet, state, seeds[i], scratch)
    seats[i] = engine.first_to_act(state)


@rule
def _finish(sheet: Any, state: Any, i: int, finals: Any, scratch: Any) -> None:
    for seat in range(int(state.players) - 1, -1, -1):
        finals[i, seat] = engine.score(sheet, state, seat, scratch)
    for part in range(FOXES_AT - SEATS):
        finals[i, SEATS + part] = scratch[part]
    finals[i, FOXES_AT] = state.foxes[0]


@rule
def count_choices(sheet: Any, pool: Any, node: int, seats: Any, out: Any) -> int:
    """Write what can be done in a position to `out`; returns how much."""
    seat = int(seats[pool[node].game])
    if seat == NOBODY:
        return 0
    return int(engine.legal(sheet, pool[node], seat, out))


@rule
def branch(
    sheet: Any,
    pool: Any,
    words: Any,
    parent: int,
    action: int,
    slot: int,
    seats: Any,
    out: Any,
) -> bool:
    """Make the position that an action leads to; whether it is only passed through."""
    for i in range(words.shape[1]):
        words[slot, i] = words[parent, i]
    state = pool[slot]
    seat = int(seats[state.game])
    engine.apply(sheet, state, seat, action, out)
    return bool(is_passed_through(state, seat, int(pool[state.game].round_now), IDLE))


@rule
def describe(
    sheet: Any,
    pool: Any,
    slot: int,
    seats: Any,
    aim: int,
    points: Any,
    row: Any,
) -> int:
    """Write the features of a position to `row`; returns the seat's aim as it stands."""
    state = pool[slot]
    seat = int(seats[state.game])
    now = standing(sheet, state, seat, aim, points)
    features(sheet, state, seat, points, row)
    return int(now)


@rule
def ask(words: Any, slot: int, asking: Any, i: int, other: int) -> None:
    """Make game `i` of an arena of answers from a position: what `other` takes there."""
    for k in range(words.shape[1]):
        asking.words[i, k] = words[slot, k]
    state = asking.pool[i]
    state.game = i
    ask_about_platter(state, other)
    asking.seats[i] = other


@rule
def rounds_left(sheet: Any, pool: Any, slot: int, seats: Any) -> int:
    """Rounds left after a position; -1 if there is nothing more to do for the seat."""
    state = pool[slot]
    return int(rounds_to_come(sheet, state, int(seats[state.game])))


@rule
def weigh(
    sheet: Any, pool: Any, game: int, seats: Any, own: float, others: Any, spread: float
) -> float:
    """What to go for in a game in which the deciding seat plays to win."""
    state = pool[game]
    uncertain = spread_of(sheet, state, spread)
    return float(to_win(own, others, int(state.players), int(seats[game]), uncertain))
