"""The fixed points of the scale: what bots of every level are rated, by game and table.

`fixed.toml` is written by `python -m renard.ratings.fixing`, and by nothing else.
"""

import functools
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from renard.players.registry import levels_of
from renard.ratings.results import Rating
from renard.rules.sheet import Sheet

FILE = Path(__file__).parent / "fixed.toml"
APART = 10.0
"""Points alone that two levels have to be apart, so that their difference is more than chance."""


@functools.cache
def read_fixed() -> dict[str, Any]:
    """The whole file."""
    with FILE.open("rb") as file:
        return tomllib.load(file)


def fixed_points(sheet: Sheet, players: int) -> dict[str, Rating]:
    """By level, the rating at tables of so many, weakest first; nothing where none was measured.

    Alone it is that at tables of two.
    """
    if sheet.path is not None:
        return {}
    found = read_fixed().get(sheet.id, {}).get(str(max(players, 2)), {})
    return {level: Rating(*found[level]) for level in found}


def virtual_bot(sheet: Sheet, score: int) -> Rating:
    """The bot whose mean alone is `score`: between two levels as far as the score is."""
    known = _means(sheet)
    if len(known) < 2:
        raise ValueError(f"nobody's mean alone is known in {sheet.id}")
    steps = list(pairwise(known))
    # Beyond the last level at either end it goes on as between the last two.
    (low, weaker), (high, stronger) = next(
        (step for step in steps if score <= step[1][0]), steps[-1]
    )
    part = (score - low) / (high - low)
    mu = weaker.mu + part * (stronger.mu - weaker.mu)
    return Rating(mu, max(weaker.sigma, stronger.sigma))


def _means(sheet: Sheet) -> list[tuple[float, Rating]]:
    """Mean points alone and rating of levels, rising in both."""
    points = fixed_points(sheet, 1)
    known: list[tuple[float, Rating]] = []
    for level in levels_of(sheet):
        mean = (level.measured or {}).get("mean")
        if mean is None or level.name not in points:
            continue
        rating = points[level.name]
        if not known or (mean >= known[-1][0] + APART and rating.mu > known[-1][1].mu):
            known.append((mean, rating))
    return known


def table_skill(sheet: Sheet) -> dict[str, tuple[float, float, float]]:
    """By level: chance to win lost per decision, its standard error, its standard deviation."""
    found = read_fixed().get(sheet.id, {}).get("skill", {})
    return {level: (values[0], values[1], values[2]) for level, values in found.items()}
