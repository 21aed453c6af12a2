"""Who decides what, and what follows: rounds, rolls, platter, passive seats, extra dice.

After every action the table runs on by itself to the next decision or throw of dice.
"""

from typing import Any

from renard.rules import zones
from renard.rules.compiled import rule, small
from renard.rules.layout import (
    ACT_ON,
    ACT_PASS,
    ACT_REROLL,
    ACT_TAKEBACK,
    ASIDE,
    BONUS,
    CELLS,
    EXTRA,
    EXTRAS,
    FIELD,
    FOLLOW,
    HAND,
    IDLE,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PASSIVE,
    PHASE_OVER,
    PHASE_PLATTER,
    PHASE_PLAY,
    PHASE_ROLL,
    PICK,
    PLATTER,
    REROLL,
    ROLLS,
    ROUNDS,
    TAKEBACK,
    VERB_BONUS,
    VERB_ENTER,
    VERB_FOLLOW,
    VERB_ON,
    VERB_PASS,
    VERB_REROLL,
    VERB_TAKEBACK,
    VERB_UNLOCK,
    WINDOW,
)
from renard.rules.platter import bonuses, entries


@rule
def begin(sheet: Any, state: Any, out: Any) -> None:
    """Lay out fresh sheets and start round 1. The state is all zeros but for its players."""
    for seat in range(state.players):
        for cell in range(CELLS):
            state.cells[seat, cell] = sheet.cell_start[cell]
    _begin_round(sheet, state)
    for seat in range(state.players):
        state.asks[seat] = _next_question(sheet, state, seat, out)
    _run_on(sheet, state, out)


@rule
def _begin_round(sheet: Any, state: Any) -> None:
    state.part = PART_ROUND
    state.active = 0
    bonus = 0
    if state.round_now < ROUNDS:
        bonus = int(sheet.round_bonus[state.round_now])
    state.round_now += 1
    for seat in range(state.players):
        state.extras[seat] = 0
        bonuses.earn(sheet, state, seat, bonus)
        state.stage[seat] = BONUS


@rule
def _begin_turn(sheet: Any, state: Any) -> None:
    state.part = PART_ACTIVE
    state.rolls = 0
    for die in range(sheet.dice):
        state.where[die] = HAND
    for seat in range(state.players):
        if sheet.extra_once_per_round == 0:
            state.extras[seat] = 0
    _roll(state)


@small
def _roll(state: Any) -> None:
    """Ask for the next roll of the dice in hand."""
    state.rolls += 1
    state.rerolls = 0
    state.phase = PHASE_ROLL


@small
def apply_roll(sheet: Any, state: Any, faces: Any) -> None:
    """Dice were thrown: `faces` by die; those not in hand keep theirs."""
    for die in range(sheet.dice):
        if state.where[die] == HAND:
            state.faces[die] = faces[die]
    if state.part == PART_ACTIVE:
        state.phase = PHASE_PLAY
        state.stage[state.active] = PICK
        state.asks[state.active] = PICK
    else:
        state.phase = PHASE_PLATTER


@small
def apply_platter(sheet: Any, state: Any, dice: int) -> None:
    """Alone, passive: these three dice (as bits) were the lowest of the six."""
    for die in range(sheet.dice):
        if (dice >> die) & 1:
            state.where[die] = PLATTER
        elif sheet.solo_other_dice != 0:
            state.where[die] = FIELD
        else:
            state.where[die] = ASIDE
    state.phase = PHASE_PLAY
    state.stage[state.active] = PASSIVE
    state.asks[state.active] = PASSIVE


