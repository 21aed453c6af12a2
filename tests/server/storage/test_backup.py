"""Backups: everything of one moment, into any database, or nothing."""

import asyncio
import gzip
import hashlib
import json
import time

import pytest
from typer.testing import CliRunner

from renard.cli import app
from renard.server.storage import StorageError, reads
from renard.server.storage.backup import FORMAT, Counts, backup, restore
from tests.server.storage.stores import new_table, opened, pick


@pytest.fixture
def other(request, tmp_path, database, postgres):
    """An empty database of the other kind."""
    if database.startswith("postgresql"):
        return str(tmp_path / "other.db")
    return postgres.new_database()


def fill(database, tables=30):
    async def create():
        async with opened(database) as store:
            for n in range(tables):
                await store.create(new_table(n, over=n % 2 == 0, sheet=f"digest-{n % 3}"))
                await store.append(f"table{n:07}", 1, [pick(k) for k in range(n)] or [pick(0)])
            await store.set_seats("table0000000", 1, [{"name": "Ödön"}], bot_due=True)

    asyncio.run(create())


def contents(database, tables=30):
    async def read():
        async with opened(database) as store:
            loaded = [await store.load(f"table{n:07}") for n in range(tables)]
            return loaded, [await store.sheet(f"digest-{n}") for n in range(3)]

    return asyncio.run(read())


def test_a_backup_fills_another_kind_of_database(database, other, tmp_path):
    fill(database)
    counts = backup(database, tmp_path / "file")
    assert counts.tables == 30
    assert restore(other, tmp_path / "file") == counts
    assert contents(other) == contents(database)


def test_a_backup_while_everybody_writes_is_of_one_moment(database, other, tmp_path, monkeypatch):
    """Tables are written in turn, so at any moment none is more than one entry ahead."""

    def slow_load(store):
        """Reads a table when others have been written to meanwhile."""
        load = reads.load

        def wait_and_load(connection, table):
            seen = store.stats.writes
            while store.stats.writes < seen + 15:
                time.sleep(0.001)
            return load(connection, table)

        return wait_and_load

    async def write(store, done):
        version = 1
        while not done.is_set():
            for n in range(10):
                await store.append(f"table{n:07}", version, [pick(version + 1)])
            version += 1

    async def check():
        async with opened(database) as store:
            await asyncio.gather(*(store.create(new_table(n)) for n in range(10)))
            done = asyncio.Event()
            writing = asyncio.create_task(write(store, done))
            monkeypatch.setattr(reads, "load", slow_load(store))
            await asyncio.to_thread(backup, database, tmp_path / "file")
            done.set()
            await writing
        monkeypatch.undo()
        restore(other, tmp_path / "file")
        async with opened(other) as store:
            found = await store.versions(f"table{n:07}" for n in range(10))
        versions = [found[f"table{n:07}"].version for n in range(10)]
        assert len(versions) == 10
        assert max(versions) - min(versions) <= 1
        assert versions == sorted(versions, reverse=True)

    asyncio.run(check())


def test_a_backup_is_for_its_owner_only(tmp_path):
    fill(str(tmp_path / "renard.db"), 1)
    backup(str(tmp_path / "renard.db"), tmp_path / "file")
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600


