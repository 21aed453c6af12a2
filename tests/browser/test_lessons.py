"""Lessons: from home to stars, on a phone and by keys, in every game."""

import pytest

from renard.lessons.reading import course_games, load_course
from renard.rules.sheet import load_sheet
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot
from tests.browser.screens import Walk
from tests.browser.starting import see_result
from tests.browser.tapping import do, enter_by_keys
from tests.browser.teaching import events, worst


def open_lesson(page, game, key):
    page.evaluate("place => { location.hash = `#/${place}`; }", f"lesson/{game}/{key}")
    page.locator(".play").wait_for()
    page.get_by_text("Goal:").wait_for()


@pytest.mark.parametrize("game", course_games())
def test_a_lesson_from_home_to_stars(visit, game):
    # Who has played before finds all games under "Learn".
    course, page = load_course(game), visit("", PHONE, {"lastGame": game})
    first, second, *_ = course.lessons
    page.get_by_role("link", name="Learn").click()
    page.get_by_role("link", name=f"Lessons: {load_sheet(game).title}").click()
    page.get_by_role("link", name="Begin").click()
    page.get_by_text("Goal:").wait_for()
    for event in events(course, first, first.best):
        do(page, event)
    outcome = page.get_by_role("dialog")
    outcome.get_by_role("img", name="3 of 3 stars").wait_for()
    outcome.get_by_role("button", name="Next").click()
    outcome.wait_for(state="detached")
    assert page.url.endswith(f"#/lesson/{game}/{second.key}")
    page.get_by_text("Goal:").wait_for()
    # Whoever leaves finds the stars, also the next time.
    page.get_by_role("link", name="All lessons").click()
    page.get_by_role("link", name="Go on").wait_for()
    page.reload()
    page.get_by_role("link", name="Go on").wait_for()
    assert page.get_by_role("img", name="3 of 3 stars").count() == 1


def test_a_poor_choice_is_told_and_the_better_one_is_shown(visit):
    game = course_games()[0]
    course = load_course(game)
    lesson = next(one for one in course.lessons if one.area == "zones")
    page = visit("", LAPTOP)
    open_lesson(page, game, lesson.key)
    do(page, worst(course, lesson))
    outcome = page.get_by_role("dialog")
    outcome.get_by_text("It cost").wait_for()
    outcome.get_by_text("Better:").wait_for()
    outcome.get_by_role("button", name="Show me").click()
    outcome.get_by_role("heading", name="This is how the coach plays it").wait_for()
    outcome.get_by_role("button", name="Again").click()
    outcome.wait_for(state="detached")
    for event in events(course, lesson, lesson.best):
        do(page, event)
    outcome.get_by_role("heading", name="Exactly right!").wait_for()
    outcome.get_by_role("link", name="All lessons").click()
    page.get_by_role("link", name="Go on").wait_for()


def test_a_lesson_by_keys(visit):
    game = course_games()[0]
    lesson = load_course(game).lessons[0]
    page = visit("", LAPTOP)
    open_lesson(page, game, lesson.key)
    # Whatever that comes to, it is told.
    assert lesson.decisions == 1
    enter_by_keys(page)
    outcome = page.get_by_role("dialog")
    outcome.get_by_role("button", name="Again").wait_for()
    page.keyboard.press("Enter")
    outcome.wait_for(state="detached")


@pytest.mark.parametrize("game", course_games())
def test_half_a_game_is_played_to_its_end(visit, game):
    page = visit(f"course/{game}", PHONE)
    page.get_by_role("button", name="Play it to its end").click()
    page.locator(".play").wait_for()
    assert "#/play/" in page.url
    Robot(page, seed=2).play()
    totals = see_result(page)
    assert len(totals) == load_course(game).half.players
    assert all(total > 0 for total in totals)
    # It is no open game any more, but one of those played.
    Walk(page).to("history", "main li")
    assert page.locator("main li").count() == 1


def test_lessons_work_offline(visit, site):
    game = course_games()[0]
    course = load_course(game)
    lesson = course.lessons[0]
    page = visit("", PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_lesson(page, game, lesson.key)
    for event in events(course, lesson, lesson.best):
        do(page, event)
    page.get_by_role("dialog").get_by_role("img", name="3 of 3 stars").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("Goal:").wait_for()
    for event in events(course, lesson, lesson.best):
        do(page, event)
    page.get_by_role("dialog").get_by_role("img", name="3 of 3 stars").wait_for()
