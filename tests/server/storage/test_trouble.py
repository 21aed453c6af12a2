"""Databases that are away, busy, full, or lose the connection at the worst moment."""

import asyncio
import sqlite3

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from renard.server.storage import DiskFull, Unavailable
from renard.server.storage.database import Trouble
from tests.server.storage.stores import eventually, lose_connections, new_table, opened, pick


def run(coroutine):
    return asyncio.run(coroutine)


def test_a_commit_that_arrived_unseen_is_not_done_twice(database):
    async def check():
        async with opened(database) as store:
            lose_connections(store, database, after=1)
            row = await store.create(new_table())
            lose_connections(store, database, after=2)
            assert await store.append(row.id, 1, [pick(2), pick(3)]) == 3
            lose_connections(store, database, after=1)
            assert await store.set_seats(row.id, 1, [{"name": "Bo"}]) == 2
            loaded = await store.load(row.id)
            assert loaded.entries == [*new_table().entries, pick(2), pick(3)]
            assert loaded.row.seats == [{"name": "Bo"}]
            assert store.stats.retries == 4

    run(check())


def test_a_commit_that_did_not_arrive_is_tried_again(database):
    async def check():
        async with opened(database) as store:
            lose_connections(store, database, before=2)
            row = await store.create(new_table())
            lose_connections(store, database, before=1, after=1)
            assert await store.append(row.id, 1, [pick(2)]) == 2
            assert (await store.load(row.id)).entries == [*new_table().entries, pick(2)]

    run(check())


def test_a_commit_unseen_by_us_but_followed_by_others_counts(database):
    """The connection breaks after our commit; before we are back another has gone on."""

    async def check():
        async with opened(database) as store:
            row = await store.create(new_table())
            lose_connections(store, database, after=1)
            ours = asyncio.create_task(store.append(row.id, 1, [pick("ours")]))
            while (await store.row(row.id)).version == 1:
                pass
            theirs = asyncio.create_task(store.append(row.id, 2, [pick("theirs")]))
            assert await asyncio.gather(ours, theirs) == [2, 3]
            assert (await store.events(row.id, 1)) == [pick("ours"), pick("theirs")]

    run(check())


def test_patience_ends_with_one_sentence(database):
    async def check():
        async with opened(database, patience=0.2) as store:
            row = await store.create(new_table())
            lose_connections(store, database, before=1000)
            with pytest.raises(Unavailable, match="cannot be reached just now") as refused:
                await store.append(row.id, 1, [pick(2)])
            assert refused.value.retry_after > 0
            assert not store.stats.available
            assert (await store.load(row.id)).entries == new_table().entries

    run(check())


def test_a_full_disk_keeps_nothing_and_loses_nothing(tmp_path):
    async def check():
        async with opened(str(tmp_path / "renard.db")) as store:
            await store.create(new_table())
            with store._database.engine.connect() as connection:
                used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            limit = used + 10

            def no_more_room(connection, *_):
                connection.exec_driver_sql(f"PRAGMA max_page_count = {limit}")

            event.listen(store._database.engine, "begin", no_more_room, insert=True)
            version, refusal = 1, None
            while refusal is None:
                try:
                    big = {"seat": 0, "text": "x" * 3000}
                    version = await store.append("table0000001", version, [big])
                except DiskFull as full:
                    refusal = full
            assert "disk is full" in str(refusal)
            assert not store.stats.available
            assert version > 1
            assert len((await store.load("table0000001")).entries) == version
            limit = 1_000_000
            assert await store.append("table0000001", version, [pick(1)]) == version + 1
            assert store.stats.available

    run(check())


def test_another_program_in_the_file_is_waited_for(tmp_path):
    async def check():
        path = tmp_path / "renard.db"
        async with opened(str(path)) as store:
            await store.create(new_table())
            other = sqlite3.connect(path, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("table0000001", 1, [pick(2)]))
            assert (await store.load("table0000001")).row.version == 1  # readers never wait
            other.execute("ROLLBACK")
            other.close()
            assert await waiting == 2

    run(check())


def test_a_restarted_server_is_waited_for(postgres):
    async def check():
        async with opened(postgres.new_database()) as store:
            await store.create(new_table())
            for how in ("fast", "immediate"):
                version = (await store.row("table0000001")).version
                await asyncio.to_thread(postgres.stop, how)
                with pytest.raises(Unavailable):
                    await store.ping()
                writing = asyncio.create_task(
                    store.append("table0000001", version, [pick(version + 1)])
                )
                reading = asyncio.create_task(store.row("table0000001"))
                await asyncio.sleep(0.1)
                assert not writing.done()
                assert not reading.done()
                await asyncio.to_thread(postgres.start)
                assert await writing == version + 1
                assert (await reading).version in (version, version + 1)
                await store.ping()
            assert store.stats.retries > 0

    run(check())


def test_connections_cut_while_everybody_writes(postgres):
    """Backends are ended again and again: whatever was acknowledged is there, once."""

    async def actor(store, table):
        for after in range(1, 40):
            assert await store.append(table, after, [pick(after + 1)]) == after + 1

    async def cut(url, store):
        """End all connections each time that some more writes got through."""
        with await asyncio.to_thread(psycopg.connect, url, autocommit=True) as connection:
            for writes in range(50, 700, 25):
                await eventually(lambda: store.stats.writes >= writes)  # noqa: B023
                await asyncio.to_thread(
                    connection.execute,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()",
                )

    async def check():
        url = postgres.new_database()
        async with opened(url) as store:
            await asyncio.gather(*(store.create(new_table(n)) for n in range(20)))
            await asyncio.gather(
                cut(url, store), *(actor(store, f"table{n:07}") for n in range(20))
            )
            for n in range(20):
                found = await store.events(f"table{n:07}", 1)
                assert found == [pick(k) for k in range(2, 41)]
            assert store.stats.retries > 0

    run(check())


def error_with(state):
    reason = Exception("told by the server")
    reason.sqlstate = state
    return OperationalError("COMMIT", {}, reason)


def test_what_errors_of_postgres_mean(postgres):
    async def check():
        async with opened(postgres.new_database()) as store:
            trouble = store._database.trouble
            for state in ("08006", "57P01", "57P03", "40P01", "40001", "55P03", "53300", "25P03"):
                assert trouble(error_with(state)) is Trouble.AGAIN
            assert trouble(error_with("53100")) is Trouble.FULL
            assert trouble(error_with("42P01")) is Trouble.FAULT
            assert trouble(IntegrityError("INSERT", {}, Exception())) is Trouble.FAULT

    run(check())
