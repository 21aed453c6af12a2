"""Bots of all levels and the coach, thought out on the device: with the network and without."""

import re

import pytest

from renard.players import players_of
from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.robot import Robot, wait_for_paint, wait_until, wait_until_still
from tests.browser.screens import PLATTER, RACE, Walk
from tests.browser.site import StaticHost
from tests.browser.starting import see_result, start_game

GAME = sheet_names()[0]
COVERED = """(() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map(e => e.getBoundingClientRect());
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const things = boxes(`.dice .cube svg, .actions svg, .actions .name, .platter .cube svg,
    .chips svg, .chips span, .board .number, .board .square, .board .left`);
  return boxes(".dice .figure, .actions .figure, .platter .figure, .chips b, .board .pill")
    .filter(figure => things.some(thing => meet(figure, thing))).length;
})()"""
"""How many of the coach's figures lie over pips, signs, names, or the numbers of a board."""
NET_KEPT = "caches.open('renard.nets').then(nets => nets.keys()).then(keys => keys.length > 0)"


@pytest.fixture
def host(tmp_path):
    running = StaticHost(tmp_path)
    yield running
    running.stop()


def choose_bot(page, name):
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("group", name="Strength").get_by_role("radio", name=name).check()


def test_levels_are_listed_by_strength_and_a_middle_one_is_set(visit):
    page = visit(f"new/{GAME}")
    page.get_by_role("radio", name="2", exact=True).check()
    strength = page.get_by_role("group", name="Strength")
    bots = strength.get_by_role("radio")
    levels = [bot.input_value() for bot in bots.all()]
    assert levels == players_of(load_sheet(GAME))
    middle = len(levels) // 2
    assert [bot.is_checked() for bot in bots.all()].index(True) == middle
    # Whoever hears the page is told the level, too, and the words below speak of the chosen bot.
    for level, name in zip(levels, strength.locator("label").all_inner_texts(), strict=True):
        assert level in name.lower()
    assert levels[middle] in strength.locator("p").inner_text().lower()


def test_the_strongest_bot_plays_to_the_end_and_without_network_once_it_was_fetched(newcomer, host):
    page = newcomer(PHONE)
    page.goto(f"{host.url}#/new/{GAME}")
    page.wait_for_selector("h1")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until(page, NET_KEPT)
    host.stop()
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("h1")
    choose_bot(page, "Master")
    start_game(page, seats=2)
    Robot(page).play()
    totals = see_result(page)
    assert max(totals) == totals[1] > 100


def test_a_bot_that_cannot_be_fetched_is_not_offered(newcomer, host):
    page = newcomer()
    page.goto(host.url)
    page.wait_for_selector("h1")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until(page, "navigator.serviceWorker.controller !== null")
    host.stop()
    page.context.set_offline(True)
    page.goto(f"{host.url}#/new/{GAME}")
    page.get_by_role("radio", name="2", exact=True).check()
    strength = page.get_by_role("group", name="Strength")
    strength.get_by_role("radio", name="Greedy").wait_for(state="attached")
    strength.get_by_role("radio", name="Master").wait_for(state="detached")
    assert strength.get_by_role("radio", name="Greedy").count() == 1


def test_the_coach_shows_what_it_expects_of_every_choice(visit):
    page = visit(f"new/{GAME}", settings={"coach": "all"})
    start_game(page)
    advice = page.get_by_role("region", name="Coach").get_by_role("button")
    advice.locator("b").first.wait_for()
    expected = [int(text) for text in advice.locator("b").all_inner_texts()]
    assert expected == sorted(expected, reverse=True)
    assert 100 < expected[0] < 400


def coached(visit, size, players=2, mode="all"):
    """A visitor in the middle of a game against a bot, with something to choose."""
    page = visit("", size, {"coach": mode})
    save = saved(GAME, players, lambda entry: "pick" in entry)
    for seat in save["seats"][1:]:
        seat["bot"] = "greedy"
    Walk(page).play(save)
    return page


