"""Linking: from one object file to a module that imports nothing.

A general linker is a program of many megabytes. Ours has one object file to link, without threads,
tables of functions or libraries, so little is left to do: drop what no export leads to, give data
their addresses, and write every number where the object file leaves room for it.

Memory, from address 0 up: the stack, so that running over its end traps instead of spoiling what
comes after it; the data; and from the exported `__heap_base` on nothing.
"""

from collections.abc import Iterable

from renard.compiling.wasm import WasmError
from renard.compiling.wasm.object import (
    CODE,
    DATA,
    FUNCTION,
    FUNCTIONS,
    GLOBAL,
    TYPES,
    VARIABLE,
    Object,
    Piece,
    Place,
    Symbol,
    read_object,
)

STACK = 16 * 1024
"""Bytes of stack: no module of ours recurses or keeps arrays there."""

_PAGE = 1 << 16
_MEMORY_SECTION, _GLOBAL_SECTION, _EXPORT_SECTION = 5, 6, 7
_I32, _I32_CONST, _END = b"\x7f", b"\x41", b"\x0b"
_FUNCTION_INDEX, _ADDRESS, _SIGNED_ADDRESS, _WORD_ADDRESS, _TYPE_INDEX, _GLOBAL_INDEX = (
    0, 3, 4, 5, 6, 7,
)  # fmt: skip
_WIDTH = {_WORD_ADDRESS: 4}
"""Bytes that a place takes in the object file; all others are numbers of five."""


def link(content: bytes, exports: Iterable[str]) -> bytes:
    """The module of an object file; exports besides these are `memory` and `__heap_base`."""
    return _Linking(read_object(content), list(exports)).module()


class _Linking:
    def __init__(self, given: Object, exports: list[str]) -> None:
        self._given = given
        if given.imports:
            raise WasmError(f"nothing compiled is called {', '.join(sorted(given.imports))}")
        named = {s.name: s.index for s in given.symbols if s.kind == FUNCTION}
        if missing := sorted(set(exports) - named.keys()):
            raise WasmError(f"there is no {', '.join(missing)} to export")
        self._exports = {name: named[name] for name in exports}
        functions, data = self._reached(self._exports.values())
        self._functions = {old: new for new, old in enumerate(sorted(functions))}
        self._addresses: dict[int, int] = {}
        end = STACK
        for index in sorted(data):
            piece = given.data[index]
            self._addresses[index] = end = _aligned(end, piece.align)
            end += len(piece.content)
        self._heap = _aligned(end, 16)

    def _reached(self, roots: Iterable[int]) -> tuple[set[int], set[int]]:
        """The functions and the data that some functions lead to."""
        functions, data = set[int](), set[int]()
        waiting: list[tuple[int, int]] = [(FUNCTION, index) for index in roots]
        while waiting:
            kind, index = waiting.pop()
            seen, pieces = (
                (functions, self._given.functions) if kind == FUNCTION else (data, self._given.data)
            )
            if index in seen:
                continue
            seen.add(index)
            for place in pieces[index].places:
                if place.kind != _TYPE_INDEX:
                    symbol = self._symbol(place)
                    if symbol.kind in (FUNCTION, VARIABLE):
                        waiting.append((symbol.kind, symbol.index))
        return functions, data

    def _symbol(self, place: Place) -> Symbol:
        symbol = self._given.symbols[place.symbol]
        if symbol.index < 0:
            raise WasmError(f"nothing compiled is called {symbol.name}")
        return symbol

    def _filled(self, piece: Piece) -> bytes:
        """A piece with all its places filled in, numbers as short as they can be."""
        parts, at = [], 0
        for place in piece.places:
            parts += [piece.content[at : place.offset], self._written(place)]
            at = place.offset + _WIDTH.get(place.kind, 5)
        return b"".join([*parts, piece.content[at:]])

    def _written(self, place: Place) -> bytes:
        if place.kind == _TYPE_INDEX:
            return _number(place.symbol)
        symbol = self._symbol(place)
        if place.kind == _FUNCTION_INDEX and symbol.kind == FUNCTION:
            return _number(self._functions[symbol.index])
        if place.kind == _GLOBAL_INDEX and symbol.kind == GLOBAL and symbol.index == 0:
            return _number(0)  # the pointer of the stack, the only one there is
        if symbol.kind == VARIABLE:
            address = self._addresses[symbol.index] + symbol.offset + place.addend
            if place.kind == _ADDRESS:
                return _number(address)
            if place.kind == _SIGNED_ADDRESS:
                return _signed(address)
            if place.kind == _WORD_ADDRESS:
                return address.to_bytes(4, "little")
        raise WasmError(f"linking knows no relocation {place.kind}, which {symbol.name} needs")

    def module(self) -> bytes:
        given = self._given
        bodies = [self._filled(given.functions[old]) for old in self._functions]
        exports = [_text("memory") + b"\x02\0", _text("__heap_base") + b"\x03\x01"] + [
            _text(name) + b"\0" + _number(self._functions[old])
            for name, old in self._exports.items()
        ]
        stack_pointer = _I32 + b"\x01" + _I32_CONST + _signed(STACK) + _END
        heap_base = _I32 + b"\0" + _I32_CONST + _signed(self._heap) + _END
        memory = b"\0" + _number(-(-self._heap // _PAGE))
        parts = [
            _section(TYPES, given.types),
            _section(FUNCTIONS, _list(_number(given.signatures[old]) for old in self._functions)),
            _section(_MEMORY_SECTION, _list([memory])),
            _section(_GLOBAL_SECTION, _list([stack_pointer, heap_base])),
            _section(_EXPORT_SECTION, _list(exports)),
            _section(CODE, _list(_number(len(body)) + body for body in bodies)),
            _section(DATA, _list(self._data())),
        ]
        return b"\0asm\x01\0\0\0" + b"".join(parts)

    def _data(self) -> list[bytes]:
        """All data as one stretch; memory is zeros before."""
        whole = bytearray()
        for index, address in self._addresses.items():
            whole += bytes(address - STACK - len(whole)) + self._filled(self._given.data[index])
        stretch = bytes(whole).rstrip(b"\0")
        place = b"\0" + _I32_CONST + _signed(STACK) + _END
        return [place + _number(len(stretch)) + stretch] if stretch else []


def _aligned(address: int, to: int) -> int:
    return -(-address // to) * to


def _number(value: int) -> bytes:
    """A whole number from 0 on, in LEB128."""
    written = bytearray()
    while value > 0x7F:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def _signed(value: int) -> bytes:
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value & 0x7F])


def _text(text: str) -> bytes:
    content = text.encode()
    return _number(len(content)) + content


def _list(entries: Iterable[bytes]) -> bytes:
    listed = list(entries)
    return _number(len(listed)) + b"".join(listed)


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _number(len(content)) + content
