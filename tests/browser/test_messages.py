"""Whatever can go wrong is said in one sentence."""

import json
import urllib.request

import pytest

from renard.rules.sheet import sheet_names
from tests.browser.conftest import PHONE

GAME = sheet_names()[0]


@pytest.fixture
def table(site):
    """A table for two with one free seat: its id and its invitation."""
    wish = {
        "game": GAME,
        "dice": "fair",
        "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}],
    }
    created = post(site, "api/tables", wish)
    return created["table"]["id"], created["invite"]


def post(site, path, body):
    request = urllib.request.Request(
        site.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def says(page, sentence):
    page.get_by_text(sentence, exact=True).last.wait_for()


def test_a_full_table_says_so_and_can_be_watched(visit, site, table):
    table_id, invite = table
    post(site, f"api/tables/{table_id}/join", {"invite": invite, "name": "Béla"})
    page = visit(f"join/{table_id}/{invite}", PHONE)
    says(page, "All seats are taken.")
    page.get_by_role("link", name="Watch instead").click()
    page.wait_for_selector(".play")


def test_an_invitation_used_up_in_the_meantime(visit, site, table):
    table_id, invite = table
    page = visit(f"join/{table_id}/{invite}")
    page.get_by_role("button", name="Take the seat").wait_for()
    post(site, f"api/tables/{table_id}/join", {"invite": invite, "name": "Béla"})
    page.get_by_role("button", name="Take the seat").click()
    says(page, "All seats at this table are taken. You can watch.")


def test_a_wrong_invitation(visit, table):
    page = visit(f"join/{table[0]}/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("button", name="Take the seat").click()
    says(page, "This invitation is not valid. Ask for a new link.")


@pytest.mark.parametrize(
    "place", ["join/zzzzzzzzzzzz/AAAAAAAAAAAAAAAAAAAAAA", "table/zzzzzzzzzzzz"]
)
def test_an_unknown_table(visit, place):
    page = visit(place)
    says(page, "There is no such table. It may have been cleared away, or the link is incomplete.")


def paste(page, link):
    field = page.get_by_role("textbox", name="Paste the link you got")
    field.fill(link)
    field.press("Enter")


def test_a_link_that_is_none_of_ours(visit):
    page = visit("join")
    paste(page, "https://example.org/game")
    says(page, "This link leads to no table. Ask for a new one.")


def test_a_pasted_link_leads_to_its_table(visit, site, table):
    page = visit("join")
    paste(page, f"{site.url}#/join/{table[0]}/{table[1]}")
    page.get_by_role("button", name="Take the seat").wait_for()


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ("nowhere", "There is no such page."),
        ("new/nothing", "This game is not known here."),
        ("play/gone", "This saved game cannot be read any more."),
        ("game/gone", "This saved game cannot be read any more."),
    ],
)
def test_an_address_that_leads_nowhere(visit, place, sentence):
    says(visit(place), sentence)


def test_a_lost_connection_and_its_return(visit, table):
    page = visit(f"table/{table[0]}", PHONE)
    page.context.set_offline(True)
    page.evaluate("wire.sockets.at(-1).close()")
    says(page, "No connection. Trying again…")
    page.context.set_offline(False)
    says(page, "Connected again.")


def test_no_server_to_join(visit, table):
    page = visit("join")
    page.context.set_offline(True)
    paste(page, f"x#/join/{table[0]}/{table[1]}")
    says(page, "The server cannot be reached. Check your connection and try again.")
