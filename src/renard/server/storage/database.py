"""What differs between databases, behind one interface."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from enum import Enum, auto

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from renard.server.storage.interface import Change


class Trouble(Enum):
    """What an error of the database means for whoever tries to write."""

    AGAIN = auto()  # away, restarting or busy: the same may work in a moment
    FULL = auto()  # no room
    BROKEN = auto()  # what is stored cannot be trusted any more
    FAULT = auto()  # trying again would not help


class Database(ABC):
    """An engine, and what its kind of database needs."""

    engine: Engine

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A connection in a transaction that writes; commits at the end."""

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection in a transaction that sees one moment, and stops nobody from writing."""

    @abstractmethod
    def migrate(self) -> None:
        """Bring the tables up to date; only one process at a time does."""

    @abstractmethod
    def trouble(self, error: SQLAlchemyError) -> Trouble:
        """What an error means."""

    @abstractmethod
    def hold_still(self, connection: Connection) -> None:
        """Keep all others from writing until the transaction ends."""

    @abstractmethod
    def announce(self, connection: Connection, changes: Iterable[Change]) -> None:
        """Tell other processes, when the transaction commits."""

    @abstractmethod
    def listen(self, changed: Callable[[Change], None]) -> None:
        """Call `changed`, in a thread of ours, for what other processes announce."""

    @abstractmethod
    def check(self) -> None:
        """Raise Broken if what is written here would not be found again."""

    @abstractmethod
    def broken(self) -> None:
        """Take it for broken from now on, until somebody has put it right and starts again."""

    @abstractmethod
    def check_room(self) -> None:
        """Raise DiskFull if there is hardly any room left; a server of its own looks itself."""

    def close(self) -> None:
        """Let go of everything."""
        self.engine.dispose()
