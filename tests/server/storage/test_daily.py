"""What is kept about daily games, in databases of both kinds."""

import asyncio

import pytest

from renard.server.storage import Keep
from renard.server.storage import daily as kept
from renard.server.storage.backup import backup, restore
from renard.server.storage.daily import DailyRun, Played
from tests.server.storage.stores import new_table, opened

LATE = 1000.0


def run(number, day="2026-11-16", **values):
    return DailyRun(day, "clever", f"{number:064x}", f"table{number:07}", f"P{number}", **values)


async def finish(store, number, score, lost=None, ended=1.0, day="2026-11-16"):
    await store.start_run(run(number, day), new_table(number))
    found = {"score": score, "lost": lost, "luck": 0.5, "ended": ended}
    await store.daily(kept.SetResult(f"table{number:07}", found))


def test_a_day_keeps_its_first_secret(database):
    async def check():
        async with opened(database) as store:
            assert await store.daily(kept.KeepSecret("2026-11-16", "aa")) == "aa"
            assert await store.daily(kept.KeepSecret("2026-11-16", "bb")) == "aa"
            await store.daily(kept.KeepSecret("2026-11-17", "cc"))
            days = await store.ask_daily(lambda c: kept.days(c, "2026-11-01", "2026-11-30"))
            assert days == [("2026-11-17", "cc"), ("2026-11-16", "aa")]

    asyncio.run(check())


def test_an_identity_has_one_run_a_day(database):
    async def check():
        async with opened(database) as store:
            first = run(1)
            assert await store.start_run(first, new_table(1)) == first
            # The same once more, as after a lost answer of the database.
            assert await store.start_run(first, new_table(1)) == first
            other = DailyRun(first.day, first.game, first.identity, "table0000002", "Again")
            with pytest.raises(Played) as refused:
                await store.start_run(other, new_table(2))
            assert refused.value.run == first
            with pytest.raises(ValueError, match="there is no table"):
                await store.load("table0000002")
            assert (await store.load("table0000001")).row.version == 1

    asyncio.run(check())


def test_two_processes_begin_at_the_same_moment(postgres):
    async def check():
        database = postgres.new_database()
        async with opened(database) as one, opened(database) as other:
            runs = [
                DailyRun("2026-11-16", "clever", "a" * 64, f"table{n:07}", "P") for n in range(20)
            ]
            stores = [one, other] * 10
            begun = await asyncio.gather(
                *(
                    store.start_run(run, new_table(n))
                    for n, (store, run) in enumerate(zip(stores, runs, strict=True))
                ),
                return_exceptions=True,
            )
            assert sum(isinstance(found, DailyRun) for found in begun) == 1
            assert sum(isinstance(found, Played) for found in begun) == 19

    asyncio.run(check())


def test_places_are_among_people(database):
    async def check():
        async with opened(database) as store:
            await finish(store, 1, 200, lost=30.0)
            await finish(store, 2, 250, lost=60.0)
            await finish(store, 3, 300, lost=0.2)  # as a machine plays
            await finish(store, 4, 280, lost=20.0, ended=LATE + 1)
            await finish(store, 5, 100)
            await store.start_run(run(6), new_table(6))

            def ask(by, value):
                return lambda c: kept.rank(c, "2026-11-16", "clever", by, value, 1.0, LATE)

            assert await store.ask_daily(ask("score", 200)) == kept.Standing(2, 3)
            assert await store.ask_daily(ask("lost", 30.0)) == kept.Standing(1, 2)

            def best(by):
                return lambda c: kept.best(c, "2026-11-16", "clever", by, 1.0, LATE, 20)

            assert [r.name for r in await store.ask_daily(best("score"))] == ["P2", "P1", "P5"]
            assert [r.name for r in await store.ask_daily(best("lost"))] == ["P1", "P2"]
            assert [r.name for r in await store.ask_daily(best("open"))] == ["P3"]
            assert len(await store.ask_daily(lambda c: kept.unjudged(c, 9))) == 1
            assert await store.ask_daily(lambda c: kept.uncounted(c, 9)) == []
            await store.append("table0000006", 1, [{"seat": 0}], over=True)
            assert [r.name for r in await store.ask_daily(lambda c: kept.uncounted(c, 9))] == ["P6"]

    asyncio.run(check())


def test_old_days_are_cleaned(database):
    async def check():
        async with opened(database, clock=lambda: 1_800_000_000.0) as store:
            for day in ("2025-01-01", "2027-01-01"):
                await store.daily(kept.KeepSecret(day, "aa"))
                await store.daily(kept.KeepField(day, "clever", {"scores": {}}))
            await store.clean(Keep(unfinished_days=60, finished_days=365))
            days = await store.ask_daily(lambda c: kept.days(c, "2000-01-01", "2999-01-01"))
            assert [day for day, _ in days] == ["2027-01-01"]
            field = await store.ask_daily(lambda c: kept.field_of(c, "2025-01-01", "clever"))
            assert field is None

    asyncio.run(check())


def test_a_backup_holds_daily_games(tmp_path):
    database, new = str(tmp_path / "renard.db"), str(tmp_path / "new.db")

    async def fill():
        async with opened(database) as store:
            await store.daily(kept.KeepSecret("2026-11-16", "aa"))
            await finish(store, 1, 200, lost=30.0)
            await store.daily(kept.KeepField("2026-11-16", "clever", {"scores": {"a": {"1": 2}}}))

    async def read(where):
        async with opened(where) as store:
            ask = store.ask_daily
            return [
                await ask(lambda c: kept.secret_of(c, "2026-11-16")),
                await ask(lambda c: kept.run_of(c, "2026-11-16", "clever", f"{1:064x}")),
                await ask(lambda c: kept.field_of(c, "2026-11-16", "clever")),
            ]

    asyncio.run(fill())
    assert backup(database, tmp_path / "file").kept == 3
    restore(new, tmp_path / "file")
    found = asyncio.run(read(new))
    assert found == asyncio.run(read(database))
    assert found[1].score == 200
