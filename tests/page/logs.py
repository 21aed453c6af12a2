"""What CPython makes of logs: entries as JSON on the input, what follows on the output."""

import json
import sys

from renard.rules.sheet import load_sheet
from renard.table import OwnDice, Refusal, Table


def is_stale(table: Table, seat: int, version: int) -> bool:
    try:
        table.act(seat, version, {"pass": "nothing that exists"})
    except Refusal as refusal:
        return refusal.kind == "stale"
    raise AssertionError("an action that does not exist was done")


def told(table: Table) -> dict[str, object]:
    seats = range(len(table.seats))
    acting = table.to_act()
    return {
        "state": table.game.key().hex(),
        "undo": [table.can_undo(seat) for seat in seats],
        "stale": [
            [is_stale(table, seat, version) for version in range(table.version + 2)]
            if seat in acting
            else None
            for seat in seats
        ],
        "events": table.record().events,
        "steps": len(table.steps),
    }


answers = []
for asked in json.load(sys.stdin):
    sheet = load_sheet(asked["game"])
    table = Table(sheet, ["x"] * asked["players"], OwnDice())
    found = []
    for number, entry in enumerate(asked["log"], 1):
        table.follow(entry)
        if number in asked["at"]:
            found.append(told(table))
    answers.append(found)
json.dump(answers, sys.stdout)
