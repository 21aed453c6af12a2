"""The costliest decisions of a game, with the reasons for what was done and what was better."""

from dataclasses import dataclass

from renard.coach.advice import Choice, advise
from renard.coach.analysis import Decision, SeatAnalysis


@dataclass(frozen=True)
class Moment:
    """A position worth playing again."""

    decision: Decision
    chosen: Choice
    best: Choice


def costliest_moments(found: SeatAnalysis, sure: int = 0, seed: int = 0) -> list[Moment]:
    """What the coach has to say about a seat's costliest decisions."""
    moments = []
    for decision in found.costliest:
        compared = [decision.action]
        advice = advise(decision.before, found.seat, sure, seed, compared, found.who)
        moments.append(Moment(decision, advice.of(decision.action), advice.best))
    return moments