@small
def list_legal(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Write the ids of all that `seat` may do now to `out`, rising; returns how many."""
    asks = state.asks[seat]
    if asks == PICK:
        return _list_picks(sheet, state, seat, out)
    if asks == PASSIVE:
        return _list_passive(sheet, state, seat, out)
    if asks == BONUS:
        return bonuses.list_bonuses(sheet, state, seat, out, 0)
    if asks == EXTRAS:
        out[0] = ACT_PASS
        return _list_extras(sheet, state, seat, out, 1)
    if asks == WINDOW:
        out[0] = ACT_ON
        return _list_takebacks(sheet, state, out, 1)
    if asks == FOLLOW:
        out[0] = ACT_PASS
        return _list_follow(sheet, state, seat, follow_die(state), out, 1)
    return 0


@small
def _list_picks(sheet: Any, state: Any, seat: int, out: Any) -> int:
    # The ids of passing and rerolling come before every entry: list the entries behind room for
    # both, then close the gap.
    end = _list_dice(sheet, state, seat, HAND, out, 2)
    n = 0
    if sheet.may_give_up_roll != 0 or end == 2:
        out[n] = ACT_PASS
        n += 1
    if state.opened[seat, REROLL] > state.used[seat, REROLL]:
        out[n] = ACT_REROLL
        n += 1
    return _close_gap(out, n, 2, end)


@small
def _list_passive(sheet: Any, state: Any, seat: int, out: Any) -> int:
    end = _list_dice(sheet, state, seat, PLATTER, out, 1)
    n = 0
    if end == 1:
        # Only who can use nothing on the platter may look at the active player's dice fields.
        end = _list_dice(sheet, state, seat, FIELD, out, 1)
        out[n] = ACT_PASS
        n += 1
    elif sheet.passive_may_decline != 0:
        out[n] = ACT_PASS
        n += 1
    return _close_gap(out, n, 1, end)


@small
def _close_gap(out: Any, n: int, start: int, end: int) -> int:
    if n == start:
        return end
    for i in range(start, end):
        out[n] = out[i]
        n += 1
    return n


@small
def _list_dice(sheet: Any, state: Any, seat: int, place: int, out: Any, n: int) -> int:
    for die in range(sheet.dice):
        if state.where[die] == place:
            n = entries.list_entries(sheet, state, seat, die, out, n)
    return n


@small
def _list_extras(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    if state.opened[seat, EXTRA] > state.used[seat, EXTRA]:
        for die in range(sheet.dice):
            if (state.extras[seat] >> die) & 1 == 0:
                n = entries.list_entries(sheet, state, seat, die, out, n)
    return n


@small
def _any_extra(sheet: Any, state: Any, seat: int, out: Any) -> bool:
    """Whether an extra die could be entered; one is enough to know."""
    if state.opened[seat, EXTRA] > state.used[seat, EXTRA]:
        for die in range(sheet.dice):
            if (state.extras[seat] >> die) & 1 == 0:
                if entries.list_entries(sheet, state, seat, die, out, 0) > 0:
                    return True
    return False


@small
def _list_takebacks(sheet: Any, state: Any, out: Any, n: int) -> int:
    seat = state.active
    if state.opened[seat, TAKEBACK] > state.used[seat, TAKEBACK]:
        if sheet.takeback_without_dice != 0 or _dice_in(sheet, state, HAND) > 0:
            for die in range(sheet.dice):
                if state.where[die] == PLATTER:
                    out[n] = ACT_TAKEBACK + die
                    n += 1
    return n


@small
def _dice_in(sheet: Any, state: Any, place: int) -> int:
    n = 0
    for die in range(sheet.dice):
        if state.where[die] == place:
            n += 1
    return n


@small
def follow_die(state: Any) -> int:
    """The die whose further cross is being decided: the first still waiting."""
    die = 0
    while (state.follow >> die) & 1 == 0:
        die += 1
    return die


@rule
def _list_follow(sheet: Any, state: Any, seat: int, die: int, out: Any, n: int) -> int:
    zone = int(sheet.follow_zone)
    row = int(sheet.zone_row[zone])
    rows = int(sheet.zone_cells[zone]) // row
    for i in range(rows):
        if sheet.follow_row[die] < 0 or sheet.follow_row[die] == i:
            if follow_cell(sheet, state, seat, die, i) >= 0:
                out[n] = int(sheet.follow_first) + die * rows + i
                n += 1
    return n


@rule
def follow_cell(sheet: Any, state: Any, seat: int, die: int, row: int) -> int:
    """The free cell that shows the die's face in a row, as a choice of the zone, or -1."""
    zone = int(sheet.follow_zone)
    length = int(sheet.zone_row[zone])
    for choice in range(row * length, (row + 1) * length):
        if zones.fits(sheet, state, seat, zone, choice, int(state.faces[die])):
            return choice
    return -1


@small
def act(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Do what `action` itself does, without letting the table run on."""
    block = int(sheet.action_block[action])
    verb = sheet.block_verb[block]
    offset = action - int(sheet.block_first[block])
    choices = int(sheet.block_choices[block])
    zone = int(sheet.block_zone[block])
    if verb == VERB_ENTER:
        die = int(sheet.block_die[block])
        _enter_die(sheet, state, seat, die, zone, offset % choices, offset // choices)
    elif verb == VERB_BONUS:
        bonus = int(sheet.block_bonus[block])
        number = int(sheet.block_low[block]) + offset // choices
        bonuses.consume(sheet, state, seat, bonus)
        bonuses.enter(sheet, state, seat, zone, offset % choices, number)
    elif verb == VERB_FOLLOW:
        die = offset // choices
        choice = follow_cell(sheet, state, seat, die, offset % choices)
        state.follow &= ~(1 << die)
        bonuses.enter(sheet, state, seat, zone, choice, int(state.faces[die]))
    elif verb == VERB_PASS:
        _pass(state, seat)
    elif verb == VERB_ON:
        _go_on(sheet, state, seat)
    elif verb == VERB_REROLL:
        state.used[seat, REROLL] += 1
        state.rerolls += 1
        state.asks[seat] = IDLE
        state.phase = PHASE_ROLL
    elif verb == VERB_TAKEBACK:
        state.used[seat, TAKEBACK] += 1
        state.where[offset] = HAND
    elif verb == VERB_UNLOCK:
        bonuses.consume_list(sheet, state, seat)
        bonuses.earn(sheet, state, seat, bonuses.unlock(sheet, state, seat, offset))


@small
def _enter_die(sheet: Any, state: Any, seat: int, die: int, zone: int, way: int, how: int) -> None:
    number = entries.how_number(sheet, state, die, zone, how)
    choice = zones.choice_of(sheet, zone, number, way)
    entries.spend(sheet, state, seat, zone, how)
    stage = state.stage[seat]
    if stage == PICK:
        sent = _place_on_field(sheet, state, die)
        if zone == sheet.follow_zone:
            state.follow = sent
        state.stage[seat] = WINDOW
    elif stage == PASSIVE:
        state.stage[seat] = EXTRAS
    else:
        state.used[seat, EXTRA] += 1
        state.extras[seat] |= 1 << die
    bonuses.enter(sheet, state, seat, zone, choice, number)


@small
def _place_on_field(sheet: Any, state: Any, die: int) -> int:
    """Put the chosen die on a dice field and lower ones on the platter; returns these as bits."""
    state.where[die] = FIELD
    sent = 0
    for other in range(sheet.dice):
        if state.where[other] == HAND and state.faces[other] < state.faces[die]:
            state.where[other] = PLATTER
            sent |= 1 << other
    return sent


@small
def _pass(state: Any, seat: int) -> None:
    if state.asks[seat] == FOLLOW:
        state.follow &= ~(1 << follow_die(state))
    elif state.stage[seat] == PICK:
        state.stage[seat] = WINDOW
    elif state.stage[seat] == PASSIVE:
        state.stage[seat] = EXTRAS
    else:
        state.stage[seat] = IDLE


@small
def _go_on(sheet: Any, state: Any, seat: int) -> None:
    """Roll the dice in hand, or end the rolls where there are none or three were made."""
    if state.rolls < ROLLS and _dice_in(sheet, state, HAND) > 0:
        _roll(state)
        return
    for die in range(sheet.dice):
        if state.where[die] == HAND:
            state.where[die] = PLATTER
    state.stage[seat] = EXTRAS


@rule
def apply(sheet: Any, state: Any, seat: int, action: int, out: Any) -> None:
    """Do a legal action and run on to the next decision or throw. `out` is scratch."""
    act(sheet, state, seat, action)
    if state.phase == PHASE_PLAY:
        state.asks[seat] = _next_question(sheet, state, seat, out)
    _run_on(sheet, state, out)


@rule
def _run_on(sheet: Any, state: Any, out: Any) -> None:
    """Begin the parts of the round that follow, until somebody is asked or dice are awaited."""
    while state.phase == PHASE_PLAY and not _anybody_asked(state):
        _next_part(sheet, state)
        if state.phase == PHASE_PLAY:
            for seat in range(state.players):
                state.asks[seat] = _next_question(sheet, state, seat, out)


@small
def _anybody_asked(state: Any) -> bool:
    for seat in range(state.players):
        if state.asks[seat] != IDLE:
            return True
    return False


@rule
def _next_question(sheet: Any, state: Any, seat: int, out: Any) -> int:
    """Let a seat run on until it has something to decide; IDLE if it has nothing any more."""
    while state.follow != 0 and seat == state.active:
        die = follow_die(state)
        if _list_follow(sheet, state, seat, die, out, 0) > 0:
            return FOLLOW
        state.follow &= ~(1 << die)
    if bonuses.usable_waiting(sheet, state, seat):
        return BONUS
    stage = int(state.stage[seat])
    if stage == PICK or stage == PASSIVE:
        return stage
    if stage == WINDOW:
        if state.rolls < ROLLS and _list_takebacks(sheet, state, out, 0) > 0:
            return WINDOW
        _go_on(sheet, state, seat)
        if state.phase != PHASE_PLAY:
            return IDLE
    if state.stage[seat] == EXTRAS and _any_extra(sheet, state, seat, out):
        return EXTRAS
    state.stage[seat] = IDLE
    return IDLE


@rule
def _next_part(sheet: Any, state: Any) -> None:
    """Everybody is done with this part of the round: begin the next."""
    if state.part == PART_ROUND:
        _begin_turn(sheet, state)
    elif state.part == PART_ACTIVE:
        _begin_passive(sheet, state)
    elif state.active + 1 < state.players:
        state.active += 1
        _begin_turn(sheet, state)
    elif state.round_now < sheet.rounds[state.players]:
        _begin_round(sheet, state)
    else:
        state.phase = PHASE_OVER


@rule
def _begin_passive(sheet: Any, state: Any) -> None:
    state.part = PART_PASSIVE
    if state.players > 1:
        for seat in range(state.players):
            if seat != state.active:
                state.stage[seat] = PASSIVE
        return
    # Alone, the passive turn is a turn of its own, with a throw of all dice.
    if sheet.extra_once_per_round == 0:
        state.extras[0] = 0
    for die in range(sheet.dice):
        state.where[die] = HAND
    state.rolls = 0
    _roll(state)
