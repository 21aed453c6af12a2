"""A rated game of two people in two browsers changes both ratings as the library says."""

from openskill.models import PlackettLuce
from playwright.sync_api import expect

from renard.ratings.results import BETA, MU, SIGMA, Rating
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.robot import Robot
from tests.browser.starting import join, see_result
from tests.browser.test_meeting import IDENTITY

GAME = "levelx"


def invite_rated(page):
    page.get_by_role("radio", name="2", exact=True).check()
    group = page.get_by_role("group", name="Seat 2")
    group.get_by_role("radio", name="Elsewhere").check()
    page.get_by_role("switch", name="Rated").check()
    page.get_by_role("button", name="Start").click()
    return page.get_by_role("textbox", name="Invitation link").input_value()


def test_a_rated_game_changes_both_ratings_as_the_library_says(visit, newcomer, site):
    anna, bela = visit(f"new/{GAME}", LAPTOP), newcomer(PHONE)
    link = invite_rated(anna)
    bela.goto(link)
    bela.get_by_text("Rated game").wait_for()
    join(bela, link)
    anna.get_by_role("button", name="Go to the table").click()
    anna.wait_for_selector(".play")
    anna.get_by_role("button", name="Menu").click()
    anna.locator("dialog").get_by_text("the coach keeps quiet").wait_for()
    anna.get_by_role("button", name="Close").click()
    robots = [Robot(anna, seed=3), Robot(bela, seed=4)]
    for robot in robots:
        robot.start()
    for robot in robots:
        robot.wait()
    table = anna.url.split("/")[-1]
    totals, _ = (see_result(page) for page in (anna, bela))
    answer = anna.request.get(f"{site.url}api/tables/{table}/rating").json()
    places = [seat["place"] for seat in answer["seats"]]
    assert (totals[0] >= totals[1]) == (places[0] <= places[1]) or totals[0] == totals[1]
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    found = model.rate([[model.rating()], [model.rating()]], ranks=places)
    for page, seat, (one,) in zip((anna, bela), answer["seats"], found, strict=True):
        expected = Rating(one.mu, one.sigma)
        assert seat["after"]["points"] == round(expected.points, 1)
        shown = f"{round(expected.points):,} ± {round(expected.margin):,}"
        card = page.locator("section", has_text="What this game changed")
        expect(card).to_contain_text(shown)
        card.get_by_role("link", name="See the ladder").click()
        own = page.locator("section", has_text="Your rating")
        expect(own).to_contain_text(shown)
        expect(own.locator("svg[role=img]")).to_be_visible()
        expect(page.locator("tr.mine")).to_contain_text(shown)
        expect(page.locator("tr.bot")).to_have_count(7)
        own.get_by_text("As a table").click()
        expect(own.locator("tbody td")).to_have_text(shown)
        shown_me = {"Authorization": f"Bearer {page.evaluate(IDENTITY)}"}
        mine = page.request.get(f"{site.url}api/people/me/ratings", headers=shown_me).json()
        assert mine["ratings"][0]["rating"] == seat["after"]


def test_a_rated_game_against_a_bot_has_no_coach(visit):
    page = visit(f"new/{GAME}", LAPTOP, settings={"coach": "all"})
    page.get_by_role("switch", name="Rated").wait_for(state="detached")
    page.get_by_role("radio", name="Fair dice").check()
    page.get_by_role("switch", name="Rated").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog").get_by_text("Rated game").wait_for()
