"""PostgreSQL: any number of server processes, told of each other's writes by LISTEN/NOTIFY."""

import importlib.util
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from renard.server.storage.database import Database, Trouble
from renard.server.storage.interface import Change, StorageError
from renard.server.storage.migrations import migrate

CHANNEL = "renard"
NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:payloads AS text[])) AS told")
MOST_TOLD = 100
"""Changes in one notice. PostgreSQL takes 8,000 bytes; every notice wakes every process."""
LOCK_NUMBER = 0x52454E415244  # any number, the same for all of us
CONNECT_DEFAULTS = {
    "application_name": "renard",
    "connect_timeout": "5",
    # A connection whose other end vanished without a word is given up after seconds, not hours.
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    # A process that stops in the middle of a transaction must not hold up the others.
    "options": "-c lock_timeout=10s -c idle_in_transaction_session_timeout=20s",
}
TROUBLES = {
    "08": Trouble.AGAIN,  # connection exceptions
    "57": Trouble.AGAIN,  # shutting down, starting up, cancelled
    "40": Trouble.AGAIN,  # deadlock, serialization
    "55P03": Trouble.AGAIN,  # a lock was not free in time
    "25006": Trouble.AGAIN,  # a standby that is about to take over
    "25P03": Trouble.AGAIN,  # we were idle for too long
    "53300": Trouble.AGAIN,  # too many connections
    "53100": Trouble.FULL,
}
LONGEST_WAIT = 2.0


class Postgres(Database):
    """A database by its URL."""

    def __init__(self, url: URL) -> None:
        if importlib.util.find_spec("psycopg") is None:
            raise StorageError("PostgreSQL needs one more package: pip install 'renard[postgres]'")
        settings = {**CONNECT_DEFAULTS, **url.query}
        self._shown = url.render_as_string(hide_password=True)
        self.engine = create_engine(
            url.set(drivername="postgresql+psycopg", query=settings),
            pool_size=5,
            max_overflow=3,
            hide_parameters=True,  # what is stored has secrets in it, and errors are logged
        )
        self._name = secrets.token_hex(4)
        self._listener: threading.Thread | None = None
        self._closing = threading.Event()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.engine.connect() as connection:
            connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
            with connection.begin():
                yield connection

    def migrate(self) -> None:
        try:
            with self.writing() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK_NUMBER})
                migrate(connection)
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
            raise StorageError(f"{self._shown}: cannot be used as a database ({reason})") from error

    def trouble(self, error: SQLAlchemyError) -> Trouble:
        if not isinstance(error, DBAPIError):
            return Trouble.FAULT
        state = getattr(error.orig, "sqlstate", None)
        if state is None:
            # No word from the server: we never reached it, or it went away.
            lost = error.connection_invalidated or type(error).__name__ == "OperationalError"
            return Trouble.AGAIN if lost else Trouble.FAULT
        return TROUBLES.get(state) or TROUBLES.get(state[:2]) or Trouble.FAULT

    def check(self) -> None:
        """A server that looks after its files itself."""

    def broken(self) -> None:
        """As above."""

    def check_room(self) -> None:
        """As above; it says so when a write finds none."""

    def hold_still(self, connection: Connection) -> None:
        connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))

    def announce(self, connection: Connection, changes: Iterable[Change]) -> None:
        told = [f"{one.table}/{one.version}/{one.seats_version}" for one in changes]
        payloads = [
            " ".join([self._name, *told[at : at + MOST_TOLD]])
            for at in range(0, len(told), MOST_TOLD)
        ]
        if payloads:
            connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    def listen(self, changed: Callable[[Change], None]) -> None:
        self._listener = threading.Thread(
            target=self._listen, args=(changed,), name="renard-listener", daemon=True
        )
        self._listener.start()

    def _listen(self, changed: Callable[[Change], None]) -> None:
        wait = 0.05
        while not self._closing.is_set():
            try:
                for change in self._heard():
                    wait = 0.05
                    if not self._closing.is_set():
                        changed(change)
            except (SQLAlchemyError, ConnectionError):
                self._closing.wait(wait)
                wait = min(wait * 2, LONGEST_WAIT)

    def _heard(self) -> Iterator[Change]:
        """Changes by others until we close; raises when the connection is lost."""
        import psycopg  # noqa: PLC0415  an extra that may be missing

        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            # What happened while nobody listened is not told again.
            yield Change(None)
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            while not self._closing.is_set():
                try:
                    for notify in driver.notifies(timeout=LONGEST_WAIT, stop_after=1):
                        yield from self._read(notify.payload)
                except psycopg.Error as error:
                    connection.invalidate()
                    raise ConnectionError(str(error)) from error

    def _read(self, payload: str) -> Iterator[Change]:
        name, *told = payload.split(" ")
        if name == self._name:
            return
        for one in told:
            table, version, seats_version = one.split("/")
            yield Change(table, int(version), int(seats_version))

    def close(self) -> None:
        self._closing.set()
        if self._listener is not None:
            # It hears its own process too, and so stops at once.
            with suppress(SQLAlchemyError), self.writing() as connection:
                self.announce(connection, [Change("")])
            self._listener.join()
        super().close()
