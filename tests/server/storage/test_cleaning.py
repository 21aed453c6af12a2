"""What is deleted, and that no clock, however wrong, deletes a game that people play."""

import asyncio
import json

from typer.testing import CliRunner

from renard.cli import app
from renard.server.storage import Cleaned, Keep, cleaning
from tests.server.storage.stores import count, new_table, opened

DAY = 24 * 60 * 60
NOW = 1_800_000_000.0


class Clock:
    now = NOW

    def __call__(self):
        return self.now


def live(store, clock, days):
    """The server runs for so many days, and says so now and then."""

    async def run():
        for _ in range(int(days * 5)):
            clock.now += DAY / 5
            await store.say_alive("server")

    return run()


def test_a_clock_that_is_ahead_deletes_nothing(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            await store.say_alive("one")
        clock.now += 61 * DAY
        async with opened(database, clock=clock) as store:
            heard = await store.say_alive("two")
            assert heard.jumped == 61 * DAY
            assert await store.clean(Keep()) == Cleaned()
            await live(store, clock, 3)
            assert await store.clean(Keep()) == Cleaned()
            clock.now -= 61 * DAY  # it is set right
            assert (await store.say_alive("two")).jumped < 0
            assert (await store.say_alive("two")).jumped == 0
            assert await store.clean(Keep()) == Cleaned()
            await live(store, clock, 58)
            assert await store.clean(Keep()) == Cleaned(unfinished=1)

    asyncio.run(check())


def test_a_clock_that_was_behind_deletes_nothing_when_it_is_set_right(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            await store.say_alive("one")
            clock.now -= 400 * DAY
            await store.say_alive("one")
            await store.create(new_table(2))
            await store.create(new_table(3, over=True))
            await live(store, clock, 1)
            clock.now += 400 * DAY
            assert await store.clean(Keep()) == Cleaned()
            await live(store, clock, 1)
            assert await store.clean(Keep()) == Cleaned()
            assert count(store) == (2, 1)

    asyncio.run(check())


def test_a_clock_that_jumps_while_somebody_plays(database):
    """The jump is seen by what servers said, not by what was played with the wrong clock."""

    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            await store.say_alive("one")
            clock.now += 70 * DAY
            await store.create(new_table(2))
            assert await store.clean(Keep()) == Cleaned()

    asyncio.run(check())


def test_days_without_a_server_are_not_counted(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            for _ in range(3):
                await store.say_alive("one")
                await live(store, clock, 19)
                clock.now += 30 * DAY
            await store.say_alive("one")
            assert await store.clean(Keep()) == Cleaned()
            await live(store, clock, 4)
            assert await store.clean(Keep()) == Cleaned(unfinished=1)

    asyncio.run(check())


def test_a_database_from_before_goes_by_its_last_change(database):
    async def check():
        clock = Clock()
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            clock.now += 500 * DAY
            assert (await store.say_alive("one")).jumped == 500 * DAY
            assert await store.clean(Keep()) == Cleaned()

    asyncio.run(check())


def test_what_would_be_deleted_can_be_seen_first(tmp_path):
    database = str(tmp_path / "renard.db")
    clock = Clock()

    async def fill():
        async with opened(database, clock=clock) as store:
            await store.create(new_table(1))
            await store.create(new_table(2, over=True))
            await live(store, clock, 61)
            await store.create(new_table(3))
            # A server that runs is no hindrance to looking.
            found = cleaning.would_clean(database, Keep(60, 61), clock)
            assert [row.id for row in found] == ["table0000001"]

    asyncio.run(fill())
    shown = CliRunner().invoke(app, ["clean", "--dry-run", "--database", database])
    assert shown.exit_code == 0
    assert "0 unfinished and 0 finished tables would be deleted" in shown.output  # a later day
    clock.now += 500 * DAY
    assert [row.id for row in cleaning.would_clean(database, Keep(60, 60), clock)] == [
        "table0000001",
        "table0000002",
    ]
    assert cleaning.clean(database, Keep(60, 62), clock) == Cleaned(unfinished=1)
    assert cleaning.would_clean(database, Keep(60, 62), clock) == []


def test_the_command_shows_and_deletes(tmp_path):
    database = str(tmp_path / "renard.db")

    async def fill():
        async with opened(database) as store:
            await store.create(new_table(1))

    asyncio.run(fill())
    command = ["clean", "--database", database, "--keep-unfinished", "0.0000001"]
    runner = CliRunner()
    shown = runner.invoke(app, [*command, "--dry-run"])
    assert shown.exit_code == 0
    assert "table0000001  clever  last changed" in shown.output
    assert "1 unfinished and 0 finished tables would be deleted" in shown.output
    assert "1 unfinished and 0 finished tables deleted" in runner.invoke(app, command).output
    assert "0 unfinished" in runner.invoke(app, command).output


def test_a_folder_without_a_database(tmp_path):
    asked = CliRunner().invoke(app, ["clean", "--dry-run", "--database", str(tmp_path / "no.db")])
    assert "there is no such database" in json.dumps(str(asked.exception))
