"""Coming back by a passkey, with Chromium's own authenticator."""

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.passkeys import Finger, by_name
from tests.browser.robot import Robot
from tests.browser.test_meeting import has_turn
from tests.browser.test_online import start_both


@pytest.fixture
def home(site):
    return by_name(site.url)


@pytest.fixture
def visit_by_name(newcomer, home):
    def visit(place="", size=LAPTOP):
        page = newcomer(size)
        page.goto(f"{home}#/{place}")
        page.wait_for_selector("h1, .play")
        return page

    return visit


def to_settings(page, home):
    page.goto(f"{home}#/settings")
    page.locator(".devices").wait_for()


def make(page):
    page.get_by_role("button", name="Make a passkey").click()


def use(page):
    page.get_by_text("I have a passkey, code or phrase").click()
    page.get_by_role("button", name="Use a passkey").click()


def lose_storage(page, home):
    """As Safari does with a page that was not visited for a week."""
    page.goto(f"{home}icon.svg")
    session = page.context.new_cdp_session(page)
    origin = home.rstrip("/")
    session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


def test_a_seat_is_found_again_after_the_storage_was_lost(visit_by_name, newcomer, home):
    anna, _ = start_both(visit_by_name, newcomer)
    has_turn(anna)
    finger = Finger(anna)
    to_settings(anna, home)
    make(anna)
    anna.get_by_text("Done: you can come back with this passkey.").wait_for()
    (key,) = finger.keys()
    assert key["isResidentCredential"]
    assert key["rpId"] == "localhost"
    lose_storage(anna, home)
    anna.goto(f"{home}#/")
    anna.locator(".home").wait_for()
    assert anna.get_by_role("region", name="Your turn").count() == 0
    to_settings(anna, home)
    use(anna)
    anna.get_by_text("One open game was found.").wait_for()
    # The list is that of whom the device belongs to now.
    row = anna.get_by_role("list", name="Your passkeys").get_by_role("listitem")
    row.get_by_text("Last used").wait_for()
    assert row.count() == 1
    anna.goto(f"{home}#/")
    anna.get_by_role("region", name="Your turn").get_by_role("link").click()
    anna.wait_for_url("**/#/seat/*")
    has_turn(anna)
    Robot(anna, seed=5).play(taps=3)


def test_passkeys_are_listed_and_removed(visit_by_name, newcomer, home):
    page = visit_by_name("settings", PHONE)
    finger = Finger(page)
    make(page)
    listed = page.get_by_role("list", name="Your passkeys").get_by_role("listitem")
    listed.get_by_text("Not used yet").wait_for()
    (key,) = finger.keys()
    # One for each authenticator is enough.
    make(page)
    page.get_by_text("This device has a passkey of yours already.").wait_for()
    assert listed.count() == 1
    page.reload()
    listed.get_by_text("Not used yet").wait_for()
    page.get_by_role("button", name="Remove the passkey made").click()
    page.get_by_text("Removed: it opens nothing here any more.").wait_for()
    assert listed.count() == 0
    # Whoever still has it is told so, and has lost nothing.
    other = newcomer(PHONE)
    Finger(other).hold(key)
    to_settings(other, home)
    use(other)
    other.get_by_text("This passkey opens nothing here.").wait_for()
    other.get_by_role("button", name="Make a passkey").wait_for()


def test_whoever_has_no_passkey_here_is_told_so(visit_by_name):
    page = visit_by_name("settings")
    Finger(page)
    use(page)
    page.get_by_text("that was cancelled, or none was found here.").wait_for()


def test_a_device_that_cannot_keep_one(visit_by_name):
    page = visit_by_name("settings")
    Finger(page, hasResidentKey=False)
    make(page)
    page.get_by_text("or this device cannot keep one.").wait_for()
    assert page.get_by_role("list", name="Your passkeys").count() == 0


def test_delete_me_deletes_passkeys(visit_by_name, newcomer, home):
    page = visit_by_name("settings")
    finger = Finger(page)
    make(page)
    page.get_by_role("list", name="Your passkeys").wait_for()
    (key,) = finger.keys()
    page.get_by_role("button", name="Delete me from the server").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("The server has forgotten you.").wait_for()
    assert page.get_by_role("list", name="Your passkeys").count() == 0
    other = newcomer(PHONE)
    Finger(other).hold(key)
    to_settings(other, home)
    use(other)
    other.get_by_text("This passkey opens nothing here.").wait_for()


def test_a_page_that_was_opened_by_a_number_offers_none(visit):
    """Browsers refuse it there."""
    page = visit("settings")
    page.locator(".devices").wait_for()
    assert page.get_by_text("passkey").count() == 0
    page.get_by_text("I have a code or phrase").click()
    page.get_by_role("button", name="Use it here").wait_for()
    assert page.get_by_role("button", name="passkey").count() == 0
