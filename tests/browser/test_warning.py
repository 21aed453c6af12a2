"""Who wants to be warned is, before a costly choice is done, however long the coach thinks."""

import re

import pytest

from renard.coach.judge import Judge
from renard.rules.sheet import load_sheet
from renard.table import SeededDice, Table
from tests.browser.conftest import PHONE
from tests.browser.kept import saved
from tests.browser.screens import PLATTER, Walk
from tests.browser.tapping import do

GAME = PLATTER[0]
COSTLY = 3
"""The page warns of a choice that costs as many points."""
NET = re.compile(r"\.net$")


@pytest.fixture(scope="module")
def bad_choice():
    """A game in which a die is to be entered, and the entry that the coach likes least."""
    save = saved(GAME, 1, lambda entry: "pick" in entry, seed=3)
    sheet = load_sheet(GAME)
    names = [seat["name"] for seat in save["seats"]]
    game = Table.replay(sheet, names, SeededDice(int(save["seed"])), save["log"]).game
    values = Judge(sheet, 1).choices(game.states, 0)
    events = {action: event for action, event in game.options(0).items() if "pick" in (event or {})}
    worst = min(events, key=values.__getitem__)
    assert len(events) > 2, "an only entry would be done with the tap on its die"
    assert max(values.values()) - values[worst] > 2 * COSTLY
    return save, events[worst]


@pytest.fixture
def with_net(newcomer, site):
    """Opens the page for somebody whose nets come by a route of the test's own."""

    def open_page(on_net):
        page = newcomer(PHONE, {"coach": "warn"})
        # What a service worker fetches takes no such route.
        page.add_init_script("delete Navigator.prototype.serviceWorker")
        page.route(NET, on_net)
        page.goto(site.url)
        page.wait_for_selector("h1")
        return page

    return open_page


def warned(page):
    panel = page.locator(".ways")
    panel.get_by_role("button", name="Better:").wait_for()
    return panel


def test_a_warning_shows_the_better_move(visit, bad_choice):
    save, event = bad_choice
    page = visit("", PHONE, {"coach": "warn"})
    Walk(page).play(save)
    do(page, event)
    panel = warned(page)
    panel.get_by_role("button", name="Better:").click()
    panel.wait_for(state="detached")
    page.locator("[data-keys=dice] .chosen").wait_for()


def test_a_warning_comes_however_quickly_one_taps(with_net, bad_choice):
    save, event = bad_choice
    held, released = [], []

    def hold(route):
        if released:
            route.continue_()
        else:
            held.append(route)

    page = with_net(hold)
    Walk(page).play(save)
    do(page, event)
    page.get_by_text("The coach is thinking").wait_for()
    # Once more, out of impatience: that is no answer to a warning that nobody has seen.
    box = f"button[data-zone='{event['zone']}'][data-cell='{event['cell']}']"
    page.locator(box).click()
    released.append(True)
    for route in held:
        route.continue_()
    panel = warned(page)
    panel.get_by_role("button", name="Do it anyway").click()
    panel.wait_for(state="detached")
    page.locator(box).wait_for(state="detached")


def test_a_coach_that_cannot_be_had_keeps_nobody_waiting(with_net, bad_choice):
    save, event = bad_choice
    page = with_net(lambda route: route.abort())
    Walk(page).play(save)
    do(page, event)
    box = f"button[data-zone='{event['zone']}'][data-cell='{event['cell']}']"
    page.locator(box).wait_for(state="detached")
    assert page.locator(".ways").count() == 0
