"""What every database must do."""

import asyncio
import random

import pytest

from renard.server.storage import (
    Cleaned,
    Conflict,
    Keep,
    Missing,
    StorageError,
    Versions,
    to_json,
)
from tests.server.storage.stores import count, new_table, opened, pick

DAY = 24 * 60 * 60


class Clock:
    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


def run(coroutine):
    return asyncio.run(coroutine)


def test_a_table_comes_back_as_it_was(database):
    async def check():
        async with opened(database) as store:
            created = await store.create(new_table())
            assert await store.append("table0000001", 1, [pick(2), pick(3)]) == 3
        async with opened(database) as store:
            loaded = await store.load("table0000001")
            assert loaded.entries == [*new_table().entries, pick(2), pick(3)]
            assert loaded.row.version == 3
            assert (loaded.row.about, loaded.row.seats) == (new_table().about, new_table().seats)
            assert (loaded.row.over, loaded.row.bot_due) == (False, False)
            assert loaded.row.created == created.created <= loaded.row.changed
            assert await store.row("table0000001") == loaded.row
            assert await store.sheet("digest-1") == new_table().sheet_text

    run(check())


def test_a_client_gets_exactly_the_rest(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table(entries=[pick(n) for n in range(1, 6)]))
            for seen in range(6):
                rest = await store.events("table0000001", seen)
                assert rest == [pick(n) for n in range(seen + 1, 6)]
            assert await store.events("table0000001", 99) == []

    run(check())


def test_unknown_tables_are_missing(database):
    async def check():
        async with opened(database) as store:
            for asked in (
                store.load("nowhere"),
                store.row("nowhere"),
                store.events("nowhere", 0),
                store.append("nowhere", 0, [pick(1)]),
                store.set_seats("nowhere", 1, []),
                store.sheet("nothing"),
            ):
                with pytest.raises(Missing):
                    await asked
            assert await store.versions(["nowhere"]) == {}

    run(check())


