"""What a caller of the module has to know, as plain data: `layout.json`."""

import base64
import hashlib
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from renard.record.format import FORMAT
from renard.rules import layout
from renard.rules.loading.reader import SHEETS
from renard.rules.race import multisets, turn
from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.wasm import advising, deciding
from renard.wasm.exporting import Bundle, Exports
from renard.wasm.exports import EXPORTS, SCRATCH
from renard.wasm.names import describe_names, describe_words
from renard.wasm.plan import describe_plan


def describe_layout() -> dict[str, Any]:
    """Records, numbers with a name, functions and games."""
    return {
        "state": describe_record(layout.STATE),
        "sheet": describe_record(layout.SHEET),
        "constants": {**_numbers(turn), **_numbers(layout), "SCRATCH": SCRATCH},
        "names": describe_names(),
        "words": describe_words(),
        "format": FORMAT,
        "hands": [list(faces) for faces in multisets.FACES],
        "functions": _functions(EXPORTS),
        "players": {"functions": _functions(advising.EXPORTS), "room": deciding.room_sizes()},
        "games": {name: _own_game(name) for name in sheet_names()},
    }


def describe_record(record: np.dtype[Any]) -> dict[str, Any]:
    """The size of a record and where each field lies in it, in bytes."""
    fields = {}
    for name, (dtype, offset, *_) in (record.fields or {}).items():
        fields[name] = {
            "offset": offset,
            "itemsize": dtype.base.itemsize,
            "shape": list(dtype.shape),
        }
    return {"size": record.itemsize, "fields": fields}


def _numbers(module: Any) -> dict[str, int]:
    return {n: v for n, v in vars(module).items() if n[0].isupper() and type(v) is int}


def _functions(exports: Exports) -> dict[str, Any]:
    return {name: _signature(*export) for name, export in exports.items()}


def _signature(types: Any, function: Callable[..., Any]) -> dict[str, Any]:
    """Arguments and result in the words of WebAssembly; a record or an array is its address."""
    words = {"int32": "i32", "uint64": "i64", "float64": "f64", "none": None}
    arguments = zip(inspect.signature(function).parameters, types.args, strict=True)
    return {
        "arguments": {
            name: words.get(str(kind), "address")
            for argument in arguments
            for name, kind in _members(*argument)
        },
        "result": words[str(types.return_type)],
    }


def _members(name: str, kind: Any) -> Iterable[tuple[str, Any]]:
    """An argument by itself; of a bundle, the arguments as which it comes."""
    if isinstance(kind, Bundle):
        return zip(kind.fields, kind.types, strict=True)
    return [(name, kind)]


def _own_game(name: str) -> dict[str, Any]:
    """One of our sheets, with the hash of its file: by it a server's sheet is known to be equal."""
    text = (SHEETS / f"{name}.toml").read_text(encoding="utf-8")
    return {**describe_game(load_sheet(name)), "digest": hashlib.sha256(text.encode()).hexdigest()}


def describe_game(sheet: Sheet) -> dict[str, Any]:
    """A game's names, what its sheet prints, and its tables as the bytes of a SHEET record."""
    printed = {key: value for key, value in sheet.printed.items() if key != "examples"}
    return {
        "id": sheet.id,
        "title": sheet.title,
        "known_as": sheet.known_as,
        "source": sheet.source,
        "provenance": sheet.provenance,
        "version": sheet.version,
        "flow": sheet.flow,
        "players": list(sheet.players),
        "parts": {part: list(known) for part, known in sheet.parts.items()},
        "rating": {"limits": sheet.rating_limits, "titles": sheet.rating_titles},
        "dice": sheet.dice,
        "wild": sheet.dice[int(sheet.record.wild)] if sheet.zones else "",
        "named_dice": sheet.named_dice,
        "zones": [zone.name for zone in sheet.zones],
        "bonuses": sheet.bonuses,
        "rulings": sheet.rulings,
        "actions": sheet.actions,
        "plan": describe_plan(sheet),
        "printed": printed,
        "tables": base64.b64encode(sheet.tables.tobytes()).decode(),
    }
