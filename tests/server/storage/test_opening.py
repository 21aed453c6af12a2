"""Which databases can be opened, in one sentence each if not; and how their tables are made."""

import asyncio
import sqlite3

import pytest
from sqlalchemy import inspect, text

from renard.server.storage import StorageError, open_store
from renard.server.storage.migrations import STEPS, migrate, schema_version
from renard.server.storage.opening import open_database
from renard.server.storage.schema import metadata
from tests.server.storage.stores import new_table, opened


def refusal(database):
    with pytest.raises(StorageError) as refused:
        open_store(database)
    sentence = str(refused.value)
    assert "\n" not in sentence
    return sentence


def test_the_default_is_a_file_in_the_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("RENARD_DATA", str(tmp_path / "data"))
    asyncio.run(open_store().close())
    assert (tmp_path / "data" / "renard.db").is_file()


def test_a_file_can_be_named_as_a_url(tmp_path):
    asyncio.run(open_store(f"sqlite:///{tmp_path}/games.db").close())
    assert (tmp_path / "games.db").is_file()


def test_every_commit_of_sqlite_is_on_disk(tmp_path):
    store = open_store(str(tmp_path / "renard.db"))
    with store._database.engine.connect() as connection:
        asked = {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in PRAGMAS}
    asyncio.run(store.close())
    assert asked == PRAGMAS


PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("mysql://host/name", "should be a file, sqlite:///file or postgresql:"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("postgresql://user:secret@host:notaport/x", "no URL that can be read"),
        ("postgresql://renard@/x?host=/nowhere", "cannot be used as a database"),
    ],
)
def test_what_cannot_be_opened_is_said(database, says):
    sentence = refusal(database)
    assert says in sentence
    assert "secret" not in sentence


def test_a_password_is_not_repeated():
    sentence = refusal("postgresql://renard:hunter2@localhost:1/x")
    assert "cannot be used as a database" in sentence
    assert "hunter2" not in sentence


def test_a_missing_extra_is_named(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "pip install 'renard[postgres]'" in refusal("postgresql://renard@host/x")


def test_a_file_that_is_no_database(tmp_path):
    path = tmp_path / "notes.txt"
    path.write_text("Dear diary, " * 200)
    assert f"{path}: cannot be used as a database" in refusal(str(path))


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refusal(str(tmp_path / "file" / "renard.db"))


def test_a_database_of_a_newer_program(tmp_path):
    path = tmp_path / "renard.db"
    asyncio.run(open_store(str(path)).close())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE renard_schema SET version = 99")
    connection.close()
    assert "update the program" in refusal(str(path))
    assert "update the program" in refusal(str(path))  # and the lock was let go


def test_migrations_give_the_tables_that_queries_expect(database):
    async def check():
        async with opened(database) as store:
            seen = inspect(store._database.engine)
            for name, table in metadata.tables.items():
                columns = {c["name"]: c["nullable"] for c in seen.get_columns(name)}
                assert columns == {c.name: c.nullable for c in table.columns}
                key = seen.get_pk_constraint(name)["constrained_columns"]
                assert key == [c.name for c in table.primary_key]

    asyncio.run(check())


def test_steps_are_applied_once_and_in_order(database):
    async def fill():
        async with opened(database) as store:
            await store.create(new_table())

    asyncio.run(fill())
    opened_again = open_database(database)

    def one_more(connection):
        connection.execute(text("ALTER TABLE tables ADD COLUMN more TEXT"))

    try:
        for _ in range(2):
            with opened_again.writing() as connection:
                migrate(connection, [*STEPS, one_more])
                assert schema_version(connection) == len(STEPS) + 1
                assert connection.execute(text("SELECT id, more FROM tables")).all() == [
                    ("table0000001", None)
                ]
    finally:
        opened_again.close()


def test_a_step_that_fails_changes_nothing(database):
    opened_now = open_database(database)

    def faulty(connection):
        connection.execute(text("CREATE TABLE half (n INTEGER)"))
        raise ZeroDivisionError

    try:
        with pytest.raises(ZeroDivisionError), opened_now.writing() as connection:
            migrate(connection, [*STEPS, faulty])
        assert inspect(opened_now.engine).get_table_names() == []
    finally:
        opened_now.close()
