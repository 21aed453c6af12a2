"""Taking back: up to the last throw of dice, and not behind what another built on it."""

from random import Random

import pytest

from renard import load_sheet
from renard.record.replay import replay
from renard.rules.game import RuleError
from renard.table import OwnDice, Refusal, Table
from tests.play import choose
from tests.table.test_table import act, passive_choices, play, refusal, table

NOTHING = ("cannot undo", "there is nothing to take back since the last throw of dice")


def snapshot(at: Table) -> tuple:
    return at.game.key(), len(at.steps), at.events()


def test_only_what_can_be_taken_back_is_followed():
    at = table()
    with pytest.raises(RuleError, match="undo is last or turn, not 'all'"):
        at.follow({"seat": 0, "undo": "all"})


def test_there_is_nothing_to_take_back_at_first():
    at = table()
    for seat in (0, 1, 7, -1):
        assert not at.can_undo(seat)
        with refusal(*NOTHING):
            at.undo(seat)
        with refusal(*NOTHING):
            at.reset_turn(seat)


def test_dice_that_were_thrown_stay_thrown():
    at, rng = table(players=1), Random(1)
    while not at.over:
        before = len(at.steps)
        act(at, 0, rng)
        thrown = any("roll" in e or "platter" in e for e in at.events(before))
        assert at.can_undo(0) == (not thrown and not at.over)
        if at.over:
            with refusal("over", "the game is over"):
                at.undo(0)
        elif thrown:
            with refusal(*NOTHING):
                at.undo(0)


def test_undo_takes_back_one_action_and_reset_all_of_them():
    rng, undone, reset = Random(3), 0, 0
    for seed in range(30):
        at = table("mix", 1, seed)
        chain = [snapshot(at)]
        while not at.over:
            before = len(at.steps)
            act(at, 0, rng)
            if any("roll" in e or "platter" in e for e in at.events(before)):
                chain = [snapshot(at)]
                continue
            chain.append(snapshot(at))
            again = 1 if at.over else rng.random()
            if again < 0.3:
                seen = at.version
                assert at.undo(0) == at.version > seen
                chain.pop()
                undone += 1
            elif again < 0.4:
                reset += len(chain) > 2
                seen = at.version
                assert at.reset_turn(0) == at.version > seen
                del chain[1:]
            assert snapshot(at) == chain[-1]
        assert replay(at.record()).over
    assert undone > 20
    assert reset > 5


def test_what_was_taken_back_can_be_done_otherwise():
    at = Table(load_sheet("tower"), ["me"], OwnDice())
    at.enter_roll(dict(zip(at.game.dice_to_roll(), (1, 2, 3, 4, 5, 6), strict=True)))
    first, other = at.game.legal(0)[-2:]
    at.submit(0, at.version, first)
    seen = at.version
    assert at.can_undo(0)
    assert at.undo(0) == seen + 1
    for stale in (seen - 1, seen):
        with refusal("stale", "look again"):
            at.submit(0, stale, other)
    at.submit(0, at.version, other)
    assert at.steps[-1].action == other
    assert len(at.events()) == 2


def test_a_simultaneous_seat_takes_back_only_its_own():
    at = play(table("tower", 4, seed=8), Random(1), passive_choices)
    one, other = at.to_act()[:2]
    start = at.game.key()
    at.submit(one, at.version, at.game.legal(one)[-1])
    only_one = at.game.key()
    at.submit(other, at.version, at.game.legal(other)[-1])
    at.undo(other)
    assert at.game.key() == only_one
    at.submit(other, at.version, at.game.legal(other)[-1])
    at.undo(one)
    assert one in at.to_act()
    at.undo(other)
    assert at.game.key() == start
    with refusal(*NOTHING):
        at.undo(other)


def test_nobody_takes_back_what_another_acted_on():
    """The active seat's last extra die opens the passive choices; once one is made it stays."""
    rng = Random(2)
    for seed in range(60):
        at = table("tower", 3, seed)
        play(at, rng, lambda at: at.game.state.part == 2 or at.over)
        if at.over or not at.can_undo(0):
            continue
        before = at.game.key()
        at.undo(0)
        assert at.to_act() == [0]
        at.submit(0, at.version, at.game.legal(0)[0])
        while at.to_act() == [0]:
            act(at, 0, rng)
        if at.game.state.part != 2:
            continue
        act(at, at.to_act()[0], rng)
        assert not at.can_undo(0)
        with refusal(*NOTHING):
            at.undo(0)
        assert before != at.game.key()
        return
    pytest.fail("no active seat ended its turn with a decision")


def test_undo_at_random_never_breaks_a_game():
    rng = Random(9)
    for name, players in [("clever", 4), ("twice", 3), ("levelx", 2), ("mix", 2), ("tower", 1)]:
        for seed in range(4):
            at = table(name, players, seed)
            while not at.over:
                seat = rng.choice(at.to_act())
                at.submit(seat, at.version, choose(at.game, seat, rng, eager=False))
                someone = rng.randrange(players)
                if rng.random() < 0.2 and at.can_undo(someone) and not at.over:
                    (at.undo if rng.random() < 0.7 else at.reset_turn)(someone)
            assert replay(at.record()).key() == at.game.key()


def test_can_undo_says_what_undo_does():
    at, rng = table("twice", 4, seed=3), Random(4)
    while not at.over:
        act(at, rng.choice(at.to_act()), rng)
        for seat in range(4):
            if not at.can_undo(seat):
                with pytest.raises(Refusal):
                    at.undo(seat)


def test_a_game_with_second_thoughts_is_the_same_game():
    """Whoever takes back and then goes on meets the dice that were there anyway."""
    straight, wavering = table("mix", 1, seed=11), table("mix", 1, seed=11)
    rng, wavered = Random(1), 0
    while not straight.over:
        action = choose(straight.game, 0, rng, eager=True)
        other = rng.choice(wavering.game.legal(0))
        look = wavering.game.copy()
        look.apply(0, other)
        if look.awaits == "decision":
            wavering.submit(0, wavering.version, other)
            wavering.undo(0)
            wavered += 1
        for at in (straight, wavering):
            at.submit(0, at.version, action)
    assert wavered > 5
    assert wavering.record() == straight.record()
