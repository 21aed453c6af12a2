"""Advice and analyses as JSON: the shape that docs/analysis.md describes."""

from dataclasses import asdict
from typing import Any

from renard.coach.advice import Advice, Choice
from renard.coach.analysis import Analysis, SeatAnalysis
from renard.coach.moments import Moment
from renard.coach.telling import tell


def advice_json(advice: Advice) -> dict[str, Any]:
    """What the coach says about a decision."""
    return {
        "seat": advice.seat,
        "aim": _aim(advice.lead),
        "choices": [_choice(choice) for choice in advice.choices],
    }


def analysis_json(analysis: Analysis, moments: dict[int, list[Moment]]) -> dict[str, Any]:
    """A game looked back at; `moments` by seat."""
    return {
        "game": analysis.game,
        "players": analysis.players,
        "over": analysis.over,
        "aim": _aim(analysis.lead),
        "throws": analysis.throws,
        "seed": analysis.seed,
        "seats": [_seat(found, moments[found.seat]) for found in analysis.seats],
    }


def _aim(lead: bool) -> str:
    return "lead" if lead else "points"


def _seat(found: SeatAnalysis, moments: list[Moment]) -> dict[str, Any]:
    told = asdict(found)
    told["dearest"] = [
        {
            "event": moment.decision.event,
            "round": moment.decision.round,
            "loss": moment.decision.loss,
            "position": moment.decision.position,
            "chosen": _choice(moment.chosen),
            "best": _choice(moment.best),
        }
        for moment in moments
    ]
    for decision in told["decisions"]:
        del decision["position"]
    told["course"] = [{"event": event, "expected": value} for event, value in found.course]
    return told


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "action": choice.action,
        "text": choice.text,
        "event": choice.event,
        "expected": choice.expected,
        "cost": choice.cost,
        "error": choice.error,
        "win": choice.win,
        "played": asdict(choice.played) if choice.played else None,
        "reasons": [
            {"kind": reason.kind, **reason.values, "text": tell(reason)}
            for reason in choice.reasons
        ],
    }
