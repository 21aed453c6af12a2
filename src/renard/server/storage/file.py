"""The file of an SQLite database: for its owner alone, for one server alone, and watched.

A program keeps writing into a file that was deleted or replaced, and never hears of it. So the
names that must lead to our files are looked up again at every write, and a change of their
content that is not ours is noticed by its time.
"""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from renard.server.storage.interface import StorageError

PRIVATE = 0o600
MARK_AT = 60
"""Where the file has the number that SQLite calls its user's version, in four bytes."""
Identity = tuple[int, int]
Content = tuple[int, int]
"""When a file was last written, and its size."""


class DatabaseFile:
    """The file, locked against other servers until it is closed."""

    def __init__(self, path: Path) -> None:
        # Whatever names lead to a file, it has one place, with one lock beside it.
        self.path = Path(os.path.realpath(path))
        self._beside = self.path.with_name(self.path.name + "-wal")
        self._numbers: list[int] = []
        self._found: dict[Path, Identity] = {}
        self._content: list[Content] = []
        self._mark = b""
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        lock = self.path.with_name(self.path.name + ".lock")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._numbers.append(_open_private(lock))
            _lock(self._numbers[0], self.path)
            self._numbers.append(_open_private(self.path))
        except OSError as error:
            raise StorageError(f"{error.filename}: cannot be written ({error.strerror})") from error
        found = os.fstat(self._numbers[1])
        if not stat.S_ISREG(found.st_mode):
            raise StorageError(f"{self.path}: is not a file; a database is one")
        if found.st_nlink > 1:
            raise StorageError(
                f"{self.path}: has a second name (a hard link), under which another server could "
                "open it: delete one of the names, or copy the file"
            )
        if sys.platform == "linux":
            # A lock on the file itself holds even if the one beside it is deleted. Elsewhere it
            # could be in the way of SQLite's own, so there the one beside it must stay.
            _lock(self._numbers[1], self.path)
        else:
            self._remember(lock)
        self._remember(self.path)

    def _remember(self, path: Path) -> None:
        found = path.stat()
        self._found[path] = (found.st_dev, found.st_ino)

    def wrote(self) -> None:
        """Remember the files as they are now, after a write of ours."""
        with suppress(FileNotFoundError):
            if self._beside not in self._found:
                self._remember(self._beside)
        self._content = self._look()
        self._mark = self._read_mark() if self._content else b""

    def missing(self) -> Path | None:
        """A file that is gone, or that another stands in the place of."""
        for path, known in self._found.items():
            try:
                found = path.stat()
            except OSError:
                return path
            if (found.st_dev, found.st_ino) != known:
                return path
        return None

    def touched(self) -> bool:
        """Whether something else has written to the files since our last write."""
        return bool(self._content) and self._content != self._look()

    def has_mark(self, newest: int) -> bool:
        """Whether the file has the mark it had after our last write, or the newest of all.

        SQLite takes what is in the log beside it over into the file now and then.
        """
        return self._read_mark() in (self._mark, newest.to_bytes(4))

    def _read_mark(self) -> bytes:
        # Not by opening the file again: closing it would take SQLite's locks away.
        return os.pread(self._numbers[1], 4, MARK_AT)

    def _look(self) -> list[Content]:
        if sys.platform == "win32":  # where times of open files come late
            return []
        looked = []
        for path in (self.path, self._beside):
            try:
                found = path.stat()
                looked.append((found.st_mtime_ns, found.st_size))
            except OSError:
                looked.append((0, 0))
        return looked

    def close(self) -> None:
        """Let go of the locks; only after SQLite has, whose own locks would go with them."""
        for number in self._numbers:
            os.close(number)
        self._numbers.clear()


def _open_private(path: Path) -> int:
    """Open a file that others can neither read nor write, whoever made it."""
    number = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    for part in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):  # some file systems know no modes
            if part.stat().st_mode & 0o077:
                part.chmod(PRIVATE)
    return number


if sys.platform == "win32":
    import msvcrt

    def _try_lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try_lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock(number: int, path: Path) -> None:
    try:
        _try_lock(number)
    except OSError:
        raise StorageError(
            f"{path}: is in use by another server; SQLite is for one process: stop that one, or "
            "give both a PostgreSQL database"
        ) from None
