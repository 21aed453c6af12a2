"""What decisions lost, by a net: of one decision, and of every seat so far. Compiled."""

from typing import Any

from renard.coach.strength import KNOWN_DECISIONS, KNOWN_LOST
from renard.compiling.decorators import parallel, rule
from renard.log.rows import KIND_PLATTER, LOG_GONE, LOG_KIND, LOG_SEAT, LOG_WHAT, do_row
from renard.players.tree import INNER, best_of
from renard.players.value import judge_decision
from renard.rules import engine


@rule
def worth_of_choice(room: Any, size: int, action: int) -> float:
    """Of a judged tree: the best that an action leads to; of one that it has not, the best."""
    worth = room.values[best_of(room, size)]
    known = False
    for at in range(1, size):
        if room.firsts[at] == action and room.firsts[at] != INNER:
            if not known or room.values[at] > worth:
                worth = room.values[at]
            known = True
    return float(worth)


@parallel
def add_losses(
    sheets: Any, states: Any, players: int, rows: Any, first: int, net: Any, room: Any, known: Any
) -> None:
    """Follow the rows of a log from `first` on in the one state, and add what they lost to `known`.

    From the first row on, the game begins there, and nothing is known before. Rows that were taken
    back count for nothing, and choices without another for no decision.
    """
    if first == 0:
        for seat in range(players):
            known[seat, KNOWN_LOST] = 0.0
            known[seat, KNOWN_DECISIONS] = 0.0
        engine.clear(states[0])
        states[0].players = players
        engine.begin(sheets[0], states[0], room.out)
    for at in range(first, rows.shape[0]):
        row = rows[at]
        if row[LOG_GONE] != 0:
            continue
        seat = int(row[LOG_SEAT])
        decides = row[LOG_KIND] > KIND_PLATTER
        if decides and engine.list_legal(sheets[0], states[0], seat, room.actions) > 1:
            size = judge_decision(sheets, states, 0, seat, net, room)
            best = float(room.values[best_of(room, size)])
            known[seat, KNOWN_LOST] += best - worth_of_choice(room, size, int(row[LOG_WHAT]))
            known[seat, KNOWN_DECISIONS] += 1
        do_row(sheets[0], states[0], row, room.out)
