"""Games are replayed one at a time; addresses take turns, and none can keep the others waiting."""

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from renard.server import http, room
from renard.server.refusals import Refused
from renard.server.replays import Replays, asker
from renard.server.settings import Limits


class Line:
    """People from several addresses who wait for their turn."""

    def __init__(self, most: int) -> None:
        self.replays = Replays(most)
        self.served: list[str | None] = []
        self.at_once = 0
        self.go_on = asyncio.Event()

    async def wait(self, address: str | None) -> None:
        asker.set(address)
        async with self.replays.turn():
            self.at_once += 1
            assert self.at_once == 1
            self.served.append(address)
            await self.go_on.wait()
            self.at_once -= 1

    async def come(self, *addresses: str | None) -> list[asyncio.Task]:
        tasks = [asyncio.create_task(self.wait(address)) for address in addresses]
        await asyncio.sleep(0)
        return tasks


def test_addresses_take_turns():
    async def check() -> None:
        line = Line(most=5)
        tasks = await line.come("a", "a", "a", "a", "b", "b", None, "c")
        line.go_on.set()
        await asyncio.gather(*tasks)
        assert line.served == ["a", "a", "b", None, "c", "a", "b", "a"]

    asyncio.run(check())


def test_of_one_address_so_many_wait_and_others_still_may():
    async def check() -> None:
        line = Line(most=2)
        tasks = await line.come("a", "a", "a", "b", "b", *[None] * 5)
        (refused,) = await line.come("a")
        with pytest.raises(Refused, match="Too many games of this address") as found:
            await refused
        assert found.value.kind == "unavailable"
        line.go_on.set()
        await asyncio.gather(*tasks)
        assert len(line.served) == 10
        await asyncio.gather(*await line.come("a", "a"))  # there is room again

    asyncio.run(check())


def test_who_goes_away_holds_nobody_up():
    async def check() -> None:
        line = Line(most=5)
        line.go_on.set()
        async with line.replays.turn():
            waits, called, last = await line.come("a", "b", "c")
            waits.cancel()
            await asyncio.sleep(0)
        called.cancel()  # its turn has come, and it does not know yet
        await last
        assert line.served == ["c"]
        assert not line.replays._busy

    asyncio.run(check())


def wait_for(fact) -> None:
    while not fact():
        time.sleep(0.01)


@pytest.fixture
def held(monkeypatch):
    """While this is entered, replays of tables that were let go of do not end."""
    free, real = threading.Event(), room.replayed
    free.set()

    def slow(*loaded):
        free.wait()
        return real(*loaded)

    @contextmanager
    def hold():
        free.clear()
        try:
            yield
        finally:
            free.set()

    monkeypatch.setattr(room, "replayed", slow)
    return hold


def waiting(server) -> int:
    return sum(map(len, server.app.state.rooms.replays._waiting.values()))


def test_who_comes_back_after_a_restart_waits_and_a_flood_of_one_address_is_refused(serve, held):
    server = serve()
    tables = [server.create("clever", dice="own").id for _ in range(5)]
    server = serve(limits=Limits(sockets_per_address=2, spare_connections=1))
    with ThreadPoolExecutor(len(tables)) as threads:
        with held():
            # One is replayed and three wait.
            asked = [
                threads.submit(server.http.get, f"/api/tables/{table}{more}")
                for table, more in zip(tables, ("", "/events", "", ""), strict=False)
            ]
            wait_for(lambda: waiting(server) == 3)
            refused = server.http.get(f"/api/tables/{tables[4]}")
            assert refused.status_code == 503
            assert refused.json()["refused"] == "unavailable"
            assert refused.headers["Retry-After"] == "2"
            assert server.http.get(f"/api/tables/{tables[4]}/record").status_code == 503
        assert [answer.result().status_code for answer in asked] == [200] * 4
    assert server.http.get(f"/api/tables/{tables[4]}").status_code == 200


def test_a_record_that_is_handed_in_waits_for_its_turn(serve, held, monkeypatch):
    server = serve()
    table = server.create("clever", dice="own").id
    record = server.http.get(f"/api/tables/{table}/record").json()
    begun, real = threading.Event(), http.set_up

    def noting(*wish):
        begun.set()
        return real(*wish)

    monkeypatch.setattr(http, "set_up", noting)
    server = serve()
    wish = {"game": "clever", "seats": [{"kind": "person", "name": "Anna"}]}
    with ThreadPoolExecutor(2) as threads:
        with held():
            shown = threads.submit(server.http.get, f"/api/tables/{table}")
            wait_for(lambda: server.app.state.rooms.replays._busy)
            made = threads.submit(server.http.post, "/api/tables", json={**wish, "record": record})
            wait_for(lambda: waiting(server) == 1)
            assert not begun.is_set()
        assert shown.result().status_code == 200
        assert made.result().status_code == 201, made.result().text
    assert begun.is_set()
