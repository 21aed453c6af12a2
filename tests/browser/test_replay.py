"""A finished game again: its dice, its turns, and playing on from anywhere."""

import random
import re

import pytest

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.kept import finished, put
from tests.browser.robot import Robot
from tests.browser.screens import GAMES, PLATTER, RACE, Walk


def replay(visit, game, players, step=0, size=LAPTOP, **more):
    page = visit("", size)
    kept = finished(game, players) | more
    put(page, "history", kept)
    Walk(page).to(f"replay/{kept['id']}/{step}", "input[type=range]")
    return page


def steps_of(page):
    return int(page.locator("input[type=range]").get_attribute("max"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_any_step(visit, game):
    """Ten steps by chance; the bot stays one, and people can go on."""
    page = replay(visit, game, 2, bots=["", "greedy"])
    steps = steps_of(page)
    for step in random.Random(game).sample(range(steps), 10):
        Walk(page).to(f"replay/{game}2/{step}", "input[type=range]")
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_selector(".play")
        assert page.locator(".seat .bot").count() == 1
        Robot(page, seed=step).play(taps=2)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_roll_is_seen_with_its_letters_and_whose_it_is(visit, size):
    page = replay(visit, PLATTER[0], 2, size=size)
    dice = page.get_by_role("group", name="Dice", exact=True)
    rolls = 0
    for _ in range(30):
        page.keyboard.press("ArrowRight")
        now = page.locator("p.now").inner_text()
        if " rolls " not in now:
            continue
        rolls += 1
        # "white 3" of the story is a die that says so.
        for thrown in now.split(" rolls ")[1].rstrip(".").replace(" and ", ", ").split(", "):
            colour, face = thrown.split()
            name = f"{colour.capitalize()} die, {face}, in hand"
            assert dice.get_by_role("img", name=name).count() == 1, (now, name)
        assert now.split(" rolls ")[0] in page.locator(".whose").inner_text()
    assert rolls > 3
    assert dice.locator(".cube[data-letter='']").count() == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_coach_has_a_word_at_every_decision_if_it_is_wanted(visit, size):
    page = replay(visit, PLATTER[0], 1, step=1, size=size)
    word = page.locator(".word")
    assert word.count() == 0
    page.get_by_role("button", name="Coach").click()
    decided = lost = 0
    for _ in range(14):
        word.locator("p").or_(word.get_by_text("nothing to decide")).first.wait_for()
        decided += word.get_by_text("Done:").count()
        lost += word.get_by_text("±").count()
        page.keyboard.press("ArrowRight")
    # By chance one seldom plays as the coach would.
    assert decided >= 6
    assert lost >= 3
    page.get_by_role("button", name="Coach").click()
    assert word.count() == 0


def test_both_choices_are_drawn_on_the_board_of_a_race(visit):
    page = replay(visit, RACE, 2, step=1)
    page.get_by_role("button", name="Coach").click()
    board, lines = page.locator(".board"), page.locator(".lines")
    for _ in range(steps_of(page)):
        word = page.locator(".word")
        word.locator("p").or_(word.get_by_text("nothing to decide")).first.wait_for()
        # By chance another row than the best one: what was done is pencilled, the other in colour.
        if board.locator(".row.hint").count() and board.locator(".row.chosen").count():
            break
        page.keyboard.press("ArrowRight")
    told = word.inner_text()
    for kind, how, line in (("Done", "hint", "pencil"), ("Better", "chosen", "better")):
        [said] = re.findall(rf"{kind}: (.*)", told)
        row = board.locator(f".row.{how} text.number").text_content()
        assert re.search(rf"\b{row}\b", said), (said, row)
        assert board.locator(f".row.{how} .ghost").count() <= 1
        assert lines.locator(f".{line}").count() > 0


def test_what_was_played_on_is_kept_under_its_game(visit):
    game = PLATTER[0]
    page = replay(visit, game, 1, step=9)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".play")
    branch = page.url.rsplit("/", 1)[1]
    Walk(page).to(f"replay/{game}1", "input[type=range]")
    assert page.get_by_role("link", name="From step 9: not finished yet").count() == 1
    page.get_by_role("link", name="From step 9").click()
    page.wait_for_selector(".play")
    Robot(page, seed=4).play()
    Walk(page).to(f"game/{branch}", "table .sum")
    page.get_by_role("link", name="Played on from step 9").wait_for()
    Walk(page).to("history", "main li")
    card = page.locator("main li.card")
    assert card.count() == 1
    assert card.locator(".branches").get_by_text("What if, from step 9").count() == 1
    # What was played on does not count.
    Walk(page).to("progress", "table")
    page.get_by_role("heading", name="Averages: 1 game").wait_for()
    # It stays when its game is deleted.
    Walk(page).to("history", "main li")
    card.get_by_role("button", name="Delete").first.click()
    dialog = page.get_by_role("dialog")
    assert "stays" in dialog.inner_text()
    dialog.get_by_role("button", name="Delete").click()
    page.locator(".branches").wait_for(state="detached")
    assert card.count() == 1


def test_controls_are_in_reach_of_the_thumb(visit):
    page = replay(visit, PLATTER[0], 1, step=20, size=PHONE)
    for name in ("One step back", "Play", "One step on", "Play on from here"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert PHONE["height"] / 2 < box["y"] < PHONE["height"] - box["height"] + 1
