"""Where tables are kept: SQLite or PostgreSQL behind one asynchronous door.

    store = open_store(None)                 # renard.db in the data folder; or a path, or a URL
    await store.create(NewTable(...))
    loaded = await store.load(id)            # Missing
    version = await store.append(id, loaded.row.version, [entry, ...])   # Conflict, Unavailable
    await store.close()

A write is answered after its commit. All writes of a process go through one thread, which commits
whatever is waiting in one transaction.
"""

from renard.server.storage.interface import (
    Change,
    Cleaned,
    Conflict,
    DiskFull,
    Entry,
    Keep,
    Loaded,
    Missing,
    NewTable,
    Stats,
    StorageError,
    TableRow,
    Unavailable,
    Versions,
)
from renard.server.storage.store import Store, open_store

__all__ = [
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
]
