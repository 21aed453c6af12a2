"""A picture of a tournament: ratings with their intervals, and every pair."""

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from renard.pictures import COLOURS
from renard.rules.sheet import Sheet
from renard.sim.standings import Result


def draw_tournament(sheet: Sheet, result: Result) -> Figure:
    """The best player on top, as in the table."""
    names = [standing.player for standing in result.standings]
    height = 2 + 0.5 * len(names)
    figure = Figure(figsize=(5 + 1.2 * len(names) + 2, height), layout="constrained")
    left, right = figure.subplots(1, 2, width_ratios=(5, 1.2 * len(names) + 2))
    _draw_ratings(left, names, result)
    _draw_pairs(right, names, result)
    figure.suptitle(
        f"{sheet.title}: {result.games:,} games at tables of {result.players}, seed {result.seed}"
    )
    return figure


def _draw_ratings(axes: Axes, names: list[str], result: Result) -> None:
    axes.errorbar(
        [standing.rating for standing in result.standings],
        range(len(names)),
        xerr=[standing.rating_margin for standing in result.standings],
        fmt="o",
        capsize=4,
        color=COLOURS[0],
    )
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.margins(y=0.5 / len(names))
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set(title="rating, 95 %")


def _draw_pairs(axes: Axes, names: list[str], result: Result) -> None:
    """In a row, how often that player was ahead of each other, and by how many points."""
    shares = np.full((len(names), len(names)), np.nan)
    for pair in result.pairs:
        one, other = names.index(pair.player), names.index(pair.other)
        for row, column, share, points in (
            (one, other, pair.ahead, pair.difference),
            (other, one, 1 - pair.ahead, 0 - pair.difference),  # never -0
        ):
            shares[row, column] = share
            axes.text(column, row, f"{share:.1%}\n{points:+.1f}", ha="center", va="center")
    # Pale at both ends: the figures are to be read on it.
    axes.imshow(shares, cmap="PiYG", vmin=-0.3, vmax=1.3, aspect="auto")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set(title="ahead of, mean points apart")
