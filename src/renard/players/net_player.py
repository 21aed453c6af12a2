"""Players that decide by a value net, and what they think of every legal action."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from renard.players.deciding import choose_by_value
from renard.players.net import CompiledNet, Net
from renard.players.room import Room, room_of_thread
from renard.players.tree import INNER
from renard.players.value import judge_decision
from renard.rules.sheet import Sheet


@dataclass
class Evaluation:
    """What a player expects of one decision: legal actions, and the final points of each."""

    actions: np.ndarray
    values: np.ndarray


class NetPlayer:
    """Goes where its net foretells most, for itself or against the others.

    `foresight` is the share of what the net foretells that counts: at 1 it is believed, at 0 only
    points that stand on the sheet matter. With a `spread` it plays to win.
    """

    def __init__(
        self,
        name: str,
        net: Net,
        foresight: float = 1.0,
        spread: float = 0.0,
        among: Mapping[int, Net] | None = None,
    ) -> None:
        """`among` may name other nets by how many play."""
        self.name = name
        self._judge = net.judge(foresight, spread)
        self._among = {
            players: other.judge(foresight, spread) for players, other in (among or {}).items()
        }

    def judge_among(self, players: int) -> CompiledNet:
        """The net that decides where so many play."""
        return self._among.get(players, self._judge)

    def choose(
        self, sheet: Sheet, states: np.ndarray, seats: np.ndarray, words: np.ndarray
    ) -> np.ndarray:
        chosen = np.zeros(len(states), np.int32)
        counts = np.unique(states["players"])
        if len(counts) == 1:
            net = self.judge_among(int(counts[0]))
            choose_by_value(sheet.tables, states, seats, net, room_of_thread(), chosen)
            return chosen
        for players in counts:
            mine = states["players"] == players
            chosen[mine] = self.choose(sheet, states[mine], seats[mine], words[mine])
        return chosen

    def evaluate(self, sheet: Sheet, states: np.ndarray, seats: np.ndarray) -> list[Evaluation]:
        """For every state, all legal actions with the final points that are expected of them."""
        room = room_of_thread()
        found = []
        for i in range(len(states)):
            net = self.judge_among(int(states[i]["players"]))
            size = judge_decision(sheet.tables, states, i, int(seats[i]), net, room)
            found.append(by_action(room, size))
        return found


def by_action(room: Room, size: int) -> Evaluation:
    """Of a judged tree: every first action with the best that it leads to."""
    firsts, values = room.firsts[1:size], room.values[1:size]
    leads = firsts != INNER
    actions = np.unique(firsts[leads])
    best = np.full(len(actions), -np.inf, np.float32)
    np.maximum.at(best, np.searchsorted(actions, firsts[leads]), values[leads])
    return Evaluation(actions, best)
