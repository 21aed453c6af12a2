"""What an action itself does: mark, earn, spend, move dice."""

from typing import Any

from renard.compiling.decorators import small
from renard.rules import zones
from renard.rules.layout import (
    EXTRA,
    EXTRAS,
    FIELD,
    FOLLOW,
    HAND,
    IDLE,
    PASSIVE,
    PHASE_ROLL,
    PICK,
    PLATTER,
    REROLL,
    ROLLS,
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
from renard.rules.platter.choices import dice_in, follow_choice, follow_die


@small
def act(sheet: Any, state: Any, seat: int, action: int) -> None:
    """Do what `action` itself does, without letting the table run on."""
    block = int(sheet.action_block[action])
    verb = sheet.block_verb[block]
    offset = action - int(sheet.block_first[block])
    choices = int(sheet.block_choices[block])
    if verb == VERB_ENTER or verb == VERB_BONUS or verb == VERB_FOLLOW:
        _enter(sheet, state, seat, block, offset % choices, offset // choices)
    elif verb == VERB_PASS:
        _pass(state, seat)
    elif verb == VERB_ON:
        go_on(sheet, state, seat)
    elif verb == VERB_REROLL:
        state.used[seat, REROLL] += 1
        state.rerolls += 1
        state.phase = PHASE_ROLL
    elif verb == VERB_TAKEBACK:
        state.used[seat, TAKEBACK] += 1
        state.where[offset] = HAND
    elif verb == VERB_UNLOCK:
        bonuses.consume_list(sheet, state, seat)
        bonuses.earn(sheet, state, seat, bonuses.unlock(sheet, state, seat, offset))


@small
def _enter(sheet: Any, state: Any, seat: int, block: int, way: int, variant: int) -> None:
    """An entry of a die, of a bonus or of a die that follows: spend what brings it, then mark."""
    verb = sheet.block_verb[block]
    zone = int(sheet.block_zone[block])
    if verb == VERB_ENTER:
        die = int(sheet.block_die[block])
        number = entries.how_number(sheet, state, die, zone, variant)
        choice = zones.choice_of(sheet, zone, number, way)
        entries.spend(sheet, state, seat, zone, variant)
        _use_die(sheet, state, seat, die, zone)
    elif verb == VERB_BONUS:
        number = int(sheet.block_low[block]) + variant
        choice = way
        bonuses.consume(sheet, state, seat, int(sheet.block_bonus[block]))
    else:
        number = int(state.faces[variant])
        choice = follow_choice(sheet, state, seat, variant, way)
        state.follow &= ~(1 << variant)
    bonuses.enter(sheet, state, seat, zone, choice, number)


@small
def _use_die(sheet: Any, state: Any, seat: int, die: int, zone: int) -> None:
    """Move the chosen die and the seat on, as the question was pick, passive or extra."""
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
def go_on(sheet: Any, state: Any, seat: int) -> None:
    """Roll the dice in hand, or end the rolls where there are none or three were made."""
    if state.rolls < ROLLS and dice_in(sheet, state, HAND) != 0:
        next_roll(state)
        return
    for die in range(sheet.dice):
        if state.where[die] == HAND:
            state.where[die] = PLATTER
    state.stage[seat] = EXTRAS


@small
def next_roll(state: Any) -> None:
    """Ask for the next roll of the dice in hand."""
    state.rolls += 1
    state.rerolls = 0
    state.phase = PHASE_ROLL
