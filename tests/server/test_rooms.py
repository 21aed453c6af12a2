"""Rooms without sockets: two processes on one database, memory, and writes of unknown fate."""

import asyncio
import time
from random import Random

import pytest

from renard.server import messages
from renard.server.presence import Presence
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.setting_up import set_up
from renard.server.settings import Limits
from renard.server.storage import Unavailable
from renard.table import Refusal, Table
from tests.server.conftest import SHELF
from tests.server.processes import Ear, anything, new_table, processes, run, tell


@run
async def test_two_processes_play_one_game(tmp_path):
    async with processes(tmp_path, 2) as (one, two):
        table = await new_table(one)
        ears, rng = [Ear(0), Ear(1)], Random(1)
        async with one.enter(table) as here, two.enter(table) as there:
            await here.welcome(ears[0], 0)
            await there.welcome(ears[1], 0)
            while True:
                first, second = rng.sample([here, there], 2)
                # The second has not heard of the first's action: it is judged again by the log.
                await first.act(anything(rng))
                if not first.table.over:
                    await second.act(anything(rng))
                await tell(one, table)
                await tell(two, table)
                assert here.version == there.version
                if here.table.over or there.table.over:
                    break
        loaded = await one.store.load(table)
        assert ears[0].log() == ears[1].log() == loaded.entries
        assert ears[0].kinds().count("revealed") == ears[1].kinds().count("revealed") == 1


@run
async def test_what_was_seen_in_another_process_can_be_stale(tmp_path):
    async with processes(tmp_path, 2) as (one, two):
        table = await new_table(one, people=1)
        async with one.enter(table) as here, two.enter(table) as there:
            for room in (here, there):
                await room.welcome(Ear(0), 0)
            action = here.table.game.legal(0)[-1]
            await here.act(lambda at: at.submit(0, 1, action))
            with pytest.raises(Refusal) as refusal:
                await there.act(lambda at: at.submit(0, 1, action))
            assert refusal.value.kind in ("stale", "not your turn")
            assert there.version == here.version


@run
async def test_somebody_changes_to_a_process_that_lags_behind(tmp_path):
    """Whatever it had seen, it gets exactly the rest, and nothing twice when news comes."""
    async with processes(tmp_path, 2) as (one, two):
        table = await new_table(one, people=1)
        async with one.enter(table) as here, two.enter(table) as there:
            await here.welcome(Ear(0), 0)
            await there.welcome(Ear(0), 0)
            old = here.version
            for _ in range(5):
                await here.act(anything(Random(1)))
            newcomer, returning = Ear(0), Ear(0)
            await there.welcome(newcomer, 0)
            assert newcomer.heard[0]["version"] == len(newcomer.heard[0]["events"]) == old
            await there.welcome(returning, here.version)
            assert returning.heard[0]["version"] == here.version
            assert returning.heard[0]["events"] == []
            await tell(two, table)
            assert newcomer.log() == (await one.store.load(table)).entries


@run
async def test_seats_change_in_one_process_after_the_other(tmp_path):
    async with processes(tmp_path, 2) as (one, two):
        table = await new_table(one)
        async with one.enter(table) as here, two.enter(table) as there:
            ear = Ear()
            await there.welcome(ear, 0)
            for room, name in ((here, "B"), (there, "C"), (here, "D")):

                def rename(seats, name=name):
                    seats[0]["name"] += name

                await room.change_seats(rename)
            await tell(two, table)
            assert here.seats[0]["name"] == there.seats[0]["name"] == "ABCD"
            assert ear.heard[-1]["seats"][0]["name"] == "ABCD"


class Clock:
    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


def set_clock(clock: Clock, *all_rooms: Rooms) -> None:
    """Let these processes go by another clock, as if they had started now."""
    for rooms in all_rooms:
        rooms.presence = Presence(rooms.settings, clock)
        rooms.store._writer._clock = clock


