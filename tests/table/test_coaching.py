"""The coach at a table: nobody hears it unless everybody agreed."""

import pytest

from renard import load_sheet
from renard.table import CoachDoor, Refusal, SeededDice, Table


def table(players=2, seed=1):
    return Table(load_sheet("clever"), ["player"] * players, SeededDice(seed))


def refusal(kind):
    return pytest.raises(Refusal, check=lambda error: error.kind == kind)


def test_it_is_off_by_default():
    for players in (1, 2):
        with refusal("no coach"):
            CoachDoor(table(players)).advise(0)


def test_it_speaks_when_all_agree_and_stops_when_one_does_not():
    door = CoachDoor(table(3), bots={2})
    door.agree(0)
    assert door.missing() == [1]
    for ask in (lambda: door.advise(0), door.analyse):
        with refusal("no coach"):
            ask()
    door.agree(1)
    assert door.advise(0).choices
    assert door.analyse([0]).seats[0].seat == 0
    door.agree(1, agrees=False)
    with refusal("no coach"):
        door.advise(0)


def test_it_has_nothing_to_say_out_of_turn():
    door = CoachDoor(table(), bots={0, 1})
    with refusal("not your turn"):
        door.advise(1)
    with refusal("no such seat"):
        door.agree(2)


def test_a_game_that_is_over_may_be_looked_back_at():
    at = table(1)
    while not at.over:
        at.submit(0, at.version, at.game.legal(0)[0])
    door = CoachDoor(at)
    assert door.analyse().over
    door.agree(0)
    with refusal("over"):
        door.advise(0)
