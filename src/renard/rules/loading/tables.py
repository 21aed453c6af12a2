"""Filling the record of tables that the rules read, and numbering the actions."""

from typing import Any

import numpy as np

from renard.rules.layout import (
    ACT_ENTER,
    ACT_ON,
    ACT_PASS,
    ACT_REROLL,
    ACT_TAKEBACK,
    ACT_UNLOCK,
    ACTIONS,
    ADDS_PARTNER,
    BARS,
    BONUS_ENTRY,
    BONUSES,
    CELLS,
    DICE,
    JOKER,
    LINES,
    LINES_OF_CELL,
    NUMBERS,
    POLISH,
    SHEET,
    VERB_BONUS,
    VERB_ENTER,
    VERB_FOLLOW,
    VERB_ON,
    VERB_PASS,
    VERB_REROLL,
    VERB_TAKEBACK,
    VERB_UNLOCK,
)
from renard.rules.loading.bonuses import Bonus
from renard.rules.loading.plan import Zone
from renard.rules.loading.reader import Part


def empty_tables() -> np.ndarray:
    """One SHEET record with nothing in it."""
    tables = np.zeros(1, SHEET)
    record = tables[0]
    for name in ("entry_first", "bonus_block", "block_die", "block_bonus", "block_zone"):
        record[name][...] = -1
    record.follow_zone = -1
    record.follow_first = -1
    return tables


def fill_zones(record: Any, zones: list[Zone], bonuses: list[Bonus], part: Part) -> None:
    """Cells, lines and zones, numbered through the whole sheet."""
    ids = {bonus.name: i for i, bonus in enumerate(bonuses)}
    record.zones = len(zones)
    first = line_number = 0
    for z, zone in enumerate(zones):
        if first + len(zone.cells) > CELLS:
            part.fail("zones", f"have more than {CELLS} boxes together")
        _fill_zone(record, z, zone, first)
        record.zone_point_line[z] = line_number + sum(1 for line in zone.lines if not line.points)
        for line in zone.lines:
            if line_number == LINES:
                part.fail("zones", f"have more than {LINES} lines and bonuses together")
            record.line_length[line_number] = len(line.cells)
            record.line_bonus[line_number] = ids[line.bonus]
            record.line_points[line_number] = line.points
            record.line_least[line_number] = line.least
            for i, cell in enumerate(line.cells):
                at = first + cell
                record.line_cell[line_number, i] = at
                if record.cell_lines[at] == LINES_OF_CELL:
                    part.fail(f"zones.{zone.name}.{line.key}", "is one line too many for a box")
                record.cell_line[at, record.cell_lines[at]] = line_number
                record.cell_lines[at] += 1
            line_number += 1
        record.zone_last_line[z] = line_number
        first += len(zone.cells)


def _fill_zone(record: Any, z: int, zone: Zone, first: int) -> None:
    record.zone_kind[z] = zone.kind
    record.zone_die[z] = zone.die
    record.zone_adds[z] = zone.adds
    record.zone_writes[z] = zone.writes
    record.zone_first[z] = first
    record.zone_cells[z] = len(zone.cells)
    record.zone_row[z] = zone.row
    record.zone_choices[z] = zone.choices
    record.zone_ways[z] = zone.ways
    record.zone_indexed[z] = zone.indexed
    record.zone_order[z, : len(zone.orders)] = zone.orders
    record.zone_restart[z] = zone.restart
    record.zone_counts[z] = zone.counts
    record.zone_by_count[z, 1 : len(zone.by_count) + 1] = zone.by_count
    record.zone_steps[z] = len(zone.steps)
    for i, (at_least, points) in enumerate(zone.steps):
        record.zone_step_at[z, i] = at_least
        record.zone_step_points[z, i] = points
    for i, cell in enumerate(zone.cells):
        at = first + i
        record.cell_number[at] = cell.number
        record.cell_factor[at] = cell.factor
        record.cell_minimum[at] = cell.minimum
        record.cell_weight[at] = cell.weight
        record.cell_pair[at] = first + cell.pair if cell.pair >= 0 else -1
        record.cell_start[at] = cell.start
    if zone.indexed:
        for number in range(1, NUMBERS):
            choices = zone.number_choices(number)
            record.zone_number_choices[z, number] = len(choices)
            record.zone_number_choice[z, number, : len(choices)] = choices
    if zone.follow_rows:
        record.follow_zone = z
        for die in range(DICE):
            own_row = die in zone.follow_rows
            record.follow_row[die] = zone.follow_rows.index(die) if own_row else -1


