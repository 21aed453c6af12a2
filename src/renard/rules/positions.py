"""Setting up a position by the names of the sheet file: for worked examples and for tests.

What is not named is as in a new game; boxes of the bars are closed unless `open`.
"""

from collections.abc import Callable

from renard.rules.game import Game
from renard.rules.layout import (
    BAR_NAMES,
    BONUS,
    EXTRAS,
    FIELD,
    FLOW_PLATTER,
    GROUP,
    IDLE,
    LUCKY,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PASSIVE,
    PHASE_OVER,
    PHASE_PLAY,
    PHASE_ROLL,
    PICK,
    PLATTER,
    TILES,
    WINDOW,
)
from renard.rules.loading.reader import Part
from renard.rules.race import multisets
from renard.rules.race.turn import CHIPS, PAWNS, TILES_AT
from renard.rules.sheet import Sheet, with_rulings

_NOTHING = "nothing"
_ASKS = {
    "roll": (PART_ACTIVE, IDLE),
    "pick": (PART_ACTIVE, PICK),
    "window": (PART_ACTIVE, WINDOW),
    "extra": (PART_ACTIVE, EXTRAS),
    "passive": (PART_PASSIVE, PASSIVE),
    "passive roll": (PART_PASSIVE, IDLE),
    "bonus": (PART_ROUND, BONUS),
    "lucky": (PART_ACTIVE, LUCKY),
    "group": (PART_ACTIVE, GROUP),
    _NOTHING: (PART_ACTIVE, IDLE),
}
_PHASES = {"roll": PHASE_ROLL, "passive roll": PHASE_ROLL, _NOTHING: PHASE_OVER}


def set_up(sheet: Sheet, part: Part) -> Game:
    """The position that a table describes.

    `players`, `rulings`, `round`, `active` (the seat whose turn it is), `roll` (of three), `asks`
    (what `seat` has to decide), then the dice and what stands on the seats' sheets.
    """
    sheet = with_rulings(sheet, _rulings(part, sheet))
    low, high = sheet.players
    game = Game(sheet, part.number("players", low, high, max(2, low)))
    state = game.state
    state.round_now = part.number("round", 1, 99, 1)
    state.active = part.number("active", 0, game.players - 1, 0)
    state.rolls = part.number("roll", 1, 3, 1)
    asks = part.one_of("asks", tuple(_ASKS), _NOTHING)
    state.phase = _PHASES.get(asks, PHASE_PLAY)
    seat = seat_of(part, game)
    state.part, stage = _ASKS[asks]
    if stage == EXTRAS and seat != state.active:
        state.part = PART_PASSIVE
    state.opened[:, :] = 0
    state.waiting[:, :] = 0
    platter = sheet.record.flow == FLOW_PLATTER
    (_lay_dice if platter else _lay_board)(part, game)
    for_seats(part, game, _fill_sheet if platter else _fill_row)
    state.stage[seat] = stage
    state.asks[seat] = stage
    for other in range(game.players):
        if state.waiting[other].any():
            state.asks[other] = BONUS
            state.stage[other] = stage if other == seat or stage == BONUS else IDLE
    return game


def _rulings(part: Part, sheet: Sheet) -> dict[str, bool]:
    rulings = part.part("rulings", {})
    for name in rulings.values:
        if name not in sheet.rulings:
            rulings.fail(
                name, f"is no ruling; the rulings are {', '.join(sheet.rulings) or 'none'}"
            )
    return {name: bool(rulings.take(name, bool)) for name in rulings.values}


def seat_of(part: Part, game: Game) -> int:
    """The `seat` that a table is about."""
    return part.number("seat", 0, game.players - 1, 0)


def for_seats(
    part: Part, game: Game, do: Callable[[Part, Game, int], None], seat: int = -1
) -> None:
    """Do something with what a table says of its own seat, and of `others`, by rising number."""
    if seat < 0:
        seat = seat_of(part, game)
    do(part, game, seat)
    others = [other for other in range(game.players) if other != seat]
    tables = part.parts("others")
    if len(tables) > len(others):
        part.fail("others", f"are {len(tables)}; there are {len(others)} other seats")
    for table, other in zip(tables, others, strict=False):
        do(table, game, other)
        table.done()