async def come(rooms: Rooms, room, ear: Ear) -> None:
    await room.welcome(ear, 0)
    rooms.came(room, ear)
    await tell(rooms, room.id)


@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_a_restart_gives_no_seat_away(tmp_path, how):
    """Both were connected until the very end, however long ago they came."""
    clock = Clock(time.time())

    async def before() -> str:
        async with processes(tmp_path) as (rooms,):
            set_clock(clock, rooms)
            table = await new_table(rooms)
            async with rooms.enter(table) as room:
                ears = [Ear(0), Ear(1)]
                for ear in ears:
                    await come(rooms, room, ear)
                clock.now += 1000
                await rooms.say_alive()
                if how == "stopped":
                    await rooms.finish()
                    for ear in ears:
                        rooms.went(room, ear)
            return table

    async def after(table: str) -> None:
        async with processes(tmp_path) as (rooms,):
            set_clock(clock, rooms)
            await rooms.say_alive()
            async with rooms.enter(table) as room:
                await come(rooms, room, Ear(1))
                assert not room.connected(0)
                clock.now += 179
                assert not room.away(0)
                clock.now += 2
                assert room.away(0)
                assert not room.away(1)

    table = asyncio.run(before())
    clock.now += 3600  # however long the server was down
    asyncio.run(after(table))


@run
async def test_an_owner_at_another_process_is_here_as_long_as_that_lives(tmp_path):
    clock = Clock(time.time())
    async with processes(tmp_path, 2) as (one, two):
        set_clock(clock, one, two)
        table = await new_table(one)
        async with one.enter(table) as here, two.enter(table) as there:
            await come(one, here, Ear(0))
            await tell(two, table)
            for _ in range(100):  # nobody acts for half an hour
                clock.now += 20
                await one.say_alive()
                await two.say_alive()
            assert there.connected(0)
            assert not there.away(0)
            clock.now += 61  # the other process says nothing any more
            await two.say_alive()
            assert not there.connected(0)
            assert not there.away(0)
            clock.now += 120
            assert there.away(0)


@run
async def test_a_clock_that_was_ahead_keeps_nobody_waiting(tmp_path):
    clock = Clock(time.time() + 61 * 24 * 3600)
    async with processes(tmp_path) as (rooms,):
        set_clock(clock, rooms)
        table = await new_table(rooms)
        async with rooms.enter(table) as room:
            ear = Ear(0)
            await come(rooms, room, ear)
            rooms.went(room, ear)
            await tell(rooms, table)
            clock.now -= 61 * 24 * 3600
            assert room.away(0)


@run
async def test_owners_at_another_process_are_here(tmp_path):
    async with processes(tmp_path, 2, away_seconds=0.0) as (one, two):
        table = await new_table(one)
        async with one.enter(table) as here, two.enter(table) as there:
            ear = Ear(0)
            await here.welcome(ear, 0)
            one.came(here, ear)
            await tell(one, table)
            await tell(two, table)
            assert there.connected(0)
            assert not there.away(0)
            assert there.away(1)
            one.went(here, ear)
            await tell(one, table)
            await tell(two, table)
            assert not there.connected(0)
            assert there.away(0)


class Fate:
    """A store whose answers get lost, whether the write arrived or not."""

    def __init__(self, store, arrives: bool) -> None:
        self._store, self._arrives = store, arrives

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def append(self, *values, **named):
        if self._arrives:
            await self._store.append(*values, **named)
        raise Unavailable("the answer got lost")


@pytest.mark.parametrize("arrives", [True, False])
def test_a_write_of_unknown_fate_is_looked_up(tmp_path, arrives):
    async def test() -> None:
        async with processes(tmp_path) as (rooms,):
            table = await new_table(rooms, people=1)
            ear = Ear(0)
            async with rooms.enter(table) as room:
                await room.welcome(ear, 0)
                action = room.table.game.legal(0)[-1]
                room._store = Fate(rooms.store, arrives)
                with pytest.raises(Unavailable):
                    await room.act(lambda at: at.submit(0, 1, action))
                assert room.doubtful
                room._store = rooms.store
                await room.catch_up()
                stored = (await rooms.store.load(table)).entries
                assert (len(stored) > 1) == arrives
                assert ear.log() == stored
                assert not room.doubtful
                if not arrives:
                    await room.act(lambda at: at.submit(0, 1, action))

    asyncio.run(test())


