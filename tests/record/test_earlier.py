"""Records of games on a sheet that was corrected since."""

import io

import pytest
from typer.testing import CliRunner

from renard.cli import app
from renard.record.earlier import earlier_sheet, verify_file
from renard.record.format import write
from renard.rules.sheet import earlier_sheets, load_sheet
from renard.sim.recorded import record_game

SHEETS = earlier_sheets()


@pytest.fixture(params=SHEETS, ids=lambda sheet: f"{sheet.id}-{sheet.version}")
def sheet(request):
    return request.param


def records(sheet):
    """One game on an earlier sheet that today's refuses, and one on today's."""
    games = (record_game(sheet, ["greedy"], seed) for seed in range(20))
    before = next(record for record in games if earlier_sheet(record))
    return [before, record_game(load_sheet(sheet.id), ["greedy"], 1)]


def write_file(path, found):
    text = io.StringIO()
    write(found, text)
    path.write_text(text.getvalue(), encoding="utf-8")
    return path


def test_the_sheet_that_a_game_was_played_on_is_found(sheet, tmp_path):
    found = records(sheet)
    assert earlier_sheet(found[0]).version == sheet.version
    assert earlier_sheet(found[1]) is None
    lines = list(verify_file(write_file(tmp_path / "games.jsonl", found)))
    assert [(number, fault) for number, fault, _ in lines] == [(1, ""), (2, "")]
    assert [before and before.version for _, _, before in lines] == [sheet.version, None]


def test_a_fault_of_an_old_game_is_told_by_todays_sheet(sheet):
    record = records(sheet)[0]
    record.winners = [1]
    assert earlier_sheet(record) is None


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_commands_say_so(sheet, tmp_path, command):
    path = write_file(tmp_path / "games.jsonl", records(sheet)[:1])
    few = ["--throws", "2"] if command == "analyse" else []
    done = CliRunner().invoke(app, [command, str(path), *few])
    assert done.exit_code == 0, done.output
    assert f"played on an earlier sheet of {sheet.id}, version {sheet.version}" in done.output
