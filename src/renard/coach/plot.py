"""A picture of one game: what could be expected on its way, and where it came from."""

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from renard.coach import Analysis, SeatAnalysis
from renard.pictures import COLOURS
from renard.rules.sheet import Sheet

COSTLY = 1.0
"""Losses below this are not marked."""


def draw_analysis(sheet: Sheet, analysis: Analysis) -> Figure:
    """The course of every seat, with throws and costly decisions; luck and skill as bars."""
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    course, parts = figure.subplots(1, 2, width_ratios=(2, 1))
    for found in analysis.seats:
        _draw_course(course, found)
    what = "lead over the best other" if analysis.lead else "final points"
    course.set(title="on the way (○ throw, × costly decision)", xlabel="event")
    course.set_ylabel(f"expected {what}")
    course.legend(frameon=False)
    _draw_parts(parts, analysis)
    for axes in (course, parts):
        axes.spines[["top", "right"]].set_visible(False)
    names = ", ".join(found.name for found in analysis.seats)
    figure.suptitle(f"{sheet.title}: {names}")
    return figure


def _draw_course(axes: Axes, found: SeatAnalysis) -> None:
    colour = COLOURS[found.seat]
    events = [0, *(event for event, _ in found.course)]
    values = [found.expected, *(value for _, value in found.course)]
    axes.step(events, values, where="post", color=colour, linewidth=1.2, label=_label(found))
    after = dict(found.course)
    throws = [throw.event for throw in found.throws]
    costly = [one.event for one in found.decisions if one.loss >= COSTLY]
    for marked, sign in ((throws, "o"), (costly, "x")):
        axes.plot(
            marked, [after[event] for event in marked], sign, color=colour, markersize=5,
            fillstyle="none", linestyle="none",
        )  # fmt: skip


def _label(found: SeatAnalysis) -> str:
    return f"seat {found.seat}: {found.name}, {found.result:.0f}"


def _draw_parts(axes: Axes, analysis: Analysis) -> None:
    names = ["luck", "decisions", *(["others"] if analysis.players > 1 else []), "misjudged"]
    width = 0.8 / len(analysis.seats)
    for i, found in enumerate(analysis.seats):
        parts = {
            "luck": (found.luck, found.luck_error),
            "decisions": (-found.lost, 0.0),
            "others": (found.others, 0.0),
            "misjudged": (found.misjudged, found.luck_error),
        }
        heights, errors = zip(*(parts[name] for name in names), strict=True)
        shift = (i - (len(analysis.seats) - 1) / 2) * width
        places = [place + shift for place in range(len(names))]
        axes.bar(places, heights, width, yerr=errors, color=COLOURS[found.seat], ecolor="0.3")
    axes.axhline(0, color="0.3", linewidth=0.8)
    axes.set_xticks(range(len(names)), names)
    axes.set(title="where the result comes from", ylabel="points")
