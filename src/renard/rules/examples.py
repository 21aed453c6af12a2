"""The worked examples of a sheet file, played through with the rules.

An example is a position (see `positions`), what is done there (`do`), and what comes out (`then`).
Actions go by their texts, as `words.text_of` prints them.
"""

import re

from renard.rules.game import Game, RuleError
from renard.rules.layout import BAR_NAMES, FIELD, FLOW_PLATTER, HAND, PLATTER
from renard.rules.loading.reader import Part
from renard.rules.positions import (
    cells_of,
    for_seats,
    names,
    numbers_by_name,
    rows_of,
    seat_of,
    set_up,
)
from renard.rules.race.turn import CHIPS, PAWNS
from renard.rules.sheet import Sheet

_WORDS = (
    "pick passive extra bonus silver unlock use pass roll go on group lucky to "
    "joker as polish circle cross ="
)


def check_examples(sheet: Sheet) -> int:
    """Play every example of the sheet; the number done. One that comes out otherwise is refused."""
    file = Part(sheet.printed, str(sheet.path or f"{sheet.id}.toml"))
    examples = file.parts("examples")
    for example in examples:
        _check_example(sheet, example)
    return len(examples)


def _check_example(sheet: Sheet, example: Part) -> None:
    for key in ("tells", "source"):
        if not example.text(key).strip():
            example.fail(key, "should not be empty")
    game = set_up(sheet, example)
    seat = seat_of(example, game)
    for i, step in enumerate(names(example, "do")):
        _do(example, f"do[{i + 1}]", game, seat, step)
    then = example.part("then")
    if not then.values:
        example.fail("then", "should say what comes out")
    _check_table(then, game)
    _check_options(then, game, seat)
    for_seats(then, game, _check_seat, seat)
    then.done()
    example.done()


def _do(part: Part, key: str, game: Game, seat: int, step: str) -> None:
    """An action of the seat (`2: …` of seat 2), `roll white=3 blue=5` or `platter white blue …`."""
    first, _, rest = step.partition(" ")
    try:
        if first == "roll":
            game.apply_roll(_faces(game, rest.split()))
        elif first == "platter":
            game.apply_platter(rest.split())
        elif first.endswith(":"):
            other = int(first[:-1])
            game.apply(other, game.find(other, rest))
        else:
            game.apply(seat, game.find(seat, step))
    except RuleError as error:
        part.fail(key, f"{step!r} is refused: {error}")
    except ValueError:
        part.fail(key, f"{step!r} cannot be read")


def _faces(game: Game, words: list[str]) -> dict[str, int]:
    if not game.sheet.named_dice:
        return dict(zip(game.sheet.dice, map(int, words), strict=True))
    return {die: int(face) for die, _, face in (word.partition("=") for word in words)}


def _check_table(then: Part, game: Game) -> None:
    """What the game `awaits`, dice in `hand`, on `platter` and `fields`, `stacks`, `winners`."""
    if then.has("awaits"):
        _compare(then, "awaits", game.awaits, then.text("awaits"))
    for key, place in (("hand", HAND), ("platter", PLATTER), ("fields", FIELD)):
        if then.has(key):
            places = zip(game.sheet.dice, game.state.where, strict=False)
            lying = sorted(die for die, where in places if where == place)
            _compare(then, key, lying, sorted(names(then, key, game.sheet.dice)))
    for row, chips in numbers_by_name(then, "stacks", rows_of(game), 0, 99).items():
        _compare(then, f"stacks.{row}", int(game.state.stacks[rows_of(game).index(row)]), chips)
    if then.has("winners"):
        _compare(then, "winners", game.winners(), then.numbers("winners"))


def _check_options(then: Part, game: Game, seat: int) -> None:
    """Texts that are `legal` or `illegal`, or the `only` ones; `…*` is every one that begins so."""
    options = [game.text(seat, action) for action in game.legal(seat)]
    for i, text in enumerate(names(then, "legal")):
        if not _matching(text, options):
            then.fail(f"legal[{i + 1}]", f"{text!r} is not legal; legal: {', '.join(options)}")
    for i, text in enumerate(names(then, "illegal")):
        if found := _matching(text, options):
            then.fail(f"illegal[{i + 1}]", f"{text!r} is legal: {', '.join(found)}")
        _refuse_unknown_words(then, f"illegal[{i + 1}]", game.sheet, text)
    if then.has("only"):
        _compare(then, "only", sorted(options), sorted(then.texts("only")))


def _matching(wanted: str, options: list[str]) -> list[str]:
    if wanted.endswith("*"):
        return [option for option in options if option.startswith(wanted[:-1])]
    return [option for option in options if option == wanted]


def _refuse_unknown_words(then: Part, key: str, sheet: Sheet, text: str) -> None:
    """A slip of the pen is never legal: what is said to be illegal must at least make words."""
    known = {*_WORDS.split(), *sheet.dice, *sheet.bonuses, *BAR_NAMES}
    for word in text.removesuffix("*").split():
        if word not in known and not re.fullmatch(r"[+-]?\d+(\+\d+)*", word):
            then.fail(key, f"{word!r} is no word of an action of this sheet")


def _check_seat(then: Part, game: Game, seat: int) -> None:
    """`points` by zone or row, `total`, `foxes`, and what stands on the seat's sheet."""
    score = game.score(seat)
    for name, points in numbers_by_name(then, "points", list(score.parts), -999, 999).items():
        _compare(then, f"points.{name}", score.parts[name], points)
    for key, came_out in (("total", score.total), ("foxes", score.foxes)):
        if then.has(key):
            _compare(then, key, came_out, then.number(key, -999, 999))
    if then.has("tiles"):
        _compare(then, "tiles", score.tiles, then.numbers("tiles"))
    if game.sheet.record.flow == FLOW_PLATTER:
        _check_sheet(then, game, seat)
    else:
        for key, first in (("pawns", PAWNS), ("chips", CHIPS)):
            for row, number in numbers_by_name(then, key, rows_of(game), 0, 99).items():
                at = first + rows_of(game).index(row)
                _compare(then, f"{key}.{row}", int(game.state.cells[seat, at]), number)


def _check_sheet(then: Part, game: Game, seat: int) -> None:
    """`cells`, boxes `open` and `used` by bar, and the bonuses `waiting`."""
    state, sheet = game.state, game.sheet
    for cell, (key, value) in cells_of(then, "cells", game).items():
        _compare(then, key, int(state.cells[seat, cell]), value)
    for key, boxes in (("open", state.opened), ("used", state.used)):
        for bar, number in numbers_by_name(then, key, list(BAR_NAMES), 0, 12).items():
            _compare(then, f"{key}.{bar}", int(boxes[seat, BAR_NAMES.index(bar)]), number)
    if then.has("waiting"):
        counts = zip(sheet.bonuses, state.waiting[seat], strict=False)
        waiting = sorted(name for name, count in counts for _ in range(count))
        _compare(then, "waiting", waiting, sorted(names(then, "waiting", sheet.bonuses)))


def _compare(part: Part, key: str, came_out: object, wanted: object) -> None:
    if came_out != wanted:
        part.fail(key, f"came out as {came_out!r}; the example says {wanted!r}")
