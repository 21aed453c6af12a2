"""A save is read back whole or refused in one sentence, and never touched by a refusal."""

import json

import pytest

from renard.rules.loading.reader import SHEETS
from renard.rules.sheet import load_sheet
from renard.terminal import saves
from renard.terminal.restoring import load_table
from renard.terminal.saves import SaveError
from tests.terminal.hands import first, script


@pytest.fixture
def saved(begin):
    """A game of three steps that somebody left."""
    session, path = begin("clever", ["me"], script("1", "1", "q"))
    session.run()
    return path


def test_leaving_keeps_the_game(saved, screen):
    assert "renard play --resume" in screen.text
    table = load_table(saved, saves.read(saved))
    assert table.version > 2
    assert [step["seat"] for step in json.loads(saved.read_text())["steps"]] == [0] * table.version


def test_every_game_has_its_file_and_the_latest_comes_first(begin):
    paths = []
    for game in ("clever", "twice", "clever", "levelx"):
        session, path = begin(game, ["me", "random"], script("1", "q"))
        session.run()
        paths.append(path)
    assert len(set(paths)) == 4
    assert saves.unfinished() == paths[::-1]
    assert saves.unfinished("twice") == [paths[1]]
    assert saves.unfinished("clever") == [paths[2], paths[0]]
    assert saves.unfinished("lever") == []


def test_a_finished_game_leaves_a_record_and_no_save(begin, data_folder):
    session, path = begin("clever", ["me"], first, seed=4)
    session.run()
    assert not path.exists()
    record = json.loads((data_folder / "games.jsonl").read_text())
    assert record["seed"] == 4
    assert record["seats"] == ["me"]


def change(path, **values):
    path.write_text(json.dumps({**json.loads(path.read_text()), **values}))


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda path: path.write_text(path.read_text()[:-40]), "cut off"),
        (lambda path: path.write_bytes(b"\xff\x00"), "no saved game"),
        (lambda path: path.write_text("[]"), "no saved game"),
        (lambda path: change(path, renard_save=99), "format 99"),
        (lambda path: change(path, seats="me"), "damaged"),
        (lambda path: change(path, sheet="kind = 1"), "its sheet cannot be read"),
        (lambda path: change(path, rulings={"mauve": True}), "no ruling 'mauve'"),
        (lambda path: change(path, seed=77), "does not follow"),
        (lambda path: change(path, steps=[{"seat": 0, "pick": "mauve"}]), "does not follow"),
        (lambda path: change(path, steps=[7]), "does not follow"),
    ],
)
def test_a_bad_save_is_refused_and_left_as_it_is(saved, spoil, says):
    spoil(saved)
    before = saved.read_bytes()
    with pytest.raises(SaveError, match=says) as refusal:
        load_table(saved, saves.read(saved))
    assert str(saved) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert saved.read_bytes() == before


def test_a_game_goes_on_by_its_own_sheet(tmp_path, begin):
    own = tmp_path / "own.toml"
    own.write_text((SHEETS / "clever.toml").read_text().replace('id = "clever"', 'id = "own"'))
    session, path = begin(own, ["me"], script("1", "q"))
    session.run()
    before = load_table(path, saves.read(path)).game
    own.write_text(own.read_text().replace("[10, 14, 16, 20]", "[10, 14, 16, 21]"))
    table = load_table(path, saves.read(path))
    assert table.game.state.tobytes() == before.state.tobytes()
    assert table.game.sheet.digest == before.sheet.digest != load_sheet(own).digest
    own.unlink()
    assert load_table(path, saves.read(path)).version == table.version


def test_a_write_that_fails_leaves_the_old_save(saved, monkeypatch):
    before = saved.read_bytes()
    save = saves.read(saved)
    save.steps.append({"seat": object()})
    with pytest.raises(TypeError):
        saves.write(saved, save)
    assert saved.read_bytes() == before


def test_the_data_folder_follows_the_environment(monkeypatch, tmp_path):
    monkeypatch.delenv("RENARD_DATA")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert saves.data_folder() == tmp_path / "renard"
