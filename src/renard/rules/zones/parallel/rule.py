"""Parallel: lines of equal length, each filled from left to right. The choice is the line."""

from typing import Any

from renard.compiling.decorators import small
from renard.rules.zones.track import rule as track


@small
def fits(sheet: Any, state: Any, seat: int, zone: int, choice: int, number: int) -> bool:
    length = int(sheet.zone_row[zone])
    first = int(sheet.zone_first[zone]) + choice * length
    at = track.next_cell(state, seat, first, length)
    return at >= 0 and track.follows(sheet, state, seat, zone, choice, first, at, number)


@small
def cell(sheet: Any, state: Any, seat: int, zone: int, choice: int) -> int:
    length = int(sheet.zone_row[zone])
    return track.next_cell(state, seat, int(sheet.zone_first[zone]) + choice * length, length)
