"""Advice and analyses as JSON: the shape that docs/analysis.md describes."""

from dataclasses import asdict
from typing import Any

from renard.coach.advice import Advice, Choice
from renard.coach.analysis import Analysis, Decision, SeatAnalysis
from renard.coach.moments import Moment
from renard.coach.reasons import Reason
from renard.coach.telling import tell, tell_lacking

_FIGURES = (
    "seat", "name", "expected", "result", "luck", "luck_error", "lost", "others", "misjudged",
)  # fmt: skip


def advice_json(advice: Advice) -> dict[str, Any]:
    """What the coach says about a decision."""
    return {
        "seat": advice.seat,
        "aim": _aim(advice.lead),
        "assumes": [asdict(assumed) for assumed in advice.assumes],
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
    return {
        **{name: getattr(found, name) for name in _FIGURES},
        "throws": [asdict(throw) for throw in found.throws],
        "decisions": [_decision(decision) for decision in found.decisions],
        "course": [{"event": event, "expected": value} for event, value in found.course],
        "costliest": [_moment(moment) for moment in moments],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    names = ("event", "round", "chosen", "best", "choices", "expected", "loss", "error")
    return {name: getattr(decision, name) for name in names}


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "event": moment.decision.event,
        "round": moment.decision.round,
        "loss": moment.decision.loss,
        "position": moment.decision.position,
        "chosen": _choice(moment.chosen),
        "best": _choice(moment.best),
    }


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
        "reasons": [_reason(reason, tell(reason)) for reason in choice.reasons],
        "price": [_reason(reason, tell_lacking(reason)) for reason in choice.price],
    }


def _reason(reason: Reason, text: str) -> dict[str, Any]:
    return {"kind": reason.kind, **reason.values, "text": text}
