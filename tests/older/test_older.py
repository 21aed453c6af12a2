"""What was kept before sheets had a format number opens, and plays on by the sheet it had."""

import asyncio
import json
import shutil
from pathlib import Path

import pytest

from renard.rules.loading import updating
from renard.rules.loading.reader import EARLIER, SHEETS
from renard.rules.sheet import (
    SheetError,
    earlier_sheets,
    load_sheet,
    parse_sheet,
    sheet_names,
    with_rulings,
)
from renard.server.room import replayed
from renard.server.sheets import Shelf
from renard.server.storage.backup import restore
from renard.terminal import saves
from renard.terminal.restoring import load_table
from tests.server.storage.stores import opened

OLDER = Path(__file__).parent


@pytest.fixture
def new_ruling(monkeypatch):
    """Tomorrow's format: pretends that `negative_foxes` is a ruling which sheets gain then."""
    step = updating.Step(rulings={"negative_foxes": True})
    monkeypatch.setattr(updating, "STEPS", [*updating.STEPS, step])


def without_ruling(text):
    assert "negative_foxes = true\n" in text
    return text.replace("negative_foxes = true\n", "")


def test_our_sheets_have_todays_format():
    for name in sheet_names():
        assert f"format = {updating.latest()}\n" in (SHEETS / f"{name}.toml").read_text()


def test_a_sheet_without_a_number_is_read():
    house = load_sheet(OLDER / "house.toml")
    assert house.printed["format"] == updating.latest()
    assert house.rulings == load_sheet("clever").rulings


@pytest.mark.parametrize("file", [OLDER / "house.toml", EARLIER / "mix-1.toml"])
def test_a_new_ruling_keeps_the_old_behaviour(file, new_ruling):
    before = load_sheet(file)
    after = parse_sheet(without_ruling(file.read_text()), "older")
    assert after.rulings == before.rulings
    assert list(after.rulings) == list(before.rulings)
    assert after.tables.tobytes() == before.tables.tobytes()


def test_a_sheet_of_todays_format_must_say_every_ruling(new_ruling):
    text = without_ruling((OLDER / "house.toml").read_text())
    with pytest.raises(SheetError, match=r"rulings.negative_foxes: is missing"):
        parse_sheet(f"format = {updating.latest()}\n{text}", "new")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("99", "is 99; this program reads up to 2"),
        ("0", "is 0; it should be a whole number from 1"),
        ("true", "is True; it should be a whole number"),
        ('"2"', "is '2'; it should be a whole number"),
    ],
)
def test_an_unknown_format_is_refused(said, answer):
    text = (OLDER / "house.toml").read_text()
    with pytest.raises(SheetError) as refusal:
        parse_sheet(f"format = {said}\n{text}", "house.toml")
    assert str(refusal.value).startswith(f"house.toml: format: {answer}")


def test_earlier_versions_are_older_than_ours():
    for sheet in earlier_sheets():
        assert (EARLIER / f"{sheet.id}-{sheet.version}.toml").read_text() == sheet.text
        assert sheet.version <= load_sheet(sheet.id).version


def stored_tables(database):
    """Every stored table with its sheet, as a server opens it."""

    async def read():
        async with opened(database) as store:
            found = []
            for table in TABLES:
                loaded = await store.load(table)
                shelf = Shelf()
                filed = shelf.remember(await store.sheet(loaded.row.sheet), loaded.row.sheet)
                found.append(
                    replayed(loaded, with_rulings(filed.sheet, loaded.row.about["rulings"]))
                )
            return found

    return asyncio.run(read())


TABLES = {"jsj2227bv8cz": [28, 19], "smrcphenng33": [33]}


def test_stored_tables_open(tmp_path):
    database = str(tmp_path / "tables.db")
    counts = restore(database, OLDER / "tables.backup")
    assert (counts.sheets, counts.tables) == (2, 2)
    for table, totals in zip(stored_tables(database), TABLES.values(), strict=True):
        assert [table.game.score(seat).total for seat in range(len(totals))] == totals


@pytest.mark.parametrize(("game", "total"), [("mix", 30), ("house", 50)])
def test_games_left_in_the_terminal_go_on(game, total, tmp_path):
    path = tmp_path / "save.json"
    values = json.loads((OLDER / f"terminal-{game}.json").read_text())
    shutil.copy(OLDER / "house.toml", tmp_path)
    if values["sheet_path"]:
        values["sheet_path"] = str(tmp_path / values["sheet_path"])
    path.write_text(json.dumps(values))
    table = load_table(path, saves.read(path))
    assert table.game.score(0).total == total
    assert not table.over


def test_an_older_save_whose_sheet_has_changed_is_refused(tmp_path):
    path = tmp_path / "save.json"
    values = json.loads((OLDER / "terminal-mix.json").read_text())
    for spoilt, says in (
        ({"sheet_key": "other"}, "has changed"),
        ({"game": "chess"}, "unknown game"),
        ({"sheet_path": str(tmp_path / "gone.toml")}, "cannot be read"),
    ):
        path.write_text(json.dumps({**values, **spoilt}))
        with pytest.raises(saves.SaveError, match=says):
            saves.read(path)
