"""People who have not come back for long are forgotten; whoever has something here stays."""

import asyncio

from renard.server.settings import Keep
from renard.server.storage import cleaning
from renard.server.storage import people as kept
from renard.server.storage.administration import Administration
from renard.server.storage.identities import Seen
from renard.server.storage.orders import AddReport, Report
from renard.server.storage.outside import AddBot, OutsideBot, bot_id
from tests.server.storage.stores import new_table, opened

DAY = 24 * 3600
START = 1_700_000_000.0
SITS, OWNS, BANNED, UNUSED, COMES = (letter * 64 for letter in "abcde")


def test_only_people_without_anything_are_forgotten(database):
    now = [START]

    async def check():
        async with opened(database, clock=lambda: now[0]) as store:
            for person in (SITS, OWNS, BANNED, UNUSED, COMES):
                await store.people(kept.SetName(person, "A name"))
            await store.create(new_table(seats=[{"name": "A", "kind": "person", "person": SITS}]))
            bot = OutsideBot(bot_id(OWNS, "rex"), OWNS, "rex", "0" * 64, START)
            await store.do(AddBot(bot, 5))
            report = Report("1", START, "t", 0, "A", None, None, "name", "", "{}")
            await store.do(AddReport(report))
            Administration(database, lambda: now[0]).ban(BANNED, None, "")
            keep = Keep(None, None, 30, 10)
            for day in range(40):  # a server that runs says so all the time
                now[0] = START + day * DAY
                for hour in range(0, 24, 5):
                    now[0] = START + day * DAY + hour * 3600
                    await store.say_alive("test")
                if day == 20:
                    await store.do(Seen(COMES))
            assert cleaning.would_forget(database, keep, lambda: now[0]) == [UNUSED]
            assert (await store.clean(keep)).people == 1
            left = {one.id for one in Administration(database).people()}
            assert left == {SITS, OWNS, BANNED, COMES}
            assert Administration(database).reports(True) == []
            assert (await store.clean(Keep(None, None, None, None))).people == 0

    asyncio.run(check())
