"""What a net's player does: to the best end of its tree, by points or by the chance to win."""

from typing import Any

from renard.compiling.decorators import parallel
from renard.players.tree import best_of
from renard.players.value import SPREAD, judge_decision
from renard.players.winning import weigh
from renard.rules import engine


@parallel
def choose_by_value(sheets: Any, states: Any, seats: Any, net: Any, room: Any, chosen: Any) -> None:
    """Write the first action towards the best position for every state to `chosen`."""
    for i in range(states.shape[0]):
        seat = int(seats[i])
        if engine.list_legal(sheets[0], states[i], seat, room.actions) == 1:
            chosen[i] = room.actions[0]
            continue
        size = judge_decision(sheets, states, i, seat, net, room)
        if net.terms[SPREAD] > 0:
            weigh(sheets[0], room, size, seat, net)
        chosen[i] = room.firsts[best_of(room, size)]
