"""The kernels behind batches and playouts on a GPU. Importing this needs numba-cuda, but no GPU."""

from typing import Any, NamedTuple

import numba
import numpy as np

from renard import dice
from renard.players import chance, greedy
from renard.rules import engine
from renard.rules.layout import (
    ACTIONS,
    BONUS,
    FOLLOW,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_ROLL,
    SEATS,
    STATE,
    WINDOW,
)
from renard.rules.on_gpu import prepared_cuda
from renard.sim.playout import FOXES, LOWEST, PARTS, TALLY, TOTALS, WIN, decide
from renard.sim.stepping import Arrays, step_game

cuda: Any = prepared_cuda()

_THREADS = 128
_BLOCKS = 132 * 16
_REGISTERS = 96
_PLAY_REGISTERS = 64
"""Eight blocks of whole games on a processor: more threads hide more waiting than spills cost."""
_STATE: Any = numba.from_dtype(STATE)


def _blocks(count: int) -> int:
    # numba warns of fewer than 128.
    return max(128, min(_BLOCKS, -(-count // _THREADS)))


def clear(array: Any) -> None:
    """Set an array of bytes to zeros."""
    wide = array.view(np.uint64) if len(array) % 8 == 0 else array
    _clear[_BLOCKS, _THREADS](wide)


@cuda.jit
def _clear(array: Any) -> None:
    for i in range(cuda.grid(1), array.shape[0], cuda.gridsize(1)):
        array[i] = 0


def cut(actions: Any, narrow: Any) -> None:
    """Copy legal actions of any width to an int32 array."""
    _cut[_blocks(len(narrow)), _THREADS](actions, narrow)


@cuda.jit
def _cut(actions: Any, narrow: Any) -> None:
    for i in range(cuda.grid(1), narrow.shape[0], cuda.gridsize(1)):
        narrow[i] = actions[i]


def find_illegal(actions: Any, masks: Any, first: Any) -> None:
    """Lower `first[0]` to the first game whose action its mask does not allow."""
    _find_illegal[_blocks(len(actions)), _THREADS](actions, masks, first)


@cuda.jit
def _find_illegal(actions: Any, masks: Any, first: Any) -> None:
    for i in range(cuda.grid(1), actions.shape[0], cuda.gridsize(1)):
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            cuda.atomic.min(first, 0, i)


def step(sheets: Any, players: int, seed: Any, total_at: int, batch: Arrays, actions: Any) -> None:
    """`step_game` for every game of a batch."""
    clear(batch.masks.reshape(batch.masks.size).view(np.uint8))
    _step[_blocks(len(actions)), _THREADS](sheets, players, seed, total_at, batch, actions)


@cuda.jit(max_registers=_REGISTERS)
def _step(sheets: Any, players: int, seed: Any, total_at: int, batch: Any, actions: Any) -> None:
    out = cuda.local.array(ACTIONS, numba.int32)
    scratch = cuda.local.array(16, numba.int32)
    _step_all(sheets, players, seed, total_at, batch, actions, out, scratch)


# Loops over games stand in functions of their own: in a kernel with local arrays they went wrong.
@cuda.jit(device=True)
def _step_all(
    sheets: Any,
    players: int,
    seed: Any,
    total_at: int,
    batch: Any,
    actions: Any,
    out: Any,
    scratch: Any,
) -> None:
    for i in range(cuda.grid(1), actions.shape[0], cuda.gridsize(1)):
        step_game(sheets[0], players, seed, i, total_at, batch, actions[i], out, scratch)


def choose_randomly(sheets: Any, states: Any, seats: Any, words: Any, chosen: Any) -> None:
    """As the random player."""
    blocks = _blocks(len(states))
    _choose_randomly[blocks, _THREADS](sheets, states, seats, words, chosen)


@cuda.jit(max_registers=_REGISTERS)
def _choose_randomly(sheets: Any, states: Any, seats: Any, words: Any, chosen: Any) -> None:
    out = cuda.local.array(ACTIONS, numba.int32)
    _choose_all_randomly(sheets, states, seats, words, out, chosen)


@cuda.jit(device=True)
def _choose_all_randomly(
    sheets: Any, states: Any, seats: Any, words: Any, out: Any, chosen: Any
) -> None:
    for i in range(cuda.grid(1), states.shape[0], cuda.gridsize(1)):
        one = slice(i, i + 1)
        chance.choose_randomly(sheets, states[one], seats[one], words[one], out, chosen[one])


class _Trees(NamedTuple):
    """What of a `players.Room` is needed to grow a tree without a net."""

    pool: Any
    words: Any
    firsts: Any
    values: Any
    table: Any
    actions: Any
    out: Any
    points: Any


def choose_greedily(sheets: Any, states: Any, seats: Any, *room_and_chosen: Any) -> None:
    """As the greedy player."""
    trees = len(room_and_chosen[1])
    _choose_greedily[trees // 32, 32](sheets, states, seats, *room_and_chosen)


@cuda.jit(max_registers=_REGISTERS)
def _choose_greedily(
    sheets: Any,
    states: Any,
    seats: Any,
    amounts: Any,
    pools: Any,
    words: Any,
    firsts: Any,
    actions: Any,
    outs: Any,
    tables: Any,
    points: Any,
    values: Any,
    chosen: Any,
) -> None:
    at = cuda.grid(1)
    for i in range(at, states.shape[0], cuda.gridsize(1)):
        one = slice(i, i + 1)
        room = _Trees(
            pools[at], words[at], firsts[at], values[at], tables[at], actions[at], outs[at],
            points[at],
        )  # fmt: skip
        greedy.choose_greedily(sheets, states[one], seats[one], amounts, room, chosen[one])


def keep_first(over: Any, finals: Any, ended: Any, totals: Any, left: Any) -> None:
    """Note the totals of games that ended for the first time; add those that have not to `left`."""
    _keep_first[_blocks(len(over)), _THREADS](over, finals, ended, totals, left)


@cuda.jit
def _keep_first(over: Any, finals: Any, ended: Any, totals: Any, left: Any) -> None:
    for i in range(cuda.grid(1), over.shape[0], cuda.gridsize(1)):
        if not ended[i]:
            if over[i]:
                ended[i] = True
                for seat in range(SEATS):
                    totals[i, seat] = finals[i, seat]
            else:
                cuda.atomic.add(left, 0, 1)


def play_random(sheets: Any, players: int, seed: Any, first: int, count: int, counts: Any) -> None:
    """Play games from number `first` on; `counts` is a TALLY as plain numbers."""
    # As many threads as fit at once: each goes on to its next game when one is over.
    blocks = 8 * cuda.get_current_device().MULTIPROCESSOR_COUNT
    _play_random[max(128, min(blocks, -(-count // _THREADS))), _THREADS](
        sheets, players, seed, first, first + count, counts
    )


@cuda.jit(max_registers=_PLAY_REGISTERS)
def _play_random(sheets: Any, players: int, seed: Any, first: int, last: int, counts: Any) -> None:
    states = cuda.local.array(1, _STATE)
    out = cuda.local.array(ACTIONS, numba.int32)
    scratch = cuda.local.array(16, numba.int32)
    _play_all(sheets[0], states[0], players, seed, first, last, out, scratch, counts)


_ASKED, _ASKED_APART, _ROLL, _PLATTER, _OVER, _DONE = range(6)
_WARP = 0xFFFFFFFF


@cuda.jit(device=True)
def _play_all(  # noqa: C901 - one list of what can be due
    sheet: Any,
    state: Any,
    players: int,
    seed: Any,
    first: int,
    last: int,
    out: Any,
    scratch: Any,
    counts: Any,
) -> None:
    # Threads of a warp go through the same instructions or wait for one another. So at each turn
    # they vote what most of them have to do next, and those do it; the others' turn comes.
    decided = scratch[:SEATS]
    spare = scratch[SEATS:]
    game = first + cuda.grid(1)
    word = dice.stream(seed, game)
    due = _DONE
    if game < last:
        _begin(sheet, state, players, decided, out)
        due = _due(state)
    while True:
        voted = _DONE
        most = 0
        for what in range(_DONE):
            votes = cuda.popc(cuda.ballot_sync(_WARP, due == what))
            if votes > most:
                voted = what
                most = votes
        if voted == _DONE:
            return
        if due == voted:
            if due == _ROLL:
                dice.roll(sheet, state, word, spare)
            elif due == _PLATTER:
                dice.lay_platter(sheet, state, word)
            elif due == _OVER:
                _count(sheet, state, players, decided, spare, counts)
                game += cuda.gridsize(1)
                word = dice.stream(seed, game)
                if game < last:
                    _begin(sheet, state, players, decided, out)
            else:
                decide(sheet, state, word, out, decided)
            due = _due(state) if game < last else _DONE


@cuda.jit(device=True)
def _due(state: Any) -> int:
    """What a game waits for. Questions that have little in common with most come apart."""
    if state.phase == PHASE_ROLL:
        return _ROLL
    if state.phase == PHASE_PLATTER:
        return _PLATTER
    if state.phase == PHASE_OVER:
        return _OVER
    asks = state.asks[engine.first_to_act(state)]
    apart = asks == BONUS or asks == FOLLOW or asks == WINDOW  # noqa: PLR1714 - compiles
    return _ASKED_APART if apart else _ASKED


@cuda.jit(device=True)
def _begin(sheet: Any, state: Any, players: int, decided: Any, out: Any) -> None:
    engine.clear(state)
    state.players = players
    decided[:] = 0
    engine.begin(sheet, state, out)


def _at(field: str) -> int:
    """Where a field of a TALLY begins, counted in numbers."""
    fields = TALLY.fields
    assert fields
    return int(fields[field][1]) // 8


_TOTALS_AT, _PARTS_AT, _FOXES_AT = _at("totals"), _at("parts"), _at("foxes")
_WINS_AT, _DECISIONS_AT, _GAMES_AT = _at("wins"), _at("decisions"), _at("games")


@cuda.jit(device=True)
def _count(sheet: Any, state: Any, players: int, decided: Any, parts: Any, counts: Any) -> None:
    """As `playout.count_result`, for many threads at once."""
    winners = 1 if players == 1 else engine.winners(sheet, state, parts)
    shares = cuda.popc(winners)
    parts[:PARTS] = 0
    for seat in range(players):
        total = min(max(engine.score(sheet, state, seat, parts) - LOWEST, 0), TOTALS - 1)
        cuda.atomic.add(counts, _TOTALS_AT + seat * TOTALS + total, 1)
        for part in range(PARTS):
            cuda.atomic.add(counts, _PARTS_AT + seat * PARTS + part, parts[part])
        cuda.atomic.add(counts, _FOXES_AT + seat * FOXES + int(state.foxes[seat]), 1)
        if (winners >> seat) & 1:
            cuda.atomic.add(counts, _WINS_AT + seat, WIN // shares)
        cuda.atomic.add(counts, _DECISIONS_AT, decided[seat])
    cuda.atomic.add(counts, _GAMES_AT, 1)
