"""The record of one game as a JSON object: what a writer puts in and a reader may rely on."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn, TextIO

from renard.rules.game import Game
from renard.rules.layout import FLOW_PLATTER
from renard.rules.race.turn import CHIPS
from renard.rules.words import Event

FORMAT = "renard/1"


class RecordError(ValueError):
    """A record that cannot be read. The message says where and why."""


@dataclass
class Record:
    """One game. `extra` holds further keys, kept as they came."""

    game: str
    players: int
    seats: list[str]
    events: list[Event]
    scores: list[dict[str, Any]]
    winners: list[int]
    rulings: dict[str, bool] = field(default_factory=dict)
    extra: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The object that is written, keys in the order of the format's page."""
        values: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "seats": self.seats,
        }
        if self.rulings:
            values["rulings"] = self.rulings
        values |= self.extra
        values["events"] = self.events
        values["scores"] = self.scores
        values["winners"] = self.winners
        return values


def score_entry(game: Game, seat: int) -> dict[str, Any]:
    """A seat's result as the record writes it."""
    score = game.score(seat)
    if game.sheet.record.flow == FLOW_PLATTER:
        return {"zones": score.parts, "foxes": score.foxes, "total": score.total}
    chips = {row: int(game.state.cells[seat, CHIPS + i]) for i, row in enumerate(score.parts)}
    return {"chips": chips, "tiles": score.tiles, "total": score.total}


def dump(record: Record) -> str:
    """A record as one line of JSON."""
    return json.dumps(record.to_json(), ensure_ascii=False, separators=(",", ":"))


def write(records: Iterable[Record], file: TextIO) -> None:
    """Records, one line each."""
    file.writelines(dump(record) + "\n" for record in records)


def read_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a record file that are not empty, with their numbers."""
    found = False
    try:
        # JSON may hold other characters that Python takes for the end of a line.
        with path.open(encoding="utf-8", newline="\n") as file:
            for number, line in enumerate(file, 1):
                if line.strip():
                    found = True
                    yield number, line
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: is not a text file in UTF-8") from None
    if not found:
        raise RecordError(f"{path}: holds no record; a record is one JSON object on a line")


def parse(line: str) -> Record:
    """One line of a record file. Its events are checked by replaying them, not here."""
    return from_json(_load(line))


def from_json(values: Any) -> Record:
    """A record from what its JSON says."""
    if not isinstance(values, dict):
        raise RecordError("is not a JSON object")
    if values.get("format") != FORMAT:
        raise RecordError(f"has format {values.get('format')!r:.60}; this program reads {FORMAT!r}")
    for key, kind, name in _KEYS:
        if key not in values:
            raise RecordError(f"has no {key!r}")
        if not isinstance(values[key], kind) or isinstance(values[key], bool):
            raise RecordError(f"{key!r} is {values[key]!r:.60}; it should be {name}")
    rulings = values.get("rulings", {})
    if not isinstance(rulings, dict):
        raise RecordError(f"'rulings' is {rulings!r:.60}; it should be an object")
    _check_entries(values["seats"], values["events"])
    known = {key for key, _, _ in _KEYS} | {"format", "rulings"}
    return Record(
        **{key: values[key] for key, _, _ in _KEYS},
        rulings=rulings,
        extra={key: value for key, value in values.items() if key not in known},
    )


def _check_entries(seats: list[Any], events: list[Any]) -> None:
    for i, seat in enumerate(seats, 1):
        if not isinstance(seat, str):
            raise RecordError(f"name {i} of 'seats' is {seat!r:.60}; it should be a text")
    for i, event in enumerate(events, 1):
        if not isinstance(event, dict) or type(event.get("seat")) is not int:
            raise RecordError(f"event {i} is {event!r:.60}; it should be an object with a 'seat'")


def _load(line: str) -> Any:
    """JSON, strictly: no key twice in an object, no NaN."""
    try:
        return json.loads(line, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise RecordError(f"is not valid JSON: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise RecordError("is not a record: its JSON is nested too deeply") from None
    except RecordError:
        raise
    except ValueError as error:  # a number of thousands of digits
        raise RecordError(f"is not a record: {error}") from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"is not valid JSON: an object has the key {twice!r:.60} twice")
    return values


def _no_constant(name: str) -> NoReturn:
    raise RecordError(f"is not valid JSON: {name} is no number")


_KEYS: list[tuple[str, type, str]] = [
    ("game", str, "a game's name"),
    ("players", int, "a whole number"),
    ("seats", list, "a list of names"),
    ("events", list, "a list of events"),
    ("scores", list, "a list of scores"),
    ("winners", list, "a list of seats"),
]
