"""Looking back: the parts add up, mistakes are found, luck is fair."""

import dataclasses

import numpy as np
import pytest

from renard.coach import NoCoach, analyse, costliest_moments
from renard.coach.judge import Judge
from renard.record.fault import Fault
from renard.rules.loading.reader import SHEETS
from renard.rules.sheet import load_sheet
from renard.rules.text import parse_state
from tests.coach.games import SEATINGS, master_with_a_blunder, recorded

FEW = 24
"""Throws for a mean, where it need not be exact."""


def parts(found):
    return found.luck - found.lost + found.others + found.misjudged


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_the_parts_add_up_to_the_result(name, seats):
    record = recorded(name, seats)
    analysis = analyse(record, throws=FEW)
    assert analysis.over
    totals = [score["total"] for score in record.scores]
    for found in analysis.seats:
        assert found.result - found.expected == pytest.approx(parts(found), abs=1e-6)
        result = totals[found.seat]
        if analysis.lead:
            result -= max(totals[: found.seat] + totals[found.seat + 1 :])
        assert found.result == result
        assert all(decision.loss >= 0 for decision in found.decisions)
        assert found.course[-1] == (len(record.events), found.result)


@pytest.mark.parametrize(("name", "seats"), [("clever", ["club", "club"]), ("twice", ["club"])])
def test_a_game_that_is_cut_off_adds_up_to_what_is_expected_now(name, seats):
    record = recorded(name, seats)
    for end in (0, 1, 7, 20, len(record.events) - 1):
        cut = dataclasses.replace(record, events=record.events[:end], scores=[], winners=[])
        analysis = analyse(cut, throws=FEW)
        assert not analysis.over
        for found in analysis.seats:
            assert found.result - found.expected == pytest.approx(parts(found), abs=1e-6)


def test_alone_nothing_comes_from_others_and_every_throw_is_told():
    record = recorded("clever", ["club"])
    (found,) = analyse(record, throws=FEW).seats
    assert found.others == 0
    thrown = [i for i, e in enumerate(record.events, 1) if "roll" in e or "platter" in e]
    assert [throw.event for throw in found.throws] == thrown


def test_among_several_only_own_throws_are_luck():
    record = recorded("tower", ["casual", "expert"])
    for found in analyse(record, throws=FEW).seats:
        for throw in found.throws:
            assert record.events[throw.event - 1]["seat"] == found.seat
        assert found.others != 0


@pytest.mark.parametrize(("name", "seats"), [("clever", ["master"]), ("levelx", ["master"] * 2)])
def test_the_master_loses_nothing_by_its_own_judgement(name, seats):
    for found in analyse(recorded(name, seats), throws=6).seats:
        assert found.lost == pytest.approx(0, abs=1e-3)
        assert found.costliest == []


@pytest.mark.parametrize(
    ("name", "players", "at"), [("clever", 1, 12), ("tower", 2, 20), ("levelx", 2, 9)]
)
def test_a_planted_blunder_is_the_costliest_moment(name, players, at):
    record, (seat, chosen, loss) = master_with_a_blunder(name, players, seed=5, at=at)
    analysis = analyse(record, throws=6)
    first = analysis.seats[seat].costliest[0]
    assert first.chosen == chosen
    assert first.loss == pytest.approx(loss, abs=1e-3)
    for found in analysis.seats:
        assert found.lost == pytest.approx(loss if found.seat == seat else 0, abs=1e-2)
    event = record.events[first.event - 1]
    game = parse_state(first.position)
    plain = {key: value for key, value in event.items() if key != "seat"}
    assert game.event(seat, game.find(seat, chosen)) == plain


def test_costliest_moments_say_what_was_better_and_why():
    record, (_, chosen, _) = master_with_a_blunder("clever", 1, seed=5, at=12)
    (found,) = analyse(record, throws=6).seats
    (moment,) = costliest_moments(found, sure=8)
    assert moment.chosen.text == chosen
    assert moment.best.cost == 0
    assert moment.best.reasons
    assert moment.chosen.played.games == 8
    assert moment.chosen.played.error > 0


def test_costliest_moments_are_three_and_the_costliest_first():
    (found,) = analyse(recorded("clever", ["greedy"]), throws=6).seats
    losses = [decision.loss for decision in found.costliest]
    assert len(losses) == 3
    assert losses == sorted((d.loss for d in found.decisions), reverse=True)[:3]


def luck_of(name, seats, games, throws):
    lucks = []
    for seed in range(games):
        record = recorded(name, seats, seed)
        lucks += [
            found.luck for found in analyse(record, seats=[0], throws=throws, seed=seed).seats
        ]
    return np.array(lucks)


@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [("clever", ["random"], 20), ("levelx", ["greedy", "greedy"], 8), ("mix", ["random"], 6)],
)
def test_luck_is_nothing_on_average(name, seats, games):
    lucks = luck_of(name, seats, games, throws=8)
    assert abs(lucks.mean()) < 3.5 * lucks.std(ddof=1) / np.sqrt(games)
    assert lucks.std() > 2


def test_the_same_seed_gives_the_same_and_another_stays_within_the_error():
    record = recorded("clever", ["club"])
    one, again, other = (analyse(record, throws=100, seed=seed).seats[0] for seed in (1, 1, 2))
    assert one == again
    assert one.luck != other.luck
    assert abs(one.luck - other.luck) < 4 * (one.luck_error + other.luck_error)
    assert one.lost == other.lost


def test_only_the_seats_that_are_wanted():
    analysis = analyse(recorded("clever", ["greedy"] * 3), seats=[2], throws=6)
    assert [found.seat for found in analysis.seats] == [2]


def test_records_that_break_the_rules_are_refused():
    record = recorded("clever", ["greedy"])
    record.scores[0]["total"] += 1
    with pytest.raises(Fault, match="total"):
        analyse(record)
    del record.events[5]
    with pytest.raises(Fault, match="event 6"):
        analyse(record)


def test_a_sheet_that_nobody_learnt_has_no_coach(tmp_path):
    path = tmp_path / "own.toml"
    text = (SHEETS / "clever.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('id = "clever"', 'id = "own"'), encoding="utf-8")
    with pytest.raises(NoCoach, match="no net was trained"):
        Judge(load_sheet(path), 1)
