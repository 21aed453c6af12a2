"""Progress from looked-back games, cards to share, and all of a device in one file."""

import gzip
import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.kept import MOMENT, finished, put, saved
from tests.browser.robot import Robot, wait_until
from tests.browser.screens import PLATTER, Walk
from tests.browser.test_look_back import wait_until_looked

GAME = PLATTER[0]
DAY = 86_400_000
ALL = """() => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const names = [...opening.result.objectStoreNames];
    const reading = opening.result.transaction(names);
    const found = {};
    for (const name of names) {
      const asked = reading.objectStore(name).getAll();
      asked.onsuccess = () => { found[name] = asked.result; };
    }
    reading.oncomplete = () => {
      opening.result.close();
      const settings = JSON.parse(localStorage["renard.settings"] ?? "{}");
      done({ ...found, settings });
    };
  };
})"""
"""All that the device keeps, by store."""


def games(*marks):
    """Games on days one after another, each with what is said of it."""
    for day, mark in enumerate(marks):
        yield {
            **finished(GAME, 1, seed=day + 1),
            "id": f"g{day}",
            "finished": MOMENT + day * DAY,
            **mark,
        }


def test_curves_of_two_games_and_the_same_as_a_table(visit):
    page = visit("", PHONE)
    put(page, "history", *games({}, {}))
    Walk(page).to("progress", "figure svg")
    skill = page.get_by_role("region", name="Skill")
    assert skill.get_by_text("The coach has not looked back at any of these games yet.").count()
    skill.get_by_role("button", name="Let the coach look back").click()
    for game in ("g0", "g1"):
        wait_until_looked(page, game)
    skill.get_by_text("±").first.wait_for()
    skill.get_by_text("over", exact=False).first.wait_for()
    assert skill.get_by_text("A band gets a name after 500 decisions").count() == 1
    chart = skill.get_by_role("img")
    assert "Points lost per decision: mean" in chart.get_attribute("aria-label")
    assert chart.locator("path.line").get_attribute("d").count("L") == 1
    skill.get_by_text("As a table").click()
    expect(skill.locator("tbody tr")).to_have_count(2)
    luck = page.get_by_role("region", name="Play and dice")
    expect(luck.get_by_text("Your play was worth")).to_have_count(2)
    where = page.get_by_role("region", name="Where points are lost")
    where.get_by_role("row", name="First third").wait_for()
    # What was found is kept, and the address from before leads here as well.
    page.reload()
    Walk(page).to("statistics", "figure svg")
    where.get_by_role("row", name="Last third").wait_for()
    assert page.get_by_role("button", name="Let the coach look back").count() == 0


def test_games_with_the_coach_stand_apart(visit):
    page = visit()
    put(page, "history", *games({}, {"coached": True}, {"coached": True}))
    Walk(page).to("progress", "figure svg")
    averages = page.get_by_role("heading", name="Averages")
    page.get_by_role("radio", name="With the coach").check()
    expect(averages).to_have_text("Averages: 2 games")
    page.get_by_role("radio", name="Without the coach").check()
    expect(averages).to_have_text("Averages: 1 game")


@pytest.mark.parametrize("mode", ["all", "off"])
def test_a_game_keeps_whether_the_coach_spoke(visit, mode):
    page = visit("", settings={"coach": mode})
    save = saved(GAME, 1, 40)
    Walk(page).play(save)
    Robot(page).play()
    wait_until(page, f"({ALL})().then(({{ history }}) => history.length > 0)")
    (game,) = page.evaluate(ALL)["history"]
    assert game["coached"] == (mode == "all")


def test_a_card_its_line_and_the_link_to_the_replay(visit, newcomer):
    page = visit("", PHONE)
    game = next(games({}))
    put(page, "history", game)
    Walk(page).to("game/g0", "table .sum")
    share = page.get_by_role("button", name="Share")
    share.click()
    dialog = page.get_by_role("dialog", name="Share")
    points = game["record"]["scores"][0]["total"]
    line = f"Clever: {points} points alone. Rank: "
    picture = dialog.get_by_role("img")
    assert picture.get_attribute("alt").startswith(line)
    tall = picture.evaluate("image => image.naturalHeight")
    text = dialog.get_by_role("textbox", name="Text")
    said, link = text.input_value().rsplit(" ", 1)
    assert said.startswith(line)
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save the picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    # Without the sheet only the figures are left, and without the link only the line.
    dialog.get_by_role("switch", name="Show the sheet").uncheck()
    wait_until(page, f"document.querySelector('dialog img')?.naturalHeight < {tall / 2}")
    dialog.get_by_role("switch", name="Send a link to the replay").uncheck()
    assert text.input_value() == said
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert share.evaluate("button => button === document.activeElement")
    # Somebody else opens the link.
    other = newcomer()
    other.goto(link)
    other.get_by_role("slider").wait_for()
    other.keyboard.press("End")
    assert other.locator(".sheet").first.is_visible()
    other.goto(f"{link[:-30]}")
    other.reload()
    other.get_by_text("This link cannot be read").wait_for()


def test_saved_deleted_and_brought_back(visit, tmp_path):
    page = visit("", settings={"theme": "dark", "stars": {"a/b": 2}, "changed": 5})
    put(page, "history", *games({}, {}))
    put(page, "saves", saved(GAME, 2, 30))
    for store in ("online", "puzzles", "cards", "daily"):
        thing = {"id": store, "secrets": {"0": "x"}, "names": [], "changed": MOMENT, "game": GAME}
        put(page, store, thing)
    before = page.evaluate(ALL)
    Walk(page).to("settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(gzip.decompress(file.read_bytes()))["format"] == "renard/device/1"

    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    page.get_by_text("Everything is deleted.").wait_for()
    left = page.evaluate(ALL)
    assert left["settings"]["stars"] == {}
    assert not any(things for store, things in left.items() if store != "settings")

    def bring(path):
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Bring in a file").click()
        chooser.value.set_files(path)

    broken = tmp_path / "broken.gz"
    broken.write_bytes(file.read_bytes()[:-20])
    bring(broken)
    page.get_by_text("This file is damaged").wait_for()
    bring(file)
    page.get_by_text("things are new or newer than before").wait_for()
    again = page.evaluate(ALL)
    kept = {key: again["settings"][key] for key in ("theme", "stars", "changed")}
    assert kept == {"theme": "dark", "stars": {"a/b": 2}, "changed": 5}
    assert {**again, "settings": None} == {**before, "settings": None}
    assert page.locator("html").get_attribute("data-theme") == "dark"
