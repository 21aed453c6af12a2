"""What simulate and tournament print, draw and write, and what they say when they cannot."""

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from renard import cli
from renard.players import registry
from renard.sim import simulate, tournament
from tests.sim.lookalikes import make_any


@pytest.fixture
def run(monkeypatch, capsys):
    """The command in this process: its exit code, and what it printed and complained."""

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["renard", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed = capsys.readouterr()
        return ended.value.code or 0, printed.out, printed.err

    return run


@pytest.fixture
def lookalikes(monkeypatch):
    for module in (simulate, tournament, registry):
        monkeypatch.setattr(module, "make_player", make_any)
    monkeypatch.setattr("renard.players.make_player", make_any)


def test_a_simulation_is_drawn_and_written(run, tmp_path):
    picture, file = tmp_path / "a.PNG", tmp_path / "games.parquet"
    code, out, err = run(
        "simulate", "clever", "--games", 300, "--json", "--plot", picture, "--out", file
    )
    assert (code, err) == (0, "")
    table = pq.read_table(file)
    assert table.num_rows == 300
    totals = table["total_0"].to_pylist()
    assert json.loads(out)["seats"][0]["mean"] == pytest.approx(sum(totals) / 300, abs=1e-3)
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert sorted(tmp_path.iterdir()) == [picture, file]


def test_every_seat_has_its_player(run, lookalikes):
    code, out, _ = run(
        "simulate", "clever", "--players", 3, "--with", "first,last, random", "--games", 40,
        "--json",
    )  # fmt: skip
    assert code == 0
    seats = json.loads(out)["seats"]
    assert [seat["player"] for seat in seats] == ["first", "last", "random"]
    _, alone, _ = run("simulate", "clever", "--players", 3, "--games", 40, "--json")
    assert [seat["mean"] for seat in seats] != [s["mean"] for s in json.loads(alone)["seats"]]


def test_a_tournament_in_a_table_and_as_json(run, lookalikes, tmp_path):
    command = ["tournament", "clever", "--with", "random,last", "--games", "20"]
    code, table, err = run(*command)
    assert (code, err) == (0, "")
    assert "random – last" in table
    assert "20 games of clever at tables of 2, seed 0: 10 sets of dice" in table
    code, out, _ = run(*command, "--json", "--workers", 2, "--plot", tmp_path / "t.svg")
    assert code == 0
    found = json.loads(out)
    assert list(found) == [
        "game", "players", "seed", "games", "dice", "confidence", "seconds", "games_per_second",
        "standings", "pairs",
    ]  # fmt: skip
    assert [one["player"] for one in found["standings"]] == ["last", "random"]
    assert found["pairs"][0]["games"] == 20
    assert b"<svg" in (tmp_path / "t.svg").read_bytes()


@pytest.mark.parametrize(
    ("command", "package", "sentence"),
    [
        ("simulate clever --plot {}/a.png", "matplotlib",
         "--plot needs matplotlib, which is not installed: pip install 'renard[plots]'"),
        ("tournament clever --with a,b --plot {}/a.png", "matplotlib",
         "--plot needs matplotlib, which is not installed: pip install 'renard[plots]'"),
        ("simulate clever --out {}/a.parquet", "pyarrow",
         "--out needs pyarrow, which is not installed: pip install 'renard[parquet]'"),
        ("simulate clever --on ray", "ray",
         "--on ray needs ray, which is not installed: pip install 'renard[ray]'"),
    ],
)  # fmt: skip
def test_a_missing_package_is_named_before_a_game_is_played(
    command, package, sentence, run, lookalikes, monkeypatch, tmp_path
):
    monkeypatch.setattr("renard.players.make_player", lambda name, sheet: None)
    monkeypatch.setitem(sys.modules, package, None)
    code, out, err = run(*command.format(tmp_path).split())
    assert (code, out, err) == (2, "", f"renard: {sentence}\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--out", "--plot", "--records"])
def test_a_place_that_cannot_be_written_is_named_before_a_game_is_played(option, run, tmp_path):
    plain = tmp_path / "file"
    plain.touch()
    (tmp_path / "folder.png").mkdir()
    for name, sentence in (
        ("nowhere/a.png", f"there is no folder {tmp_path}/nowhere"),
        ("file/a.png", f"there is no folder {tmp_path}/file"),
        ("folder.png", "is a folder; it should be a file's name"),
    ):
        path = tmp_path / name
        code, out, err = run("simulate", "clever", "--games", 10**9, option, path)
        assert (code, out, err) == (2, "", f"renard: {option} {path}: {sentence}\n")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="a folder that nobody may write to")
def test_a_folder_that_takes_no_files_is_named(run):
    code, _, err = run("simulate", "clever", "--games", 10**9, "--out", "/proc/a.parquet")
    assert code == 2
    assert err.startswith("renard: --out /proc/a.parquet: cannot be written: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate clever --plot a.xyz", "--plot a.xyz: should end in .png, .svg or .pdf"),
        ("simulate clever --plot a", "--plot a: should end in .png, .svg or .pdf"),
        ("simulate clever --on moon", "--on moon: should be here or gpu or ray"),
        ("simulate clever --address a:1", "--address needs --on ray"),
        ("tournament clever --with random,random", "random is named twice"),
        (
            "tournament clever --with random",
            "a tournament needs two different players or more, not one",
        ),
        ("tournament clever --with random,nobody", "unknown player 'nobody'"),
        ("tournament clever --with random --players 1", "is for 2 to 4 at a table, not 1"),
    ],
)
def test_bad_options_are_one_sentence(arguments, sentence, run):
    code, out, err = run(*arguments.split())
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_run_that_breaks_off_leaves_nothing_behind(run, monkeypatch, tmp_path):
    def broken(self, share, engine):
        raise ValueError("the power went out")

    monkeypatch.setattr(simulate.Games, "do", broken)
    file = tmp_path / "games.parquet"
    file.write_text("an older one")
    code, _, err = run("simulate", "clever", "--out", file, "--plot", tmp_path / "a.png")
    assert (code, err) == (2, "renard: the power went out\n")
    assert file.read_text() == "an older one"
    assert list(tmp_path.iterdir()) == [file]
