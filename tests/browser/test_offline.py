"""Without any network, after the first load: from the server, and from a host of plain files."""

import pytest
from playwright.sync_api import expect

from renard.rules.sheet import sheet_names
from tests.browser.conftest import PHONE
from tests.browser.robot import Robot, wait_for_paint, wait_until
from tests.browser.site import StaticHost
from tests.browser.starting import see_result, start_game

GAMES = sheet_names()
CONTROLLED = "navigator.serviceWorker.controller !== null"
GO_ON = """() => {
  const main = document.querySelector("[data-main]");
  main?.click();
  return main !== null;
}"""


@pytest.fixture
def host(tmp_path):
    running = StaticHost(tmp_path)
    yield running
    running.stop()


def load_once(page, url):
    """Until the page could do without the network."""
    page.goto(url)
    page.wait_for_selector("h1")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    wait_until(page, CONTROLLED)


def test_a_whole_game_without_network(newcomer, host):
    page = newcomer(PHONE)
    load_once(page, host.url)
    host.stop()
    page.context.set_offline(True)
    page.reload()
    page.locator("ul.games a").first.click()
    start_game(page, seats=2)
    Robot(page).play()
    assert len(see_result(page)) == 2
    # Everything else is there as well, though it was never opened before.
    for door in ("rules", "history", "statistics", "fair", "settings", "join"):
        page.goto(f"{host.url}#/{door}")
        page.locator("h1:not(:empty)").wait_for()
        assert page.get_by_role("alert").count() == 0


def test_a_network_that_goes_before_all_is_fetched_is_no_mistake(newcomer, host):
    page = newcomer()
    page.goto(host.url)
    # All that home shows is there; what may wait for some seconds is not.
    page.wait_for_load_state("networkidle")
    with page.expect_event("requestfailed", lambda request: "/keeping-" in request.url):
        host.stop()
    wait_for_paint(page)


def test_a_host_of_plain_files_offers_no_seats_elsewhere(newcomer, host):
    page = newcomer()
    page.goto(f"{host.url}#/new/{GAMES[0]}")
    page.get_by_role("radio", name="2", exact=True).check()
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("radio", name="Bot").count() == 2
    assert page.get_by_role("radio", name="Elsewhere").count() == 0
    assert page.get_by_role("radio", name="Fair dice").count() == 0


def test_an_open_game_goes_on_after_a_reload(newcomer, host):
    page = newcomer(PHONE)
    load_once(page, f"{host.url}#/new/{GAMES[0]}")
    start_game(page)
    Robot(page).play(taps=40)
    # What is shown but held back until the roll is not done yet, and so not kept either.
    while page.evaluate(GO_ON):
        wait_for_paint(page)
    wait_for_paint(page)
    before = page.locator(".points").all_inner_texts()
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".play")
    expect(page.locator(".points")).to_have_text(before)
    page.goto(host.url)
    page.locator("section.open a").click()
    page.wait_for_selector(".play")
    expect(page.locator(".points")).to_have_text(before)
