"""Passkeys in the database: answered once, moved, saved, forgotten; on either kind."""

import asyncio

import pytest
from sqlalchemy import func, select

from renard.server.settings import Keep
from renard.server.storage import people
from renard.server.storage.backup import backup, restore
from renard.server.storage.passkeys import (
    AddPasskey,
    AlreadyAnswered,
    Answer,
    KnownPasskey,
    NoSuchPasskey,
    Passkey,
    UsePasskey,
    passkeys_of,
)
from renard.server.storage.schema import passkey_answers, passkeys
from tests.server.conftest import running
from tests.server.storage.stores import lose_connections, new_table, opened
from tests.server.storage.test_cleaning import Clock, live
from tests.server.test_passkeys import SITE, Authenticator, ask, begin, identity
from tests.server.test_people import ask as ask_anywhere

ANNA, BELA, DEVICE, OTHER = (letter * 64 for letter in "abcd")
LATER = 10**12


def passkey(name="key", person=ANNA, count=3):
    return Passkey(name, person, "localhost", b"\x00\xff", count, False, 5.0)


def answer(challenge="one", key=1, ends=LATER):
    return Answer(challenge, ends, key)


async def count(store, table):
    return await store.ask(
        lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()
    )


async def kept(store, person):
    return await store.ask(lambda connection: passkeys_of(connection, person))


def test_a_write_whose_answer_was_lost_is_recognised(database):
    async def check():
        async with opened(database) as store:
            lose_connections(store, database, after=1)
            await store.people(AddPasskey(ANNA, passkey(), answer()))
            assert await kept(store, ANNA) == [passkey()]
            lose_connections(store, database, after=1)
            use = UsePasskey("key", DEVICE, 4, True, answer("two"))
            assert await store.people(use) == ANNA
            (found,) = await kept(store, ANNA)
            assert (found.sign_count, found.synced) == (4, True)

    asyncio.run(check())


def test_a_challenge_is_answered_once(database):
    async def check():
        async with opened(database) as store:
            await store.people(AddPasskey(ANNA, passkey(), answer()))
            with pytest.raises(AlreadyAnswered):
                await store.people(AddPasskey(ANNA, passkey("other"), answer(key=2)))
            with pytest.raises(KnownPasskey):
                await store.people(AddPasskey(BELA, passkey(person=BELA), answer("two")))
            uses = [
                UsePasskey("key", device, count, False, answer("three", count))
                for device, count in ((DEVICE, 8), (OTHER, 9))
            ]
            done = await asyncio.gather(
                *(store.people(use) for use in uses), return_exceptions=True
            )
            assert sorted(type(one) for one in done if one != ANNA) == [AlreadyAnswered]
            # Of what was refused nothing has changed.
            ids = await store.ask(lambda connection: people.ids_of(connection, ANNA))
            assert len(ids & {DEVICE, OTHER}) == 1
            assert [one.id for one in await kept(store, ANNA)] == ["key"]
            assert await kept(store, BELA) == []

    asyncio.run(check())


def test_a_count_only_grows(database):
    async def check():
        async with opened(database) as store:
            await store.people(AddPasskey(ANNA, passkey(), answer()))
            for behind in (1, 3):
                with pytest.raises(NoSuchPasskey):
                    await store.people(UsePasskey("key", DEVICE, behind, False, answer("two")))
            await store.people(UsePasskey("key", DEVICE, 4, False, answer("two")))

    asyncio.run(check())


def test_answers_are_forgotten_when_nobody_can_answer_any_more(database):
    now = [1000.0]

    async def check():
        async with opened(database, clock=lambda: now[0]) as store:
            await store.people(AddPasskey(ANNA, passkey(), answer(ends=1300.0)))
            assert await count(store, passkey_answers) == 1
            now[0] = 1300.0
            await store.people(AddPasskey(ANNA, passkey("other"), answer("two", ends=1600.0)))
            assert await count(store, passkey_answers) == 1
            now[0] = 1600.0
            await store.clean(Keep())
            assert await count(store, passkey_answers) == 0
            assert await count(store, passkeys) == 2

    asyncio.run(check())


def test_passkeys_go_with_whoever_has_not_come_back(database):
    clock = Clock()

    async def check():
        async with opened(database, clock=clock) as store:
            await store.people(AddPasskey(ANNA, passkey(), answer()))
            await live(store, clock, 20)
            assert (await store.clean(Keep(identity_days=30))).people == 0
            assert await count(store, passkeys) == 1
            await live(store, clock, 20)
            assert (await store.clean(Keep(identity_days=30))).people == 1
            assert await count(store, passkeys) == 0

    asyncio.run(check())


def test_passkeys_are_in_backups(database, tmp_path):
    new = str(tmp_path / "new.db")

    async def fill():
        async with opened(database) as store:
            await store.create(new_table())
            await store.people(AddPasskey(ANNA, passkey(), answer()))

    async def check():
        async with opened(new) as store:
            assert await kept(store, ANNA) == [passkey()]

    asyncio.run(fill())
    counts = backup(database, tmp_path / "file")
    assert restore(new, tmp_path / "file") == counts
    asyncio.run(check())


def test_a_challenge_of_one_process_is_answered_at_another(postgres):
    database = postgres.new_database()
    anna, new = identity(), identity()
    authenticator = Authenticator(SITE)
    with running(database, alone=False) as one, running(database, alone=False) as two:
        told = authenticator.make(begin(one, anna, "passkeys"))
        ask(two, anna, "passkeys", told)
        told = authenticator.use(begin(two, new, "passkey"))
        assert ask(one, new, "passkey", told) == ask_anywhere(two, anna, "people/me")
        refused = ask(two, new, "passkey", told, 401)
        assert refused["refused"] == "wrong passkey"
