"""Bots of all levels and the coach, thought out on the device: with the network and without."""

import re

import pytest

from renard.players import players_of
from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import saved
from tests.browser.robot import Robot, wait_until
from tests.browser.screens import Walk
from tests.browser.site import StaticHost
from tests.browser.starting import see_result, start_game

GAME = sheet_names()[0]
NET_KEPT = "caches.open('renard.nets').then(nets => nets.keys()).then(keys => keys.length > 0)"


@pytest.fixture
def host(tmp_path):
    running = StaticHost(tmp_path)
    yield running
    running.stop()


def choose_bot(page, name):
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Strength").select_option(label=name)


def test_levels_are_listed_by_strength_and_a_middle_one_is_set(visit):
    page = visit(f"new/{GAME}")
    page.get_by_role("radio", name="2", exact=True).check()
    levels = page.get_by_label("Strength").locator("option")
    names = [name.lower() for name in levels.all_inner_texts()]
    assert names == players_of(load_sheet(GAME))
    assert page.get_by_label("Strength").input_value() == names[len(names) // 2]


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
    page.get_by_role("option", name="Master").wait_for(state="detached")
    assert page.get_by_role("option", name="Greedy").count() == 1


def test_the_coach_shows_what_it_expects_of_every_choice(visit):
    page = visit(f"new/{GAME}", settings={"coach": "all"})
    start_game(page)
    advice = page.get_by_role("region", name="Coach").get_by_role("button")
    advice.first.wait_for()
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
    assert page.locator(".centre svg rect + text").count() > 0
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
    page.wait_for_timeout(300)
    page.evaluate("robot.watchShifts()")
    report = Robot(page, seed=5).play(taps=40)
    page.wait_for_timeout(300)
    moved = {thing for shift in report["shifts"] for thing in shift["moved"]}
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
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("group", name="Animations").count() == 1
    assert page.get_by_role("group", name="Coach").count() == 0
    assert page.get_by_role("region", name="Coach").count() == 0
