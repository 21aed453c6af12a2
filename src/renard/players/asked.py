"""Several seats are asked at the same time: the position as each of them meets it.

Who has answered already must change nothing for the others. So a seat decides as if those before it
had, and those after it had not: the order in which games are simulated and nets are trained.
"""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.layout import BONUS, BONUSES, IDLE, PART_ACTIVE, PART_PASSIVE, PASSIVE


@small
def as_asked(state: Any, seat: int) -> None:
    """Put the others of a part of the round in which all are asked to where they are in order."""
    if state.part == PART_ACTIVE:
        return
    question = PASSIVE if state.part == PART_PASSIVE else BONUS
    for other in range(state.players):
        if other != seat and (other != state.active or question == BONUS):
            asked = question if other > seat else IDLE
            state.stage[other] = asked
            state.asks[other] = asked
            if asked == IDLE:
                # Whoever has answered has no bonus left to use; one would hold the turn up.
                for bonus in range(BONUSES):
                    state.waiting[other, bonus] = 0


@small
def ask_about_platter(state: Any, seat: int) -> None:
    """The active player is done: ask `seat` what it takes from the platter."""
    state.part = PART_PASSIVE
    state.follow = 0
    state.stage[state.active] = IDLE
    state.asks[state.active] = IDLE
    state.stage[seat] = PASSIVE
    state.asks[seat] = PASSIVE
    as_asked(state, seat)
