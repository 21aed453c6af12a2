"""Puzzles: right, nearly right, wrong; that of the day; own mistakes as cards; offline, by keys."""

import datetime as dt

import pytest
from playwright.sync_api import expect

from renard.coach.judge import Judge
from renard.coach.moment import sureness
from renard.puzzles.book import load_book
from renard.puzzles.grading import GOOD, MISSED, NEARLY, grade
from renard.rules.sheet import load_sheet
from renard.table.position import sit_down
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import finished, put
from tests.browser.robot import Robot
from tests.browser.screens import PLATTER, RACE, Walk, puzzle_of
from tests.browser.starting import see_result, start_game
from tests.browser.tapping import do, enter_by_keys

GAME = PLATTER[0]
HEADINGS = {GOOD: "Right!", NEARLY: "Nearly", MISSED: "There was something better"}
ANSWERED = "h1:is(:text('Right!'), :text('Nearly'), :text('There was something better'))"


def graded(game, puzzle):
    """By grade, an answer that is the entry of a die, as an event."""
    sheet = load_sheet(game)
    now = sit_down(sheet, puzzle.position).game
    values = Judge(sheet, now.players).choices(now.states, puzzle.seat)
    best, known = max(values.values()), sureness(now)
    found = {}
    for action, event in now.options(puzzle.seat).items():
        if event and "pick" in event and "zone" in event:
            lost = best - values[action]
            found.setdefault(grade(lost, known.error if known else 0.0), event)
    return found


def puzzle_with_all_grades():
    for puzzle in load_book(load_sheet(GAME)).puzzles:
        if puzzle.best.startswith("pick "):
            found = graded(GAME, puzzle)
            if len(found) == len(HEADINGS):
                return puzzle, found
    raise AssertionError("no puzzle has all three")


def open_puzzle(page, game, puzzle):
    Walk(page).to(f"puzzle/{game}/{puzzle.position.seed}", ".play")
    page.get_by_text("Find the best choice.").wait_for()


def heading(page, text):
    page.get_by_role("heading", name=text, exact=True).wait_for()


def test_an_answer_is_right_nearly_right_or_wrong(visit):
    puzzle, answers = puzzle_with_all_grades()
    for verdict, said in HEADINGS.items():
        page = visit("", PHONE)
        open_puzzle(page, GAME, puzzle)
        assert page.get_by_text("What it is about").count() == 0
        do(page, answers[verdict])
        heading(page, said)
        assert page.get_by_text("Better:").count() == (0 if verdict == GOOD else 1)
        rating = page.get_by_text("Your rating:").inner_text()
        assert {GOOD: "(+", NEARLY: "(", MISSED: "(−"}[verdict] in rating.replace("-", "−")
        page.locator(".moment").wait_for()
        # Whoever tries again is judged, but that does not count.
        page.get_by_role("button", name="Try again").click()
        page.get_by_text("Find the best choice.").wait_for()
        do(page, answers[GOOD])
        heading(page, "Right!")
        page.get_by_text("This try does not count.").wait_for()
        Walk(page).to("puzzles", "main section")
        assert page.get_by_text("Your rating:").inner_text() in rating
        page.get_by_text("1 puzzle answered").wait_for()


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_puzzles_from_home_one_after_the_other(visit, size):
    page = visit("", size)
    page.get_by_role("link", name="Puzzles").click()
    page.get_by_role("radio", name=load_sheet(GAME).title, exact=True).check()
    page.get_by_role("link", name="Begin").click()
    for _ in range(3):
        page.get_by_text("Find the best choice.").wait_for()
        Robot(page).play(until=".moment")
        page.get_by_role("button", name="Next").click()
        page.locator(".moment").wait_for(state="detached")
    Walk(page).to("puzzles", "main section")
    page.get_by_text("3 puzzles answered").wait_for()


def test_the_puzzle_of_the_day_counts_once_and_is_new_tomorrow(visit):
    page = visit("puzzles", PHONE)
    page.get_by_role("link", name="To today’s puzzle").click()
    page.get_by_text("Find the best choice.").wait_for()
    Robot(page).play(until=".moment")
    page.get_by_text("Your rating:").wait_for()
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text("Answered today.").wait_for()
    page.get_by_role("link", name="To today’s puzzle").click()
    Robot(page).play(until=".moment")
    page.get_by_text("This try does not count.").wait_for()
    page.clock.set_system_time(dt.datetime.now(dt.UTC) + dt.timedelta(days=1))
    Walk(page).to("puzzles", "main section")
    page.get_by_text("new at midnight UTC").wait_for()
    page.get_by_text("1 puzzle answered").wait_for()


