"""What is wrong in a course file is refused in one sentence that names the key and the remedy."""

import pytest

from renard.lessons.checking import check_course
from renard.lessons.reading import LessonError, load_course, read_course

COURSE = """
format = 1

[[lessons]]
key = "one"
area = "dice"
players = 1
seed = 1
moves = []
decisions = 1
goal = { boxes = 1 }
best = ["BEST"]

[half]
players = 1
seed = 1
moves = []
"""

WRONG = {
    ('area = "dice"', 'area = "none"'): r"lessons\[1\].area: is 'none'; it should be one of dice",
    ('key = "one"', 'key = "One!"'): r"lessons\[1\].key: is 'One!'; it should be small letters",
    ("seed = 1\n", ""): r"lessons\[1\].seed: is missing; it should be a whole number",
    ("decisions = 1", "decisions = 99"): r"lessons\[1\].decisions: is 99; .* from 1 to 6",
    ("decisions = 1", "decisions = 1\nseat = 1"): r"lessons\[1\].seat: is 1; .* from 0 to 0",
    ("decisions = 1", "decisions = 1\ncolour = 1"): r"lessons\[1\].colour: is not a key",
    ("{ boxes = 1 }", "{ chips = 1 }"): r"lessons\[1\].goal.chips: is no goal of clever; its goals",
    ("{ boxes = 1 }", "{}"): r"lessons\[1\].goal: is empty; it should name at least one of",
    ("{ boxes = 1 }", "{ entries = { pink = 1 } }"): r"goal.entries.pink: is no zone of clever; it",
    ("{ boxes = 1 }", "{ boxes = 0 }"): r"lessons\[1\].goal.boxes: is 0; .* from 1 to 999",
    ('best = ["BEST"]', "best = []"): r"lessons\[1\].best: is empty; it should list",
    ("format = 1", "format = 2"): r"format: is 2",
    ("[half]", "[quarter]"): r"half: is missing; it should be a table",
}
"""By what is changed in a course that can be read: what is said."""

NOT_RIGHT = {
    (
        "moves = []\ndecisions",
        'moves = ["jump"]\ndecisions',
    ): r"moves: move 1, 'jump', is refused: .*",
    ("BEST", "jump"): r"best\[1\]: seat 0 cannot do this now: jump",
    ("{ boxes = 1 }", "{ boxes = 9 }"): r"goal: is missed after all of best, not reached",
}


@pytest.fixture
def write(tmp_path):
    def write(text):
        path = tmp_path / "clever.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize(("change", "said"), WRONG.items(), ids=str)
def test_what_cannot_be_read_is_refused(change, said, write):
    assert change[0] in COURSE
    with pytest.raises(LessonError, match=said) as refused:
        read_course(write(COURSE.replace(*change, 1)))
    assert str(refused.value).startswith("clever.toml: ")
    assert "\n" not in str(refused.value)


def best_first_choice():
    """What the coach does first with these dice."""
    from renard.coach.judge import Judge
    from renard.rules.sheet import load_sheet
    from renard.table.position import Position, sit_down

    sheet = load_sheet("clever")
    game = sit_down(sheet, Position(1, 1, ())).game
    values = Judge(sheet, 1).choices(game.states, 0)
    order = sorted(values, key=lambda action: values[action])
    return game.text(0, order[-1]), game.text(0, order[0])


@pytest.mark.parametrize(("change", "said"), NOT_RIGHT.items(), ids=str)
def test_what_cannot_be_solved_is_refused(change, said, write):
    text = COURSE.replace(*change, 1).replace("BEST", best_first_choice()[0])
    with pytest.raises(LessonError, match=said):
        check_course(read_course(write(text)))


def test_a_best_that_is_not_the_best_is_refused(write):
    text = COURSE.replace("BEST", best_first_choice()[1])
    with pytest.raises(LessonError, match=r"best\[1\]: .* loses .* points; best is"):
        check_course(read_course(write(text)))


def test_a_lesson_that_is_there_twice_is_refused(write):
    lesson = COURSE[COURSE.index("[[lessons]]") : COURSE.index("[half]")]
    with pytest.raises(LessonError, match=r"lessons\[2\].key: 'one' is there twice"):
        read_course(write(COURSE.replace("[half]", lesson + "[half]")))


def test_a_game_without_a_course_is_named():
    with pytest.raises(LessonError, match="there is no course for 'chess': it should be one of"):
        load_course("chess")


def test_what_is_no_toml_is_refused(write):
    with pytest.raises(LessonError, match=r"clever\.toml: is not valid TOML"):
        read_course(write("lessons = ["))
