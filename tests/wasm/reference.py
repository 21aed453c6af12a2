"""The same games in CPython, and where two ways of playing them part."""

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from renard import dice
from renard.coach.comparing import list_reasons
from renard.coach.kinds import REASON_ROWS
from renard.coach.looking import new_look
from renard.coach.price import list_price
from renard.page.node import find_node
from renard.rules import engine
from renard.rules.effects import EFFECT_ROWS, list_effects
from renard.rules.layout import (
    ACTIONS,
    DICE,
    NARROW_STATE,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_PLAY,
    SEATS,
    STATE,
    TELLS,
)
from renard.rules.rows import ROW_INTS
from renard.rules.sheet import Sheet, with_rulings
from renard.wasm.playing import play, play_block

LONGEST = 4096
"""More steps than any game has."""

HARNESS = Path(__file__).parent / "harness.mjs"


class Room:
    """What the rules write to, made once."""

    def __init__(self) -> None:
        self.states = np.zeros(1, STATE)
        self.out = np.zeros(ACTIONS, np.int32)
        self.scratch = np.zeros(SEATS + DICE, np.int32)
        self.trace = np.zeros(LONGEST, STATE)
        self.faces = np.zeros(DICE, np.int32)

    @property
    def state(self) -> Any:
        return self.states[0]


class Difference(NamedTuple):
    """The first step after which two games are not in the same state, and in which fields."""

    step: int
    fields: dict[str, list[tuple[Any, ...]]]
    """By name: the indices that differ, with our value and theirs."""


def ask(folder: Path, *questions: dict[str, Any]) -> list[Any]:
    """Put questions to the module in Node; see harness.mjs."""
    done = subprocess.run(
        [find_node().program, HARNESS, folder],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def flipped(sheet: Sheet) -> Sheet:
    """The sheet with every ruling the other way."""
    return with_rulings(sheet, {name: not value for name, value in sheet.rulings.items()})


def states(sheet: Sheet, players: int, seed: int, number: int, room: Room) -> np.ndarray:
    """Every state of the `number`th random game of `seed`."""
    game_seed = np.uint64(dice.stream(np.uint64(seed), number))
    steps = play(sheet.record, room.state, players, game_seed, room.out, room.scratch, room.trace)
    assert steps < LONGEST
    return room.trace[:steps].astype(NARROW_STATE, copy=False)


def digest(*pieces: bytes) -> str:
    return hashlib.sha256(b"".join(pieces)).hexdigest()[:16]


def block(sheet: Sheet, players: int, seed: int, games: int, room: Room) -> dict[str, Any]:
    """Steps and every seat's sum of the first games of `seed`."""
    sums = np.zeros(SEATS, np.int32)
    steps = play_block(
        sheet.record, room.state, players, np.uint64(seed), 0, games, room.out, room.scratch,
        np.zeros(0, STATE), sums,
    )  # fmt: skip
    return {"steps": steps, "sums": sums.tolist()}


def decisions(sheet: Sheet, players: int, seed: int, number: int, room: Room) -> dict[str, Any]:
    """A digest of every decision in the game, then its result; by single calls from Python."""
    record, state = sheet.record, room.state
    game_seed = np.uint64(dice.stream(np.uint64(seed), number))
    decided = [0] * SEATS
    found = []
    engine.clear(state)
    state.players = players
    engine.begin(record, state, room.out)
    while state.phase != PHASE_OVER:
        if state.phase == PHASE_PLAY:
            seat = engine.first_to_act(state)
            n = engine.legal(record, state, seat, room.out)
            found.append(decision(record, room, seat, n))
            action = room.out[dice.choice(game_seed, seat, decided[seat], n)]
            decided[seat] += 1
            engine.apply(record, state, seat, int(action), room.out)
        elif state.phase == PHASE_PLATTER:
            engine.apply_platter(record, state, dice.lowest_three(record, state, game_seed))
        else:
            dice.throw(record, state, game_seed, room.faces)
            engine.apply_roll(record, state, room.faces)
    scores = []
    for seat in range(players):
        parts = np.zeros(DICE, np.int32)
        scores.append([engine.score(record, state, seat, parts), *parts.tolist()])
    winners = engine.winners(record, state, np.zeros(DICE, np.int32))
    return {"decisions": found, "scores": scores, "winners": winners}


def decision(record: Any, room: Room, seat: int, n: int) -> str:
    """The legal list, the ints behind its words, and what each action leads to."""
    tells = np.zeros((n, TELLS), np.int32)
    after = np.zeros(n, STATE)
    totals = np.zeros(n + 1 + DICE, np.int32)
    engine.describe_all(record, room.states, seat, room.out[:n], tells, after, totals)
    narrow = after.astype(NARROW_STATE, copy=False)
    return digest(
        room.out[:n].tobytes(),
        tells.tobytes(),
        narrow.tobytes(),
        totals[:n].tobytes(),
        narrow[n - 1].tobytes(),  # the last action alone
    )


def rows(sheet: Sheet, players: int, seed: int, number: int, room: Room) -> list[str]:
    """A digest of the rows about all actions of every decision: see `rows` of harness.mjs."""
    record, look = sheet.record, new_look()
    found = []
    for state in states(sheet, players, seed, number, room).astype(STATE):
        if state.phase != PHASE_PLAY:
            continue
        seat = engine.first_to_act(state)
        actions = room.out[: engine.legal(record, state, seat, room.out)].tolist()
        pieces = []
        for action in actions:
            room.states[0] = state
            engine.act(record, room.state, seat, action)
            changed, said = np.zeros((EFFECT_ROWS, ROW_INTS), np.int32), []
            n = list_effects(record, state, room.state, seat, action, changed)
            for ask_for, best in (
                (list_reasons, ()),
                (list_price, (actions[0],)),
                (list_price, (actions[-1],)),
            ):
                about = np.zeros((REASON_ROWS, ROW_INTS), np.int32)
                count = ask_for(record, state, seat, action, *best, look, about)
                assert count < REASON_ROWS
                said.append(about[:count].tobytes())
            assert n < EFFECT_ROWS
            pieces += [changed[:n].tobytes(), *said]
        found.append(digest(*pieces))
    return found


def first_difference(ours: np.ndarray, theirs: list[str]) -> Difference | None:
    """Where our states and those of the module part; None if they never do."""
    for step in range(max(len(ours), len(theirs))):
        if step >= min(len(ours), len(theirs)):
            return Difference(step, {"over": [(step >= len(ours), step >= len(theirs))]})
        other = np.frombuffer(bytes.fromhex(theirs[step]), NARROW_STATE)[0]
        fields = {
            name: unequal(np.asarray(ours[step][name]), np.asarray(other[name]))
            for name in NARROW_STATE.fields or {}
            if not np.array_equal(ours[step][name], other[name])
        }
        if fields:
            return Difference(step, fields)
    return None


def unequal(ours: np.ndarray, theirs: np.ndarray) -> list[tuple[Any, ...]]:
    return [
        (*map(int, at), int(ours[tuple(at)]), int(theirs[tuple(at)]))
        for at in np.argwhere(ours != theirs)
    ]
