"""What bots make of a day's dice: thousands of runs to be compared with, and a master's run.

A level decides the same in the same position, so on the same dice all its runs would be one run.
Bots of a field slip: at one decision in six, drawn anew for every run, they do what one of the
levels below them would, which is drawn too.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from renard.daily.calendar import players_of_daily
from renard.daily.drawing import deciding_levels, fill_run_seeds
from renard.daily.stepping import Throws
from renard.lockstep.results import rows_of
from renard.lockstep.side_by_side import apply_all, list_decisions
from renard.players import Player, decide, make_player
from renard.players.registry import levels_of
from renard.record.format import Record
from renard.rules.game import Game
from renard.rules.layout import SEATS, STATE
from renard.rules.sheet import Sheet
from renard.table import DiceSource, Table

RUNS = 10_000
"""Bots that a server compares people with."""


@dataclass(frozen=True)
class Field:
    """The results of many bots on one day's dice."""

    scores: dict[str, dict[int, int]]
    """By level: how often each score came."""

    def better_than(self, score: int) -> float:
        """The share of bots that a score is better than; a tie counts half."""
        worse = ties = count = 0
        for counted in self.scores.values():
            for other, times in counted.items():
                count += times
                worse += times if other < score else 0
                ties += times if other == score else 0
        return (worse + ties / 2) / count

    @property
    def runs(self) -> int:
        return sum(sum(counted.values()) for counted in self.scores.values())


def field_levels(sheet: Sheet) -> list[str]:
    """The levels of a field: all between pure chance and the strongest."""
    return [level.name for level in levels_of(sheet)[1:-1]]


class Slipping:
    """A level that now and then does what one below it would."""

    def __init__(self, players: Sequence[Player]) -> None:
        """The levels from pure chance up; the last one is the one that slips."""
        self.name = players[-1].name
        self._players = players

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen, deciding = np.zeros((2, len(states)), np.int32)
        deciding_levels(words, len(self._players) - 1, deciding)
        for number, player in enumerate(self._players):
            asked = deciding == number
            if asked.any():
                chosen[asked] = player.choose(sheet, states[asked], seats[asked], words[asked])
        return chosen


def play_field(sheet: Sheet, source: DiceSource, rival: str, runs: int = RUNS) -> Field:
    """Play so many runs, evenly by level; where a game needs others, the rival sits there."""
    throws = Throws(sheet, source)
    others = make_player(rival, sheet)
    levels = field_levels(sheet)
    players = [make_player(level.name, sheet) for level in levels_of(sheet)[:-1]]
    scores = {}
    for number, name in enumerate(levels, 1):
        seeds = np.zeros(len(range(number - 1, runs, len(levels))), np.uint64)
        fill_run_seeds(number, seeds)
        slipping = Slipping(players[: number + 1])
        found = scores_of(sheet, play_runs(sheet, throws, slipping, others, seeds))
        scores[name] = dict(sorted(Counter(found.tolist()).items()))
    return Field(scores)


def play_runs(
    sheet: Sheet, throws: Throws, player: Player, others: Player, seeds: np.ndarray
) -> np.ndarray:
    """The final states of a run for each seed, which only decisions are drawn from."""
    players = players_of_daily(sheet)
    states = np.zeros(len(seeds), STATE)
    states[:] = Game(sheet, players).states[0]
    decided = np.zeros((len(seeds), SEATS), np.int32)
    seats = np.zeros(len(seeds), np.int8)
    words = np.zeros(len(seeds), np.uint64)
    running, out = np.arange(len(seeds)), np.zeros(sheet.actions, np.int32)
    while len(running):
        throws.throw_due(states, running)
        left = list_decisions(states, running, seeds, decided, seats, words)
        running = running[:left]
        actions = np.zeros(left, np.int32)
        for who, mine in ((player, seats[:left] == 0), (others, seats[:left] > 0)):
            if mine.any():
                asked = states[running[mine]]
                actions[mine] = who.choose(sheet, asked, seats[:left][mine], words[:left][mine])
        apply_all(sheet.tables, states, running, seats, actions, out)
    return states


def scores_of(sheet: Sheet, states: np.ndarray) -> np.ndarray:
    """The score of seat 0: its points alone, else how far it lies above the best other."""
    totals = rows_of(sheet, states)["totals"].astype(np.int64)
    players = int(states["players"][0])
    if players == 1:
        return np.asarray(totals[:, 0])
    return np.asarray(totals[:, 0] - totals[:, 1:players].max(axis=1))


def score_of(game: Game) -> int:
    """The same of one game."""
    totals = [game.score(seat).total for seat in range(game.players)]
    return totals[0] - max(totals[1:], default=0)


def score_of_record(record: Record) -> int:
    """The same of a record."""
    totals = [int(score["total"]) for score in record.scores]
    return totals[0] - max(totals[1:], default=0)


def record_run(sheet: Sheet, source: DiceSource, level: str, rival: str) -> Record:
    """The run of a level on a day's dice, which never slips."""
    seats = [level] + [rival] * (players_of_daily(sheet) - 1)
    table = Table(sheet, seats, source)
    players = [make_player(name, sheet) for name in seats]
    while not table.over:
        seat = table.to_act()[0]
        table.submit(seat, table.version, decide(players[seat], table.game, seat, 0))
    return table.record()
