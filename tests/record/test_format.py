"""Reading and writing record files: what cannot be read is refused with its place and reason."""

import io
import json

import pytest

from renard import load_sheet
from renard.record.earlier import verify_file
from renard.record.format import RecordError, dump, parse, read_lines, write
from renard.record.replay import replay
from tests.play import random_record

GOOD = random_record(load_sheet("clever"), 1, seed=3)
LINE = dump(GOOD)


def changed(**values) -> str:
    """The good record with other values; None takes a key away."""
    whole = {**json.loads(LINE), **values}
    return json.dumps({key: value for key, value in whole.items() if value is not None})


REFUSED = {
    "no JSON": ("events", "is not valid JSON: Expecting value at column 1"),
    "a line that was cut off": (LINE[:-20], "is not valid JSON"),
    "two records on a line": (LINE + LINE, "is not valid JSON: Extra data"),
    "a list": ("[]", "is not a JSON object"),
    "a number": ("7", "is not a JSON object"),
    "nothing": ("null", "is not a JSON object"),
    "no number": (LINE.replace('"players":1', '"players":NaN'), "NaN is no number"),
    "nesting without end": ("[" * 100_000, "nested too deeply"),
    "a number of five thousand digits": (
        LINE.replace('"players":1', '"players":' + "1" * 5000),
        "is not a record: ",
    ),
    "a key twice": (
        LINE.replace('"players":1', '"players":1,"players":1'),
        "has the key 'players' twice",
    ),
    "no format": (changed(format=None), "has format None; this program reads 'renard/1'"),
    "another format": (changed(format="renard/2"), "has format 'renard/2'; this program reads"),
    "a format that is a list": (changed(format=[1] * 999), "has format [1, 1, 1"),
    "no game": (changed(game=None), "has no 'game'"),
    "a game that is a number": (changed(game=3), "'game' is 3; it should be a game's name"),
    "no players": (changed(players=None), "has no 'players'"),
    "players that are a text": (
        changed(players="1"),
        "'players' is '1'; it should be a whole number",
    ),
    "players that are true": (changed(players=True), "'players' is True; it should be"),
    "players that are a fraction": (changed(players=1.0), "'players' is 1.0; it should be"),
    "no seats": (changed(seats=None), "has no 'seats'"),
    "seats that are a text": (changed(seats="me"), "'seats' is 'me'; it should be a list of names"),
    "a seat that is a number": (changed(seats=[1]), "name 1 of 'seats' is 1; it should be a text"),
    "no events": (changed(events=None), "has no 'events'"),
    "events that are an object": (changed(events={}), "'events' is {}; it should be a list"),
    "an event that is a text": (
        changed(events=["roll"]),
        "event 1 is 'roll'; it should be an object",
    ),
    "an event without a seat": (changed(events=[{"pass": "roll"}]), "event 1 is {'pass': 'roll'}"),
    "a seat that is true": (changed(events=[{"seat": True}]), "event 1 is {'seat': True}"),
    "a seat and a half": (changed(events=[{"seat": 0.5}]), "event 1 is {'seat': 0.5}"),
    "no scores": (changed(scores=None), "has no 'scores'"),
    "scores that are a number": (changed(scores=99), "'scores' is 99; it should be a list"),
    "no winners": (changed(winners=None), "has no 'winners'"),
    "winners that are a number": (changed(winners=0), "'winners' is 0; it should be a list"),
    "rulings that are a list": (changed(rulings=[1]), "'rulings' is [1]; it should be an object"),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_what_cannot_be_read_is_refused(fault):
    line, reason = REFUSED[fault]
    with pytest.raises(RecordError) as refusal:
        parse(line)
    assert reason in str(refusal.value)
    assert len(str(refusal.value)) < 200


def test_a_record_is_written_and_read_back():
    assert parse(LINE) == GOOD
    assert dump(parse(LINE)) == LINE
    assert replay(parse(LINE)).over


def test_keys_that_nobody_knows_are_kept():
    line = changed(time="noon", seed=7)
    record = parse(line)
    assert record.extra == {"time": "noon", "seed": 7}
    assert json.loads(dump(record)) == json.loads(line)
    assert replay(record).over


def test_rulings_stand_in_the_record_only_if_changed():
    assert "rulings" not in json.loads(LINE)
    other = random_record(load_sheet("clever", {"negative_foxes": False}), 1, seed=3)
    assert json.loads(dump(other))["rulings"] == {"negative_foxes": False}
    assert replay(parse(dump(other))).sheet.changed_rulings == {"negative_foxes": False}


def test_a_file_holds_a_record_a_line(tmp_path):
    path = tmp_path / "games.jsonl"
    with path.open("w", encoding="utf-8") as file:
        write([GOOD, GOOD], file)
    assert [number for number, _ in read_lines(path)] == [1, 2]
    assert list(verify_file(path)) == [(1, "", None), (2, "", None)]
    text = io.StringIO()
    write([], text)
    assert text.getvalue() == ""


def test_empty_lines_count_but_are_not_read(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text(f"\n{LINE}\r\n\n{{}}\n{LINE}", encoding="utf-8")
    found = {number: fault for number, fault, _ in verify_file(path)}
    assert list(found) == [2, 4, 5]
    assert (found[2], found[5]) == ("", "")
    assert found[4].startswith("has format None")


def test_a_name_may_hold_what_python_takes_for_the_end_of_a_line(tmp_path):
    path = tmp_path / "games.jsonl"
    record = parse(changed(seats=["a\u2028b\x85c\x0cd"]))
    with path.open("w", encoding="utf-8") as file:
        write([record], file)
    assert list(verify_file(path)) == [(1, "", None)]


def test_a_file_without_records_is_refused(tmp_path):
    path = tmp_path / "empty.jsonl"
    path.write_text("\n \n", encoding="utf-8")
    with pytest.raises(RecordError, match=r"empty\.jsonl: holds no record"):
        list(read_lines(path))


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    with pytest.raises(RecordError, match=r"none\.jsonl: cannot be read: No such file"):
        list(read_lines(tmp_path / "none.jsonl"))
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        list(read_lines(tmp_path))


def test_a_file_that_is_not_utf8_is_refused(tmp_path):
    path = tmp_path / "latin.jsonl"
    path.write_bytes(b'{"seats": ["Ren\xe9"]}')
    with pytest.raises(RecordError, match=r"latin\.jsonl: is not a text file in UTF-8"):
        list(read_lines(path))
