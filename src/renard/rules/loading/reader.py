"""Reading a sheet file key by key, so that every refusal names the file, the key and the remedy."""

import tomllib
from pathlib import Path
from typing import Any, NoReturn

from renard.rules.loading.updating import bring_up_to_date, latest


class SheetError(ValueError):
    """A sheet file that cannot be used. The message says where, what, and what would be right."""


class Part:
    """One table of a sheet file. Every key that nobody asked for is refused by `done`."""

    def __init__(self, values: dict[str, Any], file: str, path: str = "") -> None:
        self.values = values
        self.file = file
        self.path = path
        self._asked: set[str] = set()

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse the file because of `key`."""
        where = f"{self.path}.{key}" if self.path and key else self.path or key
        raise SheetError(f"{self.file}: {where}: {message}")

    def has(self, key: str) -> bool:
        return key in self.values

    def take(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of `key`, which must be of this kind; required unless there is a default."""
        self._asked.add(key)
        value = self.values.get(key, default)
        if value is None:
            self.fail(key, f"is missing; it should be {_NAMES[kind]}")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fail(key, f"is {value!r}; it should be {_NAMES[kind]}")
        return value

    def text(self, key: str, default: str | None = None) -> str:
        return str(self.take(key, str, default))

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        value = int(self.take(key, int, default))
        if not low <= value <= high:
            self.fail(key, f"is {value}; it should be a whole number from {low} to {high}")
        return value

    def one_of(self, key: str, names: tuple[str, ...], default: str | None = None) -> str:
        value = self.text(key, default)
        if value not in names:
            self.fail(key, f"is {value!r}; it should be one of {', '.join(names)}")
        return value

    def texts(self, key: str, length: int | None = None) -> list[str]:
        return self._list(key, str, length)

    def numbers(
        self, key: str, length: int | None = None, low: int = -999, high: int = 999
    ) -> list[int]:
        values: list[int] = self._list(key, int, length)
        for i, value in enumerate(values):
            if not low <= value <= high:
                self.fail(f"{key}[{i + 1}]", f"is {value}; it should be from {low} to {high}")
        return values

    def rows(self, key: str) -> list[list[Any]]:
        """A list of lists, not empty."""
        values: list[list[Any]] = self._list(key, list, None)
        if not values or not all(values):
            self.fail(key, "should be a list of rows, none of them empty")
        return values

    def part(self, key: str, default: dict[str, Any] | None = None) -> "Part":
        values = self.take(key, dict, default)
        return Part(values, self.file, f"{self.path}.{key}" if self.path else key)

    def parts(self, key: str) -> list["Part"]:
        """A list of tables; none where the key is absent."""
        values = self._list(key, dict, None) if self.has(key) else []
        self._asked.add(key)
        path = f"{self.path}.{key}" if self.path else key
        return [Part(value, self.file, f"{path}[{i + 1}]") for i, value in enumerate(values)]

    def provenance(self) -> tuple[str, str]:
        """How we know this part, and a note on it."""
        known = self.one_of("provenance", PROVENANCE)
        return known, self.text("note", "")

    def done(self) -> None:
        """Refuse what was never asked for."""
        for key in self.values:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                self.fail(key, f"is not a key of this part; its keys are {known}")

    def _list(self, key: str, kind: type, length: int | None) -> list[Any]:
        values = self.take(key, list)
        for i, value in enumerate(values):
            if not isinstance(value, kind) or isinstance(value, bool):
                self.fail(f"{key}[{i + 1}]", f"is {value!r}; it should be {_NAMES[kind]}")
        if length is not None and len(values) != length:
            self.fail(key, f"has {len(values)} entries; it should have {length}")
        return list(values)


PROVENANCE = ("verified", "inferred", "reconstructed")

_NAMES = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}


def read_file(path: Path) -> str:
    """The text of a sheet file; one that cannot be read is refused in one sentence."""
    try:
        if path.exists() and not path.is_file():
            # Reading from a pipe would wait for ever.
            raise SheetError(f"{path}: is not a file; a sheet is one")
        if path.stat().st_size > LARGEST:
            raise SheetError(f"{path}: has more than {LARGEST:,} bytes; a sheet has a few thousand")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise SheetError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise SheetError(f"{path}: is not a text file in UTF-8") from None


def read_text(text: str, file: str) -> Part:
    """Parse the text of a sheet file of any format; `file` is what refusals call it."""
    try:
        values = tomllib.loads(text)
        _check_depth(values)
    except tomllib.TOMLDecodeError as error:
        raise SheetError(f"{file}: is not valid TOML: {error}") from None
    except RecursionError:
        raise SheetError(f"{file}: is no sheet: its TOML is nested too deeply") from None
    except ValueError:
        raise SheetError(f"{file}: is no sheet: a number in it has thousands of digits") from None
    return read_values(values, file)


def read_values(values: dict[str, Any], file: str) -> Part:
    """A parsed sheet file, brought up to date."""
    part = Part(bring_up_to_date(values), file)
    if part.number("format", 1, 9999) != latest():
        part.fail("format", f"is {values['format']}; this program reads up to {latest()}")
    return part


def _check_depth(values: Any) -> None:
    """What is nested deeper than any sheet could not even be shown in a refusal."""
    layer = [values]
    for _ in range(DEEPEST):
        layer = [
            inner
            for value in layer
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    if layer:
        raise RecursionError


DEEPEST = 20
LARGEST = 1_000_000
SHEETS = Path(__file__).resolve().parent.parent / "sheets"
"""The registry: every file in this folder is a game."""
EARLIER = SHEETS / "earlier"
"""Our sheets as they were before a printed number was corrected: games begun then play on."""
