"""What the coach says before a choice."""

import numpy as np
import pytest

from renard.coach import advise, tell
from renard.coach.as_json import advice_json
from renard.coach.chances import chance_ahead, chance_of_lead
from renard.coach.judge import Judge
from renard.coach.moment import KNOTS, share_left, sureness
from renard.coach.seats import Seat, assumed_of
from renard.coach.strength import LEAST_SPREAD
from renard.coach.walk import walk
from renard.players import decide, make_player
from renard.record.replay import start
from renard.rules.game import RuleError
from renard.rules.sheet import load_sheet, sheet_names
from renard.table import CoachDoor, SeededDice, Table
from tests.coach.games import SEATINGS, recorded, rolled

NORMAL = np.tile(
    [-3.0, -2.326, -1.645, -1.282, -0.674, 0.0, 0.674, 1.282, 1.645, 2.326, 3.0], (4, 1)
)
"""The shape of a normal distribution, for every seat."""
FACES = {"white": 1, "yellow": 2, "blue": 3, "green": 4, "orange": 5, "purple": 6}


def decisions(name, seats, every=9):
    record = recorded(name, seats)
    moves = [move for move in walk(record, start(record)) if move.action is not None]
    return moves[::every]


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_legal_choice_is_judged_and_reasoned(name, seats):
    master = make_player("master", load_sheet(name))
    for move in decisions(name, seats):
        game, seat = move.before, move.seat
        advice = advise(game, seat)
        assert sorted(choice.action for choice in advice.choices) == game.legal(seat)
        costs = [choice.cost for choice in advice.choices]
        assert costs == sorted(costs)
        assert costs[0] == 0
        if game.players == 1 or advice.lead:
            # Among several the master may play to win rather than for points.
            assert advice.of(decide(master, game, seat, 0)).cost < 0.01
        for choice in advice.choices:
            assert all(tell(reason) for reason in choice.reasons)
            assert choice.error is not None
            assert (choice.win is None) == (game.players == 1)
            assert choice.win is None or 0 <= choice.win <= 1
        assert advice_json(advice)["choices"][0]["text"] == advice.best.text


def test_only_who_has_something_to_decide_is_advised():
    game = rolled("clever", 2, [1, 2, 3, 4, 5, 6])
    with pytest.raises(RuleError, match="seat 1 has nothing to decide now; seats that do: 0"):
        advise(game, 1)


def test_it_knows_nothing_of_dice_to_come():
    """At tables that will throw other dice, the same position gets the same advice."""
    sheet, begun = load_sheet("clever"), [{"seat": 0, "roll": FACES}]
    found = []
    for seed in range(6):
        table = Table.replay(sheet, ["me"], SeededDice(seed), begun)
        found.append(CoachDoor(table, bots=[0]).advise(0, sure=2))
    assert all(advice == found[0] for advice in found)


def test_games_played_on_give_a_difference_with_its_error():
    game = rolled("clever", 1, [3, 6, 2, 2, 5, 4])
    advice = advise(game, 0, sure=16)
    played = [choice.played for choice in advice.choices if choice.played]
    assert len(played) == 4
    assert (played[0].difference, played[0].error) == (0, 0)
    for choice in advice.choices[1:4]:
        assert choice.played.error == choice.error > 0
        assert abs(choice.played.difference - choice.cost) < 5 * (choice.error + 1)
    assert advise(game, 0, sure=16) == advice
    assert advise(game, 0, sure=16, seed=1) != advice


def test_games_played_on_among_several_count_wins():
    game = rolled("levelx", 2, [1, 3, 5, 5])
    advice = advise(game, 0, sure=10)
    assert 0 <= advice.best.win <= 1
    assert 0 <= advice.best.played.wins <= 1


def test_chances_to_win():
    others, alike = np.array([0, 200, 200, 200], np.float32), np.full(4, 20.0)
    assert chance_ahead(200, 20, others, alike, NORMAL, 0, 2, 0) == pytest.approx(0.5, abs=1e-6)
    assert chance_ahead(200, 20, others, alike, NORMAL, 0, 4, 0) == pytest.approx(0.25, abs=5e-3)
    assert chance_ahead(240, 20, others, alike, NORMAL, 0, 2, 0) == pytest.approx(0.9214, abs=0.01)
    assert chance_of_lead(0, 10, NORMAL, 0, 0) == pytest.approx(0.5)
    # Between two quantiles, a line.
    between = 0.75 + (0.9 - 0.75) * (1 - 0.674) / (1.282 - 0.674)
    assert chance_of_lead(10, 10, NORMAL, 0, 0) == pytest.approx(between, abs=1e-3)


def test_equal_totals_share_the_win():
    others, certain = np.array([0, 200, 200, 200], np.float32), np.full(4, LEAST_SPREAD)
    for players, share in ((2, 1 / 2), (3, 1 / 3), (4, 1 / 4)):
        found = chance_ahead(200, LEAST_SPREAD, others, certain, NORMAL, 0, players, 0)
        assert found == pytest.approx(share, abs=1e-3)
    for own, share in ((201, 1), (199, 0)):
        found = chance_ahead(own, LEAST_SPREAD, others, certain, NORMAL, 0, 4, 0)
        assert found == pytest.approx(share, abs=1e-3)


def test_chances_among_several_count_what_a_choice_leaves_to_the_others():
    judge = Judge(load_sheet("clever"), 2)
    turned = 0
    for seed in range(60):
        game = rolled("clever", 2, np.random.default_rng(seed).integers(1, 7, 6).tolist())
        points = judge.choices(game.states, 0)
        chances = judge.chances(game.states, 0, assumed_of(game, [Seat("master")] * 2))
        assert points.keys() == chances.keys()
        assert all(0 < chance < 1 for chance in chances.values())
        turned += max(points, key=points.get) != max(chances, key=chances.get)
    assert 0 < turned < 30
    game = rolled("clever", 2, [3, 6, 2, 2, 5, 4])
    chances = judge.chances(game.states, 0, assumed_of(game, [Seat()] * 2))
    assert {choice.action: choice.win for choice in advise(game, 0).choices} == chances


@pytest.mark.parametrize("name", sheet_names())
def test_how_sure_is_measured_for_every_game(name):
    record = recorded(name, ["greedy"] * load_sheet(name).players[0])
    shares = []
    for move in walk(record, start(record)):
        shares.append(share_left(move.before))
        known = sureness(move.before)
        assert known.spread > 0
        assert known.error > 0
    assert shares[0] == 1
    assert all(0 < share <= 1 for share in shares)
    assert np.all(np.diff(shares) <= 1e-9)
    assert share_left(list(walk(record, start(record)))[-1].after) == 0
    assert len(KNOTS) == 7
