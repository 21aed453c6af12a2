"""A game over days: whoever has closed the page is told of their turn, and led to it."""

import json
import sys
import time

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot, wait_until
from tests.browser.site import Site
from tests.browser.starting import join
from tests.browser.test_meeting import has_turn
from tests.browser.test_online import GAME
from tests.browser.test_push import CLICK, deliver, start_page
from tests.server.push_service import push_service

DAY = 24 * 3600
AWAY = """async ([table, seat]) => {
  const answer = await fetch(`api/tables/${table}`, { cache: "no-store" });
  return !(await answer.json()).seats[seat].connected;
}"""


@pytest.fixture
def service():
    with push_service() as made:
        yield made


@pytest.fixture
def ahead(tmp_path):
    """By how many seconds the server's clock is ahead."""
    file = tmp_path / "ahead"
    file.write_text("0", encoding="ascii")
    return file


@pytest.fixture
def slow_site(tmp_path, service, ahead):
    """A server that knows our push service, with a clock that is moved."""
    running = Site(tmp_path, f"--push-service={service.url}", "--push-wait=0.5")
    running.program = [sys.executable, "-m", "tests.server.moved_clock", str(ahead)]
    running.start()
    yield running
    running.stop()


def invite_for_days(page):
    page.get_by_role("radio", name="2", exact=True).check()
    group = page.get_by_role("group", name="Seat 2")
    group.get_by_role("radio", name="Elsewhere").check()
    page.locator("input[value=days]").check()
    page.get_by_role("button", name="Start").click()
    return page.get_by_role("textbox", name="Invitation link").input_value()


def test_a_move_after_a_day_is_told_to_who_has_closed_the_page(newcomer, slow_site, service, ahead):
    phone = service.browser()
    bela = start_page(newcomer, slow_site, phone.subscription, size=PHONE)
    bela.get_by_role("button", name="Tell me when it is my turn").click()
    wait_until(bela, "localStorage['renard.push'] === 'on'")
    anna = newcomer(LAPTOP)
    anna.goto(f"{slow_site.url}#/new/{GAME}")
    join(bela, invite_for_days(anna))
    anna.get_by_role("button", name="Go to the table").click()
    has_turn(anna)
    table = anna.url.split("/")[-1]
    context = bela.context
    bela.close()
    while not anna.evaluate(AWAY, [table, 1]):
        anna.wait_for_timeout(50)
    assert phone.got == []

    # A day later Anna plays until it is Béla's turn.
    ahead.write_text(str(DAY), encoding="ascii")
    moved = time.time() + DAY
    Robot(anna, seed=3).start()
    service.wait_for(lambda: phone.got)
    (told,) = phone.got
    assert (told["kind"], told["table"], told["game"]) == ("turn", table, GAME)
    assert told["since"] > moved - 60

    # The notice comes up in Béla's browser; a tap on it leads to the table, where it is his turn.
    again = context.new_page()
    again.goto(slow_site.url)
    again.locator(".home").wait_for()
    shown = deliver(again, slow_site, json.dumps(told))
    assert shown["data"] == {"table": table}
    context.service_workers[-1].evaluate(CLICK, shown["data"])
    again.wait_for_url(f"**/#/seat/{table}")
    has_turn(again)
    assert len(phone.got) == 1
    assert service.asked == [phone.endpoint.removeprefix(service.url)]
