"""What the WebAssembly module exports: thin functions over addresses, one for one with the rules.

Records come as addresses, which is how numba passes them anyway; arrays come as the address of
their first number. Seats, actions and counts are 32-bit ints, seeds 64-bit ones (a BigInt in
JavaScript). Nothing is checked: a caller hands over legal actions and room for what is written.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba import types
from numba.np.numpy_support import carray

from renard import dice
from renard.rules import engine
from renard.rules.layout import ACTIONS, DICE, SEATS, SHEET, STATE, TELLS
from renard.wasm import playing

_SHEET, _STATE = numba.from_dtype(SHEET), numba.from_dtype(STATE)
_INT, _SEED, _NOTHING = types.int32, types.uint64, types.void
_INTS, _STATES = types.CPointer(types.int32), types.CPointer(_STATE)

SCRATCH = SEATS + DICE
"""Ints of scratch that a random game needs."""

EXPORTS: dict[str, tuple[Any, Callable[..., Any]]] = {}
"""By name: the signature and the function that is compiled for it."""

Function = Callable[..., Any]


def _export(result: Any, *arguments: Any) -> Callable[[Function], Function]:
    def remember(function: Function) -> Function:
        EXPORTS[function.__name__] = (result(*arguments), function)
        return function

    return remember


@_export(_NOTHING, _SHEET, _STATE, _INT, _INTS)
def begin(sheet: Any, state: Any, players: Any, out: Any) -> None:
    """Start a game in `state`, whatever was there. `out` is scratch for ACTIONS ints."""
    engine.clear(state)
    state.players = players
    engine.begin(sheet, state, carray(out, (ACTIONS,)))


@_export(_INT, _STATE)
def to_act(state: Any) -> Any:
    """The seats that have something to decide, as bits."""
    return engine.to_act(state)


@_export(_INT, _SHEET, _STATE, _INT, _INTS)
def legal(sheet: Any, state: Any, seat: Any, out: Any) -> Any:
    """Write the legal actions of `seat` to `out` (room for ACTIONS ints); returns how many."""
    return engine.legal(sheet, state, seat, carray(out, (ACTIONS,)))


@_export(_NOTHING, _SHEET, _STATE, _INT, _INT)
def act(sheet: Any, state: Any, seat: Any, action: Any) -> None:
    """Do only what a legal action itself does: for a preview."""
    engine.act(sheet, state, seat, action)


@_export(_NOTHING, _SHEET, _STATE, _INT, _INT, _INTS)
def apply(sheet: Any, state: Any, seat: Any, action: Any, out: Any) -> None:
    """Do a legal action and all that follows. `out` is scratch for ACTIONS ints."""
    engine.apply(sheet, state, seat, action, carray(out, (ACTIONS,)))


@_export(_NOTHING, _SHEET, _STATE, _INTS)
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """The dice in hand were thrown: `faces` of DICE ints, by die."""
    engine.apply_roll(sheet, state, carray(faces, (DICE,)))


@_export(_NOTHING, _SHEET, _STATE, _INT)
def apply_platter(sheet: Any, state: Any, chosen: Any) -> None:
    """Alone, passive: these dice (bits) lie on the platter."""
    engine.apply_platter(sheet, state, chosen)


@_export(_NOTHING, _SHEET, _STATES, _INT, _INTS, _INT, _INTS, _STATES, _INTS, _INT)
def describe_all(
    sheet: Any,
    state: Any,
    seat: Any,
    actions: Any,
    count: Any,
    tells: Any,
    after: Any,
    totals: Any,
    previews: Any,
) -> None:
    """Write TELLS ints to `tells` about each of `count` legal `actions`.

    For the first `previews` of them also the state that the action leads to by itself (`after`)
    and the seat's total in it (`totals`, with room for `previews` + 1 + DICE ints).
    """
    engine.describe_all(
        sheet,
        carray(state, (1,)),
        seat,
        carray(actions, (count,)),
        carray(tells, (count, TELLS)),
        carray(after, (previews,)),
        carray(totals, (previews + 1 + DICE,)),
    )


@_export(_INT, _SHEET, _STATE, _INT, _INTS)
def score(sheet: Any, state: Any, seat: Any, out: Any) -> Any:
    """Write a seat's parts to `out` (room for DICE ints); returns its total."""
    return engine.score(sheet, state, seat, carray(out, (DICE,)))


@_export(_INT, _SHEET, _STATE, _INTS)
def winners(sheet: Any, state: Any, out: Any) -> Any:
    """The seats that win as it stands, as bits. `out` is scratch for DICE ints."""
    return engine.winners(sheet, state, carray(out, (DICE,)))


@_export(_NOTHING, _SHEET, _STATE, _SEED, _INTS)
def throw(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """Write the faces of this throw to `faces`, DICE ints by die."""
    dice.throw(sheet, state, seed, carray(faces, (DICE,)))


@_export(_INT, _SHEET, _STATE, _SEED)
def lowest_three(sheet: Any, state: Any, seed: Any) -> Any:
    """The three lowest dice as bits; among equal faces the seed decides."""
    return dice.lowest_three(sheet, state, seed)


@_export(_SEED, _SEED, _INT)
def stream(seed: Any, index: Any) -> Any:
    """The seed of the `index`th game (or whatever else draws) of `seed`."""
    return dice.stream(seed, index)


@_export(_INT, _SEED, _INT, _INT, _INT)
def choice(seed: Any, seat: Any, decision: Any, count: Any) -> Any:
    """A random choice among `count` for the `decision`th decision of `seat`."""
    return dice.choice(seed, seat, decision, count)


@_export(_INT, _SHEET, _STATE, _INT, _SEED, _INT, _INT, _INTS, _INTS, _STATES, _INT, _INTS)
def play_block(
    sheet: Any,
    state: Any,
    players: Any,
    seed: Any,
    first: Any,
    count: Any,
    out: Any,
    scratch: Any,
    trace: Any,
    room: Any,
    sums: Any,
) -> Any:
    """Play `count` random games; each writes its first `room` states to `trace`.

    Every seat's total is added to `sums` (SEATS ints); returns how many steps the games took.
    `out` is scratch for ACTIONS ints, `scratch` for SCRATCH ints.
    """
    return playing.play_block(
        sheet,
        state,
        players,
        seed,
        first,
        count,
        carray(out, (ACTIONS,)),
        carray(scratch, (SCRATCH,)),
        carray(trace, (room,)),
        carray(sums, (SEATS,)),
    )
