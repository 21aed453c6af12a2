"""Simulation: figures in whole numbers, the same however the work is split, and its records."""

import json
import statistics
import subprocess
import sys

import numpy as np
import pytest

from renard import load_sheet, sheet_names
from renard.lockstep.side_by_side import AT_ONCE
from renard.record.format import dump, parse
from renard.record.replay import replay
from renard.rules.loading.reader import SHEETS
from renard.sim.recorded import recorded_games
from renard.sim.simulate import simulate, tally_games
from tests.command import run

COUNTS = [
    (name, players)
    for name in sheet_names()
    for players in range(load_sheet(name).players[0], load_sheet(name).players[1] + 1)
]


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_the_same_figures_for_a_seed_whatever_the_number_of_threads(name, players):
    sheet = load_sheet(name)
    games = 2 * AT_ONCE + 17
    one, three = (tally_games(sheet, players, games, 5, workers=n) for n in (1, 3))
    assert one == three
    assert one["games"] == games
    assert one["totals"][:players].sum(axis=1).tolist() == [games] * players
    assert one["wins"].sum() == 12 * games
    other = tally_games(sheet, players, games, 6, workers=1)
    assert not np.array_equal(one["totals"], other["totals"])


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_records_are_the_games_that_the_figures_count(name, players):
    sheet = load_sheet(name)
    records = list(recorded_games(sheet, ["random"] * players, 12, 3, options=players < 3))
    for record in records:
        replay(parse(dump(record)))
    summary = simulate(sheet, ["random"] * players, 12, 3)
    for seat, found in enumerate(summary.seats):
        totals = sorted(record.scores[seat]["total"] for record in records)
        assert found.mean == round(statistics.mean(totals), 4)
        assert found.sd == round(statistics.stdev(totals), 4)
        assert (found.p10, found.p50, found.p90) == (totals[1], totals[5], totals[10])
        assert found.max == totals[-1]
        wins = sum(1 / len(r.winners) for r in records if seat in r.winners)
        assert found.wins == pytest.approx(wins / 12, abs=1e-6)


def test_a_ruling_changes_what_is_played():
    defaults, without = (
        simulate(load_sheet("twice", rulings), ["random"], 4000, 1)
        for rulings in ({}, {"takeback_without_dice": False})
    )
    assert defaults.seats[0].mean != without.seats[0].mean


def test_the_command_prints_json_with_the_agreed_keys():
    done = run("simulate", "levelx", "--players", 3, "--games", 500, "--seed", 9, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found) == [
        "game", "players", "games", "seed", "seconds", "games_per_second", "seats",
    ]  # fmt: skip
    assert [found[key] for key in ("game", "players", "games", "seed")] == ["levelx", 3, 500, 9]
    assert len(found["seats"]) == 3
    for seat in found["seats"]:
        assert list(seat) == [
            "player", "mean", "sd", "p10", "p50", "p90", "max", "wins", "zones", "foxes",
        ]  # fmt: skip
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1, abs=1e-5)


def test_records_of_the_command_verify_and_replay(tmp_path):
    file = tmp_path / "games.jsonl"
    done = run(
        "simulate", "mix", "--players", 2, "--games", 3, "--records", file, "--options",
        "--ruling", "negative_foxes=false",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert run("verify", file).stdout == "3 records, all right\n"
    assert json.loads(file.read_text().splitlines()[0])["rulings"] == {"negative_foxes": False}
    told = run("replay", file, "--game", 2)
    assert told.returncode == 0
    assert "Round 6" in told.stdout
    assert "win" in told.stdout.splitlines()[-1]


def test_a_sheet_file_of_ones_own_is_simulated_recorded_and_verified(tmp_path):
    sheet = tmp_path / "mine.toml"
    text = (SHEETS / "clever.toml").read_text(encoding="utf-8")
    text = text.replace('id = "clever"', 'id = "mine"')
    text = text.replace("column_points = [10, 14, 16, 20]", "column_points = [11, 14, 16, 20]")
    sheet.write_text(text.split("[[examples]]")[0], encoding="utf-8")
    file = tmp_path / "games.jsonl"
    done = run("simulate", sheet, "--games", 4, "--records", file)
    assert done.returncode == 0, done.stderr
    assert run("verify", file, "--sheet", sheet).returncode == 0
    assert run("verify", file).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "nope"], "unknown game 'nope': the games are clever"),
        (["simulate", "clever", "--players", "5"], "clever is for 1 to 4 players, not 5"),
        (["simulate", "levelx", "--players", "1"], "levelx is for 2 to 4 players, not 1"),
        (["simulate", "clever", "--with", "deep"], "unknown player 'deep'"),
        (["simulate", "clever", "--with", "random,random"], "names 2 players for 1 seats"),
        (["simulate", "clever", "--options"], "--options needs --records"),
        (["simulate", "clever", "--ruling", "foxes"], "should be NAME=true or NAME=false"),
        (["simulate", "clever", "--ruling", "foxes=true"], "clever has no ruling 'foxes'"),
        (["simulate", "clever", "--records", "/no/folder/x"], "there is no folder"),
        (["verify", "/no/file.jsonl"], "cannot be read"),
        (["replay", "/no/file.jsonl"], "cannot be read"),
        (["sheets", "check", "/no/file.toml"], "cannot be read"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments, sentence):
    done = run(*arguments)
    assert done.returncode == 2
    said = done.stderr + done.stdout
    assert sentence in said
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1


def test_a_faulty_record_is_named_by_line_and_exit_code_1(tmp_path):
    file = tmp_path / "games.jsonl"
    run("simulate", "clever", "--games", 2, "--records", file)
    lines = file.read_text().splitlines()
    file.write_text(lines[0] + "\n" + lines[1][:-200] + "\n")
    done = run("verify", file)
    assert done.returncode == 1
    assert done.stdout.splitlines()[0].startswith(f"{file}:2: is not valid JSON")
    assert "Traceback" not in done.stderr


def test_a_closed_pipe_ends_quietly(tmp_path):
    file = tmp_path / "games.jsonl"
    run("simulate", "clever", "--games", 30, "--records", file)
    command = f"{sys.executable} -m renard replay {file} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout == "Clever, Random alone\n"
    assert done.stderr == ""
