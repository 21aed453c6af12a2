"""A day's field worked out in a process of its own: `python -m renard.daily.working`.

A server that plays ten thousand runs is busy for half a minute, so it lets this program do it. What
is to be done comes as one line of JSON, without the command line's list of processes seeing the
secret; the answer is another.
"""

import json
import os
import sys
from typing import Any

from renard.daily.calendar import Day
from renard.daily.dice import DayDice
from renard.daily.field import play_field, record_run
from renard.players.registry import strongest_of
from renard.rules.sheet import load_sheet

NICE = 10
"""People at tables come first."""


def work(order: dict[str, Any]) -> dict[str, Any]:
    """The bots' scores by level, the rival's run and the master's, of a day and a game."""
    day, sheet = Day.parse(order["day"]), load_sheet(order["game"])
    dice = DayDice(bytes.fromhex(order["secret"]), day, sheet.id)
    master = strongest_of(sheet).name
    return {
        "scores": play_field(sheet, dice, day.rival, order["runs"]).scores,
        "master": record_run(sheet, dice, master, day.rival).to_json(),
        "rival": record_run(sheet, dice, day.rival, day.rival).to_json(),
    }


def main() -> None:
    """Do one order and end."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    json.dump(work(json.loads(sys.stdin.readline())), sys.stdout)


if __name__ == "__main__":
    main()
