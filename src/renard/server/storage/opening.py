"""Which database a text names."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from renard import folders
from renard.server.storage.database import Database
from renard.server.storage.interface import StorageError
from renard.server.storage.postgres import Postgres
from renard.server.storage.sqlite import Sqlite

KINDS = "a file, sqlite:///file or postgresql://user@host/name"


def open_database(database: str | None, *, alone: bool = True) -> Database:
    """The database of a path or a URL; `alone` keeps other servers off a SQLite file."""
    if database is None:
        return Sqlite(folders.data_folder() / "renard.db", alone)
    if "://" not in database:
        return Sqlite(Path(database), alone)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError):
        # The text may hold a password: it is not repeated.
        raise StorageError(f"--database is no URL that can be read: should be {KINDS}") from None
    if url.drivername == "sqlite":
        return Sqlite(_file(url), alone)
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return Postgres(url)
    raise StorageError(f"--database {url.drivername}://…: should be {KINDS}")


def _file(url: URL) -> Path:
    if not url.database or url.database == ":memory:":
        raise StorageError("--database sqlite:// names no file: should be sqlite:///path")
    return Path(url.database)
