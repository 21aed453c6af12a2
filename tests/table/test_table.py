"""The one door: typed refusals, versions, and the same record whoever was quicker."""

from random import Random

import pytest

from renard import load_sheet
from renard.record.format import dump, parse
from renard.record.replay import replay
from renard.table import OwnDice, Refusal, SeededDice, Table
from tests.play import GAMES, choose, lowest_three


def table(name="clever", players=2, seed=1, rulings=None) -> Table:
    names = [f"player {i}" for i in range(players)]
    return Table(load_sheet(name, rulings), names, SeededDice(seed))


def act(at: Table, seat: int, rng: Random) -> None:
    at.submit(seat, at.version, choose(at.game, seat, rng, eager=True))


def play(at: Table, rng: Random, until=lambda at: False) -> Table:
    """Random seats act in random order until something holds, or to the end."""
    while not at.over and not until(at):
        act(at, rng.choice(at.to_act()), rng)
    return at


def refusal(kind: str, reason: str):
    def check(error: Refusal) -> bool:
        return error.kind == kind and reason in str(error)

    return pytest.raises(Refusal, check=check)


def test_there_is_no_such_seat():
    for seat in (-1, 2, 99):
        with refusal("no such seat", f"there is no seat {seat} at this table"):
            table().submit(seat, 1, 0)


def test_it_is_not_your_turn():
    at = table()
    with refusal("not your turn", "seat 1 has nothing to decide now"):
        at.submit(1, at.version, at.game.legal(0)[0])


def test_an_action_that_is_not_legal():
    at = table()
    for action in (1, -1, 10**6):
        with refusal("illegal", f"action {action} is not legal for seat 0 now"):
            at.submit(0, at.version, action)


def test_a_game_that_is_over():
    at = play(table(players=1), Random(1))
    with refusal("over", "the game is over"):
        at.submit(0, at.version, 0)


def test_what_was_chosen_before_something_happened_is_stale():
    at = table(players=1)
    seen, action = at.version, at.game.legal(0)[-1]
    at.submit(0, seen, action)
    for version in (seen, seen - 1, -1, at.version + 1):
        with refusal("stale", f"this was chosen at version {version}; now it is {at.version}"):
            at.submit(0, version, at.game.legal(0)[-1])


def test_a_refusal_changes_nothing():
    at = table()
    before = (at.game.key(), at.version, at.events())
    for seat, version, action in [(9, 1, 0), (1, 1, 0), (0, 0, 0), (0, 1, 1)]:
        with pytest.raises(Refusal):
            at.submit(seat, version, action)
    assert (at.game.key(), at.version, at.events()) == before


def passive_choices(at: Table) -> bool:
    return len(at.to_act()) > 1


def test_seats_that_act_at_the_same_time_do_not_make_each_other_stale():
    at = play(table("tower", 4), Random(2), passive_choices)
    seen, seats = at.version, at.to_act()
    for seat in reversed(seats):
        at.submit(seat, seen, at.game.legal(seat)[0])
    assert at.version > seen


def test_ones_own_action_makes_what_one_saw_stale():
    rng = Random(5)
    at = table("tower", 3, seed=4)
    while True:
        play(at, rng, passive_choices)
        seen, seat = at.version, at.to_act()[-1]
        act(at, seat, rng)
        if seat in at.to_act() and at.version == seen + 1:
            break
    with refusal("stale", "look again"):
        at.submit(seat, seen, at.game.legal(seat)[0])


def test_versions_grow_with_every_step_and_events_follow_them():
    at, rng = table(players=1), Random(4)
    told = at.events()
    assert at.version == 1
    assert told[0]["roll"]
    while not at.over:
        version = at.version
        events = at.submit(0, version, choose(at.game, 0, rng, eager=False))
        assert at.version > version
        assert events == at.events(version)
        told += events
    assert told == at.events() == at.record().events


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_record_of_a_table_verifies(name, players):
    for seed in range(3):
        at = play(table(name, players, seed), Random(seed))
        record = parse(dump(at.record()))
        game = replay(record)
        assert game.key() == at.game.key()
        assert record.seats == at.seats


def test_changed_rulings_stand_in_the_record():
    at = play(table("twice", 2, rulings={"takeback_without_dice": False}), Random(1))
    record = at.record()
    assert record.rulings == {"takeback_without_dice": False}
    assert replay(record).over


@pytest.mark.parametrize(("name", "players"), [game for game in GAMES if game[1] > 1])
def test_whoever_is_quicker_the_record_is_the_same(name, players):
    """Each seat chooses by itself; only the order among those who may act differs."""
    records = set()
    for order in range(5):
        at, quick = table(name, players, seed=6), Random(order)
        minds = [Random(f"seat {seat}") for seat in range(players)]
        while not at.over:
            seat = at.to_act()[0] if order == 0 else quick.choice(at.to_act())
            act(at, seat, minds[seat])
        records.add(dump(at.record()))
        replay(at.record())
    assert len(records) == 1


def test_a_record_can_be_asked_for_at_any_time():
    at, rng = table("mix", 3), Random(1)
    while not at.over:
        record = at.record()
        assert sorted(map(str, record.events)) == sorted(map(str, at.events()))
        act(at, rng.choice(at.to_act()), rng)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_table_with_dice_of_its_own(name, players):
    at, rng = Table(load_sheet(name), ["me"] * players, OwnDice()), Random(7)
    while not at.over:
        before = at.version
        if at.game.awaits == "roll":
            faces = {die: rng.randint(1, 6) for die in at.game.dice_to_roll()}
            events = at.enter_roll(faces)
        elif at.game.awaits == "platter":
            events = at.enter_platter(lowest_three(at.game, rng))
        else:
            seat = rng.choice(at.to_act())
            events = at.submit(seat, before, choose(at.game, seat, rng, eager=False))
        assert at.version == before + 1
        assert events == at.events(before)
    assert replay(at.record()).over


def test_dice_that_were_not_rolled_are_refused():
    at = Table(load_sheet("clever"), ["me"], OwnDice())
    with refusal("illegal", "these dice are rolled now: white"):
        at.enter_roll({"white": 1})
    with refusal("illegal", "no platter is due"):
        at.enter_platter(["white", "yellow", "blue"])
    with refusal("not your turn", "seat 0 has nothing to decide now"):
        at.submit(0, at.version, 0)
    at.enter_roll(dict.fromkeys(at.game.dice_to_roll(), 3))
    with refusal("illegal", "no roll is due: the game awaits a decision"):
        at.enter_roll(dict.fromkeys(at.game.sheet.dice, 3))
    assert at.version == 1
