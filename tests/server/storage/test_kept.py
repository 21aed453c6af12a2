"""What people keep besides their devices, in databases of both kinds."""

import asyncio

import pytest

from renard.server.storage import Cleaned, Keep, cleaning, kept
from renard.server.storage.backup import backup, restore
from renard.server.storage.kept import Allowance, Begin, KeepThings, NotKept, Wanted
from renard.server.storage.people import AddKey, Forget, UseKey
from tests.server.storage.stores import opened
from tests.server.storage.test_cleaning import DAY, Clock, live

ROOM = Allowance(10**6, 1000)
ANNA, BELA = "a" * 64, "b" * 64


def things(*names, seen=0, kind="history"):
    return [Wanted(kind, name, seen, b"\x00" + name.encode()) for name in names]


async def keep(store, person, *wanted):
    await store.kept(Begin(person))
    return await store.kept(KeepThings(person, wanted, ROOM))


async def all_of(store, person):
    found = await store.ask(lambda c: kept.versions_after(c, person, 0, 10**6))
    return [(one.n, one.id, one.packed) for one in found]


def test_numbers_go_on_from_one_version_to_the_next(database):
    async def check():
        async with opened(database) as store:
            assert await keep(store, ANNA, *things("x", "y")) == [1, 2]
            assert await keep(store, ANNA, *things("y", "z", seen=2)) == [3, 4]
            assert await keep(store, ANNA, *things("x", kind="cards")) == [5]
            names = [(n, name) for n, name, _ in await all_of(store, ANNA)]
            assert names == [(1, "x"), (3, "y"), (4, "z"), (5, "x")]
            found = await store.ask(lambda c: kept.keeping_of(c, ANNA))
            assert (found.n, found.things, found.bytes) == (5, 4, 8)

    asyncio.run(check())


def test_of_two_who_send_at_once_one_has_to_merge(database):
    async def check():
        async with opened(database) as store:
            await store.kept(Begin(ANNA))
            sent = [store.kept(KeepThings(ANNA, things("x"), ROOM)) for _ in range(10)]
            answers = sorted(str(*one) for one in await asyncio.gather(*sent))
            assert answers == ["1", *["None"] * 9]

    asyncio.run(check())


def test_two_people_who_become_one(database):
    async def check():
        async with opened(database) as store:
            await keep(store, ANNA, *things("x", "y"))
            await keep(store, BELA, *things("y", "z"))
            await store.people(AddKey(ANNA, "c" * 64, "code", None))
            assert await store.people(UseKey("c" * 64, BELA)) == ANNA
            names = [(n, name) for n, name, _ in await all_of(store, ANNA)]
            assert names == [(1, "x"), (2, "y"), (3, "y"), (4, "z")]
            assert await all_of(store, BELA) == []
            with pytest.raises(NotKept):
                await store.kept(KeepThings(BELA, things("w"), ROOM))
            assert await keep(store, ANNA, *things("y", seen=4)) == [5]
            found = await store.ask(lambda c: kept.keeping_of(c, ANNA))
            assert (found.n, found.things, found.bytes) == (5, 3, 6)
            await store.people(Forget(ANNA))
            assert await all_of(store, ANNA) == []

    asyncio.run(check())


def test_it_is_in_backups(database, tmp_path):
    async def fill():
        async with opened(database) as store:
            gone = Wanted("history", "y", 2, None)
            await keep(store, ANNA, *things("x", "y"))
            await keep(store, ANNA, gone)
            return await all_of(store, ANNA)

    async def read(copy):
        async with opened(copy) as store:
            return await all_of(store, ANNA)

    before = asyncio.run(fill())
    assert before == [(1, "x", b"\x00x"), (3, "y", None)]
    counts = backup(database, tmp_path / "file")
    copy = str(tmp_path / "copy.db")
    assert restore(copy, tmp_path / "file") == counts
    assert asyncio.run(read(copy)) == before


def test_what_nobody_asks_for_is_deleted_after_two_years(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await keep(store, ANNA, *things("x"))
            await keep(store, BELA, *things("x"))
            await live(store, clock, 700)
            await store.kept(kept.See(BELA))
            await live(store, clock, 29)
            assert await store.clean(Keep()) == Cleaned()
            await live(store, clock, 2)
            assert await store.clean(Keep(kept_days=None)) == Cleaned()
            assert await store.clean(Keep()) == Cleaned(kept=1)
            assert await all_of(store, ANNA) == []
            assert len(await all_of(store, BELA)) == 1
        assert cleaning.clean(database, Keep(), clock) == Cleaned()
        clock.now += 701 * DAY
        assert cleaning.clean(database, Keep(), clock) == Cleaned()  # a clock that jumped

    asyncio.run(check())


def test_who_keeps_something_here_is_not_forgotten_for_having_nothing_else(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.people(AddKey(ANNA, "c" * 64, "phrase", None))
            await keep(store, ANNA, *things("x"))
            await live(store, clock, 400)
            assert await store.clean(Keep()) == Cleaned()
            await store.kept(kept.Stop(ANNA))
            assert await store.clean(Keep()) == Cleaned(people=1)

    asyncio.run(check())
