"""Random games by the engine's own functions, told step by step; run plain in a process of its own.

RENARD_PLAIN=1 python -m tests.rules.stepwise clever 2 100        a digest a game
RENARD_PLAIN=1 python -m tests.rules.stepwise clever 2 100 17     every step of game 17
"""

import hashlib
import sys
from collections.abc import Iterator
from random import Random

import numpy as np

from renard.compiling.decorators import PLAIN
from renard.rules import engine
from renard.rules.game import Game
from renard.rules.layout import (
    DICE,
    NARROW_STATE,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_PLAY,
    STATE,
)
from renard.rules.sheet import Sheet, load_sheet
from renard.rules.text import state_text
from tests.rules.quick import QuickState, quick_sheet

ON_RECORDS = 5
"""So many plain games are played on the records themselves, the others on quick ones."""


def play(sheet: Sheet, players: int, seed: int) -> Iterator[tuple[np.ndarray, bytes]]:
    """The state after every step of a game, and what was legal there for whoever acts next."""
    rng = Random(seed)
    record = sheet.record
    states = np.zeros(1, STATE)
    state = states[0]
    if PLAIN and seed >= ON_RECORDS:
        record, state = quick_sheet(record), QuickState(states)
    out = np.zeros(sheet.actions, np.int32)
    state.players = players
    engine.begin(record, state, out)
    while state.phase != PHASE_OVER:
        if state.phase == PHASE_PLAY:
            acting = int(engine.to_act(state))
            seat = rng.choice([s for s in range(players) if (acting >> s) & 1])
            count = int(engine.legal(record, state, seat, out))
            legal = out[:count].copy()
            yield states, legal.tobytes()
            # Every other game is played by people who pass only if they must: sheets fill up.
            low = 1 if seed % 2 and count > 1 else 0
            engine.apply(record, state, seat, int(legal[rng.randrange(low, count)]), out)
        else:
            yield states, b""
            throw(record, state, rng)
    totals = [int(engine.score(record, state, seat, out)) for seat in range(players)]
    yield states, f"{totals} {int(engine.winners(record, state, out))}".encode()


def throw(record: np.void, state: np.void, rng: Random) -> None:
    if state.phase == PHASE_PLATTER:
        order = sorted(range(DICE), key=lambda die: (int(state.faces[die]), rng.random()))
        engine.apply_platter(record, state, sum(1 << die for die in order[:3]))
    else:
        faces = np.array([rng.randint(1, 6) for _ in range(DICE)], np.int32)
        engine.apply_roll(record, state, faces)


def digests(sheet: Sheet, players: int, games: int) -> list[str]:
    """One digest a game, over every state and legal list on its way."""
    return [_digest(sheet, players, seed) for seed in range(games)]


def _digest(sheet: Sheet, players: int, seed: int) -> str:
    digest = hashlib.blake2b(digest_size=8)
    for states, legal in play(sheet, players, seed):
        digest.update(states.astype(NARROW_STATE).tobytes())
        digest.update(legal)
    return digest.hexdigest()


def steps(sheet: Sheet, players: int, seed: int) -> list[str]:
    """Every step of a game in words: to find the first one that differs."""
    game = Game(sheet, players)
    lines = []
    for states, legal in play(sheet, players, seed):
        game._states = states.copy()
        lines.append(f"{state_text(game)} || {legal.hex()}")
    return lines


def main(name: str, players: str, games: str, seed: str | None = None) -> None:
    sheet = load_sheet(name)
    # Compiled words wrap around without a warning; plain ones do so on purpose.
    with np.errstate(over="ignore"):
        if seed is None:
            lines = digests(sheet, int(players), int(games))
        else:
            lines = steps(sheet, int(players), int(seed))
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
