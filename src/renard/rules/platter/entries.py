"""Entering a die in a zone: which numbers it can count as, and what is legal with it."""

from typing import Any

from renard.compiling.decorators import for_gpu, rule, small
from renard.rules import zones
from renard.rules.layout import (
    ADDS_PARTNER,
    ADDS_PLATTER,
    JOKER,
    PLATTER,
    POLISH,
)


@rule
@for_gpu(copied=True, written_out=True)
def list_entries(sheet: Any, state: Any, seat: int, die: int, out: Any, n: int) -> int:
    """Append every way `seat` can enter `die`: zones, then jokers, polishes, choices."""
    jokers = 1
    if sheet.bar_boxes[JOKER] > 0:
        jokers = int(sheet.jokers_open[state.opened[seat, JOKER]])
    polishes = 0
    if sheet.bar_boxes[POLISH] > 0:
        polishes = int(state.opened[seat, POLISH] - state.used[seat, POLISH])
    for i in range(sheet.die_zones[die]):
        zone = int(sheet.die_zone[die, i])
        first = int(sheet.entry_first[die, zone])
        if jokers == 1 and polishes == 0:
            number = entry_number(sheet, state, die, zone, int(state.faces[die]))
            n = zones.list_fits(sheet, state, seat, zone, number, first, out, n)
        else:
            n = _list_helped(sheet, state, seat, die, zone, jokers, polishes, first, out, n)
    return n


@rule
def _list_helped(
    sheet: Any,
    state: Any,
    seat: int,
    die: int,
    zone: int,
    jokers: int,
    polishes: int,
    first: int,
    out: Any,
    n: int,
) -> int:
    """Append the ways to enter `die` in `zone` with or without jokers and polishes."""
    for joker in range(jokers):
        face = joker_face(sheet, state, seat, die, joker)
        if face > 0:
            start = first + joker * ways_to_polish(sheet, zone) * int(sheet.zone_ways[zone])
            n = _list_polished(sheet, state, seat, die, zone, face, polishes, start, out, n)
    return n


@rule
def _list_polished(
    sheet: Any,
    state: Any,
    seat: int,
    die: int,
    zone: int,
    face: int,
    polishes: int,
    first: int,
    out: Any,
    n: int,
) -> int:
    pair = 1 if sheet.zone_adds[zone] == ADDS_PARTNER else 0
    for polish in range(sheet.polish_within[pair, polishes]):
        own = int(sheet.polish_own[pair, polish])
        other = int(sheet.polish_other[pair, polish])
        if own != 0 and (state.where[die] != PLATTER or face + own < 1 or face + own > 6):
            continue
        if other != 0:
            mate = partner(sheet, die, zone)
            result = int(state.faces[mate]) + other
            if state.where[mate] != PLATTER or result < 1 or result > 6:
                continue
        number = entry_number(sheet, state, die, zone, face + own) + other
        start = first + polish * int(sheet.zone_ways[zone])
        n = zones.list_fits(sheet, state, seat, zone, number, start, out, n)
    return n


@small
def entry_number(sheet: Any, state: Any, die: int, zone: int, face: int) -> int:
    """The number that `die`, counted as `face`, brings to `zone`."""
    adds = sheet.zone_adds[zone]
    if adds == ADDS_PARTNER:
        return face + int(state.faces[partner(sheet, die, zone)])
    if adds == ADDS_PLATTER:
        for other in range(sheet.dice):
            if other != die and state.where[other] == PLATTER:
                face += int(state.faces[other])
    return face


@small
def partner(sheet: Any, die: int, zone: int) -> int:
    """The die that is added to `die` in a zone that enters the sum of its own die and the wild."""
    if die == sheet.wild:
        return int(sheet.zone_die[zone])
    return int(sheet.wild)


@small
def joker_face(sheet: Any, state: Any, seat: int, die: int, joker: int) -> int:
    """The face of `die` under a joker (0: none), or 0 where that joker cannot be used on it."""
    face = int(state.faces[die])
    if joker == 0:
        return face
    box = sheet.joker_box[joker]
    if box >= state.opened[seat, JOKER] or (state.used[seat, JOKER] >> box) & 1:
        return 0
    as_face = int(sheet.joker_as[joker])
    if as_face == face:
        return 0
    return as_face


@small
def ways_to_polish(sheet: Any, zone: int) -> int:
    """How many ids a choice needs for the polishes that may go with it."""
    pair = 1 if sheet.zone_adds[zone] == ADDS_PARTNER else 0
    return int(sheet.polish_within[pair, 3])


@small
def spend(sheet: Any, state: Any, seat: int, zone: int, how: int) -> None:
    """Use up the joker box and the polishes of an entry."""
    ways = ways_to_polish(sheet, zone)
    joker = how // ways
    if joker > 0:
        state.used[seat, JOKER] |= 1 << sheet.joker_box[joker]
    pair = 1 if sheet.zone_adds[zone] == ADDS_PARTNER else 0
    own = int(sheet.polish_own[pair, how % ways])
    other = int(sheet.polish_other[pair, how % ways])
    state.used[seat, POLISH] += abs(own) + abs(other)


@small
def how_number(sheet: Any, state: Any, die: int, zone: int, how: int) -> int:
    """The number that `die` brings to `zone` with the joker and polishes of `how`."""
    ways = ways_to_polish(sheet, zone)
    face = int(state.faces[die])
    joker = how // ways
    if joker > 0:
        face = int(sheet.joker_as[joker])
    pair = 1 if sheet.zone_adds[zone] == ADDS_PARTNER else 0
    own = int(sheet.polish_own[pair, how % ways])
    other = int(sheet.polish_other[pair, how % ways])
    return entry_number(sheet, state, die, zone, face + own) + other
