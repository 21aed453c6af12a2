"""The walk where people meet: a table elsewhere, and other devices."""

from tests.browser.kept import NAMES
from tests.browser.passkeys import Finger, by_name

FORGET = """table => new Promise((done) => {
  const opening = indexedDB.open("renard");
  opening.onsuccess = () => {
    const change = opening.result.transaction("online", "readwrite");
    change.objectStore("online").delete(table);
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
"""As if this device had never had a seat at a table."""


def elsewhere(here, address):
    """The table that was just made, for somebody who is invited to it."""
    page = here.page
    table = address.split("/")[1]
    here.to("")
    page.evaluate(FORGET, table)
    here.to(address, "main form")
    assert all(page.locator("main li").all_inner_texts()), "a seat has no name"
    yield "join, a table"
    here.to(f"watch/{table}", ".play")
    yield "table elsewhere, watched"
    here.to(address, "main form")
    here.tap("main form button")
    # The one who made it is no longer there, and would be the first to choose.
    page.locator(".play .seat.missing").wait_for()
    yield "table elsewhere, somebody away"
    here.tap("header .icon")
    page.locator("dialog .report").wait_for()
    here.tap("dialog .report summary")
    yield "table elsewhere, a report"
    here.close_dialog()
    page.context.set_offline(True)
    page.locator(".bubble.net").wait_for()
    yield "table elsewhere, offline"
    page.context.set_offline(False)
    page.locator(".bubble.net").wait_for(state="detached")


def devices(here):
    """A code and a phrase for other devices, in the settings that are open."""
    here.page.locator(".devices").wait_for()
    for button in here.page.locator(".devices > .row button").all():
        button.dispatch_event("click")
    here.page.locator(".devices .code svg").wait_for()
    here.page.locator(".devices .key").nth(1).wait_for()
    here.tap(".devices summary")
    yield "settings, a code and a phrase"
    here.tap(".devices .forget")
    here.page.locator("dialog").wait_for()
    yield "settings, delete me?"
    here.close_dialog()
    here.tap(".keeping .button")
    here.page.locator(".keeping .end").wait_for()
    here.page.locator(".keeping .kept:not(:empty)").wait_for()
    yield "settings, kept on the server"
    here.tap(".keeping .end")
    here.page.locator("dialog").wait_for()
    yield "settings, kept no longer?"
    here.tap("dialog .main")
    here.page.locator(".keeping .end").wait_for(state="detached")
    here.to("device/bcdfghjk", "main form")
    yield "a code from another device"


def ladder(here):
    """The bots' ladder: off, as on this server; on, but nobody has played; and fitted."""
    page, change = here.page, {}

    def answer(route):
        told = route.fetch().json()
        told["rungs"] += change.pop("rungs", [])
        route.fulfill(json=told | change)

    here.to("ladder", "main table")
    yield "the bots' ladder, off"
    page.route("**/api/ladder/*", answer)
    change |= {"on": True}
    here.to("ratings", "main table")
    here.to("ladder", "main table")
    yield "the bots' ladder, empty"
    bot = {"bot": "0123456789abcdef/rex", "name": f"{NAMES[0]} · {NAMES[-1]}", "games": 1234}
    place = {"rating": 1512.3, "low": 1401.2, "high": 1623.4, "fixed": False}
    change |= {"made": 1_800_000_000.0, "games": 1234, "rungs": [bot | place]}
    here.to("ratings", "main table")
    here.to("ladder", "main .fitted")
    yield "the bots' ladder"
    page.unroute("**/api/ladder/*")


def passkeys(here):
    """A passkey, in the settings of the same page by its name; nothing comes after it."""
    Finger(here.page)
    here.page.goto(by_name(here.page.url).partition("#")[0] + "#/settings")
    here.page.locator(".devices").wait_for()
    here.tap(".devices > .row button:nth-of-type(3)")
    here.page.locator(".devices li").wait_for()
    here.tap(".devices summary")
    yield "settings, a passkey"


def lobby(here):
    """An empty lobby, then one with a table, and waiting for company."""
    page = here.page
    # Others may have tables in the lobby of this server, so the page is told that it is empty.
    page.route("**/api/lobby", lambda route: route.fulfill(json={"tables": []}))
    here.to("lobby", "main section [role=status]")
    yield "lobby, empty"
    page.unroute("**/api/lobby")
    seats = [{"kind": "person", "name": NAMES[-1]}, {"kind": "open"}, {"kind": "open"}]
    new = {"game": "clever", "seats": seats, "listed": True, "pace": "days"}
    page.evaluate(SET_UP, new)
    here.to("")
    sit = f"main li:has-text('{NAMES[-1]}') button"
    here.to("lobby", sit)
    yield "lobby, an open table"
    here.tap(sit)
    page.locator("main section.card ul").wait_for()
    page.locator("main [role=status]").wait_for()
    yield "waiting for others"
    here.tap("main section.card button")
    page.locator("main select").wait_for()


SET_UP = """table => fetch("api/tables", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(table),
})"""
