"""The positions that the decisions of many games can lead to, found for all games at once.

The states of a batch stand in one array, the *pool*: first the games, then the positions that
their decisions can lead to. A position knows its game by a number in its record.
"""

from typing import Any, NamedTuple

import numpy as np

from renard import dice
from renard.compiling.decorators import rule, small
from renard.compiling.loops import add_to, each, loop
from renard.players.asked import ask_about_platter
from renard.players.features import features
from renard.players.greedy import promise
from renard.players.tree import is_new, is_passed_through, key_of
from renard.players.value import rounds_to_come, standing
from renard.rules import engine
from renard.rules.layout import IDLE, PHASE_OVER, SEATS, STATE_FIELDS

FINALS = SEATS + 8
"""Numbers kept of a game that ended: totals by seat; parts and foxes of the first seat."""
FOXES_AT = FINALS - 1
NOBODY = -1
CLAIMED, FRONT, LEAVES = range(3)
"""Places in the first row of `counts`: positions claimed, positions in front, leaves. The second
row says where each level begins in front, the third where it begins among the positions."""
_BLOCKS = 8


class Arrays(NamedTuple):
    """What a batch holds; `lockstep.arena` says more about each."""

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


@loop(blocks=_BLOCKS)
def start_games(
    first: int, last: int, sheets: Any, batch: Any, fewest: int, most: int, scratch: Any
) -> None:
    """Begin all games, of `fewest` to `most` seats in turn."""
    for i in each(first, last):
        _start(sheets[0], batch.pool[i], i, fewest + i % (most - fewest + 1), scratch.out)


@rule
def _start(sheet: Any, state: Any, game: int, players: int, out: Any) -> None:
    engine.clear(state)
    state.game = game
    state.players = players
    engine.begin(sheet, state, out)


@loop(blocks=_BLOCKS)
def advance(first: int, last: int, sheets: Any, batch: Any, again: int, scratch: Any) -> None:
    """Throw dice until somebody decides; games that are over begin anew, if asked to."""
    for i in each(first, last):
        state = batch.pool[i]
        batch.over[i] = 0
        if state.phase == PHASE_OVER:
            batch.over[i] = 1
            _finish(sheets[0], state, i, batch.finals, scratch.numbers)
            if again != 0:
                batch.seeds[i] = dice.stream(batch.seeds[i], 1)
                _start(sheets[0], state, i, int(state.players), scratch.out)
        _throw(sheets[0], batch, i, scratch.numbers)


@rule
def _finish(sheet: Any, state: Any, i: int, finals: Any, parts: Any) -> None:
    for seat in range(int(state.players) - 1, -1, -1):
        finals[i, seat] = engine.score(sheet, state, seat, parts)
    for part in range(FOXES_AT - SEATS):
        finals[i, SEATS + part] = parts[part]
    finals[i, FOXES_AT] = state.foxes[0]


@small
def _throw(sheet: Any, batch: Any, i: int, faces: Any) -> None:
    """Throw what is due in a game, and say who decides then."""
    state = batch.pool[i]
    dice.throw_due(sheet, state, batch.seeds[i], faces)
    batch.seats[i] = NOBODY if state.phase == PHASE_OVER else engine.first_to_act(state)


class Queue(NamedTuple):
    """Games that wait for a place, and what became of those that had one."""

    seeds: Any
    numbers: Any
    """By place: the number of the game that stands there."""
    taken: Any
    """How many games have had a place."""
    moves: Any
    """By game: how many moves it took."""
    ended: Any
    """By game: the words of its last state."""
    left: Any
    """How many have not ended."""


@loop(blocks=_BLOCKS, shared=True)
def replace_ended(first: int, last: int, sheets: Any, batch: Any, queue: Any, scratch: Any) -> None:
    """Put games that are over away, and the next of a queue in their places."""
    for i in each(first, last):
        number = int(queue.numbers[i])
        if number == NOBODY:
            continue
        if batch.pool[i].phase != PHASE_OVER:
            queue.moves[number] += 1
            continue
        for k in range(batch.words.shape[1]):
            queue.ended[number, k] = batch.words[i, k]
        add_to(queue.left, 0, -1)
        number = int(add_to(queue.taken, 0, 1))
        queue.numbers[i] = NOBODY
        if number < queue.seeds.shape[0]:
            queue.numbers[i] = number
            queue.moves[number] = 1
            batch.seeds[i] = queue.seeds[number]
            _start(sheets[0], batch.pool[i], i, int(batch.pool[i].players), scratch.out)
            _throw(sheets[0], batch, i, scratch.numbers)


