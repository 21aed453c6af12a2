"""Where tables are kept: SQLite or PostgreSQL behind one asynchronous door.

    store = open_store(None)                 # renard.db in the data folder; or a path, or a URL
    await store.create(NewTable(...))
    loaded = await store.load(id)            # Missing
    version = await store.append(id, loaded.row.version, [entry, ...])   # Conflict, Unavailable
    await store.close()

A write is answered after its commit. All writes of a process go through one thread, which commits
whatever is waiting in one transaction.
"""

from renard.server.settings import Keep
from renard.server.storage.interface import (
    Alive,
    Broken,
    Change,
    Cleaned,
    Conflict,
    DiskFull,
    Entry,
    Loaded,
    Missing,
    NewTable,
    Stats,
    StorageError,
    TableRow,
    Unavailable,
    Versions,
    to_json,
)
from renard.server.storage.store import Store, open_store
from renard.server.storage.writes import sitting

__all__ = [
    "Alive",
    "Broken",
    "Change",
    "Cleaned",
    "Conflict",
    "DiskFull",
    "Entry",
    "Keep",
    "Loaded",
    "Missing",
    "NewTable",
    "Stats",
    "StorageError",
    "Store",
    "TableRow",
    "Unavailable",
    "Versions",
    "open_store",
    "sitting",
    "to_json",
]
