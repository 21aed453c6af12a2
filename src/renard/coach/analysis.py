"""A game looked back at: what every decision cost, and luck apart from skill.

For a seat, a position is worth what its net expects of the best choice there; before a throw of its
own, the mean of that over all throws. From the first position to the result this changes with its
throws (luck), its decisions (what they lose against the best), what others leave it, and where the
net had judged wrongly. The changes add up.
"""

import math
from dataclasses import dataclass, field

from renard.coach.judge import Judge
from renard.coach.throws import CERTAIN, mean_over_throws
from renard.coach.walk import Move, walk
from renard.record.format import Record
from renard.record.replay import start
from renard.rules.game import Game
from renard.rules.layout import FLOW_PLATTER, PASSIVE
from renard.rules.sheet import Sheet
from renard.rules.text import state_text
from renard.rules.words import Event

THROWS = 216
"""Throws that a mean looks at: all of up to three dice."""
DEAREST = 3
SLIGHT = 0.05
"""A loss below this is rounding, not a mistake."""


@dataclass(frozen=True)
class Throw:
    """A throw of the seat's own: how much better it was than the mean."""

    event: int
    text: str
    luck: float
    error: float
    """The standard error of that mean; 0 where it is exact."""
    throws: int
    exact: bool


@dataclass(frozen=True)
class Decision:
    """A choice of the seat, and what it lost against the best."""

    event: int
    round: int
    chosen: str
    best: str
    choices: int
    expected: float
    """Of the best choice."""
    loss: float
    position: str


@dataclass
class SeatAnalysis:
    """One seat's game. `result` less `expected` is luck - lost + others + misjudged."""

    seat: int
    name: str
    expected: float = 0.0
    """Before the first throw."""
    result: float = 0.0
    """At the end; of a game that is not over, what is expected now."""
    luck: float = 0.0
    luck_error: float = 0.0
    lost: float = 0.0
    others: float = 0.0
    misjudged: float = 0.0
    throws: list[Throw] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    course: list[tuple[int, float]] = field(default_factory=list)
    """After every event: its number and what was expected then."""

    @property
    def dearest(self) -> list[Decision]:
        """The decisions that lost most, the dearest first."""
        costly = [one for one in self.decisions if one.loss >= SLIGHT]
        return sorted(costly, key=lambda one: (-one.loss, one.event))[:DEAREST]


@dataclass
class Analysis:
    """A game, seat by seat."""

    game: str
    players: int
    over: bool
    lead: bool
    """Whether values are leads over the best other, not points."""
    throws: int
    seed: int
    seats: list[SeatAnalysis]


def analyse(
    record: Record,
    sheet: Sheet | None = None,
    seats: list[int] | None = None,
    throws: int = THROWS,
    seed: int = 0,
) -> Analysis:
    """Look back at a record; of `seats` only, if they are given. A Fault if it breaks the rules."""
    begun = start(record, sheet)
    judge = Judge(begun.sheet, record.players)
    moves = list(walk(record, sheet))
    wanted = range(record.players) if seats is None else seats
    found = [
        _Accountant(judge, seat, record.seats[seat], throws, seed).account(begun, moves)
        for seat in wanted
    ]
    over = moves[-1].after.over if moves else False
    return Analysis(record.game, record.players, over, judge.lead, throws, seed, found)


class _Accountant:
    """Follows what one seat may expect through a game."""

    def __init__(self, judge: Judge, seat: int, name: str, throws: int, seed: int) -> None:
        self._judge = judge
        self._seat = seat
        self._throws = throws
        self._seed = seed
        self._found = SeatAnalysis(seat, name)
        self._now = 0.0
        """What the seat may expect."""
        self._mean = CERTAIN
        """The mean over throws that this is, where a throw is due."""

    def account(self, begun: Game, moves: list[Move]) -> SeatAnalysis:
        found = self._found
        now = self._worth(begun, 0)
        self._now = self._judge.standing(begun.states, self._seat) if now is None else now
        found.expected = self._now
        for move in moves:
            mine = move.seat == self._seat
            if mine and move.action is not None:
                self._decide(move)
            # Where the seat had been asked already, another's choice changes nothing for it.
            if mine or self._is_news(move):
                self._arrive(move, mine)
            found.course.append((move.number, self._now))
        found.result = self._now
        found.luck = math.fsum(throw.luck for throw in found.throws)
        found.luck_error = math.sqrt(math.fsum(throw.error**2 for throw in found.throws))
        found.lost = math.fsum(decision.loss for decision in found.decisions)
        return found

    def _decide(self, move: Move) -> None:
        """A choice of the seat's own, before all that follows from it."""
        assert move.action is not None
        game, seat = move.before, self._seat
        values = self._judge.choices(game.states, seat)
        best = max(values, key=lambda action: values[action])
        # The net may see it otherwise since others, who act at the same time, are done.
        self._found.misjudged += values[best] - self._now
        decision = Decision(
            event=move.number,
            round=game.round,
            chosen=game.text(seat, move.action),
            best=game.text(seat, best),
            choices=len(values),
            expected=values[best],
            loss=values[best] - values[move.action],
            position=state_text(game),
        )
        self._found.decisions.append(decision)
        self._now = values[move.action]

    def _arrive(self, move: Move, mine: bool) -> None:
        """A new position: whatever it is worth more or less than was expected has its reason."""
        mean = self._mean
        after = self._worth(move.after, move.number)
        if after is None:
            return
        change = after - self._now
        self._now = after
        if mine and move.action is None:
            text = _throw_text(move.event or {})
            throw = Throw(move.number, text, change, mean.error, mean.throws, mean.exact)
            self._found.throws.append(throw)
        elif not mine and self._by_others(move.after):
            self._found.others += change
        else:
            self._found.misjudged += change

    def _concerned(self, game: Game) -> bool:
        """Whether the position asks something of the seat, or of its dice, or is the last."""
        if game.over:
            return True
        if game.awaits == "decision":
            return self._seat in game.to_act()
        return game.active == self._seat

    def _is_news(self, move: Move) -> bool:
        return self._concerned(move.after) and not self._concerned(move.before)

    def _worth(self, game: Game, number: int) -> float | None:
        """What a position is worth to the seat; None where it has only to wait."""
        self._mean = CERTAIN
        if not self._concerned(game):
            return None
        if game.over:
            return self._judge.standing(game.states, self._seat)
        if game.awaits == "decision":
            return float(self._judge.best(game.states, self._seat)[0])
        place = [self._seed & 0xFFFFFFFF, number, self._seat]
        self._mean = mean_over_throws(self._judge, game, self._seat, self._throws, place)
        return self._mean.value

    def _by_others(self, after: Game) -> bool:
        """Whether others had a hand in what the seat finds: the platter, or a whole race."""
        if after.sheet.record.flow != FLOW_PLATTER:
            return True
        return bool(not after.over and after.state.asks[self._seat] == PASSIVE)


def _throw_text(event: Event) -> str:
    """A throw on one line: `roll white 4, blue 2`, `platter green, blue, pink`."""
    verb, thrown = next(iter(event.items()))
    if isinstance(thrown, dict):
        thrown = [f"{die} {face}" for die, face in thrown.items()]
    return f"{verb} {', '.join(str(one) for one in thrown)}"
