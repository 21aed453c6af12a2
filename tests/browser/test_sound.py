"""Sound is switched off and on with one tap at the table."""

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.starting import start_game


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_one_tap_silences_a_table_and_it_stays_so(visit, size):
    page = visit("new/clever", size, {"sound": "on"})
    start_game(page, seats=4)
    sound = page.get_by_role("button", name="Sound")
    assert sound.get_attribute("aria-pressed") == "true"
    sound.click()
    page.locator(".icon.sound[aria-pressed=false]").wait_for()
    page.reload()
    page.wait_for_selector(".play")
    assert sound.get_attribute("aria-pressed") == "false"
    assert "off" in page.evaluate("JSON.parse(localStorage['renard.settings']).sound")
