"""The dearest decisions of a game, with the reasons for what was done and what was better."""

from dataclasses import dataclass

from renard.coach.advice import Choice, advise
from renard.coach.analysis import Decision, SeatAnalysis
from renard.rules.sheet import Sheet
from renard.rules.text import parse_state


@dataclass(frozen=True)
class Moment:
    """A position worth playing again."""

    decision: Decision
    chosen: Choice
    best: Choice


def dearest_moments(
    found: SeatAnalysis, sheet: Sheet, sure: int = 0, seed: int = 0
) -> list[Moment]:
    """What the coach has to say about a seat's dearest decisions."""
    moments = []
    for decision in found.dearest:
        game = parse_state(decision.position, sheet)
        action = game.find(found.seat, decision.chosen)
        advice = advise(game, found.seat, sure, seed, compared=[action])
        moments.append(Moment(decision, advice.of(action), advice.best))
    return moments
