"""Several processes on one database: safe on PostgreSQL, refused on SQLite."""

import asyncio
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from renard.server.storage import Change, Conflict, StorageError, open_store
from tests.server.storage.stores import count, eventually, new_table, opened, pick


def run(coroutine):
    return asyncio.run(coroutine)


def test_sqlite_serves_one_process(tmp_path):
    database = str(tmp_path / "renard.db")

    async def check():
        async with opened(database):
            with pytest.raises(StorageError, match="in use by another server"):
                open_store(database)
        async with opened(database):
            pass

    run(check())


def test_a_killed_process_leaves_no_lock(tmp_path):
    database = str(tmp_path / "renard.db")
    program = (
        "import sys; from renard.server.storage import open_store;"
        f"store = open_store({database!r}); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout.readline() == b"open\n"
        with pytest.raises(StorageError, match="in use"):
            open_store(database)
        process.send_signal(signal.SIGKILL)
        process.wait()
        run(open_store(database).close())


def test_processes_see_each_others_writes(postgres):
    async def check():
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            heard = []
            two.watch(heard.append)
            await eventually(lambda: heard == [Change(None)])  # from here on nothing is missed
            row = await one.create(new_table())
            await one.append(row.id, 1, [pick(2)])
            await eventually(lambda: Change(row.id, 2) in heard)
            assert await two.events(row.id, 1) == [pick(2)]
            await two.append(row.id, 2, [pick(3)])
            await one.set_seats(row.id, 1, [])
            await eventually(lambda: Change(row.id, 3, 2) in heard)
            assert len(heard) == 3  # nothing about what it did itself

    run(check())


def test_a_listener_says_when_it_may_have_missed_something(postgres):
    async def check():
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            heard = []
            two.watch(heard.append)
            await eventually(lambda: len(heard) == 1)
            row = await one.create(new_table())
            await asyncio.to_thread(postgres.stop, "immediate")
            await asyncio.to_thread(postgres.start)
            await eventually(lambda: heard == [Change(None)] * 2)
            await one.append(row.id, 1, [pick(2)])
            await eventually(lambda: heard[2:] == [Change(row.id, 2)])

    run(check())


def test_processes_that_write_crosswise(postgres):
    """Two writers take the same tables in opposite order: no deadlock, and every number once."""

    async def actor(store, name, tables):
        won = 0
        for step in range(20):
            found = await store.versions(tables)
            tries = (store.append(t, found[t].version, [pick(f"{name}{step}")]) for t in tables)
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert all(isinstance(result, int | Conflict) for result in results)
            won += sum(isinstance(result, int) for result in results)
        return won

    async def check():
        url = postgres.new_database()
        names = [f"table{n:07}" for n in range(20)]
        async with opened(url) as one, opened(url) as two:
            await asyncio.gather(*(one.create(new_table(n, entries=[])) for n in range(20)))
            won = await asyncio.gather(actor(one, "one", names), actor(two, "two", names[::-1]))
            logs = [(await one.load(name)).entries for name in names]
            assert sum(won) == sum(len(log) for log in logs)
            for log in logs:
                assert len({entry["n"] for entry in log}) == len(log)
            assert one.stats.conflicts + two.stats.conflicts > 0
            assert one.stats.retries == two.stats.retries == 0

    run(check())


def test_two_processes_create_the_first_table_of_a_sheet(postgres):
    async def check():
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as two:
            for n in range(0, 40, 2):
                sheet = f"digest-{n}"
                await asyncio.gather(
                    one.create(new_table(n, sheet=sheet)),
                    two.create(new_table(n + 1, sheet=sheet)),
                )
            assert count(one) == (40, 0)

    run(check())


def test_processes_that_start_together_migrate_once(postgres):
    url = postgres.new_database()
    with ThreadPoolExecutor(6) as pool:
        stores = list(pool.map(open_store, [url] * 6))

    async def close():
        await stores[0].create(new_table())
        assert count(stores[5]) == (1, 0)
        for store in stores:
            await store.close()

    run(close())