@loop(blocks=_BLOCKS, shared=True)
def list_choices(first: int, last: int, sheets: Any, batch: Any, level: int, scratch: Any) -> None:
    """Claim room for what follows from the positions of a level: parent and action of each.

    Where no room is left, nothing follows.
    """
    counts, out = batch.counts, scratch.out
    for i in each(int(counts[1, level]), int(counts[1, level + 1])):
        node = int(batch.front[i])
        seat = int(batch.seats[batch.pool[node].game])
        if seat == NOBODY:
            continue
        n = engine.legal(sheets[0], batch.pool[node], seat, out)
        slot = int(add_to(counts[0], CLAIMED, n))
        if slot + n <= batch.pool.shape[0]:
            for k in range(n):
                batch.parents[slot + k] = node
                batch.do[slot + k] = out[k]


@loop(blocks=_BLOCKS, shared=True)
def branch(
    first: int, last: int, sheets: Any, batch: Any, level: int, is_last: int, scratch: Any
) -> None:
    """Make the positions of a level; each is a leaf, or stands in front of the next level."""
    counts = batch.counts
    end = min(int(counts[2, level + 1]), batch.pool.shape[0])
    for slot in each(int(counts[2, level]), end):
        parent = int(batch.parents[slot])
        if parent < 0:
            continue
        inner = _do(sheets[0], batch, parent, int(batch.do[slot]), slot, scratch.out)
        if is_new(batch.table, key_of(batch.words, slot, 0)):
            if inner and is_last == 0:
                batch.front[add_to(counts[0], FRONT, 1)] = slot
            else:
                batch.leaves[add_to(counts[0], LEAVES, 1)] = slot


@small
def _do(sheet: Any, batch: Any, parent: int, action: int, slot: int, out: Any) -> bool:
    """Make the position that an action leads to; whether it is only passed through."""
    for k in range(batch.words.shape[1]):
        batch.words[slot, k] = batch.words[parent, k]
    state = batch.pool[slot]
    seat = int(batch.seats[state.game])
    engine.apply(sheet, state, seat, action, out)
    return bool(is_passed_through(state, seat, int(batch.pool[state.game].round_now), IDLE))


@loop(blocks=_BLOCKS)
def describe(first: int, last: int, sheets: Any, batch: Any, aim: int, scratch: Any) -> None:
    """The features of every leaf, a column each; its standing, and rounds left (-1: over)."""
    points = scratch.numbers
    for k in each(first, last):
        state = batch.pool[batch.leaves[k]]
        seat = int(batch.seats[state.game])
        batch.stands[k] = standing(sheets[0], state, seat, aim, points)
        features(sheets[0], state, seat, points, batch.rows[:, k])
        batch.left[k] = rounds_to_come(sheets[0], state, seat)


@loop(blocks=_BLOCKS)
def promise_all(
    first: int, last: int, sheets: Any, batch: Any, amounts: Any, greedy: Any, values: Any,
    scratch: Any,
) -> None:  # fmt: skip
    """In games marked as `greedy`, put what leaves promise in the place of their `values`."""
    for k in each(first, last):
        state = batch.pool[batch.leaves[k]]
        if greedy[state.game] != 0:
            seat = int(batch.seats[state.game])
            values[k] = promise(sheets[0], state, seat, amounts, scratch.numbers)


@loop(blocks=_BLOCKS)
def ask_about(
    first: int, last: int, batch: Any, asking: Any, slots: Any, seats: Any, scratch: Any
) -> None:
    """Make the first games of `asking` from positions: what each seat takes from the platter."""
    for i in each(first, last):
        for k in range(batch.words.shape[1]):
            asking.words[i, k] = batch.words[slots[i], k]
        state = asking.pool[i]
        state.game = i
        ask_about_platter(state, int(seats[i]))
        asking.seats[i] = seats[i]
