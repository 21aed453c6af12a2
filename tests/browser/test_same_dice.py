"""The same dice for a friend: the link, the game elsewhere, both side by side, and the answer."""

import re

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import finished, put
from tests.browser.robot import Robot
from tests.browser.screens import PLATTER, RACE, Walk
from tests.browser.site import StaticHost
from tests.browser.starting import see_result, start_game
from tests.browser.test_offline import load_once

GAME = PLATTER[0]
FIRST_ROLL = """() => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const asked = opening.result.transaction("history").objectStore("history").getAll();
    asked.onsuccess = () => {
      opening.result.close();
      done(asked.result[0].record.events.find(({ roll }) => roll).roll);
    };
  };
})"""
"""The first throw of the only finished game of a device."""


@pytest.fixture
def host(tmp_path):
    running = StaticHost(tmp_path)
    yield running
    running.stop()


def link_of(page):
    """The link to the dice of the finished game whose result is shown."""
    page.get_by_role("link", name="These dice for a friend").click()
    return page.get_by_role("textbox", name="Link to these dice").input_value()


def totals(page):
    """What the comparison says of both, once the coach has looked: figures by name."""
    table = page.locator("table.figures")
    table.get_by_role("rowheader", name="Luck of the dice").wait_for(timeout=240_000)
    rows = table.locator("tbody tr").all()
    return {
        row.locator("th").inner_text(): [cell.inner_text() for cell in row.locator("td").all()]
        for row in rows
    }


def swapped(figures):
    return {what: pair[::-1] for what, pair in figures.items()}


def test_a_friend_plays_the_dice_and_sends_the_answer(visit, newcomer):
    anna = visit(f"new/{GAME}", LAPTOP, {"name": "Anna"})
    start_game(anna)
    Robot(anna, seed=1).play()
    (points,) = see_result(anna)
    link = link_of(anna)

    ben = newcomer(PHONE, {"name": "Ben"})
    ben.goto(link)
    ben.get_by_text("Anna has played these dice. Can you do better?").wait_for()
    # Nothing of the other's game is told.
    assert not re.search(rf"\b{points}\b", ben.locator("main").inner_text())
    assert ben.locator("table, .sheet").count() == 0
    ben.get_by_role("button", name="Play these dice").click()
    ben.wait_for_selector(".play")
    # Come back by the link: it leads to the game that is open.
    ben.goto(link)
    ben.get_by_role("link", name="Go on playing").click()
    ben.wait_for_selector(".play")
    Robot(ben, seed=5).play()
    ben.locator("[data-main]").click()
    ben.get_by_role("heading", name="Side by side").wait_for()
    figures = totals(ben)
    assert figures["Points"][1] == str(points)
    assert set(figures) == {"Points", "Lost by decisions", "Lost per decision", "Luck of the dice"}
    decisions = ben.get_by_role("region", name="Decision by decision")
    assert decisions.locator("thead th").all_inner_texts() == ["You", "Anna"]
    # Two who choose by chance part soon, and it is said once where.
    assert decisions.get_by_text("Here the choices part").count() == 1
    everything = decisions.locator("tbody").count()
    decisions.get_by_role("switch", name="Only where the choices differ").check()
    assert 0 < decisions.locator("tbody").count() <= everything

    answer = ben.get_by_role("textbox", name="Send it back").input_value()
    anna.goto(answer)
    anna.get_by_role("heading", name="Side by side").wait_for()
    assert totals(anna) == swapped(figures)
    assert anna.locator("section thead th").all_inner_texts()[-2:] == ["You", "Ben"]
    # Kept with the game: it is there again from the history, without looking anew.
    Walk(anna).to("history", "main li")
    anna.locator("main li a").first.click()
    anna.get_by_role("link", name="Beside Ben").click()
    assert totals(anna) == swapped(figures)

    # Somebody else to whom the answer is passed on can play first, or look.
    chloe = newcomer(LAPTOP, {"name": "Chloé"})
    chloe.goto(answer)
    chloe.get_by_text("Anna and Ben have played these dice.").wait_for()
    assert chloe.locator("table").count() == 0
    chloe.get_by_role("button", name="See both side by side").click()
    assert totals(chloe) == figures


def test_dice_without_a_seed_at_a_table_are_played_by_the_same_seat(visit, newcomer):
    page = visit("", LAPTOP)
    put(page, "history", finished(RACE, 2))
    Walk(page).to(f"game/{RACE}2", "table .sum")
    link = link_of(page)
    friend = newcomer(PHONE, {"name": "Ben"})
    friend.goto(link)
    friend.get_by_text("2 at the table: you sit where Anna sat.").wait_for()
    assert friend.get_by_text("What was thrown then falls the same way").count() == 1
    assert friend.get_by_text("The others do again what they did").count() == 1
    friend.get_by_role("button", name="Play these dice").click()
    friend.wait_for_selector(".play")
    Robot(friend, seed=3).play()
    friend.locator("[data-main]").click()
    friend.get_by_role("heading", name="Side by side").wait_for()
    assert "What the others left" in totals(friend)


def test_a_broken_link_is_one_sentence_and_a_running_day_has_none(visit):
    page = visit("dice/nothing", PHONE)
    said = page.get_by_role("alert").inner_text()
    assert said.startswith("This link cannot be read")
    today = page.evaluate("new Date().toISOString().slice(0, 10)")
    put(page, "history", {**finished(GAME, 1), "daily": today})
    Walk(page).to(f"game/{GAME}1", "table .sum")
    assert page.get_by_role("link", name="These dice for a friend").count() == 0
    Walk(page).to(f"ask/{GAME}1", "main section")
    page.get_by_text("Others may still be playing the dice of this day.").wait_for()
    assert page.locator("main input.field").count() == 0


def test_without_network_and_server_the_dice_can_be_played(newcomer, host):
    page = newcomer(LAPTOP, {"name": "Anna"})
    load_once(page, host.url)
    put(page, "history", finished(GAME, 1))
    Walk(page).to(f"game/{GAME}1", "table .sum")
    link = link_of(page)
    friend = newcomer(PHONE)
    load_once(friend, host.url)
    host.stop()
    friend.context.set_offline(True)
    friend.goto(link)
    friend.get_by_role("button", name="Play these dice").click()
    friend.wait_for_selector(".play")
    Robot(friend).play(taps=5)


def test_fair_dice_of_a_server_fall_again(visit, newcomer):
    """Their secret is known, but goes by the number of a throw: the link tells what fell."""
    page = visit(f"new/{GAME}", PHONE, {"name": "Anna"})
    start_game(page, dice="Fair")
    Robot(page, seed=4).play()
    see_result(page)
    first = page.evaluate(FIRST_ROLL)
    friend = newcomer(PHONE, {"name": "Ben"})
    friend.goto(link_of(page))
    friend.get_by_text("What was thrown then falls the same way").wait_for()
    friend.get_by_role("button", name="Play these dice").click()
    friend.wait_for_selector(".play")
    Robot(friend, seed=6).play()
    friend.locator("[data-main]").click()
    friend.get_by_role("heading", name="Side by side").wait_for()
    assert friend.evaluate(FIRST_ROLL) == first
