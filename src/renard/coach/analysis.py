"""A game looked back at: what every decision cost, and luck apart from skill.

The figures are those of `looking_back`; here they get their words.
"""

from dataclasses import dataclass, field

import numpy as np

from renard.coach import looking_back as found_by
from renard.coach.judge import Judge
from renard.coach.moment import sureness
from renard.coach.seats import Seat, assumed_of, seats_so_far
from renard.coach.throws import THROWS
from renard.coach.walk import Move, walk
from renard.players.room import room_of_thread
from renard.record.format import Record
from renard.record.replay import start
from renard.rules.game import Game
from renard.rules.layout import STATE
from renard.rules.sheet import Sheet
from renard.rules.text import state_text
from renard.rules.words import Event


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
    error: float | None
    """The standard error of that loss, as measured; 0 of no loss, None where nothing was."""
    action: int
    """The one that was chosen."""
    before: Game = field(compare=False, repr=False)
    """The game as it stood."""

    @property
    def position(self) -> str:
        """The game as it stood, on one line."""
        return state_text(self.before)


@dataclass
class SeatAnalysis:
    """One seat's game. `result` less `expected` is luck - lost + others + misjudged."""

    seat: int
    name: str
    who: list[Seat] = field(repr=False)
    """All seats, by how they played in this game."""
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

    costliest: list[Decision] = field(default_factory=list)
    """The decisions that lost most, the costliest first."""


@dataclass
class Analysis:
    """A game, seat by seat."""

    game: str
    sheet: Sheet
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
    log = start(record, sheet)
    begun = log.game.copy()
    judge = Judge(begun.sheet, record.players)
    moves = list(walk(record, log))
    who = seats_so_far(begun.sheet, log.rows, judge.net, [None] * record.players)
    assumed = assumed_of(begun, who)
    found = []
    for seat in range(record.players) if seats is None else seats:
        lines = _lines(judge, begun, log.rows, seat, throws, seed, assumed)
        found.append(_told(SeatAnalysis(seat, record.seats[seat], who), moves, lines))
    return Analysis(
        record.game, begun.sheet, record.players, log.game.over, judge.lead, throws, seed, found
    )


def _lines(
    judge: Judge,
    begun: Game,
    rows: np.ndarray,
    seat: int,
    throws: int,
    seed: int,
    assumed: np.ndarray,
) -> np.ndarray:
    """What `looking_back` finds about one seat: a line for the beginning, and one for every row."""
    found = np.zeros((len(rows) + 1, found_by.FOUND))
    states = np.zeros(found_by.LOOK_STATES, STATE)
    states[:] = begun.states[0]
    found_by.look_back(
        begun.sheet.tables, states, rows, seat, judge.net, room_of_thread(), throws,
        np.uint64(seed & 0xFFFFFFFFFFFFFFFF), assumed, found,
    )  # fmt: skip
    return found


def _told(seat: SeatAnalysis, moves: list[Move], lines: np.ndarray) -> SeatAnalysis:
    """The figures of one seat with the moves that they are about."""
    sums = np.zeros(found_by.SUMS)
    found_by.sum_up(lines, sums)
    seat.expected, seat.result, seat.luck, seat.luck_error, seat.lost = map(float, sums[:5])
    seat.others, seat.misjudged = map(float, sums[5:])
    decided = {}
    for at, (move, line) in enumerate(zip(moves, lines[1:], strict=True), 1):
        seat.course.append((move.number, float(line[found_by.FOUND_COURSE])))
        if line[found_by.FOUND_THROWS] > 0:
            seat.throws.append(_throw(move, line))
        if line[found_by.FOUND_BEST] >= 0:
            decided[at] = _decision(move, line)
    seat.decisions = list(decided.values())
    costliest = np.zeros(found_by.COSTLIEST, np.int32)
    count = found_by.costliest(lines, costliest)
    seat.costliest = [decided[int(at)] for at in costliest[:count]]
    return seat


def _throw(move: Move, line: np.ndarray) -> Throw:
    return Throw(
        event=move.number,
        text=_throw_text(move.event or {}),
        luck=float(line[found_by.FOUND_LUCK]),
        error=float(line[found_by.FOUND_ERROR]),
        throws=int(line[found_by.FOUND_THROWS]),
        exact=bool(line[found_by.FOUND_EXACT]),
    )


def _decision(move: Move, line: np.ndarray) -> Decision:
    assert move.action is not None
    game, loss = move.before, float(line[found_by.FOUND_LOSS])
    known = sureness(game)
    return Decision(
        event=move.number,
        round=game.round,
        chosen=game.text(move.seat, move.action),
        best=game.text(move.seat, int(line[found_by.FOUND_BEST])),
        choices=int(line[found_by.FOUND_CHOICES]),
        expected=float(line[found_by.FOUND_EXPECTED]),
        loss=loss,
        error=None if known is None else known.error if loss else 0.0,
        action=move.action,
        before=game,
    )


def _throw_text(event: Event) -> str:
    """A throw on one line: `roll white 4, blue 2`, `platter green, blue, pink`."""
    verb, thrown = next(iter(event.items()))
    if isinstance(thrown, dict):
        thrown = [f"{die} {face}" for die, face in thrown.items()]
    return f"{verb} {', '.join(str(one) for one in thrown)}"
