"""Skill: what decisions lose, luck apart. Alone in points, with opponents in chances to win.

With opponents points would punish the right gamble of whoever is behind. Both are the coach's word,
about decisions with more than one choice.
"""

import functools
import math
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from renard.coach.judge import Judge
from renard.coach.seats import MEASURED, Seat, seats_so_far, strengths_of
from renard.coach.strength import UNSEEN
from renard.coach.walk import Move, walk
from renard.ratings.fixed import table_skill
from renard.ratings.results import SURE
from renard.record.format import Record
from renard.record.replay import start
from renard.rules.sheet import Sheet


@dataclass(frozen=True)
class Losses:
    """What decisions lost, added up."""

    decisions: int = 0
    lost: float = 0.0
    squares: float = 0.0

    def __add__(self, other: "Losses") -> "Losses":
        return Losses(
            self.decisions + other.decisions,
            self.lost + other.lost,
            self.squares + other.squares,
        )

    @property
    def mean(self) -> float:
        return self.lost / max(self.decisions, 1)

    @property
    def spread(self) -> float:
        """The standard deviation of one decision's loss."""
        return math.sqrt(max(self.squares / max(self.decisions, 1) - self.mean**2, 0.0))

    @property
    def error(self) -> float:
        return self.spread / math.sqrt(max(self.decisions, 1))


@dataclass(frozen=True)
class Skill:
    """Loss per decision, and half the width of its 95 % interval."""

    lost: float
    margin: float
    decisions: int


def shrunk(losses: Losses, usual: float, spread: float) -> Skill:
    """Loss per decision, with a few decisions of the usual player in the place of unseen ones."""
    all_of_it = losses + Losses(
        round(UNSEEN), UNSEEN * usual, UNSEEN * (usual * usual + spread * spread)
    )
    return Skill(all_of_it.mean, SURE * all_of_it.error, losses.decisions)


def losses(
    record: Record, sheet: Sheet, levels: Sequence[str | None], seats: Sequence[int]
) -> dict[int, Losses]:
    """What the decisions of some seats lost; `levels` says of every seat which bot sits there."""
    log = start(record, sheet)
    judge = Judge(sheet, record.players)
    moves = list(walk(record, log))
    who = seats_so_far(sheet, log.rows, judge.net, levels)
    found = dict.fromkeys(seats, Losses())
    for move in moves:
        if move.seat in found and move.action is not None:
            lost = _lost(judge, move, who)
            if lost is not None:
                found[move.seat] += Losses(1, lost, lost * lost)
    return found


def _lost(judge: Judge, move: Move, who: list[Seat]) -> float | None:
    """What one decision lost; None where there was nothing to choose."""
    game, seat, action = move.before, move.seat, move.action
    assert action is not None
    if len(game.legal(seat)) < 2:
        return None
    strengths = strengths_of(game.sheet, game.players)
    if strengths is None:
        values = judge.choices(game.states, seat)
    else:
        values = judge.chances(game.states, seat, strengths.assume(game, who))
    # What led nowhere that the coach looks at is taken for the best, as in its look back.
    return max(0.0, max(values.values()) - values.get(action, max(values.values())))


USUAL = "club"
"""Whom somebody is taken to play like before anything was seen."""
ALONE = MEASURED.with_name("alone.toml")
SPREAD_ALONE = 2.4
"""The standard deviation of a decision's loss alone, in its mean (docs/progress.md)."""


def skill_alone(sheet: Sheet, found: Losses) -> Skill | None:
    """Skill in games alone, in points; None where nothing was seen or measured."""
    usual = _alone().get(sheet.id, {}).get(USUAL)
    if not found.decisions or usual is None:
        return None
    return shrunk(found, usual, SPREAD_ALONE * usual)


def skill_at_tables(sheet: Sheet, found: Losses) -> Skill | None:
    """Skill with opponents, in chances to win; None where nothing was seen or measured."""
    usual = table_skill(sheet).get(USUAL)
    if not found.decisions or usual is None:
        return None
    return shrunk(found, usual[0], usual[2])


@functools.cache
def _alone() -> dict[str, dict[str, float]]:
    with ALONE.open("rb") as file:
        return tomllib.load(file)
