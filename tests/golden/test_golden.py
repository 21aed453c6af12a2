"""Golden games and catalogues: what was legal, and under which id, stays so.

A failure means that stored games would be refused, or that trained players would press the wrong
buttons. `tests/golden/update.py` says when and how these files may change.
"""

import pytest

from renard import load_sheet, sheet_names
from renard.record.replay import replay
from renard.table import SeededDice
from tests.golden.catalogue import catalogue
from tests.golden.update import FOLDER, actions_path, annotate, layout, read_record, record_path
from tests.play import GAMES


def test_every_game_and_player_count_has_a_golden_record():
    missing = [path for game in GAMES if not (path := record_path(*game)).exists()]
    assert not missing, "write them with: python -m tests.golden.update"


def test_every_sheet_has_a_golden_catalogue():
    missing = [path for name in sheet_names() if not (path := actions_path(name)).exists()]
    assert not missing, "write them with: python -m tests.golden.update"


def test_no_golden_file_is_left_over():
    records = {path.name for path in (FOLDER / "records").iterdir()}
    actions = {path.name for path in (FOLDER / "actions").iterdir()}
    assert records == {record_path(*game).name for game in GAMES}
    assert actions == {actions_path(name).name for name in sheet_names()}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_golden_record_replays_with_the_same_options(name, players):
    record = read_record(name, players)
    assert (record.game, record.players) == (name, players)
    assert replay(record).over


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_golden_record_is_written_the_same_with_the_same_ids(name, players):
    written = record_path(name, players).read_text(encoding="utf-8")
    assert layout(annotate(read_record(name, players))).splitlines() == written.splitlines()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_seed_still_throws_the_golden_dice(name, players):
    record = read_record(name, players)
    dice = SeededDice(record.extra["seed"])
    thrown = []

    def watch(game, event):
        if "roll" in event:
            faces = dice.roll(game)
            thrown.append(faces if game.sheet.named_dice else list(faces.values()))
            assert thrown[-1] == event["roll"]
        elif "platter" in event:
            assert dice.platter(game) == event["platter"]

    replay(record, watch)
    assert len(thrown) == sum("roll" in event for event in record.events)


@pytest.mark.parametrize("name", sheet_names())
def test_ids_of_actions_are_where_they_were(name):
    pinned = actions_path(name).read_text(encoding="utf-8")
    assert catalogue(load_sheet(name)).splitlines() == pinned.splitlines()
