"""Devices that may be told something: whose they are, how many, and when they are forgotten."""

from dataclasses import replace

from renard.server.pace import HOUR
from renard.server.settings import Keep, PushSettings
from renard.server.storage.backup import backup, restore
from renard.server.storage.push import MOST_DEVICES
from renard.server.storage.schema import push_devices, server_keys
from tests.server.conftest import GENEROUS, running
from tests.server.push_service import push_service
from tests.server.pushing import away_at_table, look, rows, subscribed
from tests.server.test_people import ask, identity, shown, two_at_a_table


def test_what_cannot_be_subscribed(server):
    who = identity()
    with push_service() as service:
        fine = service.browser().subscription
    refused = ask(server, who, "push", fine, 400)
    assert refused["refused"] == "bad endpoint"
    known = {**fine, "endpoint": "https://fcm.googleapis.com/fcm/send/x"}
    assert ask(server, who, "push", {**known, "p256dh": "A" * 87}, 400)["refused"] == "malformed"
    assert server.http.post("/api/push", json=known).status_code == 401
    ask(server, who, "push", known)
    assert [row.person for row in rows(server, push_devices)]


def test_unsubscribing_is_for_the_owner(begin, service):
    server = begin()
    who = identity()
    browser = subscribed(server, service, who)
    end = {"endpoint": browser.endpoint}
    ask(server, identity(), "push/end", end)
    assert len(rows(server, push_devices)) == 1
    ask(server, who, "push/end", end)
    ask(server, who, "push/end", end)
    assert rows(server, push_devices) == []


def test_a_person_has_so_many_devices(begin, service, clock):
    server = begin()
    who = identity()
    browsers = []
    for _ in range(MOST_DEVICES + 2):
        clock.now += 1
        browsers.append(subscribed(server, service, who))
    # The first says again that it is there: so the second and third are the oldest.
    clock.now += 1
    ask(server, who, "push", browsers[0].subscription)
    kept = {row.endpoint for row in rows(server, push_devices)}
    assert kept == {browser.endpoint for browser in [browsers[0], *browsers[3:]]}


def test_devices_that_become_one_persons_are_all_told(begin, service, clock):
    server = begin()
    laptop, phone = identity(), identity()
    table, _ = two_at_a_table(server, laptop, identity(), pace="days")
    browsers = [subscribed(server, service, who) for who in (laptop, phone)]
    code = ask(server, laptop, "people/me/keys/code", {})["key"]
    ask(server, phone, "people/me/key", {"key": code})
    seat = server.info(table)["to_act"][0]
    clock.now += 60
    look(server)
    assert [len(browser.got) for browser in browsers] == ([1, 1] if seat == 0 else [0, 0])
    assert len({row.person for row in rows(server, push_devices)}) == 1


def test_delete_me_deletes_devices(begin, service, clock):
    server = begin()
    _, _, people, _ = away_at_table(server, service, clock)
    for who in people:
        server.http.delete("/api/people/me", headers=shown(who))
    assert rows(server, push_devices) == []
    look(server)
    assert service.asked == []


def test_a_limit_for_addresses(serve, service):
    limits = replace(GENEROUS, pushes_per_hour=2)
    server = serve(limits=limits, push=PushSettings(services=(service.url,)))
    who = identity()
    for status in (200, 200, 429):
        ask(server, who, "push", service.browser().subscription, status)


def test_old_devices_are_cleaned(begin, service, clock):
    server = begin()
    subscribed(server, service, identity())
    clean = server.app.state.store.clean
    clock.now += HOUR
    for days, left in ((None, 1), (1.0, 1), (1 / 48, 0)):
        server.http.portal.call(clean, Keep(None, days))
        assert len(rows(server, push_devices)) == left


def test_a_backup_holds_key_and_devices(begin, service, tmp_path, serve):
    server = begin()
    subscribed(server, service, identity())
    server.create()
    server.http.get("/api/push")
    kept = rows(server, push_devices), rows(server, server_keys)
    backup(str(tmp_path / "tables.db"), tmp_path / "all.renard")
    restore(str(tmp_path / "other.db"), tmp_path / "all.renard")
    with running(tmp_path / "other.db") as other:
        assert (rows(other, push_devices), rows(other, server_keys)) == kept
