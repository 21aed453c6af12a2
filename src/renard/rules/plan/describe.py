"""From a loaded sheet to its plan."""

import base64
from dataclasses import asdict
from typing import Any, cast

from renard.rules import layout
from renard.rules.loading.plan import Cell, Line, Zone
from renard.rules.plan import shape
from renard.rules.sheet import Sheet
from renard.rules.zones.kinds import KINDS
from renard.rules.zones.reading import ADDS, ORDERS

_ADDS = {number: name for name, number in ADDS.items()}
_ORDERS = {number: name for name, number in ORDERS.items()}
_FREE = {layout.ANY_NUMBER: "any", layout.NEXT_NUMBER: "next"}
_BONUS_KINDS = {
    layout.BONUS_UNLOCK: "unlock",
    layout.BONUS_FOX: "fox",
    layout.BONUS_LISTS: "lists",
    layout.BONUS_ENTRY: "entry",
    layout.BONUS_CHOICE: "choice",
}


def describe_sheet(sheet: Sheet) -> dict[str, Any]:
    """A game's names, its plan, and its tables, ready for JSON."""
    data = shape.SheetData(
        id=sheet.id,
        title=sheet.title,
        known_as=sheet.known_as,
        source=sheet.source,
        provenance=cast(shape.Provenance, sheet.provenance),
        format=sheet.printed["format"],
        version=sheet.version,
        digest=sheet.digest,
        flow=cast(Any, sheet.flow),
        players=sheet.players,
        parts=cast(Any, sheet.parts),
        rating=shape.Rating(sheet.rating_limits, sheet.rating_titles),
        dice=sheet.dice,
        wild=sheet.dice[int(sheet.record.wild)] if sheet.zones else "",
        named_dice=sheet.named_dice,
        zones=[zone.name for zone in sheet.zones],
        bonuses=sheet.bonuses,
        rulings=sheet.rulings,
        actions=sheet.actions,
        plan=plan_of(sheet),
        tables=base64.b64encode(sheet.tables.tobytes()).decode(),
    )
    return asdict(data)


def plan_of(sheet: Sheet) -> shape.SheetPlan:
    """Zones, bonuses, bars, rounds; of a race its rows and tiles."""
    record = sheet.record
    names = sheet.bonuses or [""]
    bars = cast(tuple[shape.Bar, ...], layout.BAR_NAMES)
    return shape.SheetPlan(
        format=shape.FORMAT,
        zones={zone.name: _zone(sheet, zone) for zone in sheet.zones},
        bonuses={name: _bonus(sheet, b) for b, name in enumerate(sheet.bonuses) if name},
        bars={
            name: shape.BarPlan(int(record.bar_boxes[bar]), names[int(record.bar_end[bar])])
            for bar, name in enumerate(bars)
            if record.bar_boxes[bar]
        },
        list_bars=[name for bar, name in enumerate(bars) if (int(record.list_bars) >> bar) & 1],
        jokers=[0 if shown == "?" else shown for shown in _lists(sheet).get("joker", [])],
        round_bonus=[names[int(bonus)] for bonus in record.round_bonus] if sheet.zones else [],
        rounds=[int(count) for count in record.rounds],
        rows=[] if sheet.zones else [_row(record, row) for row in range(layout.ROWS)],
        tiles=[int(points) for points in record.tile_points[: int(record.tiles)]],
        empty_stacks=int(record.empty_stacks),
    )


def _lists(sheet: Sheet) -> dict[str, Any]:
    lists: dict[str, Any] = sheet.printed.get("lists", {})
    return lists


def _zone(sheet: Sheet, zone: Zone) -> shape.ZonePlan:
    return shape.ZonePlan(
        name=zone.name,
        kind=KINDS[zone.kind].name,
        die=sheet.dice[zone.die],
        adds=cast(Any, _ADDS[zone.adds]),
        writes=zone.writes,
        counts=zone.counts,
        free=cast(Any, _FREE.get(zone.free[0], zone.free)),
        row=zone.row,
        cells=[_cell(cell) for cell in zone.cells],
        lines=[_line(line) for line in zone.lines],
        points_by_count=zone.by_count,
        steps=[(least, points) for least, points in zone.steps],
        restart=zone.restart if zone.restart >= 0 else None,
        orders=cast(Any, [_ORDERS[order] for order in zone.orders]),
        grid=[[None if at is None else at + 1 for at in row] for row in zone.printed],
        follow_rows=[sheet.dice[die] for die in zone.follow_rows],
    )


def _cell(cell: Cell) -> shape.CellPlan:
    return shape.CellPlan(
        cell.number, cell.factor, cell.minimum, cell.weight, cell.pair + 1, cell.start
    )


def _line(line: Line) -> shape.LinePlan:
    cells = [cell + 1 for cell in line.cells]
    return shape.LinePlan(line.along, cells, line.bonus, line.points, line.least)


def _bonus(sheet: Sheet, bonus: int) -> shape.BonusPlan:
    record = sheet.record
    kind = int(record.bonus_kind[bonus])
    members = int(record.bonus_members[bonus]) if kind == layout.BONUS_CHOICE else 0
    bar = layout.BAR_NAMES[record.bonus_bar[bonus]] if kind == layout.BONUS_UNLOCK else None
    return shape.BonusPlan(
        name=sheet.bonuses[bonus],
        kind=cast(Any, _BONUS_KINDS[kind]),
        bar=cast(Any, bar),
        entries=_entries(sheet, bonus) if kind == layout.BONUS_ENTRY else {},
        members=[name for b, name in enumerate(sheet.bonuses) if (members >> b) & 1],
    )


def _entries(sheet: Sheet, bonus: int) -> dict[str, Any]:
    """By zone: the numbers that a bonus may write there."""
    record = sheet.record
    found: dict[str, Any] = {}
    for z, zone in enumerate(sheet.zones):
        block = int(record.bonus_block[bonus, z])
        if block >= 0:
            low = int(record.block_low[block])
            found[zone.name] = _FREE.get(low, (low, low + int(record.block_numbers[block]) - 1))
    return found


def _row(record: Any, row: int) -> shape.RowPlan:
    return shape.RowPlan(
        number=int(record.row_sum[row]),
        squares=int(record.row_squares[row]),
        chips=[int(record.row_chips[players, row]) for players in range(layout.SEATS + 1)],
    )
