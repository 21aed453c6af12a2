"""People who wait for the same thing, in databases of both kinds."""

import asyncio

import pytest
from sqlalchemy import delete

from renard.server.storage import lobby
from renard.server.storage.lobby import EndGathering, Gather, Gathered, Gathering
from renard.server.storage.schema import gatherings
from renard.server.storage.writes import Batch
from tests.server.storage.stores import new_table, opened

HERE, THERE = new_table(1), new_table(2)


class EndsMeanwhile:
    """A connection beside which somebody ends all gatherings, as soon as one is in the way."""

    def __init__(self, connection):
        self._connection = connection
        self._ended = False

    def execute(self, statement, *values):
        result = self._connection.execute(statement, *values)
        if statement is lobby.KEEP_GATHERING and not self._ended:
            self._ended = True
            self._connection.execute(delete(gatherings))
        return result

    def __getattr__(self, name):
        return getattr(self._connection, name)


class GatherMeanwhile(Gather):
    def __call__(self, batch):
        Gather.__call__(self, Batch(EndsMeanwhile(batch.connection), batch.now))


async def waiting(store):
    return await store.ask(lambda link: lobby.find_gathering(link, "clever", 2))


def test_people_who_want_the_same_gather_at_one_table(database):
    async def check():
        async with opened(database) as store:
            await store.gather(HERE, 2)
            with pytest.raises(Gathered) as found:
                await store.gather(THERE, 2)
            assert found.value.table == HERE.id == await waiting(store)
            await store.lobby(EndGathering(Gathering("clever", 2, HERE.id)))
            await store.gather(THERE, 2)
            assert await waiting(store) == THERE.id

    asyncio.run(check())


def test_nobody_waits_unseen_where_another_gathering_has_just_ended(database):
    async def check():
        async with opened(database) as store:
            await store.gather(HERE, 2)
            await store.lobby(GatherMeanwhile(THERE, 2, 7))
            assert await waiting(store) == THERE.id

    asyncio.run(check())
