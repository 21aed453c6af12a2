"""The rows of a log: their order in a record, what is stale, what undo keeps."""

import numpy as np
import pytest

from renard.log import Log, went_on
from renard.log.rows import (
    KIND_ACT,
    KIND_ON,
    KIND_PLATTER,
    KIND_ROLL,
    KIND_UNDO,
    LOG_ACTIVE,
    LOG_GONE,
    LOG_KIND,
    LOG_PART,
    LOG_ROUND,
    LOG_SEAT,
    LOGGED,
    is_stale,
    record_order,
)
from renard.rules.layout import (
    ACT_ON,
    ACT_PASS,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    STATE,
    WINDOW,
)
from renard.rules.sheet import load_sheet
from tests.rules.setting import at


def row(seat, kind=KIND_ACT, part=PART_PASSIVE, round_now=1, gone=0):
    found = np.zeros(LOGGED, np.int32)
    found[LOG_KIND], found[LOG_SEAT], found[LOG_GONE] = kind, seat, gone
    found[LOG_ROUND], found[LOG_ACTIVE], found[LOG_PART] = round_now, 0, part
    return found


def order(*rows):
    found = np.zeros(len(rows), np.int32)
    count = record_order(np.array(rows), len(rows), found)
    return found[:count].tolist()


def test_seats_that_act_at_the_same_time_stand_by_seat_in_the_order_of_each():
    assert order(row(3), row(1), row(3), row(2), row(1)) == [1, 4, 3, 0, 2]


def test_throws_come_first_and_own_turns_stay_as_they_happened():
    throws = [row(0, KIND_ROLL), row(0, KIND_PLATTER), row(0)]
    assert order(*throws) == [0, 1, 2]
    turn = [row(0, KIND_ROLL, PART_ACTIVE), row(0, part=PART_ACTIVE), row(2), row(1)]
    assert order(*turn) == [0, 1, 3, 2]


def test_going_on_taking_back_and_what_was_taken_back_are_not_written():
    rows = [
        row(0, KIND_ON, PART_ACTIVE), row(1, gone=1), row(1, KIND_UNDO, gone=1), row(2), row(1),
    ]  # fmt: skip
    assert order(*rows) == [4, 3]


def test_what_was_taken_back_from_the_next_turn_does_not_part_the_turn_before():
    rows = [
        row(2), row(1, gone=1), row(1, part=PART_ROUND, round_now=2, gone=1),
        row(1, KIND_UNDO, gone=1), row(1),
    ]  # fmt: skip
    assert order(*rows) == [4, 0]


def stale(seat, seen, *rows):
    states = np.zeros(1, STATE)
    states[0].round_now, states[0].part = 1, PART_PASSIVE
    return bool(is_stale(states[0], np.array(rows), len(rows), seat, seen))


def test_only_what_concerns_a_seat_makes_its_choice_stale():
    rows = [row(0, KIND_ROLL, PART_ACTIVE), row(1), row(2)]
    assert not stale(3, 1, *rows)
    assert stale(3, 0, *rows), "the dice were not seen"
    assert stale(1, 1, *rows), "it acted itself since"
    assert not stale(1, 2, *rows)
    assert stale(3, 4, *rows), "nobody has seen that yet"
    assert stale(3, 1, *rows, row(2, round_now=2)), "another turn has begun"
    assert stale(2, 3, *rows, row(2, KIND_UNDO, gone=1)), "it took something back since"


@pytest.mark.parametrize("uses", [False, True])
def test_a_record_leaves_going_on_unsaid_but_where_an_action_is_used(uses):
    game = at("twice", players=1, asks="window", open={"takeback": 1}, platter=["white"])
    assert game.state.asks[0] == WINDOW
    assert went_on(game, uses) == ([] if uses else [0])
    game.apply(0, ACT_ON)
    assert went_on(game, uses=False) == []


def test_a_log_grows_and_forgets_all_before_the_last_throw():
    log = Log(load_sheet("clever"), 1)
    faces = np.full(6, 3, np.int32)
    log.roll(0, faces)
    for _ in range(100):
        assert log.can_undo(0, "last") is False
        log.act(0, ACT_PASS if ACT_PASS in log.game.legal(0) else log.game.legal(0)[0])
        assert log.undo(0, "turn")
    assert len(log) == 201
    assert log.standing() == [0]
    assert log.record_order() == [0]
    before = log.game.key()
    log.act(0, log.game.legal(0)[0])
    assert log.forget() == 1
    assert len(log) == 201
    assert log.is_stale(0, -1)
    assert log.is_stale(0, 10**30)
    assert log.undo(0, "last")
    assert log.game.key() == before
