"""What a sheet prints, as plain data: for drawing it and for telling it in words.

Cells count from 1 within their zone, as in the game record.
"""

from typing import Any

from renard.rules import layout
from renard.rules.loading.plan import Line, Zone
from renard.rules.loading.zones import ADDS, ORDERS
from renard.rules.sheet import Sheet
from renard.wasm.names import BONUS_KINDS, ZONE_KINDS

_ADDS = {number: name for name, number in ADDS.items()}
_ORDERS = {number: name for name, number in ORDERS.items()}
_FREE = {layout.ANY_NUMBER: "any", layout.NEXT_NUMBER: "next"}


def describe_plan(sheet: Sheet) -> dict[str, Any]:
    """Zones, bonuses, bars, rounds; of a race its rows and tiles."""
    record = sheet.record
    names = sheet.bonuses or [""]
    return {
        "zones": {zone.name: _zone(sheet, zone) for zone in sheet.zones},
        "bonuses": {name: _bonus(sheet, b) for b, name in enumerate(sheet.bonuses) if name},
        "bars": {
            name: {"boxes": int(record.bar_boxes[bar]), "end": names[int(record.bar_end[bar])]}
            for bar, name in enumerate(layout.BAR_NAMES)
            if record.bar_boxes[bar]
        },
        "list_bars": [
            name for bar, name in enumerate(layout.BAR_NAMES) if (int(record.list_bars) >> bar) & 1
        ],
        "jokers": [0 if shown == "?" else shown for shown in _lists(sheet).get("joker", [])],
        "round_bonus": [names[int(bonus)] for bonus in record.round_bonus] if sheet.zones else [],
        "rounds": [int(count) for count in record.rounds],
        "rows": [] if sheet.zones else [_row(record, row) for row in range(layout.ROWS)],
        "tiles": [int(points) for points in record.tile_points[: int(record.tiles)]],
        "empty_stacks": int(record.empty_stacks),
    }


def _lists(sheet: Sheet) -> dict[str, Any]:
    lists: dict[str, Any] = sheet.printed.get("lists", {})
    return lists


def _zone(sheet: Sheet, zone: Zone) -> dict[str, Any]:
    return {
        "name": zone.name,
        "kind": ZONE_KINDS[zone.kind],
        "die": sheet.dice[zone.die],
        "adds": _ADDS[zone.adds],
        "writes": zone.writes,
        "row": zone.row,
        "cells": [
            {
                "number": cell.number,
                "factor": cell.factor,
                "minimum": cell.minimum,
                "weight": cell.weight,
                "pair": cell.pair + 1,
                "start": cell.start,
            }
            for cell in zone.cells
        ],
        "lines": [_line(line) for line in zone.lines],
        "points_by_count": zone.by_count,
        "steps": zone.steps,
        "restart": zone.restart if zone.restart >= 0 else None,
        "orders": [_ORDERS[order] for order in zone.orders],
        "grid": [[None if at is None else at + 1 for at in row] for row in zone.printed],
        "follow_rows": [sheet.dice[die] for die in zone.follow_rows],
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "cells": [cell + 1 for cell in line.cells],
        "bonus": line.bonus,
        "points": line.points,
        "least": line.least,
    }


def _bonus(sheet: Sheet, bonus: int) -> dict[str, Any]:
    record = sheet.record
    kind = int(record.bonus_kind[bonus])
    members = int(record.bonus_members[bonus]) if kind == layout.BONUS_CHOICE else 0
    return {
        "name": sheet.bonuses[bonus],
        "kind": BONUS_KINDS[kind],
        "bar": layout.BAR_NAMES[record.bonus_bar[bonus]] if kind == layout.BONUS_UNLOCK else None,
        "entries": _entries(sheet, bonus) if kind == layout.BONUS_ENTRY else {},
        "members": [name for b, name in enumerate(sheet.bonuses) if (members >> b) & 1],
    }


def _entries(sheet: Sheet, bonus: int) -> dict[str, Any]:
    """By zone: the numbers that a bonus may write there."""
    record = sheet.record
    found: dict[str, Any] = {}
    for z, zone in enumerate(sheet.zones):
        block = int(record.bonus_block[bonus, z])
        if block >= 0:
            low = int(record.block_low[block])
            found[zone.name] = _FREE.get(low, [low, low + int(record.block_numbers[block]) - 1])
    return found


def _row(record: Any, row: int) -> dict[str, Any]:
    return {
        "number": int(record.row_sum[row]),
        "squares": int(record.row_squares[row]),
        "chips": [int(record.row_chips[players, row]) for players in range(layout.SEATS + 1)],
    }
