"""The coach's judgement: what its net expects of choices and positions."""

import numpy as np

from renard.coach.strength import left_by_others
from renard.coach.values import judge_chances
from renard.players.net_player import by_action
from renard.players.registry import net_player, strongest_of
from renard.players.room import room_of_thread
from renard.players.value import AIM, AIM_AHEAD
from renard.rules.layout import SEATS
from renard.rules.sheet import Sheet


class NoCoach(ValueError):
    """A game that nobody learnt, so that there is nothing to say about it."""


def has_coach(sheet: Sheet) -> bool:
    """Whether a net was trained for a game."""
    return bool(strongest_of(sheet).net)


class Judge:
    """The strongest player of a game: expected final points, or the expected lead of a race."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        level = strongest_of(sheet)
        if not level.net:
            raise NoCoach(f"the coach knows nothing about {sheet.id}: no net was trained for it")
        self.sheet = sheet
        self.players = players
        self.player = net_player(level, sheet)
        self.net = self.player.judge_among(players)

    @property
    def lead(self) -> bool:
        """Whether values are how far a seat will lie above the best other, not its points."""
        return bool(self.net.terms[AIM] == AIM_AHEAD)

    def choices(self, states: np.ndarray, seat: int) -> dict[int, float]:
        """Every legal action of `seat` in the one state, with what is expected of it."""
        found = self.player.evaluate(self.sheet, states, np.array([seat], np.int8))[0]
        values = (float(value) for value in found.values)
        return dict(zip(found.actions.tolist(), values, strict=True))

    def chances(self, states: np.ndarray, seat: int, assumed: np.ndarray) -> dict[int, float]:
        """Every legal action of `seat` in the one state, with the chance to win after it.

        `assumed` is how the seats play on, as `Strengths` has it.
        """
        room, spreads = room_of_thread(), np.zeros(SEATS)
        size = judge_chances(self.sheet.tables, states, seat, self.net, room, assumed, spreads)
        found = by_action(room, size)
        return dict(zip(found.actions.tolist(), map(float, found.values), strict=True))

    def left_by_others(self, states: np.ndarray, seat: int, assumed: np.ndarray) -> float:
        """Points that such others leave to `seat`, beyond what the net counts on."""
        return float(left_by_others(self.sheet.record, states[0], seat, assumed))
