"""The file of an SQLite database: private, locked, and missed when it is gone or changed."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from random import Random

import pytest

from renard.server.storage import Broken, DiskFull, StorageError, Unavailable, open_store, sqlite
from tests.server.storage.stores import new_table, opened, pick


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_database_is_for_its_owner_alone(tmp_path):
    async def check():
        before = os.umask(0)
        try:
            async with opened(str(tmp_path / "new" / "renard.db")) as store:
                await store.create(new_table())
                found = list((tmp_path / "new").iterdir())
        finally:
            os.umask(before)
        assert len(found) >= 4  # the file, its log, its index, its lock
        assert {mode(path) for path in found if path.exists()} == {0o600}
        assert mode(tmp_path / "new") == 0o700

    asyncio.run(check())


def test_an_old_database_becomes_private(tmp_path):
    path = tmp_path / "renard.db"
    asyncio.run(open_store(str(path)).close())
    path.chmod(0o644)
    asyncio.run(open_store(str(path)).close())
    assert mode(path) == 0o600


def remove(path):
    for file in path.parent.glob("renard.db*"):
        file.unlink()


def remove_the_file_alone(path):
    path.unlink()


def remove_the_log_beside_it(path):
    path.with_name("renard.db-wal").unlink()


def put_another_in_its_place(path):
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").rename(path)


def write_rubbish_into_it(path):
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(Random(1).randbytes(size - 4096))


def write_rubbish_over_its_beginning(path):
    with path.open("r+b") as file:
        file.write(Random(1).randbytes(4096))


def copy_an_older_one_over_it(path):
    shutil.copyfile(path.with_name("older"), path)


FATES = [
    remove,
    remove_the_file_alone,
    remove_the_log_beside_it,
    put_another_in_its_place,
    write_rubbish_into_it,
    write_rubbish_over_its_beginning,
    copy_an_older_one_over_it,
]


@pytest.mark.parametrize("asked", ["to write", "whether it is ready"])
@pytest.mark.parametrize("fate", FATES, ids=lambda fate: fate.__name__)
def test_nothing_is_acknowledged_once_the_file_is_lost(tmp_path, fate, asked, caplog, monkeypatch):
    monkeypatch.setattr(sqlite, "MARK_SECONDS", 0.0)
    path = tmp_path / "renard.db"

    async def check():
        async with opened(str(path)) as store:
            await store.create(new_table(1))
        shutil.copy(path, tmp_path / "older")
        async with opened(str(path)) as store:
            await store.create(new_table(2))
        async with opened(str(path)) as store:
            for n in range(3, 30):
                await store.create(new_table(n))
            await store.ping()
            await asyncio.sleep(0.05)  # files have times of some milliseconds
            fate(path)
            if asked == "whether it is ready":
                with pytest.raises(Unavailable):
                    await store.ping()
            for n in range(1, 5):
                with pytest.raises(Broken, match="lost or damaged"):
                    await store.append(f"table{n:07}", 1, [pick(2)])
            with pytest.raises(Unavailable):
                await store.ping()
            reads = [store.load(f"table{n:07}") for n in range(20)]
            for answer in await asyncio.gather(*reads, return_exceptions=True):
                assert isinstance(answer, Broken)
            assert not store.stats.available

    asyncio.run(check())
    told = [record.values for record in caplog.records if "cannot be written" in record.message]
    assert len(told) == 1
    assert "renard.db" in told[0]["reason"]
    assert "restore a backup" in told[0]["remedy"]


def test_a_file_that_is_put_back_is_used_again(tmp_path):
    path = tmp_path / "renard.db"

    async def check():
        async with opened(str(path)) as store:
            await store.create(new_table())
            path.rename(tmp_path / "away")
            with pytest.raises(Broken):
                await store.append("table0000001", 1, [pick(2)])
            (tmp_path / "away").rename(path)
            assert await store.append("table0000001", 1, [pick(3)]) == 2
            assert (await store.events("table0000001", 1)) == [pick(3)]
            await store.ping()

    asyncio.run(check())


def test_other_programs_may_write_through_sqlite(tmp_path):
    path = tmp_path / "renard.db"

    async def check():
        async with opened(str(path)) as store:
            await store.create(new_table())
            for ask in ("UPDATE tables SET changed = changed + 1", "PRAGMA wal_checkpoint"):
                other = sqlite3.connect(path)
                with other:
                    other.execute(ask)
                other.close()
                await asyncio.sleep(0.05)
                await store.create(new_table(2))
            await store.ping()

    asyncio.run(check())


def test_a_damaged_file_is_not_served(tmp_path):
    path = tmp_path / "renard.db"

    async def fill():
        async with opened(str(path)) as store:
            for n in range(30):
                await store.create(new_table(n))

    asyncio.run(fill())
    write_rubbish_into_it(path)
    with pytest.raises(StorageError, match="restore a backup") as refused:
        open_store(str(path))
    assert "\n" not in str(refused.value)


def test_a_disk_with_hardly_any_room_is_told_in_advance(tmp_path, monkeypatch):
    async def check():
        async with opened(str(tmp_path / "renard.db")) as store:
            await store.ping()
            usage = shutil.disk_usage(tmp_path)
            monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=2**20))
            with pytest.raises(DiskFull, match="disk is full"):
                await store.ping()

    asyncio.run(check())


SECOND = "import sys; from renard.server.storage import open_store; open_store(sys.argv[1])"


def second_server(path) -> str:
    """What another process is told that opens this file."""
    done = subprocess.run(
        [sys.executable, "-c", SECOND, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode
    return done.stderr.splitlines()[-1]


def test_no_way_round_the_lock(tmp_path):
    path = tmp_path / "renard.db"

    async def check():
        async with opened(str(path)) as store:
            await store.create(new_table())
            assert "in use by another server" in second_server(path)
            (tmp_path / "link.db").symlink_to(path)
            assert "in use by another server" in second_server(tmp_path / "link.db")
            (tmp_path / "renard.db.lock").unlink()
            assert "in use by another server" in second_server(path)
            os.link(path, tmp_path / "hard.db")
            assert "second name" in second_server(tmp_path / "hard.db")
            (tmp_path / "hard.db").unlink()
            assert await store.append("table0000001", 1, [pick(2)]) == 2

    asyncio.run(check())


def test_what_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "renard.db")
    with pytest.raises(StorageError, match="is not a file"):
        open_store(str(tmp_path / "renard.db"))
