"""Playing to win: chances from points, and what a turn leaves to the others."""

from statistics import NormalDist

import numpy as np
import pytest

from renard.lockstep.results import rows_of
from renard.lockstep.side_by_side import game_seeds, play_out
from renard.players import make_player
from renard.players.asked import ask_about_platter
from renard.players.registry import all_levels_of, levels_of
from renard.players.room import room_of_thread
from renard.players.value import worth_to
from renard.players.winning import chance_to_win, dice_key, is_settled, normal
from renard.rules import engine
from renard.rules.layout import BONUS, PHASE_PLAY, PICK, ROLLS
from renard.rules.sheet import load_sheet
from tests.players.positions import walk


def test_shares_below_are_those_of_a_normal_distribution():
    for z in np.linspace(-5, 5, 101):
        assert normal(float(z)) == pytest.approx(NormalDist().cdf(z), abs=6e-4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_players_have_equal_chances(players):
    others = np.full(4, 250, np.float32)
    for seat in range(players):
        found = chance_to_win(250.0, others, players, seat, 20.0)
        assert found == pytest.approx(1 / players, abs=5e-4)


def test_chances_against_one_are_those_of_a_difference():
    """The difference of two totals is spread √2 times as far as each."""
    for own in np.linspace(180.0, 320.0, 29):
        found = chance_to_win(float(own), np.full(4, 250, np.float32), 2, 0, 20.0)
        assert found == pytest.approx(NormalDist(250, 20 * 2**0.5).cdf(own), abs=5e-4)


def test_chances_rise_with_own_points_and_fall_with_those_of_others():
    others = np.array([0, 240, 260, 0], np.float32)
    chances = [chance_to_win(own, others, 3, 0, 15.0) for own in np.linspace(200.0, 320.0, 25)]
    assert (np.diff(chances) > 0).all()
    assert chances[0] < 0.02
    assert chances[-1] > 0.98
    fewer = np.array([0, 240, 250, 0], np.float32)
    assert chance_to_win(250.0, fewer, 3, 0, 15.0) > chance_to_win(250.0, others, 3, 0, 15.0)
    # Points of the one who leads weigh more than those of the one who lies behind.
    behind = np.array([0, 230, 260, 0], np.float32)
    assert chance_to_win(250.0, fewer, 3, 0, 15.0) > chance_to_win(250.0, behind, 3, 0, 15.0)


@pytest.mark.parametrize("roll", [1, 2, ROLLS])
def test_a_roll_of_two_is_for_the_difference(roll):
    """As worked out one by one: own points, less what the dice that are left are worth."""
    sheet = load_sheet("clever")
    master, points = make_player("master", sheet), make_player("master-points", sheet)
    checked = differing = 0
    for batch in walk(sheet, 2, 16, 60, seed=5, chooser=points):
        for i in range(len(batch)):
            state, seat = batch.states[i : i + 1].copy(), int(batch.seats[i])
            if state["asks"][0][seat] != PICK or state["rolls"][0] != roll:
                continue
            found = points.evaluate(sheet, state, np.array([seat], np.int8))[0]
            ahead = found.values - left_to(sheet, state, seat, found.actions, points)
            if len(ahead) == 1 or abs(ahead.max()) > 40:
                continue
            chosen = chosen_by(master, sheet, state, seat)
            assert ahead[found.actions == chosen][0] >= ahead.max() - 0.5
            checked += 1
            differing += chosen != chosen_by(points, sheet, state, seat)
    assert checked > 20
    assert differing > 0


def left_to(sheet, state, seat, actions, points):
    """What the other is foretold when an action and the bonuses it sets off are done.

    By the net's word; settled dice are told apart by the other's best answers.
    """
    words, answers = np.zeros(len(actions)), np.full(len(actions), np.nan)
    gaps = {}
    for i, action in enumerate(actions):
        after = state.copy()
        out = np.zeros(sheet.actions, np.int32)
        engine.apply(sheet.record, after[0], seat, int(action), out)
        while after["phase"][0] == PHASE_PLAY and after["asks"][0, seat] == BONUS:
            engine.apply(sheet.record, after[0], seat, chosen_by(points, sheet, after, seat), out)
        net, key = points.judge_among(2), int(dice_key(sheet.record, after[0]))
        words[i] = worth_to(sheet.record, after[0], 1 - seat, net, room_of_thread())
        if is_settled(after[0]):
            # Extra dice of the one who is done change nothing for the other.
            ask_about_platter(after[0], 1 - seat)
            found = points.evaluate(sheet, after, np.array([1 - seat], np.int8))[0]
            answers[i] = found.values.max()
            gaps[key] = words[i] - answers[i]
    if gaps:
        answers += np.mean(list(gaps.values()))
    return np.where(np.isnan(answers), words, answers)


def test_somebody_who_plays_unlike_anybody_is_beaten_all_the_same():
    """Nets know nothing of sheets like these; what is expected of them must not lead astray."""
    sheet = load_sheet("clever")
    players = [make_player(name, sheet) for name in ("random", "master")]
    who = np.tile(np.array([[0, 1], [1, 0]], np.int8), (20, 1))
    states, _ = play_out(sheet, players, who, game_seeds(20261118, 84, 40))
    totals = rows_of(sheet, states)["totals"][:, :2]
    assert totals[who == 1].min() > 150
    assert totals[who == 1].mean() > 270


def test_nobody_else_is_looked_at_out_of_turn():
    sheet = load_sheet("clever")
    master, points = make_player("master", sheet), make_player("master-points", sheet)
    asked = 0
    for batch in walk(sheet, 3, 8, 40, seed=6, chooser=points):
        others = batch.states["active"] != batch.seats
        words = np.zeros(len(batch), np.uint64)
        both = [p.choose(sheet, batch.states, batch.seats, words) for p in (master, points)]
        assert (both[0] == both[1])[others].all()
        asked += int(others.sum())
    assert asked > 50


def chosen_by(player, sheet, state, seat):
    seats, words = np.array([seat], np.int8), np.zeros(1, np.uint64)
    return int(player.choose(sheet, state, seats, words)[0])


def test_the_score_maximiser_is_there_but_not_on_lists():
    for name in ("clever", "tower", "twice", "mix"):
        sheet = load_sheet(name)
        assert "master-points" not in [level.name for level in levels_of(sheet)]
        everybody = {level.name: level for level in all_levels_of(sheet)}
        assert everybody["master-points"].net == everybody["master"].net
        assert everybody["master"].spread > 0
        assert everybody["master-points"].spread == 0
