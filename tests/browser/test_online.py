"""People in different browsers at one table, and what networks do to them."""

import signal

from renard.rules.sheet import sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot, wait_until
from tests.browser.starting import see_result, start_game

GAME = sheet_names()[0]
WAITING = ".bubble.net"
TAPS = "Object.values(robot.counts).reduce((a, b) => a + b, 0)"


def invite(page):
    """Set up a table with an open seat; returns its invitation, as the menu shows it."""
    page.get_by_role("radio", name="2", exact=True).check()
    group = page.get_by_role("group", name="Seat 2")
    group.get_by_role("radio", name="Elsewhere").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".play")
    return link_from_menu(page, "Invite")


def link_from_menu(page, name):
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("textbox", name=name, exact=True).input_value()
    page.get_by_role("button", name="Close").click()
    return link


def join(page, link, name="Béla"):
    page.goto(link)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    page.wait_for_selector(".play")


def start_both(visit, newcomer):
    """Two people at one table: one at a laptop, one with a phone."""
    anna = visit(f"new/{GAME}", LAPTOP)
    link = invite(anna)
    bela = newcomer(PHONE)
    join(bela, link)
    return anna, bela


def cut(page, word, after):
    """Lose the connection at the next message with a word, before or after it went out."""
    page.evaluate("cut => { wire.cut = cut; }", {"word": word, "after": after})


def wait_for_cut(page, lost):
    wait_until(page, f"wire.lost.length >= {lost}")


def taps(page):
    return page.evaluate(TAPS)


def totals(page):
    return page.locator(".seats .points").all_inner_texts()


def test_two_browsers_in_one_game(visit, newcomer):
    """One is cut off in mid-chain, twice, the other is loaded again; a third watches."""
    anna, bela = start_both(visit, newcomer)
    watcher = newcomer(LAPTOP)
    watcher.goto(link_from_menu(anna, "Link to watch"))
    watcher.wait_for_selector(".play")
    players = [Robot(anna, seed=3), Robot(bela, seed=4)]
    cut(bela, '"bonus"', after=False)
    for player in players:
        player.start()

    wait_for_cut(bela, 1)
    bela.context.set_offline(True)
    bela.locator(WAITING).wait_for()
    bela.context.set_offline(False)
    bela.locator(WAITING).wait_for(state="detached")
    # What was sent and not answered is not done twice.
    cut(bela, '"bonus"', after=True)
    wait_for_cut(bela, 2)

    anna.reload()
    anna.wait_for_selector(".play")
    players[0] = Robot(anna, seed=5)
    players[0].start()
    for player in players:
        player.wait()

    wait_until(watcher, "robot.over")
    assert totals(anna) == totals(bela) == totals(watcher)
    results = [see_result(page) for page in (anna, bela, watcher)]
    assert results[0] == results[1] == results[2]
    for page in (anna, bela, watcher):
        page.get_by_role("link", name="Check").click()
        page.get_by_text("All is well").wait_for()


def test_the_server_is_killed_and_comes_back(visit, newcomer, site):
    anna, bela = start_both(visit, newcomer)
    players = [Robot(anna, seed=6), Robot(bela, seed=7)]
    for player in players:
        player.start()
    wait_until(anna, f"{TAPS} > 10")
    site.stop(signal.SIGKILL)
    for page in (anna, bela):
        page.locator(WAITING).wait_for()
    site.start()
    for page in (anna, bela):
        page.locator(WAITING).wait_for(state="detached")
    before = [taps(page) for page in (anna, bela)]
    for page, tapped in zip((anna, bela), before, strict=True):
        wait_until(page, f"{TAPS} > {tapped + 20}")
    assert all(page.locator(WAITING).count() == 0 for page in (anna, bela))


def test_a_game_begun_here_goes_on_at_the_server(visit):
    """Its dice are the server's from then on, and the check says so."""
    page = visit(f"new/{GAME}", PHONE)
    start_game(page)
    Robot(page, seed=5).play(taps=20)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on at the server").click()
    page.wait_for_url("**/#/table/*")
    page.wait_for_selector(".play")
    Robot(page, seed=6).play()
    see_result(page)
    page.get_by_role("link", name="Check the dice").click()
    page.get_by_text("All is well").wait_for()
    assert page.get_by_text("were made elsewhere").count() == 1
