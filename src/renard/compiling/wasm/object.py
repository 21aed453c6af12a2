"""Reading the object file that LLVM writes: functions, data, symbols, and where they are named.

The format is that of WebAssembly's tool conventions ("linking" and "reloc" sections).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

_CUSTOM, TYPES, IMPORTS, FUNCTIONS, CODE, DATA = 0, 1, 2, 3, 10, 11
FUNCTION, VARIABLE, GLOBAL = range(3)
"""Kinds of symbols."""
_SEGMENT_INFO, _SYMBOL_TABLE = 5, 8
_UNDEFINED, _NAMED = 0x10, 0x40
_WITH_ADDEND = (3, 4, 5)


@dataclass(frozen=True)
class Symbol:
    """A name for a function, a variable or a global."""

    kind: int
    name: str
    index: int
    """Of the function or the global; of a variable, its piece of data. -1 if it is not here."""
    offset: int = 0


class Place(NamedTuple):
    """Bytes that are filled in by the linker: what they name, and how it is written."""

    kind: int
    offset: int
    symbol: int
    addend: int


@dataclass
class Piece:
    """The body of a function, or the bytes of a variable."""

    start: int
    """Where it begins in its section: places are counted from there."""
    content: bytes
    align: int = 1
    places: list[Place] = field(default_factory=list)


@dataclass
class Object:
    """What the linker needs of an object file."""

    types: bytes = b""
    imports: list[str] = field(default_factory=list)
    """Functions that are called but not here."""
    signatures: list[int] = field(default_factory=list)
    """By function: the number of its type."""
    functions: list[Piece] = field(default_factory=list)
    data: list[Piece] = field(default_factory=list)
    symbols: list[Symbol] = field(default_factory=list)


class Reader:
    """Goes through bytes from front to back."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def take(self, count: int) -> bytes:
        taken = self.content[self.at : self.at + count]
        self.at += count
        return taken

    def number(self, *, signed: bool = False) -> int:
        """A whole number in LEB128."""
        value = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def name(self) -> str:
        return self.take(self.number()).decode()


def read_object(content: bytes) -> Object:
    """Take an object file apart."""
    found, sections = Object(), list[tuple[int, Reader]]()
    reader = Reader(content)
    reader.take(8)  # the magic number and the version
    while reader.at < len(content):
        kind, size = reader.take(1)[0], reader.number()
        sections.append((kind, Reader(reader.take(size))))
    for kind, section in sections:
        if kind in _READERS:
            _READERS[kind](section, found)
        elif kind == _CUSTOM:
            name = section.name()
            if name == "linking":
                _read_linking(section, found)
            elif name.startswith("reloc."):
                about = sections[section.number()][0]
                if about in (CODE, DATA):
                    _read_places(section, found.functions if about == CODE else found.data)
    return found


def _read_types(section: Reader, found: Object) -> None:
    found.types = section.content


def _read_signatures(section: Reader, found: Object) -> None:
    found.signatures = [section.number() for _ in range(section.number())]


def _read_code(section: Reader, found: Object) -> None:
    for _ in range(section.number()):
        size = section.number()
        found.functions.append(Piece(section.at, section.take(size)))


def _read_imports(section: Reader, found: Object) -> None:
    for _ in range(section.number()):
        section.name()
        name, kind = section.name(), section.take(1)[0]
        if kind == 0:
            found.imports.append(name)
            section.number()
        elif kind == 3:  # a global: its type, and whether it changes
            section.take(2)
        else:  # a memory, or a table behind the byte of its type
            section.take(1 if kind == 1 else 0)
            limited = section.number() & 1
            section.number()
            if limited:
                section.number()


def _read_data(section: Reader, found: Object) -> None:
    for _ in range(section.number()):
        section.number()
        section.take(1)  # i32.const
        section.number(signed=True)
        section.take(1)  # end
        size = section.number()
        found.data.append(Piece(section.at, section.take(size)))


def _read_linking(section: Reader, found: Object) -> None:
    section.number()  # the version
    while section.at < len(section.content):
        kind, size = section.take(1)[0], section.number()
        part = Reader(section.take(size))
        if kind == _SEGMENT_INFO:
            for piece in found.data[: part.number()]:
                part.name()
                piece.align = 1 << part.number()
                part.number()
        elif kind == _SYMBOL_TABLE:
            found.symbols = [_read_symbol(part) for _ in range(part.number())]


def _read_symbol(part: Reader) -> Symbol:
    kind, flags = part.take(1)[0], part.number()
    here = not flags & _UNDEFINED
    if kind == VARIABLE:
        name = part.name()
        index, offset = (part.number(), part.number()) if here else (-1, 0)
        if here:
            part.number()  # its size
        return Symbol(kind, name, index, offset)
    index = part.number()
    name = part.name() if kind <= GLOBAL and (here or flags & _NAMED) else ""
    return Symbol(kind, name, index)


def _read_places(section: Reader, pieces: list[Piece]) -> None:
    at = 0
    for _ in range(section.number()):
        kind, offset, symbol = section.take(1)[0], section.number(), section.number()
        addend = section.number(signed=True) if kind in _WITH_ADDEND else 0
        # Both are in the order of the section.
        while offset >= pieces[at].start + len(pieces[at].content):
            at += 1
        pieces[at].places.append(Place(kind, offset - pieces[at].start, symbol, addend))


_READERS: dict[int, Callable[[Reader, Object], None]] = {
    TYPES: _read_types,
    IMPORTS: _read_imports,
    FUNCTIONS: _read_signatures,
    CODE: _read_code,
    DATA: _read_data,
}
