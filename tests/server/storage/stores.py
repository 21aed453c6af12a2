"""Stores and tables for tests."""

import asyncio
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from renard.server.storage import NewTable, open_store
from renard.server.storage.schema import tables


@asynccontextmanager
async def opened(database, **options):
    store = open_store(database, **options)
    try:
        yield store
    finally:
        await store.close()


async def eventually(condition):
    while not condition():  # noqa: ASYNC110  it comes true in another thread
        await asyncio.sleep(0.001)


def new_table(number=1, **values):
    settings = {
        "id": f"table{number:07}",
        "sheet": "digest-1",
        "sheet_text": 'title = "sheet of Ágnes"\n',
        "about": {"game": "clever", "dice": {"kind": "fair", "secret": f"{number:064x}"}},
        "seats": [{"name": "Élise ✓", "kind": "person"}],
        "entries": [{"seat": 0, "roll": {"blue": 3, "white": 4}}],
    }
    return NewTable(**settings | values)


def count(store):
    """How many tables there are: unfinished, finished."""
    with store._database.engine.connect() as connection:
        found = connection.execute(select(tables.c.over)).scalars().all()
    return found.count(False), found.count(True)


def pick(number):
    return {"seat": 0, "pick": "blue", "n": number}


def lost(database):
    """What a driver says when the connection breaks."""
    reason = Exception("server closed the connection unexpectedly")
    if not database.startswith("postgresql"):
        reason.sqlite_errorcode = 5
    return OperationalError("COMMIT", {}, reason)


def lose_connections(store, database, before=0, after=0):
    """Let the next transactions fail: before they commit, or after, with nobody knowing."""
    real = store._database.writing
    faults = ["before"] * before + ["after"] * after

    @contextmanager
    def writing():
        fault = faults.pop(0) if faults else None
        with real() as connection:
            yield connection
            if fault == "before":
                raise lost(database)
        if fault == "after":
            raise lost(database)

    store._database.writing = writing
