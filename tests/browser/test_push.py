"""Being told while the page is closed: asked for by a tap, in the language of the page."""

import json
import re

import pytest
from playwright.sync_api import expect

from renard.rules.sheet import load_sheet
from tests.browser.conftest import PHONE
from tests.browser.robot import wait_until
from tests.browser.test_meeting import has_turn
from tests.browser.test_online import GAME, start_both

TITLE = load_sheet(GAME).title
# A browser without windows has no push service: this gives what a real one would, or what it is
# given: a subscription of ours, whose messages can be read.
FAKE = """(given) => {
  let promised = null;
  window.pushes = [];
  const b64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = () => Promise.resolve(promised);
  PushManager.prototype.subscribe = async (options) => {
    const kind = { name: "ECDH", namedCurve: "P-256" };
    const keys = await crypto.subtle.generateKey(kind, true, ["deriveBits"]);
    const point = await crypto.subtle.exportKey("raw", keys.publicKey);
    const auth = crypto.getRandomValues(new Uint8Array(16)).buffer;
    const made = { p256dh: point, auth };
    promised = {
      endpoint: given?.endpoint ?? "https://fcm.googleapis.com/fcm/send/" + crypto.randomUUID(),
      options: { applicationServerKey: b64(options.applicationServerKey) },
      getKey: (name) => (given ? b64(given[name]) : made[name]),
      unsubscribe: () => { promised = null; return Promise.resolve(true); },
    };
    pushes.push(options);
    return promised;
  };
  let permission = sessionStorage.allowed ?? "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = () => {
    sessionStorage.allowed = permission = "granted";
    return Promise.resolve(permission);
  };
}"""
# Nor does it show notices or badges (asked for a badge it crashes): what is asked is written down.
RECORD = """() => {
  self.shown = [];
  WorkerNavigator.prototype.setAppBadge = () => Promise.resolve();
  ServiceWorkerRegistration.prototype.showNotification = (title, { body, data }) => {
    shown.push({ title, body, data });
    return Promise.resolve();
  };
}"""
CLICK = """async (data) => {
  const event = new ExtendableEvent("notificationclick");
  const waits = [];
  event.notification = { close: () => undefined, data };
  event.waitUntil = (work) => waits.push(work);
  self.opened = [];
  const openWindow = (url) => { opened.push(url); return Promise.resolve(null); };
  Object.defineProperty(self.clients, "openWindow", { value: openWindow, configurable: true });
  self.dispatchEvent(event);
  await Promise.all(waits);
}"""


def deliver(page, site, message: str) -> dict:
    """Let a message of the server's arrive; the notice that is shown."""
    client = page.context.new_cdp_session(page)
    found = []
    client.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend([said]))
    client.send("ServiceWorker.enable")
    while not any(said["registrations"] for said in found):
        page.wait_for_timeout(20)
    (one,) = [one for said in found for one in said["registrations"] if not one["isDeleted"]][-1:]
    worker = page.context.service_workers[-1]
    worker.evaluate(RECORD)
    origin = site.url.rstrip("/")
    about = {"origin": origin, "registrationId": one["registrationId"], "data": message}
    client.send("ServiceWorker.deliverPushMessage", about)
    while not worker.evaluate("shown.length"):
        page.wait_for_timeout(20)
    (shown,) = worker.evaluate("shown")
    return shown


def notice(**more) -> str:
    return json.dumps(
        {"kind": "turn", "table": "ab2cd3ef4gh5", "game": GAME, "title": TITLE, "names": ["Béla"]}
        | more
    )


def start_page(newcomer, site, given=None, **more):
    page = newcomer(**more)
    page.add_init_script(f"({FAKE})({json.dumps(given)})")
    page.goto(f"{site.url}#/settings")
    page.locator(".notices").wait_for()
    wait_until(page, "navigator.serviceWorker.controller !== null")
    return page


WORDS = {
    "en": ("Tell me when it is my turn", "Your turn", f"{TITLE} with Béla"),
    "fr": ("Me prévenir quand c’est à moi", "À toi de jouer", f"{TITLE} avec Béla"),
    "de": ("Sag mir, wenn ich dran bin", "Du bist dran", f"{TITLE} mit Béla"),
    "hu": ("Szólj, ha én jövök", "Te jössz", f"{TITLE} – Béla"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_push_is_told_in_the_language_of_the_page(newcomer, site, language):
    ask, title, body = WORDS[language]
    page = start_page(newcomer, site, settings={"language": language})
    page.get_by_role("button", name=ask).click()
    wait_until(page, "pushes.length === 1 && localStorage['renard.push'] === 'on'")
    page.locator(".notices .quiet").wait_for()
    shown = deliver(page, site, notice())
    assert shown == {"title": title, "body": body, "data": {"table": "ab2cd3ef4gh5"}}


def test_a_device_is_subscribed_by_a_tap_and_at_every_start(newcomer, site):
    page = start_page(newcomer, site, size=PHONE)
    sent = []
    page.on("request", lambda one: sent.append(one) if one.url.endswith("/api/push") else None)
    assert page.evaluate("pushes") == []
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.get_by_role("button", name="Stop telling me").wait_for()
    first = [one.post_data_json for one in sent if one.method == "POST"]
    assert len(first) == 1
    assert re.fullmatch(r"[\w-]{87}", first[0]["p256dh"])
    # The browser has lost it meanwhile: a new one is asked for without a tap.
    with page.expect_request(lambda one: one.url.endswith("/api/push") and one.method == "POST"):
        page.reload()
    page.get_by_role("button", name="Stop telling me").wait_for()
    with page.expect_response("**/api/push/end") as ended:
        page.get_by_role("button", name="Stop telling me").click()
    assert ended.value.ok
    page.get_by_role("button", name="Also while the page is closed").wait_for()
    page.reload()
    page.get_by_role("button", name="Also while the page is closed").wait_for()
    assert page.evaluate("pushes") == []


def test_something_is_always_shown(visit, site):
    page = visit()
    wait_until(page, "navigator.serviceWorker.controller !== null")
    assert deliver(page, site, "no JSON")["title"] == "Your turn"


def test_time_that_runs_out_is_told_with_its_end(newcomer, site):
    page = start_page(newcomer, site)
    page.get_by_role("button", name="Tell me when it is my turn").click()
    wait_until(page, "localStorage['renard.push'] === 'on'")
    shown = deliver(page, site, notice(kind="hurry", until=1_800_000_000))
    assert shown["title"] == "Your time is running out"
    assert re.fullmatch(rf"Until \w+day.* \d+:\d\d.*: {re.escape(TITLE)}", shown["body"])


def test_a_tap_leads_to_the_table(visit, newcomer, site):
    anna, _ = start_both(visit, newcomer)
    has_turn(anna)
    place, table = anna.url, anna.url.split("/")[-1]
    wait_until(anna, "navigator.serviceWorker.controller !== null")
    anna.evaluate("location.hash = '#/'")
    anna.locator(".home").wait_for()
    assert deliver(anna, site, notice(table=table))["data"] == {"table": table}
    worker = anna.context.service_workers[-1]
    worker.evaluate(CLICK, {"table": table})
    anna.wait_for_url(place)
    has_turn(anna)


def test_an_iphone_is_told_the_truth(newcomer, site):
    page = newcomer(PHONE)
    page.add_init_script("""
      delete window.PushManager; delete window.Notification;
      Object.defineProperty(navigator, "standalone", { value: false });
    """)
    page.goto(f"{site.url}#/settings")
    expect(page.locator(".notices")).to_contain_text("works only from the Home Screen")
    assert page.locator(".notices button").count() == 0
