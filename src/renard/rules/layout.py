"""The two records that rules work on: a sheet's tables and a table's state.

Both are fixed-size records of small signed integers without pointers, so that a search copies a
state with one assignment, a batch is an array of them, and a GPU kernel or WebAssembly module reads
the same bytes. Fields are aligned, because a GPU faults on a misaligned read.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import PLAIN

SEATS = 4
DICE = 6
ZONES = 5
CELLS = 72
"""Cells of one seat's sheet, all zones together."""
ZONE_CELLS = 24
BONUSES = 16
"""Different bonuses that one sheet names."""
BARS = 5
BOXES = 12
LINES = 96
LINE_CELLS = 8
LINES_OF_CELL = 4
NUMBERS = 13
"""Entries 1 to 12 have an index of the choices they allow."""
CHOICES_OF_NUMBER = 8
STEPS = 4
JOKERS = 19
"""No joker, then every number that each of three boxes can show."""
POLISHES = 25
"""Ways to spread up to three polishes over two dice."""
BLOCKS = 64
ACTIONS = 2048
"""Actions that one sheet can have."""
ROUNDS = 6
ROWS = 6
HANDS = 210
"""Multisets of up to four faces."""
GROUPS_OF_HAND = 15
TILES = 8

# Bars: an action is unlocked on its bar and kept there.
REROLL, EXTRA, TAKEBACK, POLISH, JOKER = range(BARS)
BAR_NAMES = ("reroll", "extra", "takeback", "polish", "joker")

# Zone kinds.
GRID, TRACK, CIRCLES, PAIRS, SKIP, PARALLEL = range(6)

# What a die's face is added to before it is entered.
ADDS_NOTHING, ADDS_PARTNER, ADDS_PLATTER = range(3)

# How an entry compares with the one before it in its line.
ORDER_ANY, ORDER_RISING, ORDER_FALLING, ORDER_NOT_RISING = range(4)

# What a bonus does when it is earned.
BONUS_NONE, BONUS_UNLOCK, BONUS_FOX, BONUS_LISTS, BONUS_ENTRY, BONUS_CHOICE = range(6)

# The number of a bonus entry that is free of one.
ANY_NUMBER = 0
"""A cross wherever the zone has room, whatever number is printed there."""
NEXT_NUMBER = -1
"""One more than the last entry."""

# Verbs of the blocks in a sheet's catalogue of actions.
VERB_PASS, VERB_ON, VERB_REROLL, VERB_TAKEBACK, VERB_UNLOCK = range(5)
VERB_ENTER, VERB_FOLLOW, VERB_BONUS, VERB_LUCKY, VERB_GROUP = range(5, 10)

# What `engine.describe` writes about an action, by index. Cells count from 1 within their zone;
# -1 or 0 where something does not apply.
TELL_VERB, TELL_ASKS, TELL_DIE, TELL_BONUS, TELL_ZONE, TELL_CELL, TELL_VALUE, TELL_MARK = range(8)
TELL_BOX, TELL_AS, TELL_OWN, TELL_OTHER, TELL_PARTNER, TELL_BAR = range(8, 14)
TELL_GROUP, TELL_ROW = range(14, 16)
TELLS = 16

# Turn flows.
FLOW_PLATTER, FLOW_RACE = range(2)

_B, _H, _I = np.int8, np.int16, np.int32

