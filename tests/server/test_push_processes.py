"""Servers that are killed, and several on one database: nobody is told twice."""

import time
from contextlib import ExitStack

from renard.server.settings import PushSettings
from tests.server.conftest import running
from tests.server.live import Live
from tests.server.meeting import at_once
from tests.server.pushing import away_at_table, counted, gone, look
from tests.server.test_people import identity, shown

TABLES = 8


def two_sit_down(live: Live, who: list[str]) -> str:
    """A table of two people who are not connected."""
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    made = live.post("/api/tables", {"game": "clever", "seats": seats}, shown(who[0]))
    table, join = made["table"]["id"], {"invite": made["invite"], "name": "B"}
    live.post(f"/api/tables/{table}/join", join, shown(who[1]))
    return table


def test_a_killed_server_tells_once(tmp_path, service):
    """A real process, killed after a turn began, and again after it was told."""
    options = [f"--push-service={service.url}", "--push-wait=0.01", "--sweep-seconds=0.2"]
    live = Live(tmp_path / "tables.db", *options, "--number-seconds=0.01")
    try:
        who = [identity(), identity()]
        # Both take their seats, nobody connects; the first dice fall, and it is somebody's turn.
        table = two_sit_down(live, who)
        while not live.get(f"/api/tables/{table}")["to_act"]:
            time.sleep(0.01)
        live.kill()
        live = Live(tmp_path / "tables.db", *options)
        for one in who:
            live.post("/api/push", service.browser().subscription, shown(one))
        service.wait_for(lambda: service.asked)
        live.kill()
        live = Live(tmp_path / "tables.db", *options)
        # Another table's turn comes after what was left of this one.
        other = two_sit_down(live, who)

        def told() -> list[str]:
            return [one["table"] for browser in service.browsers.values() for one in browser.got]

        service.wait_for(lambda: other in told())
        assert sorted(told()) == sorted([table, other])
    finally:
        live.stop()


def test_two_processes_that_look_at_the_same_tables_tell_each_turn_once(postgres, service, clock):
    """Both look at the same moment, at tables that both have in memory."""
    settings = {"push": PushSettings(services=(service.url,)), "sweep_seconds": 10**6}
    url = postgres.new_database()
    with ExitStack() as stack:
        servers = [
            stack.enter_context(running(url, clock=clock, alone=False, **settings))
            for _ in range(2)
        ]
        tables = {}
        for number in range(TABLES):
            table, secrets, _, browsers = away_at_table(servers[number % 2], service, clock)
            tables[table] = browsers
            for server in servers:
                server.begun(table)
        seats = {table: servers[0].info(table)["to_act"][0] for table in tables}
        at_once(2, lambda number: look(servers[number]))
        for _ in range(2):
            for table, browsers in tables.items():
                told = [[one["table"] for one in browser.got] for browser in browsers]
                assert told[seats[table]] == [table]
                assert told[1 - seats[table]] == []
            # Neither does so later, nor after somebody looked in at one of them.
            clock.now += 60
            with servers[0].socket(table) as socket:
                servers[0].player(socket, secrets)
            gone(servers[0], table, secrets)
            clock.now += 60
            at_once(2, lambda number: look(servers[number]))
        assert sum(counted(server).get("sent", 0) for server in servers) == TABLES
