"""Replaying a record by the rules: every throw, decision, score and winner is checked."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from renard.log import Log, went_on
from renard.record.fair import check_dice, day_check
from renard.record.fault import Fault
from renard.record.format import Record, score_entry
from renard.record.open import open_decisions
from renard.rules.game import Game, RuleError
from renard.rules.layout import ACT_ON
from renard.rules.sheet import Sheet, SheetError, load_sheet, sheet_names, with_rulings
from renard.rules.words import Event, any_text, text_of

Watcher = Callable[[Game, Event], None]
"""Called with the game as it stands before an event, and the event."""

CHANCE = ("roll", "platter")


def replay(record: Record, watch: Watcher | None = None, sheet: Sheet | None = None) -> Game:
    """The game at the end of a record; raises a Fault at the first thing that is wrong."""
    log = start(record, sheet)
    check = day_check(record)

    def watching(game: Game, event: Event) -> None:
        if check:
            check(game, event)
        if watch:
            watch(game, event)

    for _ in follow(record, log, watching if check else watch):
        pass
    _go_on(log, uses=False)
    game = log.game
    if not game.over:
        raise Fault(len(record.events), f"the game is cut off: {open_decisions(game)}")
    check_result(record, game)
    check_dice(record)
    return game


def start(record: Record, sheet: Sheet | None = None) -> Log:
    """The log that a record begins with, empty; `sheet` where it is none of ours."""
    try:
        log = Log(with_rulings(sheet or _own_sheet(record), record.rulings), record.players)
    except (SheetError, RuleError) as error:
        raise Fault(0, str(error)) from None
    if record.game != log.game.sheet.id:
        raise Fault(0, f"is a game of {record.game!r:.60}, but the sheet is {log.game.sheet.id!r}")
    if len(record.seats) != record.players:
        raise Fault(0, f"names {len(record.seats)} seats for {record.players} players")
    return log


def _own_sheet(record: Record) -> Sheet:
    # A record names a game, never a file: who reads one from elsewhere hands its sheet in.
    if record.game not in sheet_names():
        names = ", ".join(sheet_names())
        raise SheetError(f"unknown game {record.game!r:.60}: the games are {names}")
    return load_sheet(record.game)


def follow(record: Record, log: Log, watch: Watcher | None = None) -> Iterator[tuple[int, Event]]:
    """Every event of a record, from 1, once the log has it; a Fault ends it.

    A record does not say that a player went on to a roll: a log does, in a row before the event's.
    """
    for number, event in enumerate(record.events, 1):
        try:
            _step(log, event, watch)
        except RuleError as error:
            raise Fault(number, str(error)) from None
        yield number, event


def _step(log: Log, event: Event, watch: Watcher | None) -> None:
    """Follow one event; its `options`, where given, must be all that was legal."""
    _go_on(log, "use" in event)
    if any(verb in event for verb in CHANCE):
        _throw(log, event, watch)
    else:
        _decide(log, event, watch)


def _go_on(log: Log, uses: bool) -> None:
    for seat in went_on(log.game, uses):
        log.act(seat, ACT_ON)


def _throw(log: Log, event: Event, watch: Watcher | None) -> None:
    game = log.game
    verb, *others = [key for key in event if key != "seat"]
    if others:
        raise RuleError(f"a throw is one verb with its dice; this one has {verb!r} and {others}")
    if game.awaits != verb:
        raise RuleError(f"no {verb} is due: {open_decisions(game)}")
    if event["seat"] != game.active:
        raise RuleError(f"seat {event['seat']} throws, but it is the turn of seat {game.active}")
    if watch:
        watch(game, event)
    if verb == "roll":
        log.roll(game.active, game.check_roll(faces_by_die(game, event["roll"])))
    else:
        log.platter(game.active, game.check_platter(platter_dice(event["platter"])))


def _decide(log: Log, event: Event, watch: Watcher | None) -> None:
    game, seat = log.game, event["seat"]
    said = {key: value for key, value in event.items() if key not in ("seat", "options")}
    if game.awaits != "decision":
        raise RuleError(f"{any_text(said)}: nobody decides now, {open_decisions(game)}")
    if seat not in game.to_act():
        acting = " and ".join(str(s) for s in game.to_act())
        raise RuleError(f"{any_text(said)}: not seat {seat} decides now, but seat {acting}")
    if seat != game.to_act()[0]:
        raise RuleError(
            f"{any_text(said)}: seats that act at the same time are written by rising seat, and "
            f"{open_decisions(game, game.to_act()[0])}"
        )
    options = {_canonical(e): (a, e) for a, e in game.options(seat).items() if e is not None}
    if "options" in event:
        _check_options(event["options"], options)
    if _canonical(said) not in options:
        legal = [option for _, option in options.values()]
        raise RuleError(f"{any_text(said)}: not legal; {_nearest(said, legal)}")
    if watch:
        watch(game, event)
    log.act(seat, options[_canonical(said)][0])


def _canonical(value: Any) -> str:
    """One text for one meaning. Python takes 1, 1.0 and true for equal; a record does not."""
    return json.dumps(value, sort_keys=True)


def faces_by_die(game: Game, faces: Any) -> dict[str, int]:
    """The faces of a roll by die: a list where the dice have no colours."""
    due = game.dice_to_roll()
    if game.sheet.named_dice:
        if isinstance(faces, dict):
            return faces
        raise RuleError(f"a roll is an object, a face for each die, not {faces!r:.60}")
    if not isinstance(faces, list):
        raise RuleError(f"a roll is a list of {len(due)} faces, not {faces!r:.60}")
    if len(faces) != len(due):
        raise RuleError(f"{len(faces)} dice thrown; {len(due)} are rolled now")
    return dict(zip(due, faces, strict=True))


def platter_dice(names: Any) -> list[str]:
    """What claims to be the three dice of a platter, as a list of names."""
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return names
    raise RuleError(f"a platter is three colours, not {names!r:.60}")


def _nearest(wanted: Event, options: list[Event]) -> str:
    """What would have been legal, the most alike first."""
    alike = sorted(options, key=lambda o: -sum(1 for k in o if wanted.get(k) == o[k]))
    shown = "; ".join(text_of(option) for option in alike[:3])
    more = f"; {len(options) - 3} more" if len(options) > 3 else ""
    return f"legal are: {shown}{more}"


def _check_options(said: Any, options: dict[str, tuple[int, Event]]) -> None:
    if not isinstance(said, list):
        raise RuleError(f"'options' is {said!r:.60}; it should be a list")
    named: set[str] = set()
    for option in said:
        name = _canonical(option)
        if name not in options:
            raise RuleError(f"the options name what is not legal: {any_text(option)}")
        if name in named:
            raise RuleError(f"the options name this twice: {any_text(option)}")
        named.add(name)
    for name, (_, option) in options.items():
        if name not in named:
            raise RuleError(f"the options leave out: {text_of(option)}")


def check_result(record: Record, game: Game) -> None:
    """The scores and winners that a record states, against those of the game."""
    if len(record.scores) != record.players:
        raise Fault(0, f"has {len(record.scores)} scores for {record.players} players")
    for seat, said in enumerate(record.scores):
        _check_score(seat, said, score_entry(game, seat))
    if _canonical(record.winners) != _canonical(game.winners()):
        raise Fault(0, f"winners are {record.winners!r:.60}, but the game gives {game.winners()}")


def _check_score(seat: int, said: Any, found: dict[str, Any]) -> None:
    if not isinstance(said, dict):
        raise Fault(0, f"seat {seat}: its score is {said!r:.60}; it should be {found}")
    for key, value in found.items():
        if key not in said:
            raise Fault(0, f"seat {seat}: the score has no {key!r}; the game gives {value}")
        if _canonical(said[key]) != _canonical(value):
            raise Fault(0, f"seat {seat}: {key} is {said[key]!r:.99}, but the game gives {value}")
    for key in said:
        if key not in found:
            raise Fault(0, f"seat {seat}: a score has no {key!r:.60}; it has {', '.join(found)}")
