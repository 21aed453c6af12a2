"""The dice of a day: a formula without a server, a secret with one, the same at every place."""

import numpy as np
import pytest

from renard import load_sheet, sheet_names
from renard.daily.calendar import Day, players_of_daily
from renard.daily.dice import DayDice, offline_seed
from renard.daily.field import (
    Field,
    play_field,
    play_runs,
    record_run,
    score_of,
    scores_of,
)
from renard.daily.stepping import Throws
from renard.players import make_player
from renard.record.replay import replay
from renard.table import SeededDice

DAY = Day.parse("2026-11-16")
SEEDS = {"clever": 935263151951432728, "twice": 3093711924187563693}


def test_the_formula_stays_as_it_is_published():
    """`web/tests/daily.test.ts` has the same figures."""
    assert {game: offline_seed(DAY, game) for game in SEEDS} == SEEDS


def test_days_and_games_have_dice_of_their_own():
    seeds = {offline_seed(DAY.later(i), game) for i in range(400) for game in sheet_names()}
    assert len(seeds) == 400 * len(sheet_names())


@pytest.mark.parametrize("game", sheet_names())
def test_runs_in_step_are_those_of_a_table(game):
    """A level that never slips makes in step what it makes at a table, by either kind of dice."""
    sheet = load_sheet(game)
    for source in (DayDice(b"s" * 32, DAY, game), SeededDice(7)):
        record = record_run(sheet, source, "greedy", DAY.rival)
        at_table = score_of(replay(record))
        greedy, rival = make_player("greedy", sheet), make_player(DAY.rival, sheet)
        states = play_runs(sheet, Throws(sheet, source), greedy, rival, np.arange(3, dtype="u8"))
        assert scores_of(sheet, states).tolist() == [at_table] * 3
        assert len(record.seats) == players_of_daily(sheet)


def test_a_field_is_spread_evenly_over_the_levels():
    field = play_field(load_sheet("clever"), DayDice(b"s" * 32, DAY, "clever"), DAY.rival, 23)
    assert field.runs == 23
    counts = [sum(found.values()) for found in field.scores.values()]
    assert len(counts) == 5
    assert max(counts) - min(counts) <= 1


def test_a_score_is_compared_with_all_bots():
    field = Field({"a": {10: 2, 20: 2}, "b": {20: 4}})
    assert field.better_than(9) == 0
    assert field.better_than(10) == 1 / 8
    assert field.better_than(20) == (2 + 3) / 8
    assert field.better_than(21) == 1


def test_the_secret_is_told_only_when_the_day_is_over():
    told = DayDice(b"s" * 32, DAY, "clever").told(True)
    assert "secret" not in told
    assert DayDice(b"s" * 32, DAY, "clever", shown=True).told(False)["secret"] == (b"s" * 32).hex()
