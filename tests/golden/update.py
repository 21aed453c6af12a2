"""Write the golden files anew: `python -m tests.golden.update`, from the repository's root.

Use it after a new sheet was added, or after a change that is *meant* to change what is legal, how
it is written, or the ids of actions; then read the diff against the rulebook before you keep it.
Never use it to make a red test green: stored games and trained players depend on these files.
Existing games are kept as they were thrown and chosen where they still are legal; only a game that
is legal no more, or has no file, is played anew.
"""

import json
import sys
from pathlib import Path
from random import Random

from renard import load_sheet, sheet_names
from renard.record.format import Record, RecordError, parse
from renard.record.replay import Fault, replay
from renard.rules.sheet import Sheet
from renard.table import SeededDice, Table
from tests.golden.catalogue import catalogue
from tests.play import GAMES, choose

FOLDER = Path(__file__).parent
SEED = 2026


def record_path(name: str, players: int) -> Path:
    return FOLDER / "records" / f"{name}-{players}.json"


def actions_path(name: str) -> Path:
    return FOLDER / "actions" / f"{name}.txt"


def read_record(name: str, players: int) -> Record:
    return parse(record_path(name, players).read_text(encoding="utf-8"))


def play(sheet: Sheet, players: int) -> Record:
    """A game of random players who pass only if they must, so that the sheets fill up."""
    table = Table(sheet, ["random"] * players, SeededDice(SEED))
    rng = Random(SEED)
    while not table.over:
        seat = table.to_act()[0]
        table.submit(seat, table.version, choose(table.game, seat, rng, eager=True))
    return table.record()


def annotate(record: Record) -> Record:
    """The same game with all options at every decision, and their action ids beside."""
    events, ids = [], []

    def watch(game, event):
        plain = {key: value for key, value in event.items() if key != "options"}
        if "roll" not in event and "platter" not in event:
            options = {a: e for a, e in game.options(event["seat"]).items() if e is not None}
            plain["options"] = list(options.values())
            ids.append(list(options))
        events.append(plain)

    plain_events = [{k: v for k, v in e.items() if k != "options"} for e in record.events]
    replay(Record(**{**record.__dict__, "events": plain_events}), watch)
    extra = {"seed": SEED, "ids": ids}
    return Record(**{**record.__dict__, "events": events, "extra": extra})


def layout(record: Record) -> str:
    """A record as JSON with a line for each event, so that a diff shows what changed."""
    values = record.to_json()
    lines = [f"{_json(key)}:{_rows(value)}" for key, value in values.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _rows(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], dict | list):
        return "[\n" + ",\n".join(_json(row) for row in value) + "]"
    return _json(value)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def update() -> None:
    """Every file."""
    for name, players in GAMES:
        try:
            record = annotate(read_record(name, players))
        except (OSError, Fault, RecordError) as reason:
            sys.stdout.write(f"{name} with {players}: played anew: {reason}\n")
            record = annotate(play(load_sheet(name), players))
        record_path(name, players).write_text(layout(record), encoding="utf-8")
    for name in sheet_names():
        actions_path(name).write_text(catalogue(load_sheet(name)), encoding="utf-8")


if __name__ == "__main__":
    update()