@run
async def test_few_games_in_memory_are_enough(tmp_path):
    few = Limits(loaded_tables=3)
    async with processes(tmp_path, limits=few) as (rooms,):
        tables = [await new_table(rooms, people=1) for _ in range(8)]
        ears = [Ear(0) for _ in tables]
        for table, ear in zip(tables, ears, strict=True):
            async with rooms.enter(table) as room:
                await room.welcome(ear, 0)
        rng = Random(3)
        for _ in range(60):
            async with rooms.enter(rng.choice(tables)) as room:
                await room.act(anything(rng))
            assert sum(room.table is not None for room in rooms._rooms.values()) <= 3
        for table, ear in zip(tables, ears, strict=True):
            assert ear.log() == (await rooms.store.load(table)).entries
            rooms.went(rooms._rooms[table], ear)
        while rooms._tasks:
            await asyncio.wait(set(rooms._tasks))
        assert len(rooms._rooms) <= 3


@run
async def test_actions_at_once_are_done_one_after_the_other(tmp_path):
    async with processes(tmp_path) as (rooms,):
        table = await new_table(rooms, people=1)

        async def act(seed: int) -> bool:
            async with rooms.enter(table) as room:
                try:
                    await room.act(lambda at: at.submit(0, 1, at.game.legal(0)[-1]))
                except Refusal:
                    return False
                return True

        done = await asyncio.gather(*(act(seed) for seed in range(20)))
        assert sum(done) == 1


@run
async def test_what_was_begun_is_done_though_its_client_has_gone(tmp_path):
    async with processes(tmp_path) as (rooms,):
        table = await new_table(rooms, people=1)
        ear = Ear()
        async with rooms.enter(table) as room:
            await room.welcome(ear, 0)
            asked = asyncio.create_task(rooms.run(room.act(anything(Random(1)))))
            await asyncio.sleep(0)
            asked.cancel()
            await rooms.finish()
            assert room.version > 1
            assert ear.log() == (await rooms.store.load(table)).entries
            with pytest.raises(Refused) as refusal:
                await rooms.run(room.act(anything(Random(1))))
            assert refusal.value.kind == "closing"


@run
async def test_bots_play_to_the_end_and_a_sweep_finds_those_left_alone(tmp_path):
    async with processes(tmp_path, sweep_seconds=0.01) as (rooms,):
        wish = messages.NewTable(
            game="tower", seats=[messages.BotSeat(kind="bot", bot="random") for _ in range(2)]
        )
        made = set_up(wish, SHELF.get("tower"))
        # As if the process that created it had died at once.
        await rooms.store.create(made.table)
        sweep = asyncio.create_task(rooms.sweep())
        over = False
        while not over:
            over = (await rooms.store.row(made.table.id)).over
            await asyncio.sleep(0.01)
        sweep.cancel()
        await rooms.finish()


@run
async def test_bots_of_two_processes_do_not_act_twice(tmp_path):
    async with processes(tmp_path, 2) as (one, two):
        table = await new_table(one, "levelx", people=0, bots=2)
        while not (await one.store.row(table)).over:
            for rooms in (one, two):
                async with rooms.enter(table) as room:
                    await room.describe()
                    rooms.wake(room)
            await asyncio.sleep(0.005)
        for rooms in (one, two):
            await rooms.finish()
        loaded = await one.store.load(table)
        again = Table.replay(room.sheet, ["a", "b"], None, loaded.entries)
        assert again.over
        assert again.log == loaded.entries
