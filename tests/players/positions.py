"""Positions from games between players, for tests of what players do in them."""

import numpy as np

from renard.lockstep.batch import Batch


def walk(sheet, players, count, steps, seed=0, chooser=None):
    """Batches of positions along random games; `chooser` may decide instead."""
    batch = Batch(sheet, players, count, seed)
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        yield batch
        words = rng.integers(1 << 64, size=count, dtype=np.uint64)
        if chooser is None:
            legal = [np.flatnonzero(mask) for mask in batch.masks]
            chosen = np.array([rng.choice(actions) for actions in legal])
        else:
            chosen = chooser.choose(sheet, batch.states, batch.seats, words)
        batch.step(chosen)


def finals(sheet, player, games, seed):
    """Totals of solo games."""
    batch = Batch(sheet, 1, games, seed)
    totals = np.zeros(games)
    done = np.zeros(games, bool)
    rng = np.random.default_rng(seed)
    while not done.all():
        words = rng.integers(1 << 64, size=games, dtype=np.uint64)
        chosen = batch.masks.argmax(1)
        open_ = ~done
        chosen[open_] = player.choose(sheet, batch.states[open_], batch.seats[open_], words[open_])
        batch.step(chosen)
        ended = batch.over & ~done
        totals[ended] = batch.finals[ended, 0]
        done |= batch.over
    return totals
