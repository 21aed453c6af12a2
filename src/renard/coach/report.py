"""An analysis as a person would read it."""

from collections.abc import Iterator

from renard.coach.advice import Choice
from renard.coach.analysis import Analysis, SeatAnalysis, Throw
from renard.coach.moments import Moment
from renard.coach.telling import tell_all, tell_price

COSTLY = 1.0
"""Decisions that lose less are not listed."""
TELLING = 3
"""Throws told of each kind: the luckiest and the unluckiest."""


def report(
    analysis: Analysis, found: SeatAnalysis, name: str, moments: list[Moment], again: str
) -> Iterator[str]:
    """The lines about one seat; `again` is the command to play on, but for its event."""
    yield from _sums(analysis, found, name)
    yield from _moments(moments, again)
    yield from _decisions(found)
    yield from _throws(found)


def _sums(analysis: Analysis, found: SeatAnalysis, name: str) -> Iterator[str]:
    what = "lead over the best other" if analysis.lead else "points"
    ending = "at the end" if analysis.over else "expected now"
    yield f"{name}: {found.result:.0f} {what} {ending}"
    yield ""
    yield _row("expected before the first throw", f"{found.expected:.1f}")
    yield _row("luck of the dice", f"{found.luck:+.1f} ± {found.luck_error:.1f}")
    yield _row("lost by decisions", f"{-found.lost:+.1f}")
    if analysis.players > 1:
        left = "the others' turns" if analysis.lead else "platters left by others"
        yield _row(left, f"{found.others:+.1f}")
    yield _row("what the coach misjudged", f"{found.misjudged:+.1f} ± {found.luck_error:.1f}")
    yield _row(f"{what} {ending}", f"{found.result:.1f}")


def _row(what: str, figures: str) -> str:
    number, _, error = figures.partition(" ")
    return f"  {what:<36}{number:>8} {error}".rstrip()


def _moments(moments: list[Moment], again: str) -> Iterator[str]:
    if not moments:
        yield ""
        yield "No decision lost anything."
        return
    yield ""
    yield "The costliest decisions:"
    for moment in moments:
        decision = moment.decision
        yield f"  {_cost(moment.chosen)} in round {decision.round}, event {decision.event}"
        yield f"    done:   {_choice(moment.chosen)}"
        if moment.chosen.price:
            yield f"            {tell_price(moment.chosen.price)}"
        yield f"    better: {_choice(moment.best)}"
        yield f"    again:  {again} --event {decision.event}"


def _cost(choice: Choice) -> str:
    error = f" ± {choice.error:.1f}" if choice.error is not None else ""
    if choice.played:
        played = f"{choice.played.difference:.1f} ± {choice.played.error:.1f}"
        return f"{choice.cost:.1f} lost; {played} in {choice.played.games} games played on"
    return f"{choice.cost:.1f}{error} lost"


def _choice(choice: Choice) -> str:
    win = f", wins {choice.win:.0%}" if choice.win is not None else ""
    why = f": {tell_all(choice.reasons)}" if choice.reasons else ""
    return f"{choice.text} ({choice.expected:.1f}{win}){why}"


def _decisions(found: SeatAnalysis) -> Iterator[str]:
    costly = [one for one in found.decisions if one.loss >= COSTLY]
    many = len(found.decisions)
    yield ""
    count, colon = (f"{len(costly)}", ":") if costly else ("None", ".")
    yield f"{count} of {many} decisions lost a point or more{colon}"
    for one in costly:
        error = "" if one.error is None else f" ± {one.error:.1f}"
        yield (
            f"  {one.loss:5.1f}{error}  event {one.event:<4} round {one.round:<2} {one.chosen}; "
            f"better {one.best}"
        )


def _throws(found: SeatAnalysis) -> Iterator[str]:
    ranked = sorted(found.throws, key=lambda throw: throw.luck)
    told = ranked[-TELLING:][::-1] + ranked[:TELLING] if len(ranked) > 2 * TELLING else ranked
    yield ""
    yield "The luckiest and the unluckiest throws:"
    yield from (_throw(throw) for throw in told)


def _throw(throw: Throw) -> str:
    error = "" if throw.exact else f" ± {throw.error:.1f}"
    return f"  {throw.luck:+5.1f}{error}  event {throw.event:<4} {throw.text}"
