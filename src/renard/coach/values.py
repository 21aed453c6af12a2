"""What positions are worth to a seat, by a net: compiled, many at once."""

from typing import Any

from renard import dice
from renard.coach.chances import LEAST_SPREAD, chance_ahead, chance_of_lead
from renard.players.tree import best_of
from renard.players.value import AIM, AIM_AHEAD, judge_decision, worth_to
from renard.players.winning import leaves_dice, to_chances
from renard.rules import engine
from renard.rules.compiled import parallel, rule
from renard.rules.layout import PHASE_OVER, PHASE_PLATTER, PHASE_PLAY


@parallel
def best_values(sheets: Any, states: Any, seat: int, net: Any, room: Any, found: Any) -> None:
    """Write what the best choice of `seat`, who decides in every state, is worth to `found`."""
    for i in range(states.shape[0]):
        size = judge_decision(sheets, states, i, seat, net, room)
        found[i] = room.values[best_of(room, size)]


@parallel
def standing_value(sheets: Any, states: Any, seat: int, net: Any, room: Any) -> float:
    """What the first state is worth as it stands, with nothing for the seat to decide."""
    return float(worth_to(sheets[0], states[0], seat, net, room))


@rule
def foretell_others(sheets: Any, states: Any, seat: int, net: Any, room: Any, found: Any) -> None:
    """Write what the other seats may expect in the first state, as it stands, to `found`."""
    acting = engine.to_act(states[0])
    for other in range(states[0].players):
        if other == seat:
            continue
        if (acting >> other) & 1:
            size = judge_decision(sheets, states, 0, other, net, room)
            found[other] = room.values[best_of(room, size)]
        else:
            found[other] = worth_to(sheets[0], states[0], other, net, room)


@rule
def judge_chances(sheets: Any, states: Any, seat: int, net: Any, room: Any, spread: float) -> int:
    """As `judge_decision`, with chances to win in the place of points.

    In its own turn a seat's choice changes what the others may expect, by the dice that it leaves.
    """
    players = int(states[0].players)
    own_turn = leaves_dice(sheets[0], states[0], seat)
    lead = net.terms[AIM] == AIM_AHEAD
    if not own_turn and not lead:
        foretell_others(sheets, states, seat, net, room, room.answers[0])
    size = judge_decision(sheets, states, 0, seat, net, room)
    if own_turn:
        to_chances(sheets[0], room, size, seat, net, max(spread, LEAST_SPREAD), 0.0)
        return int(size)
    for at in range(1, size):
        expected = room.values[at]
        if lead:
            room.values[at] = chance_of_lead(expected, spread)
        else:
            room.values[at] = chance_ahead(expected, room.answers[0], players, seat, spread)
    return int(size)


@parallel
def throw_each(sheets: Any, before: Any, faces: Any, ties: Any, after: Any) -> None:
    """Write what each throw makes of the one state in `before`; ties of a platter by `ties`."""
    for i in range(after.shape[0]):
        after[i] = before[0]
        engine.apply_roll(sheets[0], after[i], faces[i])
        if after[i].phase == PHASE_PLATTER:
            dice.lay_platter(sheets[0], after[i], ties[i])


@parallel
def play_each(
    sheets: Any, states: Any, seats: Any, actions: Any, words: Any, faces: Any, out: Any
) -> int:
    """Do an action in every state (none where it is below 0) and throw what is due by its word.

    `seats` gets who decides next, or -1 where the game is over; returns how many go on.
    """
    left = 0
    for i in range(states.shape[0]):
        if actions[i] >= 0:
            engine.apply(sheets[0], states[i], int(seats[i]), int(actions[i]), out)
        dice.throw_due(sheets[0], states[i], words[i], faces)
        seats[i] = -1
        if states[i].phase == PHASE_PLAY:
            seats[i] = engine.first_to_act(states[i])
        if states[i].phase != PHASE_OVER:
            left += 1
    return left
