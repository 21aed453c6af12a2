"""A picture of a simulation: totals, parts of them, foxes."""

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from renard.lockstep.results import LOWEST, part_names
from renard.pictures import COLOURS
from renard.rules.layout import BONUS_FOX
from renard.rules.sheet import Sheet
from renard.sim.simulate import Games

BINS = 60
"""Bars of a histogram at most."""


def draw_simulation(games: Games, tally: Any) -> Figure:
    """How the seats scored: totals, what each part gave, foxes."""
    sheet = games.sheet
    foxes = bool((sheet.record.bonus_kind == BONUS_FOX).any())
    figure = Figure(figsize=(15 if foxes else 10, 4.2), layout="constrained")
    panels = np.ravel(figure.subplots(1, 3 if foxes else 2))
    _draw_totals(panels[0], [f"seat {i}: {name}" for i, name in enumerate(games.seats)], tally)
    _draw_parts(panels[1], sheet, tally["parts"][: len(games.seats)] / int(tally["games"]))
    if foxes:
        _draw_foxes(panels[2], tally["foxes"][: len(games.seats)] / int(tally["games"]))
    for axes in panels:
        axes.spines[["top", "right"]].set_visible(False)
    figure.suptitle(f"{sheet.title}: {int(tally['games']):,} games, seed {games.seed}")
    return figure


def _draw_totals(axes: Axes, labels: list[str], tally: Any) -> None:
    games = int(tally["games"])
    counts = tally["totals"][: len(labels)]
    seen = np.flatnonzero(counts.sum(axis=0))
    # Whole numbers of points a bar, or bars would differ in how many totals they hold.
    width = max(1, -(-(int(seen[-1]) - int(seen[0]) + 1) // BINS))
    edges = np.arange(int(seen[0]), int(seen[-1]) + width + 1, width)
    for seat, label in enumerate(labels):
        shares = np.add.reduceat(counts[seat][: edges[-1]], edges[:-1]) / games
        # A line of steps stays readable where several lie over one another.
        axes.stairs(shares, edges + LOWEST, color=COLOURS[seat], label=label, linewidth=1.5)
        axes.stairs(shares, edges + LOWEST, color=COLOURS[seat], fill=True, alpha=0.15)
        mean = (counts[seat] @ np.arange(counts.shape[1])) / games + LOWEST
        axes.axvline(mean, color=COLOURS[seat], linestyle="dashed", linewidth=1)
    axes.set(title="totals (dashed: mean)", xlabel="points", ylabel="share of games")
    axes.legend(frameon=False)


def _draw_parts(axes: Axes, sheet: Sheet, means: np.ndarray) -> None:
    names = part_names(sheet)
    _draw_groups(axes, names, means[:, : len(names)])
    axes.set(title="by zone" if sheet.zones else "by row", ylabel="points, mean")


def _draw_foxes(axes: Axes, shares: np.ndarray) -> None:
    most = int(np.flatnonzero(shares.sum(axis=0))[-1])
    _draw_groups(axes, [str(number) for number in range(most + 1)], shares[:, : most + 1])
    axes.set(title="foxes", xlabel="foxes", ylabel="share of games")


def _draw_groups(axes: Axes, names: list[str], heights: np.ndarray) -> None:
    """Bars side by side: a group for every name, in it one bar a seat."""
    width = 0.8 / len(heights)
    for seat, row in enumerate(heights):
        places = np.arange(len(names)) + (seat - (len(heights) - 1) / 2) * width
        axes.bar(places, row, width, color=COLOURS[seat])
    axes.set_xticks(range(len(names)), names)