SHEET_FIELDS: list[tuple[Any, ...]] = [
    # The catalogue of actions: blocks of consecutive ids.
    ("block_first", _I, (BLOCKS,)),
    ("block_verb", _B, (BLOCKS,)),
    ("block_die", _B, (BLOCKS,)),
    ("block_bonus", _B, (BLOCKS,)),
    ("block_zone", _B, (BLOCKS,)),
    ("block_choices", _H, (BLOCKS,)),
    ("block_low", _B, (BLOCKS,)),
    ("block_numbers", _B, (BLOCKS,)),
    ("entry_first", _I, (DICE, ZONES)),
    ("action_block", _B, (ACTIONS,)),
    ("die_zones", _B, (DICE,)),
    ("die_zone", _B, (DICE, ZONES)),
    ("bonus_members", _I, (BONUSES,)),
    ("actions", _I),
    ("blocks", _H),
    ("bonus_block", _B, (BONUSES, ZONES)),
    ("follow_first", _I),
    # Cells and lines, numbered through the whole sheet.
    ("cell_number", _B, (CELLS,)),
    ("cell_factor", _B, (CELLS,)),
    ("cell_minimum", _B, (CELLS,)),
    ("cell_weight", _B, (CELLS,)),
    ("cell_pair", _B, (CELLS,)),
    ("cell_start", _B, (CELLS,)),
    ("cell_lines", _B, (CELLS,)),
    ("cell_line", _B, (CELLS, LINES_OF_CELL)),
    ("line_length", _B, (LINES,)),
    ("line_cell", _B, (LINES, LINE_CELLS)),
    ("line_bonus", _B, (LINES,)),
    ("line_least", _B, (LINES,)),
    ("line_points", _H, (LINES,)),
    # Zones.
    ("zone_by_count", _H, (ZONES, ZONE_CELLS + 1)),
    ("zone_step_at", _H, (ZONES, STEPS)),
    ("zone_step_points", _H, (ZONES, STEPS)),
    ("zone_kind", _B, (ZONES,)),
    ("zone_die", _B, (ZONES,)),
    ("zone_adds", _B, (ZONES,)),
    ("zone_writes", _B, (ZONES,)),
    ("zone_first", _B, (ZONES,)),
    ("zone_cells", _B, (ZONES,)),
    ("zone_row", _B, (ZONES,)),
    ("zone_choices", _B, (ZONES,)),
    ("zone_ways", _B, (ZONES,)),
    ("zone_indexed", _B, (ZONES,)),
    ("zone_order", _B, (ZONES, 4)),
    ("zone_restart", _B, (ZONES,)),
    ("zone_counts", _B, (ZONES,)),
    ("zone_steps", _B, (ZONES,)),
    ("zone_point_line", _B, (ZONES,)),
    ("zone_last_line", _B, (ZONES,)),
    ("zone_number_choices", _B, (ZONES, NUMBERS)),
    ("zone_number_choice", _B, (ZONES, NUMBERS, CHOICES_OF_NUMBER)),
    ("zones", _B),
    # Bonuses, rounds, bars.
    ("bonus_kind", _B, (BONUSES,)),
    ("bonus_bar", _B, (BONUSES,)),
    ("bonuses", _B),
    ("round_bonus", _B, (ROUNDS,)),
    ("rounds", _B, (SEATS + 1,)),
    ("bar_boxes", _B, (BARS,)),
    ("bar_end", _B, (BARS,)),
    ("list_bars", _B),
    ("jokers", _B),
    ("joker_box", _B, (JOKERS,)),
    ("joker_as", _B, (JOKERS,)),
    ("jokers_open", _B, (4,)),
    ("polish_own", _B, (2, POLISHES)),
    ("polish_other", _B, (2, POLISHES)),
    ("polish_within", _B, (2, 4)),
    # Dice.
    ("flow", _B),
    ("dice", _B),
    ("wild", _B),
    ("follow_zone", _B),
    ("follow_row", _B, (DICE,)),
    # Rulings.
    ("may_give_up_roll", _B),
    ("passive_may_decline", _B),
    ("solo_other_dice", _B),
    ("extra_once_per_round", _B),
    ("takeback_without_dice", _B),
    ("negative_foxes", _B),
    # The race: rows of squares with chips; by hand, the groups that lead to a row.
    ("hand_group", _H, (HANDS, GROUPS_OF_HAND)),
    ("hand_rest", _H, (HANDS, GROUPS_OF_HAND)),
    ("hand_plus", _H, (HANDS, 7)),
    ("hand_fewer_ones", _H, (HANDS,)),
    ("hand_ones", _B, (HANDS,)),
    ("hand_face", _B, (HANDS, 4)),
    ("hand_groups", _B, (HANDS,)),
    ("group_row", _B, (HANDS,)),
    ("lucky_first", _B, (4,)),
    ("row_sum", _B, (ROWS,)),
    ("row_squares", _B, (ROWS,)),
    ("row_chips", _B, (SEATS + 1, ROWS)),
    ("tile_points", _B, (TILES,)),
    ("tiles", _B),
    ("empty_stacks", _B),
]

STATE_FIELDS: list[tuple[Any, ...]] = [
    # The race: the dice in hand as a multiset, and the tiles gone. Wide fields stand first, so that
    # no padding stands between fields and equal states are equal bytes.
    ("hand", _H),
    ("tiles_taken", _H),
    ("players", _B),
    ("phase", _B),
    ("part", _B),
    ("round_now", _B),
    ("active", _B),
    ("rolls", _B),
    ("rerolls", _B),
    ("follow", _B),
    ("faces", _B, (DICE,)),
    ("where", _B, (DICE,)),
    # One row a seat.
    ("stage", _B, (SEATS,)),
    ("asks", _B, (SEATS,)),
    ("foxes", _B, (SEATS,)),
    ("extras", _B, (SEATS,)),
    ("opened", _B, (SEATS, BARS)),
    ("used", _B, (SEATS, BARS)),
    ("waiting", _B, (SEATS, BONUSES)),
    ("cells", _B, (SEATS, CELLS)),
    # The race: the stacks in the middle.
    ("stacks", _B, (ROWS,)),
]


def _record(fields: list[tuple[Any, ...]], plain: bool) -> np.dtype[Any]:
    # Plain Python would overflow small numpy integers in sums where compiled code widens them,
    # so plain records have the same fields in wide ones.
    if plain:
        fields = [(name, np.int64, *shape) for name, _, *shape in fields]
    return np.dtype((np.record, np.dtype(fields, align=True)))


NARROW_STATE = _record(STATE_FIELDS, plain=False)
"""What is stored, sent and compared."""
STATE = _record(STATE_FIELDS, PLAIN)
SHEET = _record(SHEET_FIELDS, PLAIN)

# `phase`: what the table waits for.
PHASE_PLAY, PHASE_ROLL, PHASE_PLATTER, PHASE_OVER = range(4)
# `part`: of a round.
PART_ROUND, PART_ACTIVE, PART_PASSIVE = range(3)
# `where` a die lies.
HAND, PLATTER, FIELD, ASIDE = range(4)
# `asks`: what a seat has to decide now. `stage`: what it comes to once its bonuses are entered.
IDLE, BONUS, PICK, WINDOW, EXTRAS, PASSIVE, FOLLOW, LUCKY, GROUP = range(9)

ROLLS = 3

# The first ids of every catalogue.
ACT_PASS, ACT_ON, ACT_REROLL = 0, 1, 2
ACT_TAKEBACK = 3
ACT_UNLOCK = ACT_TAKEBACK + DICE
ACT_ENTER = ACT_UNLOCK + BARS
