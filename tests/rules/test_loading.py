"""What is wrong with a sheet file is said with the file, the key and what would be right."""

import os
import shutil
import tomllib
from pathlib import Path

import pytest

from renard import SheetError, load_sheet
from renard.rules.loading.reader import SHEETS

FAULTS = tomllib.loads(Path(__file__).with_name("loading_faults.toml").read_text(encoding="utf-8"))[
    "fault"
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault["name"])
def test_refusal_names_file_key_and_remedy(fault, tmp_path, monkeypatch):
    text = (SHEETS / f"{fault['game']}.toml").read_text(encoding="utf-8")
    assert fault["old"] in text, "the sheet file has changed: write this fault anew"
    path = tmp_path / f"{fault['game']}.toml"
    path.write_text(text.replace(fault["old"], fault["new"], 1), encoding="utf-8")
    called = str(path)
    if fault["key"] == "id":
        # Only files of our own folder are known by their name.
        monkeypatch.setattr("renard.rules.sheet.SHEETS", tmp_path)
        called = path.name
    with pytest.raises(SheetError) as refusal:
        load_sheet(path)
    assert str(refusal.value).startswith(f"{called}: {fault['key']}: ")
    assert fault["remedy"] in str(refusal.value)


def test_no_two_faults_share_a_name():
    assert len({fault["name"] for fault in FAULTS}) == len(FAULTS) > 90


def test_a_copy_of_every_sheet_loads_as_it_is(tmp_path):
    for path in SHEETS.glob("*.toml"):
        copy = shutil.copy(path, tmp_path / "copy.toml")
        sheet = load_sheet(copy)
        assert sheet.id == path.stem
        assert sheet.tables.tobytes() == load_sheet(path.stem).tables.tobytes()
        assert sheet.path == copy


def test_malformed_toml_is_refused_with_its_line(tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text('id = "broken"\ntitle = "no end\n', encoding="utf-8")
    with pytest.raises(SheetError, match=r"broken\.toml: is not valid TOML: .*line 2"):
        load_sheet(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(SheetError, match=r"none\.toml: cannot be read: No such file"):
        load_sheet(tmp_path / "none.toml")


def test_a_folder_is_refused(tmp_path):
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(SheetError, match=r"folder\.toml: is not a file"):
        load_sheet(folder)


def test_a_file_that_is_not_utf8_is_refused(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes('title = "Très futé"'.encode("latin-1"))
    with pytest.raises(SheetError, match=r"latin\.toml: is not a text file in UTF-8"):
        load_sheet(path)


def test_an_empty_file_is_refused(tmp_path):
    path = tmp_path / "empty.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(SheetError, match=r"empty\.toml: flow: is missing; it should be a text"):
        load_sheet(path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("a = " + "[" * 5000 + "]" * 5000, "nested too deeply"),
        ("flow" + ".a" * 20_000 + " = 1", "nested too deeply"),
        ("flow = " + "9" * 5000, "thousands of digits"),
        ("#" * 1_000_001, "more than 1,000,000 bytes"),
    ],
    ids=["lists", "keys", "digits", "bytes"],
)
def test_what_no_sheet_is_like_is_refused(tmp_path, text, says):
    path = tmp_path / "odd.toml"
    path.write_text(text)
    with pytest.raises(SheetError, match=says) as refused:
        load_sheet(path)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_pipe_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(SheetError, match="is not a file"):
        load_sheet(tmp_path / "pipe.toml")


def test_an_unknown_game_is_refused_with_the_games():
    with pytest.raises(SheetError, match="unknown game 'chess': the games are clever, levelx, mix"):
        load_sheet("chess")


def test_an_unknown_ruling_is_refused_with_the_rulings():
    with pytest.raises(SheetError, match="clever has no ruling 'tea'; its rulings are may_give_up"):
        load_sheet("clever", {"tea": True})
    with pytest.raises(SheetError, match="levelx has no ruling 'tea'; its rulings are none"):
        load_sheet("levelx", {"tea": True})


def test_a_ruling_that_is_no_switch_is_refused():
    with pytest.raises(SheetError, match="negative_foxes is 1; it should be true or false"):
        load_sheet("clever", {"negative_foxes": 1})
