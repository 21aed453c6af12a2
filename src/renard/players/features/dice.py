"""Features of the six dice: where they lie, what they show, where they could be entered."""

from typing import Any

from renard.compiling.decorators import small
from renard.players.features.writing import one_hot
from renard.rules import zones
from renard.rules.layout import (
    ADDS_PARTNER,
    ASIDE,
    HAND,
    PART_ROUND,
    PHASE_OVER,
    PHASE_PLAY,
)
from renard.rules.platter.entries import entry_number, partner

_FACES = 6


@small
def dice_features(sheet: Any, state: Any, seat: int, out: Any, n: int) -> int:
    """Append the dice. Of a die that is thrown next, only that; between turns, nothing."""
    between = state.part == PART_ROUND or state.phase == PHASE_OVER
    for die in range(sheet.dice):
        n = one_hot(out, n, -1 if between else int(state.where[die]), ASIDE)
        face = int(state.faces[die]) if shown(state, die) else 0
        n = one_hot(out, n, face - 1, _FACES)
        out[n] = (state.follow >> die) & 1
        n += 1
        for i in range(sheet.die_zones[die]):
            zone = int(sheet.die_zone[die, i])
            fits = False
            if face > 0:
                fits = _fits(sheet, state, seat, die, zone, face)
            out[n] = 1 if fits else 0
            n += 1
    return n


@small
def shown(state: Any, die: int) -> bool:
    """Whether the face of a die still matters: it does not before its next throw."""
    if state.part == PART_ROUND or state.phase == PHASE_OVER:
        return False
    return bool(state.phase == PHASE_PLAY or state.where[die] != HAND)


@small
def _fits(sheet: Any, state: Any, seat: int, die: int, zone: int, face: int) -> bool:
    if sheet.zone_adds[zone] == ADDS_PARTNER and not shown(state, partner(sheet, die, zone)):
        return False
    number = entry_number(sheet, state, die, zone, face)
    return bool(zones.any_fits(sheet, state, seat, zone, number))
