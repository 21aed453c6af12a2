"""The ints behind the words of an action: which die, zone, cell, number, joker and polish."""

from typing import Any

from renard.compiling.decorators import rule
from renard.rules import zones
from renard.rules.layout import (
    ADDS_PARTNER,
    FOLLOW,
    TELL_AS,
    TELL_ASKS,
    TELL_BAR,
    TELL_BONUS,
    TELL_BOX,
    TELL_CELL,
    TELL_DIE,
    TELL_MARK,
    TELL_OTHER,
    TELL_OWN,
    TELL_PARTNER,
    TELL_VALUE,
    TELL_VERB,
    TELL_ZONE,
    VERB_BONUS,
    VERB_ENTER,
    VERB_FOLLOW,
    VERB_PASS,
    VERB_TAKEBACK,
    VERB_UNLOCK,
)
from renard.rules.platter import entries
from renard.rules.platter.choices import follow_choice, follow_die


@rule
def platter_describe(sheet: Any, state: Any, seat: int, action: int, tell: Any) -> None:
    block = int(sheet.action_block[action])
    verb = int(sheet.block_verb[block])
    offset = action - int(sheet.block_first[block])
    choices = int(sheet.block_choices[block])
    zone = int(sheet.block_zone[block])
    tell[TELL_VERB] = verb
    if verb == VERB_ENTER:
        die = int(sheet.block_die[block])
        tell[TELL_DIE] = die
        number = entries.how_number(sheet, state, die, zone, offset // choices)
        choice = zones.choice_of(sheet, zone, number, offset % choices)
        _tell_cell(sheet, state, seat, zone, choice, number, tell)
        _tell_how(sheet, die, zone, offset // choices, tell)
    elif verb == VERB_BONUS:
        tell[TELL_BONUS] = sheet.block_bonus[block]
        number = int(sheet.block_low[block]) + offset // choices
        _tell_cell(sheet, state, seat, zone, offset % choices, number, tell)
    elif verb == VERB_FOLLOW:
        die = offset // choices
        tell[TELL_DIE] = die
        choice = follow_choice(sheet, state, seat, die, offset % choices)
        _tell_cell(sheet, state, seat, zone, choice, int(state.faces[die]), tell)
    elif verb == VERB_TAKEBACK:
        tell[TELL_DIE] = offset
    elif verb == VERB_UNLOCK:
        tell[TELL_BAR] = offset
    elif verb == VERB_PASS and tell[TELL_ASKS] == FOLLOW:
        tell[TELL_DIE] = follow_die(state)


@rule
def _tell_cell(
    sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int, tell: Any
) -> None:
    tell[TELL_ZONE] = zone
    at = zones.cell(sheet, state, seat, zone, choice)
    tell[TELL_CELL] = at - sheet.zone_first[zone] + 1
    value = zones.written(sheet, state, seat, zone, at, number)
    if sheet.zone_writes[zone] != 0:
        tell[TELL_VALUE] = value
    elif sheet.zone_counts[zone] > 1:
        tell[TELL_MARK] = value


@rule
def _tell_how(sheet: Any, die: int, zone: int, how: int, tell: Any) -> None:
    ways = entries.ways_to_polish(sheet, zone)
    if how // ways > 0:
        tell[TELL_BOX] = sheet.joker_box[how // ways] + 1
        tell[TELL_AS] = sheet.joker_as[how // ways]
    pair = 1 if sheet.zone_adds[zone] == ADDS_PARTNER else 0
    tell[TELL_OWN] = sheet.polish_own[pair, how % ways]
    tell[TELL_OTHER] = sheet.polish_other[pair, how % ways]
    if pair == 1:
        tell[TELL_PARTNER] = entries.partner(sheet, die, zone)
