"""Our courses: every lesson can be solved, its best is the engine's, and every game has one."""

from collections import Counter

import pytest

from renard import sheet_names
from renard.lessons.checking import check_course
from renard.lessons.reading import course_games, load_course

FEWEST = 6
"""Lessons of an area."""
FEWEST_OF_ZONE = 3
"""Lessons of a zone; all zones are one area."""


def test_every_game_has_a_course():
    assert course_games() == sorted(sheet_names())


@pytest.mark.parametrize("game", course_games())
def test_every_lesson_can_be_solved_and_its_best_is_the_best(game):
    check_course(load_course(game))


@pytest.mark.parametrize("game", course_games())
def test_every_area_has_enough_lessons(game):
    course = load_course(game)
    areas = Counter(lesson.area for lesson in course.lessons)
    asked = {"dice", "zones", "bonuses", "actions", "foxes", "passive", "alone"}
    assert set(areas) == (asked if course.sheet.zones else {"rows", "chips", "others"})
    assert min(areas.values()) >= FEWEST
    for zone in course.sheet.zones:
        named = [one for one in course.lessons if one.key.startswith(f"{zone.name}-")]
        about = {name for one in named for name in one.goal.get("entries", {})}
        assert len(named) >= FEWEST_OF_ZONE
        assert zone.name in about


@pytest.mark.parametrize("game", course_games())
def test_lessons_of_an_area_tell_different_things(game):
    told = Counter((lesson.area, lesson.text) for lesson in load_course(game).lessons)
    assert set(told.values()) == {1}


@pytest.mark.parametrize("game", course_games())
def test_no_position_is_there_twice(game):
    positions = [lesson.position for lesson in load_course(game).lessons]
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize("game", course_games())
def test_half_a_game_is_left_to_somebody_who_decides_next(game):
    from renard.coach.moment import share_left
    from renard.table.position import sit_down

    course = load_course(game)
    table = sit_down(course.sheet, course.half)
    assert 0.3 < share_left(table.game) <= 0.5
    assert table.to_act()[0] == 0