def test_an_id_is_taken_once(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            with pytest.raises(Conflict):
                await store.create(new_table(about={"game": "other"}))
            assert (await store.load("table0000001")).row.about == new_table().about

    run(check())


def test_an_append_needs_the_number_it_follows(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            for wrong in (0, 2):
                with pytest.raises(Conflict) as conflict:
                    await store.append("table0000001", wrong, [pick(9)])
                assert conflict.value.version == 1
            assert (await store.load("table0000001")).entries == new_table().entries
            assert store.stats.conflicts == 2

    run(check())


def test_of_many_at_the_same_place_one_wins(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            tries = (store.append("table0000001", 1, [pick(n)]) for n in range(50))
            results = await asyncio.gather(*tries, return_exceptions=True)
            won = [n for n, result in enumerate(results) if result == 2]
            assert len(won) == 1
            assert all(isinstance(r, Conflict) for r in results if r != 2)
            assert (await store.load("table0000001")).entries[1:] == [pick(won[0])]

    run(check())


def test_what_waits_is_committed_together(database):
    async def check():
        async with opened(database) as store:
            await asyncio.gather(*(store.create(new_table(n)) for n in range(200)))
            before = store.stats.commits
            await asyncio.gather(
                *(store.append(f"table{n:07}", 1, [pick(2), pick(3)]) for n in range(200))
            )
            assert store.stats.commits - before < 20
            assert store.stats.entries == 400
            assert store.stats.writes == 400
            found = await store.versions(f"table{n:07}" for n in range(200))
            assert set(found.values()) == {Versions(3, 1)}

    run(check())


def test_of_what_waits_only_those_are_refused_that_came_late(database):
    async def check():
        async with opened(database) as store:
            await asyncio.gather(*(store.create(new_table(n)) for n in range(40)))
            late = {f"table{n:07}" for n in range(0, 40, 7)}
            for table in sorted(late):
                await store.append(table, 1, [pick("first")])
            tables = [f"table{n:07}" for n in range(40)]
            tries = (store.append(table, 1, [pick("second"), pick("third")]) for table in tables)
            results = await asyncio.gather(*tries, return_exceptions=True)
            for table, result in zip(tables, results, strict=True):
                entries = (await store.load(table)).entries[1:]
                if table in late:
                    assert isinstance(result, Conflict)
                    assert entries == [pick("first")]
                else:
                    assert result == 3
                    assert entries == [pick("second"), pick("third")]

    run(check())


def test_an_entry_may_come_as_json(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            await store.append("table0000001", 1, [to_json(pick("é")), pick(3)])
            assert (await store.load("table0000001")).entries[1:] == [pick("é"), pick(3)]

    run(check())


def test_one_faulty_write_takes_no_other_with_it(database):
    async def check():
        async with opened(database) as store:
            await asyncio.gather(*(store.create(new_table(n)) for n in range(20)))
            tries = [
                store.append(f"table{n:07}", 1, [{"not json": {1, 2}} if n == 7 else pick(2)])
                for n in range(20)
            ]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert isinstance(results.pop(7), TypeError)
            assert set(results) == {2}
            assert (await store.row("table0000007")).version == 1

    run(check())


def test_a_cancelled_caller_does_not_stop_the_write(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            task = asyncio.create_task(store.append("table0000001", 1, [pick(2)]))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with opened(database) as store:
            assert (await store.row("table0000001")).version == 2

    run(check())


def test_closing_commits_what_waits(database):
    async def check():
        async with opened(database) as store:
            await store.create(new_table())
            task = asyncio.create_task(store.append("table0000001", 1, [pick(2)]))
            await asyncio.sleep(0)
        assert await task == 2
        with pytest.raises(StorageError, match="shutting down"):
            await store.append("table0000001", 2, [pick(3)])

    run(check())


def test_seats_are_changed_by_whoever_saw_them(database):
    async def check():
        async with opened(database) as store:
            row = await store.create(new_table())
            seats = [{"name": "Bo", "kind": "bot"}]
            assert await store.set_seats(row.id, row.seats_version, seats, bot_due=True) == 2
            with pytest.raises(Conflict) as conflict:
                await store.set_seats(row.id, row.seats_version, [{"name": "too late"}])
            assert conflict.value.version == 2
            after = await store.row(row.id)
            assert (after.seats, after.seats_version, after.bot_due) == (seats, 2, True)
            assert await store.append(row.id, 1, [pick(2)]) == 2  # the log has its own number

    run(check())


def test_bots_that_wait_are_found(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            for n in (1, 2, 3):
                await store.create(new_table(n, bot_due=n != 2))
                clock.now += 10
            assert await store.due(15) == ["table0000001"]
            assert await store.due(0) == ["table0000001", "table0000003"]
            assert await store.due(0, limit=1) == ["table0000001"]
            await store.append("table0000001", 1, [pick(2)], bot_due=False)
            assert await store.due(0) == ["table0000003"]
            await store.set_seats("table0000003", 1, [], bot_due=False, at=0)
            assert await store.due(0) == ["table0000003"]  # judged by an old log
            await store.set_seats("table0000003", 2, [], bot_due=False, at=1)
            assert await store.due(0) == []

    run(check())


def test_old_tables_are_cleaned_up_by_the_rule(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            for n in range(250):
                await store.create(new_table(n, over=n >= 150))
            assert count(store) == (150, 100)
            clock.now += 61 * DAY
            await store.append("table0000003", 1, [pick(2)])
            assert await store.clean(Keep(None, None)) == Cleaned()
            assert await store.clean(Keep()) == Cleaned(unfinished=149)
            assert count(store) == (1, 100)
            assert (await store.load("table0000003")).row.version == 2
            with pytest.raises(Missing):
                await store.append("table0000001", 1, [pick(2)])
            with pytest.raises(Missing):
                await store.events("table0000001", 0)
            for _ in range(10):  # two more days
                clock.now += DAY / 5
                await store.say_alive("server")
            assert await store.clean(Keep(None, 62)) == Cleaned(finished=100)
            await store.create(new_table(1))  # and its old log is gone
            assert (await store.load("table0000001")).entries == new_table().entries

    run(check())


def test_any_order_of_writes_leaves_the_log_that_was_acknowledged(database):
    """Many actors on few tables, each believing what it saw last."""

    async def actor(store, number, logs):
        chance = random.Random(number)
        for step in range(30):
            table = f"table{chance.randrange(5):07}"
            after = chance.choice([len(logs[table]), max(0, len(logs[table]) - 1)])
            entries = [pick(f"{number}-{step}-{i}") for i in range(chance.randint(1, 3))]
            try:
                assert await store.append(table, after, entries) == after + len(entries)
            except Conflict:
                continue
            logs[table][after:after] = entries

    async def check():
        async with opened(database) as store:
            for n in range(5):
                await store.create(new_table(n, entries=[]))
            logs = {f"table{n:07}": [] for n in range(5)}
            await asyncio.gather(*(actor(store, number, logs) for number in range(8)))
            for table, log in logs.items():
                assert (await store.load(table)).entries == log

    run(check())