def test_a_mistake_of_a_played_game_comes_back_the_next_day(visit):
    page = visit(f"new/{GAME}", PHONE)
    start_game(page)
    Robot(page, seed=2).play()
    see_result(page)
    page.get_by_role("button", name="Let the coach look back").click()
    page.locator(".moment").wait_for()
    page.get_by_role("link", name="This decision comes back as a card.").click()
    page.get_by_text("No card is ready now.").wait_for()
    page.clock.set_system_time(dt.datetime.now(dt.UTC) + dt.timedelta(days=1))
    Walk(page).to("")
    page.get_by_role("link", name="cards are ready").click()
    page.get_by_role("link", name="Practise").click()
    page.get_by_text("From one of your games").wait_for()
    Robot(page).play(until=".moment")
    page.get_by_text("This card comes back:").wait_for()
    page.get_by_role("button", name="Next").click()
    # The next one is dropped, and does not come back.
    page.get_by_text("From one of your games").wait_for()
    before = cards_ready(page)
    Walk(page).to("puzzle/cards", ".play")
    Robot(page).play(until=".moment")
    page.get_by_role("button", name="Drop this card").click()
    page.locator(".moment").wait_for(state="detached")
    assert cards_ready(page) == before - 1


def cards_ready(page):
    Walk(page).to("puzzles", "main section")
    return int(page.get_by_text("in all").inner_text().split()[0])


@pytest.mark.parametrize("change", [{"coached": True}, {"mine": [0, 1]}, {"bots": ["club"]}])
def test_what_was_not_decided_alone_becomes_no_card(visit, change):
    page = visit("", PHONE)
    put(page, "history", finished(GAME, 1) | change)
    Walk(page).to(f"game/{GAME}1", "table .sum")
    page.get_by_role("button", name="Let the coach look back").click()
    page.locator(".moment").wait_for()
    Walk(page).to("puzzles", "main section")
    page.get_by_text("No card is ready now.").wait_for()
    assert page.get_by_text("in all").count() == 0


def test_puzzles_work_offline_once_a_book_was_opened(visit):
    first, second = [
        one for one in load_book(load_sheet(GAME)).puzzles if len(graded(GAME, one)) > 1
    ][:2]
    page = visit("", PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_puzzle(page, GAME, first)
    do(page, next(iter(graded(GAME, first).values())))
    page.get_by_text("Your rating:").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("Find the best choice.").wait_for()
    open_puzzle(page, GAME, second)
    do(page, next(iter(graded(GAME, second).values())))
    page.get_by_text("Your rating:").wait_for()
    # A book that was never opened is missed in a sentence.
    page.evaluate("place => { location.hash = place }", f"#/puzzle/{RACE}/1")
    page.get_by_role("alert").wait_for()


def test_a_puzzle_by_keys(visit):
    page = visit("", LAPTOP)
    open_puzzle(page, GAME, puzzle_of(GAME))
    enter_by_keys(page)
    page.locator(ANSWERED).wait_for()
    # The heading is read out; what comes next is a few tabs away.
    assert page.evaluate("document.activeElement.tagName") == "H1"
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Try again":
            break
    page.keyboard.press("Enter")
    page.get_by_text("Find the best choice.").wait_for()


def test_a_theme_can_be_asked_for(visit):
    page = visit(f"puzzles/{GAME}/fox", LAPTOP)
    assert page.get_by_role("combobox", name="Theme").input_value() == "fox"
    page.get_by_role("link", name="Begin").click()
    page.get_by_text("Find the best choice.").wait_for()
    Robot(page).play(until=".moment")
    assert "foxes" in page.get_by_text("What it is about:").inner_text()


def check_themes(page, offered, missing):
    """Only one of two themes can be chosen; they come with the puzzles, after the screen."""
    choice = page.get_by_role("combobox", name="Theme")
    for theme, count in (("", 1), (offered, 1), (missing, 0)):
        expect(choice.locator(f'option[value="{theme}"]')).to_have_count(count)


def test_only_themes_of_the_game_are_offered(visit):
    page = visit(f"puzzles/{GAME}/fox", LAPTOP)
    check_themes(page, offered="fox", missing="climb")
    # The race knows no foxes: then any theme will do.
    page.get_by_role("radio", name=load_sheet(RACE).title).check()
    page.wait_for_url(f"**/#/puzzles/{RACE}")
    check_themes(page, offered="climb", missing="fox")
    expect(page.get_by_role("combobox", name="Theme")).to_have_value("")


def test_mixed_puzzles_have_themes_of_the_games_that_one_plays(visit):
    page = visit("", LAPTOP)
    put(page, "history", finished(RACE, 2))
    Walk(page).to("puzzles", "main section")
    check_themes(page, offered="climb", missing="fox")
