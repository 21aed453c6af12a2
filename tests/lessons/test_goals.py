"""What a goal counts, on positions made by hand; and when a lesson is over."""

import numpy as np
import pytest

from renard.lessons.checking import Trial
from renard.lessons.goals import (
    GOAL_NAMES,
    RACE_GOALS,
    VERDICT_MISSED,
    VERDICT_OPEN,
    VERDICT_REACHED,
    measure,
)
from renard.lessons.reading import Lesson, LessonPart, Position, read_goal
from renard.rules.game import new
from renard.rules.layout import BAR_NAMES


def count(begun, now, name, what=""):
    """How many there are of what a goal counts."""
    least = {what: 1} if what else 1
    rows = read_goal(begun.sheet, LessonPart({name: least}, "a test"))
    out = np.zeros(begun.sheet.actions, np.int32)
    kind, index, _ = rows[0].tolist()
    return measure(begun.sheet.record, begun.state, now.state, 0, kind, index, out)


def rolled(game, faces):
    game.apply_roll(dict(zip(game.dice_to_roll(), faces, strict=True)))
    return game


def done(game, *texts):
    """The same game after some actions of seat 0."""
    now = game.copy()
    for text in texts:
        now.apply(0, now.find(0, text))
    return now


def test_boxes_points_and_dice_of_a_pick():
    game = rolled(new("clever"), [3, 2, 4, 5, 6, 1])
    now = done(game, "pick orange orange 1 = 6")
    assert count(game, now, "boxes") == 1
    assert count(game, now, "entries", "orange") == 1
    assert count(game, now, "entries", "green") == 0
    assert count(game, now, "points") == 6
    assert count(game, now, "zone_points", "orange") == 6
    assert count(game, now, "lowest") == 0
    assert count(game, game, "hand") == 0  # nothing is chosen yet
    now = done(game, "pick purple purple 1 = 1")
    assert count(game, now, "takes", "purple") == 1
    assert count(game, now, "takes", "white") == 0
    assert count(game, now, "hand") == 5


def test_dice_for_the_next_turn_are_not_in_hand():
    game = rolled(new("clever"), [3, 2, 4, 5, 6, 1])
    # All others are lower: the turn is over, and the passive throw is due.
    now = done(game, "pick orange orange 1 = 6")
    assert now.awaits == "roll"
    assert count(game, now, "hand") == 0


def test_actions_that_open_and_are_used():
    game = rolled(new("clever"), [3, 2, 4, 5, 6, 1])
    game.state.opened[0, BAR_NAMES.index("reroll")] = 2
    now = done(game, "use reroll")
    assert count(game, now, "uses", "reroll") == 1
    assert count(game, now, "uses", "extra") == 0
    later = game.copy()
    later.state.opened[0, BAR_NAMES.index("extra")] += 2
    assert count(game, later, "opens", "extra") == 2


def test_jokers_are_counted_by_their_boxes():
    game = new("mix")
    now = game.copy()
    now.state.used[0, BAR_NAMES.index("joker")] = 0b101
    assert count(game, now, "uses", "joker") == 2


def test_foxes():
    game = new("twice")
    now = game.copy()
    now.state.foxes[0] = 2
    assert count(game, now, "foxes") == 2


def test_a_race():
    game = rolled(new("levelx"), [4, 4, 6, 1])
    now = done(game, "group 4+4 to 8")
    assert count(game, now, "square", "8") == 1
    assert count(game, now, "square", "6") == 0
    last = game.copy()
    # One square before X, where the other's pawn stands, with one chip left.
    row = list(last.sheet.record.row_sum).index(8)
    squares = int(last.sheet.record.row_squares[row])
    last.state.cells[0, row], last.state.cells[1, row] = squares - 1, squares
    now = done(last, "group 4+4 to 8")
    assert count(last, now, "chips") == 1
    assert count(last, now, "sends_home") == 1
    assert count(last, now, "closes") == 0
    assert count(last, now, "points") == 8
    last.state.stacks[row] = 1
    now = done(last, "group 4+4 to 8")
    assert count(last, now, "closes") == 1
    assert count(last, now, "sends_home") == 0


def test_every_goal_belongs_to_sheets_or_to_races():
    assert set(RACE_GOALS) <= set(GOAL_NAMES)
    numbers = [kind for kind, _ in GOAL_NAMES.values()]
    assert numbers == list(range(len(numbers)))


def trial(game, goal, decisions, throws=0):
    rows = read_goal(game.sheet, LessonPart(goal, "a test"))
    position = Position(game.players, 7, ())
    part = LessonPart({}, "a test")
    return Trial(
        Lesson("a", "dice", "a", position, 0, decisions, throws, goal, rows, (), part), game
    )


@pytest.fixture
def game():
    return rolled(new("clever"), [3, 2, 4, 5, 6, 1])


def test_a_lesson_is_over_with_its_goal(game):
    tried = trial(game, {"boxes": 1}, 3, 3)
    assert tried.verdict == VERDICT_OPEN
    tried.act(tried.game.find(0, "pick orange orange 1 = 6"))
    assert tried.verdict == VERDICT_REACHED
    assert tried.game.awaits == "roll"  # nothing is thrown any more


def test_a_lesson_is_missed_with_its_last_decision_or_its_last_throw(game):
    for decisions, throws in ((1, 3), (3, 0)):
        tried = trial(game, {"boxes": 2}, decisions, throws)
        tried.act(tried.game.find(0, "pick purple purple 1 = 1"))
        assert tried.verdict == VERDICT_MISSED


def test_a_lesson_goes_on_over_a_throw(game):
    tried = trial(game, {"boxes": 2}, 2, 1)
    tried.act(tried.game.find(0, "pick purple purple 1 = 1"))
    assert tried.verdict == VERDICT_OPEN
    assert tried.game.awaits == "decision"
    options = tried.game.options(0)
    tried.act(next(action for action in options if "pick" in options[action]))
    assert tried.verdict == VERDICT_REACHED


def test_a_lesson_does_not_wait_for_others():
    tried = trial(rolled(new("levelx"), [4, 4, 6, 1]), {"chips": 1}, 3, 3)
    tried.act(tried.game.find(0, "pass group"))
    assert tried.verdict == VERDICT_MISSED
