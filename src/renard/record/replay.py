"""Replaying a record by the rules: every throw, decision, score and winner is checked."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from renard.record.format import Record, RecordError, parse, read_lines, score_entry
from renard.rules.game import Game, RuleError
from renard.rules.layout import ACT_ON, WINDOW
from renard.rules.sheet import Sheet, SheetError, load_sheet
from renard.rules.words import Event, text_of

Watcher = Callable[[Game, Event], None]
"""Called with the game as it stands before an event, and the event."""

CHANCE = ("roll", "platter")


class Fault(ValueError):
    """What is wrong with a record, and at which event (from 1; 0: not at one)."""

    def __init__(self, event: int, reason: str) -> None:
        super().__init__(f"event {event}: {reason}" if event else reason)
        self.event = event
        self.reason = reason


def replay(record: Record, watch: Watcher | None = None, sheet: Sheet | None = None) -> Game:
    """The game at the end of a record; raises a Fault at the first thing that is wrong."""
    game = start(record, sheet)
    for number, event in enumerate(record.events, 1):
        try:
            step(game, event, watch)
        except RuleError as error:
            raise Fault(number, str(error)) from None
    _settle(game)
    if not game.over:
        raise Fault(len(record.events), f"the game is cut off: it awaits a {game.awaits}")
    check_result(record, game)
    return game


def start(record: Record, sheet: Sheet | None = None) -> Game:
    """The game that a record begins with."""
    try:
        game = Game(sheet or load_sheet(record.game, record.rulings), record.players)
    except (SheetError, RuleError) as error:
        raise Fault(0, str(error)) from None
    if len(record.seats) != record.players:
        raise Fault(0, f"names {len(record.seats)} seats for {record.players} players")
    return game


def step(game: Game, event: Event, watch: Watcher | None = None) -> None:
    """Apply one event; its `options`, where given, must be all that was legal."""
    seat = event["seat"]
    if "roll" in event or "platter" in event:
        _settle(game)
        _check_keys(event)
        if watch:
            watch(game, event)
        if seat != game.active:
            raise RuleError(f"seat {seat} throws, but it is the turn of seat {game.active}")
        if "roll" in event:
            game.apply_roll(_faces(game, event["roll"]))
        else:
            game.apply_platter(_names(event["platter"]))
        return
    plain = {key: value for key, value in event.items() if key not in ("seat", "options")}
    if "use" not in event:
        _settle(game)
    if game.awaits != "decision":
        raise RuleError(f"{text_of(plain)}: nobody decides now, the game awaits a {game.awaits}")
    if seat not in game.to_act():
        acting = " and ".join(str(s) for s in game.to_act())
        raise RuleError(f"{text_of(plain)}: not seat {seat} decides now, but seat {acting}")
    options = {a: e for a, e in game.options(seat).items() if e is not None}
    if "options" in event:
        _check_options(event["options"], list(options.values()))
    for action, option in options.items():
        if option == plain:
            if watch:
                watch(game, event)
            game.apply(seat, action)
            return
    raise RuleError(f"{_text(plain)}: not legal; {_nearest(plain, list(options.values()))}")


def _settle(game: Game) -> None:
    """Roll without taking a die back: the one decision that writes no event."""
    for seat in game.to_act():
        while game.awaits == "decision" and game.state.asks[seat] == WINDOW:
            game.apply(seat, ACT_ON)


def _check_keys(event: Event) -> None:
    for key in event:
        if key not in ("seat", "roll", "platter"):
            raise RuleError(f"a throw has no {key!r}")


def _faces(game: Game, faces: Any) -> dict[str, int]:
    """The faces of a roll by die: a list where the dice have no colours."""
    if isinstance(faces, list):
        if len(faces) != len(game.dice_to_roll()):
            raise RuleError(f"{len(faces)} dice thrown; {len(game.dice_to_roll())} are rolled now")
        return dict(zip(game.dice_to_roll(), faces, strict=True))
    if isinstance(faces, dict):
        return faces
    raise RuleError(f"a roll is its faces, not {faces!r:.60}")


def _names(names: Any) -> list[str]:
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return names
    raise RuleError(f"a platter is three colours, not {names!r:.60}")


def _text(event: Event) -> str:
    try:
        return text_of(event)
    except (KeyError, TypeError, AttributeError, ValueError):
        return f"{event!r:.80}"


def _nearest(wanted: Event, options: list[Event]) -> str:
    """What would have been legal, the most alike first."""
    alike = sorted(options, key=lambda o: -sum(1 for k in o if wanted.get(k) == o[k]))
    shown = "; ".join(text_of(option) for option in alike[:3])
    more = f"; {len(options) - 3} more" if len(options) > 3 else ""
    return f"legal are: {shown}{more}"


def _check_options(said: Any, options: list[Event]) -> None:
    if not isinstance(said, list):
        raise RuleError("'options' should be a list")
    missing = [o for o in options if o not in said]
    extra = [o for o in said if o not in options]
    if missing:
        raise RuleError(f"the options leave out: {text_of(missing[0])}")
    if extra:
        raise RuleError(f"the options name what is not legal: {_text(extra[0])}")


def check_result(record: Record, game: Game) -> None:
    """The scores and winners that a record states, against those of the game."""
    if len(record.scores) != record.players:
        raise Fault(0, f"has {len(record.scores)} scores for {record.players} players")
    for seat, said in enumerate(record.scores):
        found = score_entry(game, seat)
        if said != found:
            keys = [k for k in found if not isinstance(said, dict) or said.get(k) != found[k]]
            key = keys[0] if keys else next(k for k in said if k not in found)
            value = said.get(key) if isinstance(said, dict) else said
            raise Fault(0, f"seat {seat}: {key} is {value}, but the game gives {found.get(key)}")
    if record.winners != game.winners():
        raise Fault(0, f"winners are {record.winners}, but the game gives {game.winners()}")


def verify_file(path: Path, sheet: Sheet | None = None) -> Iterator[tuple[int, str]]:
    """Every line of a file: its number, and what is wrong with it, or nothing."""
    for number, line in read_lines(path):
        try:
            replay(parse(line), sheet=sheet)
        except (RecordError, Fault) as error:
            yield number, str(error)
        else:
            yield number, ""