def _lay_dice(part: Part, game: Game) -> None:
    """`faces` by die; which dice lie on the `platter` and on `fields`; the others are in hand."""
    dice = game.sheet.dice
    for die, face in numbers_by_name(part, "faces", dice, 1, 6).items():
        game.state.faces[dice.index(die)] = face
    for key, place in (("platter", PLATTER), ("fields", FIELD)):
        for die in names(part, key, dice):
            game.state.where[dice.index(die)] = place


def _lay_board(part: Part, game: Game) -> None:
    """`faces` of the dice in hand, chips in the `stacks` by row, how many tiles are gone."""
    if part.has("faces"):
        faces = part.numbers("faces", len(game.sheet.dice), 1, 6)
        game.state.faces[: len(faces)] = faces
        game.state.hand = multisets.NUMBER[tuple(sorted(faces))]
    for row, chips in numbers_by_name(part, "stacks", rows_of(game), 0, 99).items():
        game.state.stacks[rows_of(game).index(row)] = chips
    game.state.tiles_taken = part.number("tiles_gone", 0, TILES, 0)


def _fill_row(part: Part, game: Game, seat: int) -> None:
    """A seat's `pawns` (square by row), `chips` (by row) and `tiles` (points)."""
    cells = game.state.cells[seat]
    for key, first in (("pawns", PAWNS), ("chips", CHIPS)):
        for row, number in numbers_by_name(part, key, rows_of(game), 0, 99).items():
            cells[first + rows_of(game).index(row)] = number
    tiles = part.numbers("tiles", None, 1, 99) if part.has("tiles") else []
    cells[TILES_AT : TILES_AT + len(tiles)] = tiles


def _fill_sheet(part: Part, game: Game, seat: int) -> None:
    """A seat's `marks`, `open` boxes, `foxes`, `waiting` bonuses, dice used as `extras` already."""
    state, sheet = game.state, game.sheet
    for cell, (_, value) in cells_of(part, "marks", game).items():
        state.cells[seat, cell] = value
    for bar, boxes in numbers_by_name(part, "open", list(BAR_NAMES), 0, 12).items():
        state.opened[seat, BAR_NAMES.index(bar)] = boxes
    state.foxes[seat] = part.number("foxes", 0, 99, 0)
    for name in names(part, "waiting", sheet.bonuses):
        state.waiting[seat, sheet.bonuses.index(name)] += 1
    for die in names(part, "extras", sheet.dice):
        state.extras[seat] |= 1 << sheet.dice.index(die)


def cells_of(part: Part, key: str, game: Game) -> dict[int, tuple[str, int]]:
    """Values by zone, each a list from the first cell on or a table by cell.

    By cell, counted through the whole sheet: its key and its value.
    """
    found: dict[int, tuple[str, int]] = {}
    by_zone = part.part(key, {})
    zones = {zone.name: (i, len(zone.cells)) for i, zone in enumerate(game.sheet.zones)}
    for name, values in by_zone.values.items():
        if name not in zones:
            by_zone.fail(name, f"is no zone; the zones are {', '.join(zones)}")
        zone, length = zones[name]
        first = int(game.sheet.record.zone_first[zone])
        if isinstance(values, list):
            values = {str(i + 1): value for i, value in enumerate(values)}
        table = Part({name: values}, part.file, by_zone.path)
        known = [str(i + 1) for i in range(length)]
        for cell, value in numbers_by_name(table, name, known, 0, 127).items():
            found[first + int(cell) - 1] = (f"{key}.{name}.{cell}", value)
    return found


def numbers_by_name(part: Part, key: str, known: list[str], low: int, high: int) -> dict[str, int]:
    """A table of numbers by known names; empty where the key is absent."""
    table = part.part(key, {})
    for name in table.values:
        if name not in known:
            table.fail(name, f"is not known here; it should be one of {', '.join(known)}")
    return {name: table.number(name, low, high) for name in table.values}


def names(part: Part, key: str, known: list[str] | None = None) -> list[str]:
    """A list of texts, of known names only where they are given; empty where the key is absent."""
    part.take(key, list, [])
    found = part.texts(key) if part.has(key) else []
    for i, name in enumerate(found):
        if known is not None and name not in known:
            part.fail(f"{key}[{i + 1}]", f"is {name!r}; it should be one of {', '.join(known)}")
    return found


def rows_of(game: Game) -> list[str]:
    """The rows of the race by their sums."""
    return [str(int(row)) for row in game.sheet.record.row_sum]
