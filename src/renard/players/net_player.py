"""Players that decide by a value net, and what they think of every legal action."""

from dataclasses import dataclass

import numpy as np

from renard.players.net import Net
from renard.players.room import Room
from renard.players.tree import INNER
from renard.players.value import PER_ROUND, SCALE, choose_by_value, judge_decision
from renard.rules.sheet import Sheet


@dataclass
class Evaluation:
    """What a player expects of one decision: legal actions, and the final points of each."""

    actions: np.ndarray
    values: np.ndarray


class NetPlayer:
    """Goes where its net foretells most.

    `foresight` is the share of what the net foretells that counts: at 1 it is believed, at 0 only
    points that stand on the sheet matter.
    """

    def __init__(self, name: str, net: Net, foresight: float = 1.0) -> None:
        self.name = name
        self._net = net
        self.terms = net.terms
        """The numbers around the net, as far as it is believed."""
        self.terms[[SCALE, PER_ROUND]] *= foresight

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen = np.zeros(len(states), np.int32)
        room, net = Room.of_thread(), self._net
        choose_by_value(
            sheet.tables, states, seats, self.terms, net.weights, net.layers, room.pool,
            room.bytes, room.firsts, room.actions, room.out, room.table, room.points, room.inputs,
            room.sums, room.hidden, room.seen, room.values, chosen,
        )  # fmt: skip
        return chosen

    def evaluate(self, sheet: Sheet, states: np.ndarray, seats: np.ndarray) -> list[Evaluation]:
        """For every state, all legal actions with the final points that are expected of them."""
        room, net = Room.of_thread(), self._net
        found = []
        for i in range(len(states)):
            size = judge_decision(
                sheet.tables, states, i, int(seats[i]), self.terms, net.weights,
                net.layers, room.pool, room.bytes, room.firsts, room.actions, room.out,
                room.table, room.points, room.inputs, room.sums, room.hidden, room.seen,
                room.values,
            )  # fmt: skip
            firsts, values = room.firsts[1:size], room.values[1:size]
            leads = firsts != INNER
            actions = np.unique(firsts[leads])
            best = np.full(len(actions), -np.inf, np.float32)
            np.maximum.at(best, np.searchsorted(actions, firsts[leads]), values[leads])
            found.append(Evaluation(actions, best))
        return found
