"""The same person at several devices: by a code, by a phrase, and forgotten by the server."""

from tests.browser.conftest import PHONE
from tests.browser.kept import finished, put
from tests.browser.robot import Robot
from tests.browser.test_meeting import has_turn
from tests.browser.test_online import GAME, start_both


def to_settings(page, site):
    page.goto(f"{site.url}#/settings")
    page.locator(".devices").wait_for()


def make_phrase(page, site):
    to_settings(page, site)
    page.get_by_role("button", name="Make a phrase").click()
    words = page.locator(".devices .key").inner_text()
    assert len(words.split()) == 6
    return words


def use_key(page, key):
    page.get_by_text("I have a code or phrase").click()
    page.get_by_role("textbox", name="Code or phrase").fill(key)
    page.get_by_role("button", name="Use it here").click()


def go_on_from_home(page, site):
    """What waits is played on."""
    page.goto(f"{site.url}#/")
    page.get_by_role("region", name="Your turn").get_by_role("link").click()
    page.wait_for_url("**/#/seat/*")
    has_turn(page)
    Robot(page, seed=5).play(taps=3)


def test_a_second_device_by_its_link_goes_on_with_the_game(visit, newcomer, site):
    anna, _ = start_both(visit, newcomer)
    has_turn(anna)
    to_settings(anna, site)
    anna.get_by_role("button", name="Make a code").click()
    anna.get_by_role("img", name="QR code for the other device").wait_for()
    link = anna.get_by_role("textbox", name="Link for the other device").input_value()
    phone = newcomer(PHONE)
    phone.goto(link)
    # Nothing is used without a tap.
    phone.get_by_text("Use only a code or phrase of your own").wait_for()
    phone.get_by_role("button", name="Use it here").click()
    phone.get_by_text("One open game was found.").wait_for()
    go_on_from_home(phone, site)
    # A code works once.
    other = newcomer(PHONE)
    other.goto(link)
    other.get_by_role("button", name="Use it here").click()
    other.get_by_text("This code or phrase opens nothing.").wait_for()


def test_coming_back_by_a_phrase(visit, newcomer, site):
    anna, _ = start_both(visit, newcomer)
    has_turn(anna)
    phrase = make_phrase(anna, site)
    anna.context.close()
    phone = newcomer(PHONE)
    to_settings(phone, site)
    use_key(phone, phrase.upper())
    phone.get_by_text("One open game was found.").wait_for()
    go_on_from_home(phone, site)


def test_seats_of_an_own_device_are_claimed_when_they_are_opened(visit, newcomer, site):
    """Both devices are one person's: a table that one takes later is found by the other."""
    phone = newcomer(PHONE)
    laptop = visit("settings")
    laptop.get_by_role("button", name="Make a code").click()
    phone.goto(laptop.get_by_role("textbox", name="Link for the other device").input_value())
    phone.get_by_role("button", name="Use it here").click()
    phone.get_by_text("Done: this device is yours as well.").wait_for()
    anna, _ = start_both(lambda place, _: goes(laptop, site, place), newcomer)
    has_turn(anna)
    go_on_from_home(phone, site)


def goes(page, site, place):
    page.goto(f"{site.url}#/{place}")
    return page


def test_delete_me(visit, newcomer, site):
    anna, bela = start_both(visit, newcomer)
    phrase = make_phrase(anna, site)
    anna.get_by_role("button", name="Delete me from the server").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_text("This cannot be undone.").wait_for()
    dialog.get_by_role("button", name="Delete").click()
    anna.get_by_text("The server has forgotten you.").wait_for()
    phone = newcomer(PHONE)
    to_settings(phone, site)
    use_key(phone, phrase)
    phone.get_by_text("This code or phrase opens nothing.").wait_for()
    bela.locator(".seats", has_text="Player 1").wait_for()


def test_how_to_keep_seats_is_offered_until_it_is_answered(visit):
    page = visit()
    game = {**finished(GAME, 2), "online": True}
    put(page, "history", game)
    page.evaluate("id => { location.hash = `#/game/${id}`; }", game["id"])
    hint = page.get_by_role("region", name="Keep your seats if this device is lost")
    hint.get_by_role("button", name="No, thank you").click()
    hint.wait_for(state="detached")
    page.reload()
    page.locator("table .sum").wait_for()
    assert hint.count() == 0
