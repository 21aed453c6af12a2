"""Bots of all levels and the coach, thought out on the device: with the network and without."""

import pytest

from renard.players import players_of
from renard.rules.sheet import load_sheet, sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot, wait_until
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