def test_on_a_laptop_all_that_the_coach_says_stands_beside_the_sheet(visit):
    page = coached(visit, LAPTOP)
    coach = page.get_by_role("region", name="Coach")
    choices = coach.locator("ol > li")
    choices.first.wait_for()
    best = choices.first
    assert re.search(r"\d+\s*\d+%", best.inner_text())
    assert re.search(r"Best, by|Too close to call", best.inner_text())
    assert "Luck to come: ±" in coach.inner_text()
    said = [choice.locator("ul li").all_inner_texts() for choice in choices.all()]
    assert any(reasons for reasons in said)
    best.get_by_role("button").click()
    assert page.locator(".dice [aria-pressed=true], [data-box][aria-pressed=true]").count()


def test_a_coach_that_is_switched_on_speaks_of_the_choice_at_hand(visit):
    page = coached(visit, LAPTOP, mode="off")
    page.locator("header .icon").first.click()
    page.locator("dialog label:has(input[value=all])").click()
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Coach").locator("ol > li").first.wait_for()


def test_on_a_phone_every_choice_has_its_figure_and_a_tap_unfolds_the_reasons(visit):
    page = coached(visit, PHONE)
    page.locator(".dice .figure").first.wait_for()
    wait_until(
        page, "/Expected final points: \\d/.test(document.querySelector('[data-box]').ariaLabel)"
    )
    assert not page.evaluate(COVERED)
    page.get_by_role("button", name="Ask the coach").tap()
    panel = page.locator(".advice")
    choices = panel.locator("button[aria-expanded]")
    choices.nth(1).wait_for()
    assert choices.first.get_attribute("aria-expanded") == "true"
    assert panel.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    inside = panel.bounding_box()
    assert inside["y"] >= 0
    assert inside["y"] + inside["height"] <= page.locator(".dock").bounding_box()["y"] + 1
    choices.nth(1).tap()
    assert choices.nth(1).get_attribute("aria-expanded") == "true"
    assert choices.first.get_attribute("aria-expanded") == "false"
    panel.get_by_role("button", name="Show on the sheet").tap()
    panel.wait_for(state="detached")
    assert page.locator(".dice [aria-pressed=true]").count() == 1


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", PLATTER)
def test_figures_cover_nothing(visit, game, size):
    page = visit("", size, {"coach": "all"})
    Walk(page).play(saved(game, 1, lambda entry: "pick" in entry))
    page.locator(":is(.dice, .platter) .figure").first.wait_for()
    assert page.evaluate(COVERED) == 0
    Walk(page).play(saved(game, 1, lambda entry: "bonus" in entry))
    page.locator(".chips b").first.wait_for()
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_figures_cover_nothing_of_a_board(visit, size):
    page = visit("", size, {"coach": "all"})
    Walk(page).play(saved(RACE, 2, lambda entry: "group" in entry))
    page.locator(".board .pill").first.wait_for()
    assert page.evaluate(COVERED) == 0


def test_a_hint_names_the_favourite_alone_and_why_and_escape_closes_it(visit):
    page = coached(visit, LAPTOP, mode="hint")
    ask = page.get_by_role("button", name="Ask the coach")
    assert page.get_by_role("region", name="Coach").count() == 0
    ask.click()
    choices = page.get_by_role("region", name="Coach").locator("ol > li")
    choices.first.wait_for()
    assert choices.count() == 1
    assert ask.get_attribute("aria-expanded") == "true"
    page.keyboard.press("Escape")
    choices.first.wait_for(state="detached")


def test_the_coach_has_something_to_say_at_every_decision_and_nothing_jumps(visit):
    page = visit(f"new/{GAME}", size=LAPTOP, settings={"coach": "all"})
    start_game(page, seats=2)
    wait_until_still(page)
    page.evaluate("robot.watchShifts()")
    robot = Robot(page, seed=5)
    robot.play(taps=40)
    wait_for_paint(page)
    moved = {thing for shift in robot.report()["shifts"] for thing in shift["moved"]}
    assert not moved, "\n".join(sorted(moved))


def test_the_coach_is_set_at_a_table_of_ones_own_and_not_among_others(visit):
    page = visit(f"new/{GAME}")
    start_game(page)
    page.get_by_role("button", name="Menu").click()
    coach = page.get_by_role("group", name="Coach")
    coach.get_by_role("radio", name="Hint").check()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Ask the coach").wait_for()

    page = visit(f"new/{GAME}", size=LAPTOP, settings={"coach": "all"})
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="Elsewhere").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Go to the table").click()
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("group", name="Animations").wait_for()
    assert page.get_by_role("group", name="Coach").count() == 0
    assert page.get_by_role("region", name="Coach").count() == 0