def test_nothing_is_overwritten(tmp_path):
    database = str(tmp_path / "renard.db")
    fill(database, 2)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StorageError, match="exists already"):
        backup(database, tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"
    backup(database, tmp_path / "saved")
    with pytest.raises(StorageError, match="into an empty one"):
        restore(database, tmp_path / "saved")


def test_a_server_that_runs_is_not_restored_over(tmp_path):
    database = str(tmp_path / "renard.db")
    fill(database, 1)
    backup(database, tmp_path / "file")

    async def check():
        async with opened(str(tmp_path / "new.db")):
            with pytest.raises(StorageError, match="in use by another server"):
                restore(str(tmp_path / "new.db"), tmp_path / "file")

    asyncio.run(check())


@pytest.mark.parametrize(
    ("database", "says"),
    [("missing.db", "there is no such database"), ("empty.db", "nothing to save")],
)
def test_what_cannot_be_saved(tmp_path, database, says):
    (tmp_path / "empty.db").write_bytes(b"")
    with pytest.raises(StorageError, match=says):
        backup(str(tmp_path / database), tmp_path / "file")
    assert not (tmp_path / "missing.db").exists()
    assert not list(tmp_path.glob("file*"))


def changed(number, **values):
    """A fault: change the table on line `number`."""

    def change(lines):
        value = json.loads(lines[number])
        value["table"] |= values
        lines[number] = json.dumps(value)

    return change


def in_format(line, number):
    """A backup's first line, as of another format."""
    return line.replace(f'"format":{FORMAT}', f'"format":{number}')


FAULTS = {
    "cut off": lambda lines: lines.pop(),
    "one table missing": lambda lines: lines.pop(4),
    "no header": lambda lines: lines.pop(0),
    "a line of something else": lambda lines: lines.insert(2, '{"hello": 1}'),
    "no JSON": lambda lines: lines.insert(2, "hello"),
    "goes on": lambda lines: lines.append(lines[1]),
    "a version that is not the log's": changed(4, version=7),
    "an unknown column": changed(4, more=7),
    "a sheet that is not there": changed(4, sheet="nothing"),
    "a die that was changed": lambda lines: lines.__setitem__(
        4, lines[4].replace('"blue":3', '"blue":4')
    ),
    "a digest that was left out": lambda lines: lines.__setitem__(
        -1, lines[-1].replace('"digest"', '"digests"')
    ),
    "a format from before the digest": lambda lines: lines.__setitem__(0, in_format(lines[0], 1)),
    "JSON of a thousand levels": lambda lines: lines.insert(2, "[" * 100_000),
    "a number of thousands of digits": lambda lines: lines.insert(2, "1" * 10_000),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_file_restores_nothing(fault, tmp_path):
    database, new = str(tmp_path / "renard.db"), str(tmp_path / "new.db")
    fill(database, 3)
    backup(database, tmp_path / "good")
    lines = gzip.decompress((tmp_path / "good").read_bytes()).decode().splitlines()
    fault(lines)
    (tmp_path / "bad").write_bytes(gzip.compress("\n".join(lines).encode()))
    with pytest.raises(StorageError) as refused:
        restore(new, tmp_path / "bad")
    assert "\n" not in str(refused.value)
    assert restore(new, tmp_path / "good") == Counts(sheets=3, tables=3, entries=7)


def test_a_newer_format_is_refused_as_such(tmp_path):
    database, new = str(tmp_path / "renard.db"), str(tmp_path / "new.db")
    fill(database, 3)
    backup(database, tmp_path / "good")
    lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines(keepends=True)
    lines[0] = in_format(lines[0].decode(), FORMAT + 1).encode()
    end = json.loads(lines.pop())
    # All else is right, the digest too.
    end["digest"] = hashlib.sha256(b"".join(lines)).hexdigest()
    newer = b"".join([*lines, json.dumps(end).encode()])
    (tmp_path / "newer").write_bytes(gzip.compress(newer))
    with pytest.raises(StorageError, match="newer"):
        restore(new, tmp_path / "newer")


def test_a_backup_of_the_first_format_is_still_read(tmp_path):
    database, new = str(tmp_path / "renard.db"), str(tmp_path / "new.db")
    fill(database, 3)
    backup(database, tmp_path / "good")
    lines = gzip.decompress((tmp_path / "good").read_bytes()).decode().splitlines()
    lines[0] = in_format(lines[0], 1)
    lines[-1] = json.dumps({"end": json.loads(lines[-1])["end"]})
    (tmp_path / "old").write_bytes(gzip.compress("\n".join(lines).encode()))
    assert restore(new, tmp_path / "old") == Counts(sheets=3, tables=3, entries=7)


def test_nothing_that_lies_ready_is_written_into(tmp_path):
    """Links and open files that somebody else has put where a backup might pass."""
    database, victim = str(tmp_path / "renard.db"), tmp_path / "victim"
    fill(database, 1)
    victim.write_text("precious")
    (tmp_path / "file.part").symlink_to(victim)
    backup(database, tmp_path / "file")
    assert victim.read_text() == "precious"
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600
    (tmp_path / "other").symlink_to(tmp_path / "nowhere")
    with pytest.raises(StorageError, match="exists already"):
        backup(database, tmp_path / "other")
    (tmp_path / "third.part").touch(mode=0o666)
    backup(database, tmp_path / "third")
    assert (tmp_path / "third").stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".*.part"))


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", gzip.compress(b'{"renard":1}' * 999, mtime=0)[:40]],
    ids=["empty", "no archive", "an archive cut short"],
)
def test_a_file_that_is_no_backup(content, tmp_path):
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(StorageError, match="nothing was restored"):
        restore(str(tmp_path / "new.db"), tmp_path / "file")


def test_the_commands(tmp_path):
    database = str(tmp_path / "renard.db")
    fill(database, 2)
    runner = CliRunner()
    file = str(tmp_path / "file")
    saved = runner.invoke(app, ["backup", file, "--database", database])
    assert saved.exit_code == 0
    assert "2 tables with 4 entries saved" in saved.output
    new = {"RENARD_DATABASE": str(tmp_path / "new.db")}
    restored = runner.invoke(app, ["restore", file], env=new)
    assert restored.exit_code == 0
    assert "2 tables with 4 entries restored" in restored.output
