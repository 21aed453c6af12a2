"""Positions with values: what is in the file, that it is the same again, and what is refused."""

import sys

import pyarrow.parquet as pq
import pytest

import renard
from renard import cli
from renard.coach.judge import Judge
from renard.rules.observe import Observation
from renard.rules.sheet import load_sheet
from renard.sim import dataset
from renard.sim.dataset import FIELDS, Wanted, write_dataset


@pytest.fixture
def run(monkeypatch, capsys):
    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["renard", "dataset", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        printed = capsys.readouterr()
        return ended.value.code or 0, printed.out, printed.err

    return run


def written(path, players=2, games=3, seed=5, name="clever", levels=("random", "greedy")):
    wanted = Wanted(load_sheet(name), players, levels, games, seed)
    told = list(write_dataset(wanted, path))
    return pq.read_table(path).to_pylist(), told


@pytest.mark.parametrize(("name", "players"), [("clever", 1), ("clever", 2), ("levelx", 3)])
def test_rows_say_what_the_master_says_and_how_games_end(tmp_path, name, players):
    rows, told = written(tmp_path / "a.parquet", players, 2, name=name)
    assert sum(count for _, count in told) == len(rows)
    sheet = load_sheet(name)
    judge = Judge(sheet, players)
    for row in rows[::7]:
        game, seat = renard.parse_state(row["position"]), row["seat"]
        values = judge.choices(game.states, seat)
        assert row["actions"] == list(values) == game.legal(seat)
        assert row["values"] == pytest.approx(list(values.values()), abs=1e-3)
        assert values[row["best"]] == max(values.values())
        assert row["chosen"] in row["actions"]
        assert row["points"] == game.score(seat).total
        assert row["observation"] == Observation.of(sheet, players).row(game, seat).tolist()
        assert len(row["others"]) == players - 1
        assert row["player"] in ("random", "greedy")
        if players > 1:
            ahead = row["final"] - max(row["others"])
            assert ahead == 0 or row["win"] == (ahead > 0)
    if name == "clever":
        assert all(row["points"] <= row["final"] for row in rows)
    assert {row["game"] for row in rows} == {0, 1}


def test_games_depend_on_the_seed_and_their_number_alone(tmp_path, monkeypatch):
    rows, _ = written(tmp_path / "a.parquet")
    monkeypatch.setattr(dataset, "AT_ONCE", 2)
    again, told = written(tmp_path / "b.parquet")
    assert again == rows
    assert [count for count, _ in told] == [2, 1]
    other, _ = written(tmp_path / "c.parquet", seed=6)
    assert other != rows


def test_the_command_writes_data_and_card(run, tmp_path):
    out = tmp_path / "set"
    asked = ("clever", "--games", 2, "--with", "random, greedy", "--seed", 3, "--out", out)
    code, said, complained = run(*asked)
    assert (code, complained) == (0, "")
    rows = pq.read_table(out / "positions.parquet")
    assert f"{rows.num_rows} positions of 2 games" in said
    card = (out / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` |" in card for name in FIELDS)
    assert f"renard dataset clever --games 2 --with 'random, greedy' --seed 3 --out {out}" in card
    assert renard.__version__ in card
    assert sorted(path.name for path in tmp_path.iterdir()) == ["set"]
    first = (out / "positions.parquet").read_bytes()
    assert run(*asked[:-1], tmp_path / "again")[0] == 0
    assert (tmp_path / "again" / "positions.parquet").read_bytes() == first


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["clever", "--players", 5], "clever is for 1 to 4 players, not 5"),
        (["clever", "--with", "nobody"], "unknown player 'nobody'"),
        (["clever", "--games", 0], "greater than or equal to 1"),
        (["nothing"], "nothing"),
    ],
)
def test_what_is_wrong_is_said(run, tmp_path, arguments, complaint):
    code, _, said = run(*arguments, "--out", tmp_path / "set")
    assert code == 2
    assert complaint in said
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten_and_folders_have_to_be_there(run, tmp_path):
    assert run("clever", "--out", tmp_path)[0::2] == (
        2, f"renard: --out {tmp_path}: exists already; it should be the name of a new folder\n"
    )  # fmt: skip
    missing = tmp_path / "no" / "set"
    code, _, said = run("clever", "--out", missing)
    assert (code, "there is no folder" in said) == (2, True)
