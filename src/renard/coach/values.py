"""What positions are worth to a seat, by a net: compiled, many at once."""

from typing import Any

from renard import dice
from renard.coach.chances import chance_ahead, chance_of_lead
from renard.coach.strength import ASSUMED_SHAPE, LEAST_SPREAD, mean_of, spread_of_seat
from renard.compiling.decorators import parallel, rule
from renard.players.tree import INNER, best_of
from renard.players.value import AIM, AIM_AHEAD, judge_decision, rounds_to_come, worth_to
from renard.players.winning import dice_key, find_way, leaves_dice, look_around
from renard.rules import engine
from renard.rules.layout import PHASE_OVER, PHASE_PLAY


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
def judge_chances(
    sheets: Any, states: Any, seat: int, net: Any, room: Any, assumed: Any, spreads: Any
) -> int:
    """As `judge_decision`, with chances to win in the place of points, as seats are `assumed`.

    In its own turn a seat's choice changes what the others may expect, by the dice that it leaves.
    `spreads` is scratch, a number for each seat.
    """
    sheet, state = sheets[0], states[0]
    lead = net.terms[AIM] == AIM_AHEAD
    own_turn = leaves_dice(sheet, state, seat)
    if not own_turn and not lead:
        foretell_others(sheets, states, seat, net, room, room.answers[0])
    size = judge_decision(sheets, states, 0, seat, net, room)
    best = float(room.values[best_of(room, size)])
    ways = look_around(sheet, room, size, seat, net) if own_turn else 1
    if not lead:
        _expect_of_others(sheet, state, seat, net, room, ways, assumed)
    for one in range(state.players):
        spreads[one] = spread_of_seat(sheet, state, one, net, assumed)
    # What the seat falls behind later is the same for all choices of now.
    behind = mean_of(sheet, state, seat, best, net, assumed, room.points) - best
    for at in range(1, size):
        if room.firsts[at] == INNER:
            continue
        end, worth = room.pool[at], float(room.values[at])
        done = rounds_to_come(sheet, end, seat) < 0
        mean = worth if done else worth + behind
        spread = LEAST_SPREAD if done else spreads[seat]
        if lead:
            room.values[at] = chance_of_lead(mean, spread, assumed, ASSUMED_SHAPE, seat)
        else:
            row = (
                min(find_way(room.platters, ways, dice_key(sheet, end)), ways - 1)
                if own_turn
                else 0
            )
            others = room.answers[row]
            room.values[at] = chance_ahead(
                mean, spread, others, spreads, assumed, ASSUMED_SHAPE, state.players, seat
            )
    return int(size)


@rule
def _expect_of_others(
    sheet: Any, state: Any, seat: int, net: Any, room: Any, ways: int, assumed: Any
) -> None:
    """Turn what others would come to at their best into what they come to as they are."""
    for row in range(ways):
        for other in range(state.players):
            if other != seat:
                room.answers[row, other] = mean_of(
                    sheet, state, other, float(room.answers[row, other]), net, assumed, room.points
                )


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
