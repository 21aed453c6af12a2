"""From games that were watched to the table of strengths: what fits best, by least squares."""

from dataclasses import dataclass

import numpy as np

from renard.coach.chances import QUANTILES
from renard.coach.measuring_seats import SEEN_ACTIVE, SEEN_NOW, SEEN_PLATTERS, SEEN_WORTH, Seen
from renard.coach.strength import SHARES

SMOOTH = 30
"""So many moments speak for neighbouring shares being alike: some shares are rarely seen."""


@dataclass
class Fitted:
    """The columns of `strength` by level, the weakest first."""

    loss: np.ndarray
    leaves: np.ndarray
    kept: np.ndarray
    spread: np.ndarray
    shape: np.ndarray


def fit(seen: Seen, levels: int, race: bool) -> Fitted:
    """All seats and moments at once; the strongest level keeps all, so that it is the measure."""
    rows, target, own, hats = (_race if race else _platters)(seen, levels)
    strongest = slice((levels - 1) * SHARES, levels * SHARES)
    if not race:
        target = target - rows[:, strongest].sum(axis=1)
    rows[:, strongest] = 0.0
    found = np.linalg.lstsq(*_smoothed(rows, target, levels), rcond=None)[0]
    missed = target - rows @ found
    kept = found[: levels * SHARES].reshape(levels, SHARES)
    if not race:
        kept[-1] = 1.0
    leaves = found[levels * SHARES :]
    spread = _spreads(missed, own, hats, levels)
    far = missed / (hats * spread[own]).sum(axis=1)
    shape = np.array([_shape(far[own == level]) for level in range(levels)])
    return Fitted(_losses(seen, levels), leaves, kept, spread, shape)


def hats_of(share: np.ndarray) -> np.ndarray:
    """By moment and knot: how much of a value there is the knot's, as lines between knots go."""
    distance = np.abs(share[:, None] * (SHARES - 1) - np.arange(SHARES))
    return np.maximum(1.0 - distance, 0.0)


def _platters(seen: Seen, levels: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Of every seat: what it still makes, by what the best would and by who leaves platters."""
    rows, targets, owns, all_hats = [], [], [], []
    players, hats = seen.who.shape[1], hats_of(seen.share)
    for seat in range(players):
        worth, now = seen.seats[:, seat, SEEN_WORTH], seen.seats[:, seat, SEEN_NOW]
        active = seen.seats[:, seat, SEEN_ACTIVE] > 0
        row = np.zeros((len(worth), levels * (SHARES + 1)))
        _put(row, seen.who[:, seat], hats * (worth - now)[:, None])
        for other in range(players):
            if other != seat:
                at = levels * SHARES + seen.who[:, other]
                row[np.arange(len(row)), at] += seen.seats[:, other, SEEN_PLATTERS]
        rows.append(row[active])
        targets.append((seen.final[:, seat] - now)[active])
        owns.append(seen.who[active, seat])
        all_hats.append(hats[active])
    return (
        np.concatenate(rows), np.concatenate(targets), np.concatenate(owns),
        np.concatenate(all_hats),
    )  # fmt: skip


def _race(seen: Seen, levels: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Of every decider: how far its lead falls behind what the best would have."""
    players, hats = seen.who.shape[1], hats_of(seen.share)
    every = np.arange(len(seen.share))
    row = np.zeros((len(every), levels * (SHARES + 1)))
    own = seen.who[every, seen.decided]
    rest = np.array([seen.final[i].tolist() for i in every], float)
    mine = rest[every, seen.decided].copy()
    rest[every, seen.decided] = -np.inf
    target = mine - rest.max(axis=1) - seen.seats[every, seen.decided, SEEN_WORTH]
    _put(row, own, hats)
    for seat in range(players):
        others = seen.decided != seat
        _put(row, seen.who[:, seat], -hats * others[:, None] / (players - 1))
    return row, target, own, hats


def _put(rows: np.ndarray, level: np.ndarray, values: np.ndarray) -> None:
    """Add a value for every share to the columns of each row's level."""
    for share in range(SHARES):
        rows[np.arange(len(rows)), level * SHARES + share] += values[:, share]


def _smoothed(rows: np.ndarray, target: np.ndarray, levels: int) -> tuple[np.ndarray, np.ndarray]:
    """The equations, and those that neighbouring shares of a level are alike."""
    scale = np.sqrt(SMOOTH * np.mean(np.square(rows[:, : levels * SHARES]).sum(axis=1)))
    alike = []
    for level in range(levels):
        for share in range(SHARES - 1):
            row = np.zeros(rows.shape[1])
            row[level * SHARES + share] = scale
            row[level * SHARES + share + 1] = -scale
            alike.append(row)
    return np.vstack([rows, *alike]), np.concatenate([target, np.zeros(len(alike))])


def _losses(seen: Seen, levels: int) -> np.ndarray:
    """Points lost per decision; never less than a stronger level's."""
    decider = seen.who[np.arange(len(seen.decided)), seen.decided]
    chose = seen.loss >= 0
    means = [float(np.mean(seen.loss[chose & (decider == level)])) for level in range(levels)]
    return np.maximum.accumulate(np.array(means)[::-1])[::-1]


def _spreads(missed: np.ndarray, own: np.ndarray, hats: np.ndarray, levels: int) -> np.ndarray:
    found = np.zeros((levels, SHARES))
    all_together = (hats * missed[:, None] ** 2).sum(axis=0), hats.sum(axis=0)
    for level in range(levels):
        mine = own == level
        squares = (hats[mine] * missed[mine, None] ** 2).sum(axis=0)
        # Where a level was rarely seen, all levels together say something as well.
        few = SMOOTH / 3
        mean = all_together[0] / np.maximum(all_together[1], 1e-9)
        found[level] = np.sqrt((squares + few * mean) / (hats[mine].sum(axis=0) + few))
    return found


def _shape(far: np.ndarray) -> np.ndarray:
    """How results lie around their mean, at the quantiles; the ends as far out again as the last.

    It says nothing about the mean itself, which is that of `kept`.
    """
    shape = np.quantile(far, QUANTILES)
    shape[0] = 2 * shape[1] - shape[2]
    shape[-1] = 2 * shape[-2] - shape[-3]
    middles = (shape[1:] + shape[:-1]) / 2
    return np.asarray(shape - middles @ np.diff(QUANTILES))
