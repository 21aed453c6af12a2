"""Reading a board of the race for chips."""

from typing import Any

from renard.rules.layout import FLOW_RACE, ROWS, SEATS, TILES
from renard.rules.loading import tables
from renard.rules.loading.platter import SheetContents
from renard.rules.loading.reader import Part
from renard.rules.race import multisets
from renard.rules.race.turn import ACTIONS


def read_race(part: Part) -> SheetContents:
    """Rows, chips, tiles, the end."""
    record_array = tables.empty_tables()
    record: Any = record_array[0]
    record.flow = FLOW_RACE
    board = part.part("board")
    board.provenance()
    dice = board.number("dice", multisets.DICE, multisets.DICE)
    rows = board.numbers("rows", ROWS, 1, 6 * dice)
    if len(set(rows)) != ROWS:
        board.fail("rows", "names a sum twice")
    squares = board.numbers("squares", ROWS, 1, 9)
    chips = board.numbers("chips", ROWS, 2, 99)
    removed = board.numbers("chips_removed", SEATS - 1, 0, min(chips) - 1)
    board.done()
    tiles_part = part.part("tiles")
    tiles_part.provenance()
    points = tiles_part.numbers("points", None, 1, 99)
    if not 1 <= len(points) <= TILES:
        tiles_part.fail("points", f"has {len(points)} entries; it should have 1 to {TILES}")
    tiles_part.done()
    end = part.part("end")
    end.provenance()
    record.empty_stacks = end.number("empty_stacks", 1, ROWS)
    end.done()

    record.dice = dice
    record.actions = ACTIONS
    record.group_row[:] = -1
    record.lucky_first[:] = [multisets.first_of_size(size) for size in range(4)]
    for hand, faces in enumerate(multisets.FACES):
        if sum(faces) in rows:
            record.group_row[hand] = rows.index(sum(faces))
        record.hand_ones[hand] = faces.count(1)
        record.hand_face[hand, : len(faces)] = faces
        record.hand_plus[hand] = [multisets.plus(faces, face) for face in range(7)]
        record.hand_fewer_ones[hand] = multisets.fewer_ones(faces)
    for hand, splits in enumerate(multisets.SPLITS):
        legal = [split for split in splits if record.group_row[split[0]] >= 0]
        record.hand_groups[hand] = len(legal)
        for i, (group, rest) in enumerate(legal):
            record.hand_group[hand, i] = group
            record.hand_rest[hand, i] = rest
    for row, row_sum in enumerate(rows):
        record.row_sum[row] = row_sum
        record.row_squares[row] = squares[row]
        for players in range(2, SEATS + 1):
            record.row_chips[players, row] = chips[row] - removed[players - 2]
    record.tiles = len(points)
    record.tile_points[: len(points)] = points
    return SheetContents(record_array, [f"die {i + 1}" for i in range(dice)])
