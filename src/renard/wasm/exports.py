"""What the WebAssembly module exports: thin functions over addresses, one for one with the rules.

Records come as addresses, which is how numba passes them anyway; arrays come as the address of
their first number. Seats, actions and counts are 32-bit ints, seeds 64-bit ones (a BigInt in
JavaScript). Nothing is checked: a caller hands over legal actions and room for what is written.
"""

from typing import Any

from numba.np.numpy_support import carray

from renard import dice
from renard.rules import effects, engine, throws
from renard.rules.effects import EFFECT_ROWS
from renard.rules.layout import ACTIONS, DICE, SEATS, TELLS
from renard.rules.rows import ROW_INTS
from renard.wasm import playing
from renard.wasm.exporting import INT, INTS, NOTHING, SEED, SHEET_TYPE, STATE_TYPE, STATES, Exports

SCRATCH = SEATS + DICE
"""Ints of scratch that a random game needs."""

EXPORTS = Exports()


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, INT, INTS)
def begin(sheet: Any, state: Any, players: Any, out: Any) -> None:
    """Start a game in `state`, whatever was there. `out` is scratch for ACTIONS ints."""
    engine.clear(state)
    state.players = players
    engine.begin(sheet, state, carray(out, (ACTIONS,)))


@EXPORTS.add(INT, STATE_TYPE)
def to_act(state: Any) -> Any:
    """The seats that have something to decide, as bits."""
    return engine.to_act(state)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INT, INTS)
def legal(sheet: Any, state: Any, seat: Any, out: Any) -> Any:
    """Write the legal actions of `seat` to `out` (room for ACTIONS ints); returns how many."""
    return engine.list_legal(sheet, state, seat, carray(out, (ACTIONS,)))


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, INT, INT)
def act(sheet: Any, state: Any, seat: Any, action: Any) -> None:
    """Do only what a legal action itself does: for a preview."""
    engine.act(sheet, state, seat, action)


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, INT, INT, INTS)
def apply(sheet: Any, state: Any, seat: Any, action: Any, out: Any) -> None:
    """Do a legal action and all that follows. `out` is scratch for ACTIONS ints."""
    engine.do(sheet, state, seat, action, carray(out, (ACTIONS,)))


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, INTS)
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """The dice in hand were thrown: `faces` of DICE ints, by die."""
    engine.apply_roll(sheet, state, carray(faces, (DICE,)))


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, INT)
def apply_platter(sheet: Any, state: Any, chosen: Any) -> None:
    """Alone, passive: these dice (bits) lie on the platter."""
    engine.apply_platter(sheet, state, chosen)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE)
def due_dice(sheet: Any, state: Any) -> Any:
    """The dice that the next roll throws, as bits."""
    return throws.due_dice(sheet, state)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INTS, INT, INTS)
def check_roll(sheet: Any, state: Any, rows: Any, count: Any, found: Any) -> Any:
    """What is wrong with a roll of `count` rows (die, face); `found` has DICE ints."""
    return throws.check_roll(sheet, state, carray(rows, (count, 2)), carray(found, (DICE,)))


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INTS, INT, INTS)
def check_platter(sheet: Any, state: Any, rows: Any, count: Any, found: Any) -> Any:
    """What is wrong with a platter of `count` rows (die, anything); `found` has DICE ints."""
    return throws.check_platter(sheet, state, carray(rows, (count, 2)), carray(found, (DICE,)))


@EXPORTS.add(NOTHING, SHEET_TYPE, STATES, INT, INTS, INT, INTS, STATES, INTS, INT)
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


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, STATE_TYPE, INT, INT, INTS)
def list_effects(sheet: Any, state: Any, after: Any, seat: Any, action: Any, rows: Any) -> Any:
    """Write what an action changed between two states to `rows`; returns how many rows that are.

    There is room for EFFECT_ROWS rows of ROW_INTS ints.
    """
    return effects.list_effects(
        sheet, state, after, seat, action, carray(rows, (EFFECT_ROWS, ROW_INTS))
    )


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INT, INTS)
def score(sheet: Any, state: Any, seat: Any, out: Any) -> Any:
    """Write a seat's parts to `out` (room for DICE ints); returns its total."""
    return engine.score(sheet, state, seat, carray(out, (DICE,)))


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INTS)
def winners(sheet: Any, state: Any, out: Any) -> Any:
    """The seats that win as it stands, as bits. `out` is scratch for DICE ints."""
    return engine.winners(sheet, state, carray(out, (DICE,)))


@EXPORTS.add(NOTHING, SHEET_TYPE, STATE_TYPE, SEED, INTS)
def throw(sheet: Any, state: Any, seed: Any, faces: Any) -> None:
    """Write the faces of this throw to `faces`, DICE ints by die."""
    dice.throw(sheet, state, seed, carray(faces, (DICE,)))


@EXPORTS.add(INT, STATE_TYPE)
def place(state: Any) -> Any:
    """Where in the course of a game a state is: the same for all who meet the same dice."""
    return engine.place(state)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, SEED)
def lowest_three(sheet: Any, state: Any, seed: Any) -> Any:
    """The three lowest dice as bits; among equal faces the seed decides."""
    return dice.lowest_three(sheet, state, seed)


@EXPORTS.add(SEED, SEED, INT)
def stream(seed: Any, index: Any) -> Any:
    """The seed of the `index`th game (or whatever else draws) of `seed`."""
    return dice.stream(seed, index)


@EXPORTS.add(INT, SEED, INT, INT, INT)
def choice(seed: Any, seat: Any, decision: Any, count: Any) -> Any:
    """A random choice among `count` for the `decision`th decision of `seat`."""
    return dice.choice(seed, seat, decision, count)


@EXPORTS.add(INT, SHEET_TYPE, STATE_TYPE, INT, SEED, INT, INT, INTS, INTS, STATES, INT, INTS)
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
