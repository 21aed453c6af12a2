"""Run in the copy: whole games of the kind's sheet, in the rules and at the terminal; its plan."""

import json
import os
import sys
import tempfile
from pathlib import Path

import renard
from renard.record.earlier import verify_file
from renard.rules.api_test import api_test
from renard.rules.examples import check_examples
from renard.rules.plan.describe import describe_sheet
from renard.terminal import saves
from renard.terminal.helps import zone_rule
from renard.terminal.restoring import new_table
from renard.terminal.session import Session
from tests.terminal.hands import Screen, first


def main(file: str) -> None:
    sheet = renard.load_sheet(file)
    examples = check_examples(sheet)
    for players in (1, 2):
        api_test(sheet, players, games=2, seed=7)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RENARD_DATA"] = folder
        screen = Screen()
        table = new_table(sheet, ["me"], 3, False)
        path = saves.new_path(sheet.id)
        Session(table, 3, False, path, screen.keyboard(first)).run()
        faults = [fault for _, fault, _ in verify_file(Path(folder) / "games.jsonl", sheet)]
    game = table.game
    found = {
        "package": renard.__file__,
        "examples": examples,
        "over": game.over,
        "green": int(game.score(0).parts["green"]),
        "faults": faults,
        "screen": screen.text,
        "rules": {zone.name: zone_rule(game, zone) for zone in sheet.zones},
        "sheet": describe_sheet(sheet),
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1])