def fill_modifiers(record: Any, polish: int, joker: list[int]) -> None:
    """The ways a die may count as another face: jokers (0 shows any) and polishes."""
    jokers = [(0, 0)]
    for box, shown in enumerate(joker):
        faces = [shown] if shown else range(1, 7)
        jokers += [(box, face) for face in faces]
    record.jokers = len(jokers)
    for opened in range(4):
        record.jokers_open[opened] = 1 + sum(1 for box, face in jokers if face and box < opened)
    for i, (box, face) in enumerate(jokers):
        record.joker_box[i] = box
        record.joker_as[i] = face
    for pair in (0, 1):
        reach = range(-polish, polish + 1)
        ways = [(own, other) for own in reach for other in (reach if pair else [0])]
        ways = [way for way in ways if abs(way[0]) + abs(way[1]) <= polish]
        ways.sort(key=lambda way: (abs(way[0]) + abs(way[1]), way))
        for i, (own, other) in enumerate(ways):
            record.polish_own[pair, i] = own
            record.polish_other[pair, i] = other
        for spent in range(4):
            record.polish_within[pair, spent] = sum(
                1 for own, other in ways if abs(own) + abs(other) <= spent
            )
    record.bar_boxes[POLISH] = polish
    record.bar_boxes[JOKER] = len(joker)


class _Catalogue:
    """Hands out blocks of consecutive ids."""

    def __init__(self, record: Any, part: Part) -> None:
        self._record = record
        self._part = part
        self._next = 0
        self._blocks = 0

    def block(
        self,
        verb: int,
        choices: int = 1,
        repeats: int = 1,
        *,
        die: int = -1,
        bonus: int = -1,
        zone: int = -1,
        low: int = 0,
    ) -> int:
        """A block of `repeats` times `choices` ids; returns its number."""
        record, number = self._record, self._blocks
        if number == len(record.block_first):
            self._part.fail("zones", "have too many different bonuses")
        record.block_first[number] = self._next
        record.block_verb[number] = verb
        record.block_die[number] = die
        record.block_bonus[number] = bonus
        record.block_zone[number] = zone
        record.block_choices[number] = choices
        record.block_low[number] = low
        record.block_numbers[number] = min(repeats, 127)
        if self._next + choices * repeats > ACTIONS:
            self._part.fail("zones", f"need more than {ACTIONS} different actions")
        record.action_block[self._next : self._next + choices * repeats] = number
        self._next += choices * repeats
        self._blocks += 1
        record.blocks, record.actions = self._blocks, self._next
        return number


def number_actions(
    record: Any, zones: list[Zone], bonuses: list[Bonus], dice: int, wild: int, part: Part
) -> None:
    """Build the catalogue: fixed ids first, then entries by die and zone, follows, bonuses."""
    if len(bonuses) > BONUSES:
        part.fail("zones", f"name {len(bonuses)} different bonuses; at most {BONUSES} are possible")
    catalogue = _Catalogue(record, part)
    fixed = [
        (ACT_PASS, VERB_PASS, 1),
        (ACT_ON, VERB_ON, 1),
        (ACT_REROLL, VERB_REROLL, 1),
        (ACT_TAKEBACK, VERB_TAKEBACK, DICE),
        (ACT_UNLOCK, VERB_UNLOCK, BARS),
    ]
    for action, verb, ids in fixed:
        assert record.actions == action
        catalogue.block(verb, ids)
    assert record.actions == ACT_ENTER
    for die in range(dice):
        for z, zone in enumerate(zones):
            if die in (zone.die, wild):
                pair = 1 if zone.adds == ADDS_PARTNER else 0
                hows = int(record.jokers) * int(record.polish_within[pair, 3])
                record.entry_first[die, z] = record.actions
                record.die_zone[die, record.die_zones[die]] = z
                record.die_zones[die] += 1
                catalogue.block(VERB_ENTER, zone.ways, hows, die=die, zone=z)
    if record.follow_zone >= 0:
        record.follow_first = record.actions
        rows = len(zones[record.follow_zone].follow_rows)
        catalogue.block(VERB_FOLLOW, rows, dice, zone=int(record.follow_zone))
    for b, bonus in enumerate(bonuses):
        for z, (low, high) in sorted(bonus.entries.items()):
            record.bonus_block[b, z] = catalogue.block(
                VERB_BONUS, zones[z].choices, high - low + 1, bonus=b, zone=z, low=low
            )


def fill_bonuses(record: Any, bonuses: list[Bonus]) -> None:
    """What each bonus does."""
    ids = {bonus.name: i for i, bonus in enumerate(bonuses)}
    record.bonuses = len(bonuses)
    for b, bonus in enumerate(bonuses):
        record.bonus_kind[b] = bonus.kind
        record.bonus_bar[b] = bonus.bar
        members = [bonus.name] if bonus.kind == BONUS_ENTRY else bonus.members
        record.bonus_members[b] = sum(1 << ids[member] for member in members)
