"""A table is its log: whoever replays it has the table, and a game so far can be handed in."""

from contextlib import suppress
from random import Random

import pytest

from renard import RuleError, load_sheet
from renard.record.fault import Fault
from renard.record.format import Record
from renard.table import (
    GO_ON,
    FairDice,
    OwnDice,
    Refusal,
    SeededDice,
    Table,
    log_of_record,
    throws_of,
)
from tests.play import GAMES, choose, random_record
from tests.table.test_table import refusal, table

SECRET = bytes(range(32))


def wander(at: Table, rng: Random, steps: int = 10**6) -> Table:
    """Random play with second thoughts."""
    players = range(len(at.seats))
    while not at.over and (steps := steps - 1):
        someone = rng.choice(players)
        if rng.random() < 0.15 and at.can_undo(someone):
            with suppress(Refusal):  # others may have acted on an earlier part of the turn
                (at.undo if rng.random() < 0.6 else at.reset_turn)(someone)
        seat = rng.choice(at.to_act())
        at.submit(seat, at.version, choose(at.game, seat, rng, eager=True))
    return at


def same(one: Table, other: Table) -> bool:
    return (
        one.log == other.log
        and one.game.key() == other.game.key()
        and one.record() == other.record()
        and one.to_act() == other.to_act()
        and [one.can_undo(s) for s in range(len(one.seats))]
        == [other.can_undo(s) for s in range(len(one.seats))]
    )


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_whoever_replays_the_log_has_the_table(name, players):
    at = wander(table(name, players, seed=3), Random(players))
    assert at.version == len(at.log)
    assert same(at, Table.replay(at.game.sheet, at.seats, SeededDice(3), at.log))


def test_a_log_can_be_followed_entry_by_entry_and_gone_on_with_anywhere():
    at, rng = table("mix", 3, seed=4), Random(2)
    other = Table.replay(at.game.sheet, at.seats, SeededDice(4), [])
    while not at.over:
        wander(at, rng, steps=2)
        for entry in at.log[other.version :]:
            other.follow(entry)
        assert same(at, other)
        other, at = at, other


def test_the_log_tells_going_on_and_taking_back():
    at = wander(table("mix", 2, seed=1), Random(1))
    kinds = [tuple(entry.items())[1] for entry in at.log]
    assert ("go", "on") in kinds
    assert ("undo", "last") in kinds
    assert ("undo", "turn") in kinds
    assert len(at.log) > len(at.steps) > len(at.events())


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_actions_by_their_events_are_the_same_game(name, players):
    by_id, by_event = table(name, players), table(name, players)
    rng = Random(6)
    while not by_id.over:
        seat = rng.choice(by_id.to_act())
        action = choose(by_id.game, seat, rng, eager=True)
        event = by_id.game.event(seat, action)
        told = by_event.act(seat, by_event.version, GO_ON if event is None else event)
        assert by_id.submit(seat, by_id.version, action) == told
    assert same(by_id, by_event)


def test_an_event_that_names_no_legal_action_is_refused():
    at = table()
    pick = next(e for e in at.game.options(0).values() if "pick" in e)
    for event in ({}, GO_ON, {"pick": "pink"}, {**pick, "cell": 99}, {**pick, "x": [{}]}):
        with refusal("illegal", "seat 0 cannot do this now"):
            at.act(0, at.version, event)
    with refusal("not your turn", "nothing to decide"):
        at.act(1, at.version, pick)
    with refusal("stale", "look again"):
        at.act(0, 0, pick)
    assert at.version == 1


def test_a_log_that_breaks_the_rules_cannot_be_followed():
    at = table()
    for entry in ({"seat": 0, "pick": "pink"}, {"seat": 0, **GO_ON}, {"seat": 0, "roll": [1]}):
        with pytest.raises(RuleError):
            at.follow(entry)


def test_taking_back_and_throwing_can_be_stale_too():
    at = Table(load_sheet("tower"), ["me"], OwnDice())
    faces = dict(zip(at.game.dice_to_roll(), (1, 2, 3, 4, 5, 6), strict=True))
    at.enter_roll(faces, 0)
    with refusal("stale", "chosen at version 0; now it is 1"):
        at.enter_roll(faces, 0)
    at.submit(0, 1, at.game.legal(0)[-1])
    with refusal("stale", "look again"):
        at.undo(0, 1)
    assert at.undo(0, 2) == 3
    with refusal("stale", "look again"):
        at.undo(0, 2)
    with refusal("stale", "look again"):
        at.reset_turn(0, 1)


def hand_in(record: Record, sheet, seats, dice) -> Table:
    at = Table.replay(sheet, seats, dice, log_of_record(record, sheet))
    at.throw_due()
    return at


def cut(record: Record, events: int) -> Record:
    return Record(**{**vars(record), "events": record.events[:events]})


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_game_so_far_goes_on_at_a_table(name, players):
    sheet = load_sheet(name)
    whole = random_record(sheet, players, seed=5)
    seats = [f"player {i}" for i in range(players)]
    for length in (0, 1, len(whole.events) // 2, len(whole.events) - 1, len(whole.events)):
        begun = cut(whole, length)
        dice = FairDice(SECRET, "table", throws_of(begun) + 1)
        at = hand_in(begun, sheet, seats, dice)
        assert at.record().events[:length] == begun.events
        assert at.over == (length == len(whole.events))
        assert at.over or at.to_act()
        wander(at, Random(length))
        assert same(at, Table.replay(sheet, seats, dice, at.log))


def test_going_on_to_a_roll_is_put_into_the_log_of_a_handed_in_game():
    sheet = load_sheet("mix")
    logs = [
        hand_in(random_record(sheet, 2, seed), sheet, ["a", "b"], OwnDice()).log
        for seed in range(9)
    ]
    assert sum({"seat": 0, **GO_ON} in log for log in logs) > 1


def test_a_game_against_the_rules_is_not_taken():
    sheet = load_sheet("clever")
    whole = random_record(sheet, 2, seed=5)
    whole.events[3] = {**whole.events[3], "cell": 99}
    with pytest.raises(Fault, match=r"event 4: .*not legal"):
        hand_in(whole, sheet, ["a", "b"], OwnDice())
    with pytest.raises(Fault, match="is a game of 'clever', but the sheet is 'tower'"):
        hand_in(whole, load_sheet("tower"), ["a", "b"], OwnDice())


def test_options_do_not_go_into_the_log():
    sheet = load_sheet("clever")
    whole = random_record(sheet, 1, seed=2, options=True)
    assert not any("options" in entry for entry in hand_in(whole, sheet, ["a"], OwnDice()).log)


def test_a_table_that_forgets_plays_on_just_the_same():
    for name, players in [("clever", 4), ("twice", 1), ("levelx", 2), ("mix", 3)]:
        at, rng, lean = table(name, players, seed=4), Random(2), Random(2)
        other = table(name, players, seed=4)
        told = list(other.log)
        while not at.over:
            wander(at, rng, steps=3)
            wander(other, lean, steps=3)
            told += other.entries(len(told))
            other.forget()
            assert other.version == at.version == len(told)
            assert other.game.key() == at.game.key()
            assert len(other.log) < 40
        assert told == at.log
        assert other.entries(0) is None


def test_what_was_chosen_before_the_forgotten_is_stale():
    at = table(players=1)
    for _ in range(4):
        at.submit(0, at.version, at.game.legal(0)[-1])
    at.forget()
    with refusal("stale", "look again"):
        at.submit(0, 0, at.game.legal(0)[-1])
