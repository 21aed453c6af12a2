"""People in different browsers at one table, and what networks do to them."""

import signal

from renard.rules.sheet import sheet_names
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot, wait_until
from tests.browser.starting import invite, join, see_result, start_game

GAME = sheet_names()[0]
WAITING = ".bubble.net"
ENTRIES = """async ([table, count]) => {
  const answer = await fetch(`api/tables/${table}`);
  return (await answer.json()).version >= count;
}"""
"""Whether the server has so many entries of a table."""
TAPS = "Object.values(robot.counts).reduce((a, b) => a + b, 0)"


def link_from_menu(page, name):
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_role("textbox", name=name, exact=True).input_value()
    page.get_by_role("button", name="Close").click()
    return link


def start_both(visit, newcomer):
    """Two people at one table: one at a laptop, one with a phone."""
    anna = visit(f"new/{GAME}", LAPTOP)
    link = invite(anna)
    bela = newcomer(PHONE)
    join(bela, link)
    anna.get_by_text("Everybody is here.").wait_for()
    anna.get_by_role("button", name="Go to the table").click()
    anna.wait_for_selector(".play")
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
        # Whoever played finds the number that their own device has added.
        assert page.get_by_text("number is not among them").count() == 0


def test_the_invitation_comes_first_and_says_who_has_come(visit, newcomer):
    anna = visit(f"new/{GAME}", LAPTOP)
    link = invite(anna)
    anna.get_by_role("img", name="QR code of the invitation").wait_for()
    anna.get_by_text("One seat is free.").wait_for()
    address = anna.url
    anna.get_by_role("button", name="Go to the table").click()
    anna.locator(".play").wait_for()
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("dialog").get_by_role("button", name="Invite").click()
    anna.get_by_text("awaited").wait_for()
    join(newcomer(PHONE), link, "Béla")
    anna.get_by_text("Everybody is here.").wait_for()
    assert anna.get_by_text("Béla").count() == 1
    assert anna.url == address


def test_the_address_of_a_player_gives_nobody_a_seat_nor_a_view(visit, newcomer):
    """Whoever gets it is told what to ask for; links to watch from before still work."""
    anna, bela = start_both(visit, newcomer)
    for page in (anna, bela):
        assert "/#/seat/" in page.url
    stranger = newcomer(LAPTOP)
    stranger.goto(anna.url)
    stranger.get_by_text("All seats are taken.").wait_for()
    stranger.get_by_role("link", name="Watch instead").click()
    stranger.locator(".play").wait_for()
    assert stranger.url == link_from_menu(anna, "Link to watch")
    assert "/#/watch/" in stranger.url
    stranger.goto(stranger.url.replace("/#/watch/", "/#/table/"))
    stranger.wait_for_url("**/#/watch/*")


def test_the_address_of_a_player_says_what_is_missing_while_a_seat_is_free(visit, newcomer):
    anna = visit(f"new/{GAME}", LAPTOP)
    invite(anna)
    friend = newcomer(PHONE)
    friend.goto(anna.url)
    friend.get_by_text("you need the invitation link").wait_for()


def test_who_is_away_is_seen_on_the_seat_and_in_the_prompt(visit, newcomer):
    anna, bela = start_both(visit, newcomer)
    Robot(anna, seed=3).start()
    anna.locator(".prompt", has_text="Béla is choosing.").wait_for()
    bela.close()
    anna.locator(".seat.missing[aria-label*=away]").wait_for()
    anna.locator(
        ".prompt", has_text="Béla is away. A bot can play for Béla in 3 minutes."
    ).wait_for()
    anna.get_by_role("button", name="Menu").click()
    menu = anna.locator("dialog", has_text="A bot can play for Béla in 3 minutes.")
    menu.wait_for()
    # It stays open until then: the button comes by itself.
    later = anna.evaluate("Date.now()") + 181_000
    anna.clock.set_fixed_time(later / 1000)
    anna.get_by_role("dialog").get_by_role("button", name="Let a bot play for Béla").wait_for()


def test_being_offline_is_told_at_once_and_what_was_done_is_sent_later(visit, newcomer):
    anna, _ = start_both(visit, newcomer)
    anna.context.set_offline(True)
    anna.locator(WAITING).wait_for()
    anna.locator(".seat.missing[aria-label*=offline]").wait_for()
    anna.locator("[data-keys=dice] .legal").first.click()
    anna.locator("button[data-box]").first.click()
    anna.locator("[data-main]").click()
    anna.locator(".prompt", has_text="You are offline.").wait_for()
    anna.context.set_offline(False)
    anna.locator(WAITING).wait_for(state="detached")
    # The throw, and what was chosen without a network.
    anna.wait_for_function(ENTRIES, arg=[anna.url.split("/")[-1], 2])


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
    page.get_by_role("button", name="Move the game to the server").click()
    page.wait_for_url("**/#/seat/*")
    page.wait_for_selector(".play")
    Robot(page, seed=6).play()
    see_result(page)
    page.get_by_role("link", name="Check the dice").click()
    page.get_by_text("All is well").wait_for()
    assert page.get_by_text("were made elsewhere").count() == 1
