"""What a puzzle is about: told by what the best choice does, and what the tempting one gives up."""

from collections.abc import Callable
from dataclasses import dataclass

from renard.coach.reasons import Reason, prices_of_all, reasons_of_all
from renard.puzzles.mining import MISSED_BY, Candidate
from renard.rules.layout import GROUP, LUCKY, PASSIVE
from renard.rules.words import Event


@dataclass(frozen=True)
class Compared:
    """The best choice beside the one that people would take."""

    asks: int
    best: Event
    """Empty where the best is to roll on."""
    tempting: Event
    does: dict[str, list[Reason]]
    """By kind, what the best choice does."""
    tempts: dict[str, list[Reason]]
    """By kind, what the tempting choice does."""
    price: dict[str, list[Reason]]
    """By kind, what the best choice has and the tempting one gives up."""


def compare(one: Candidate) -> Compared:
    best, tempting = one.order[0], tempting_choice(one)
    reasons = reasons_of_all(one.game, one.seat)
    price = prices_of_all(one.game, one.seat, best)[tempting]
    return Compared(
        int(one.game.state.asks[one.seat]),
        one.game.event(one.seat, best) or {},
        one.game.event(one.seat, tempting) or {},
        _by_kind(reasons[best]),
        _by_kind(reasons[tempting]),
        _by_kind(price),
    )


def tempting_choice(one: Candidate) -> int:
    """What the level that misses it chooses: the one whose choice loses most, if several do."""
    level = max(MISSED_BY, key=lambda name: one.losses.get(name, 0.0))
    best = one.values[one.order[0]]
    return min(one.order[1:], key=lambda action: abs(best - one.values[action] - one.losses[level]))


def _by_kind(reasons: list[Reason]) -> dict[str, list[Reason]]:
    found: dict[str, list[Reason]] = {}
    for reason in reasons:
        found.setdefault(reason.kind, []).append(reason)
    return found


def _points(reasons: dict[str, list[Reason]]) -> int:
    """Points at once, in zones or as chips and tiles."""
    return sum(
        reason.values["points"]
        for kind in ("points", "chip", "tile")
        for reason in reasons.get(kind, [])
    )


def _bonuses(reasons: dict[str, list[Reason]]) -> int:
    return sum(len(reason.values["bonuses"]) for reason in reasons.get("sets_off", []))


def _step(reasons: dict[str, list[Reason]]) -> int:
    """The square that a pawn comes to, if it does not reach its goal there; 0 without a step."""
    squares = [step.values["square"] for step in reasons.get("moves", []) if step.values["left"]]
    return max(squares, default=0)


def _about_tile(reasons: dict[str, list[Reason]]) -> bool:
    """A tile is taken, or a single chip is missing for one."""
    missing = [one.values["missing"] for one in reasons.get("set", [])]
    return "tile" in reasons or any(len(rows) == 1 for rows in missing)


def _is_joker(event: Event) -> bool:
    return "joker" in event or str(event.get("bonus", "")).startswith("?")


THEMES: dict[str, Callable[[Compared], bool]] = {
    "fox": lambda c: bool({"fox", "fox_nearer", "worth"} & set(c.price)),
    "chain": lambda c: _bonuses(c.does) >= 2 or (_bonuses(c.does) > 0 and "bonus" in c.best),
    "line": lambda c: "near" in c.price or ("completes" in c.does and "completes" not in c.tempts),
    "patience": lambda c: _points(c.does) < _points(c.tempts),
    "dice": lambda c: "dice" in c.price and c.asks != GROUP,
    "boxes": lambda c: "gives_up" in c.price,
    "joker": lambda c: _is_joker(c.best) or _is_joker(c.tempting),
    "reroll": lambda c: c.best.get("use") == "reroll",
    "keep_action": lambda c: "keeps" in c.price,
    "takeback": lambda c: "takeback" in (c.best.get("use"), c.tempting.get("use")),
    "nothing": lambda c: "pass" in c.best,
    "passive": lambda c: c.asks == PASSIVE,
    "unlock": lambda c: "unlocks" in c.price,
    "lucky": lambda c: c.asks == LUCKY,
    "groups": lambda c: "dice" in c.price and c.asks == GROUP,
    "new_pawn": lambda c: _step(c.does) == 1,
    "climb": lambda c: _step(c.does) > 1,
    "chip": lambda c: "chip" in c.does,
    "tile": lambda c: _about_tile(c.does) or _about_tile(c.tempts),
    "home": lambda c: "sends_home" in c.does,
    "close": lambda c: "closes" in c.does or ("closes" in c.tempts and "chip" not in c.does),
}
"""By name, whether a puzzle has it. The page has a word for each."""


def themes_of(one: Candidate) -> tuple[str, ...]:
    compared = compare(one)
    return tuple(name for name, has in THEMES.items() if has(compared))
