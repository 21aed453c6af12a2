"""What a caller of the module has to know, as plain data: `layout.json`."""

import base64
from typing import Any

import numpy as np

from renard.rules import layout
from renard.rules.race import multisets, turn
from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.wasm.exports import EXPORTS, SCRATCH


def describe_layout() -> dict[str, Any]:
    """Records, numbers with a name, functions and games."""
    return {
        "state": describe_record(layout.STATE),
        "sheet": describe_record(layout.SHEET),
        "constants": {**_numbers(turn), **_numbers(layout), "SCRATCH": SCRATCH},
        "bars": list(layout.BAR_NAMES),
        "hands": [list(faces) for faces in multisets.FACES],
        "functions": {name: _signature(types) for name, (types, _) in EXPORTS.items()},
        "games": {name: describe_game(load_sheet(name)) for name in sheet_names()},
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


def _signature(types: Any) -> dict[str, Any]:
    """Arguments and result in the words of WebAssembly; a record or an array is its address."""
    words = {"int32": "i32", "uint64": "i64", "none": None}
    return {
        "arguments": [words.get(str(kind), "address") for kind in types.args],
        "result": words[str(types.return_type)],
    }


def describe_game(sheet: Sheet) -> dict[str, Any]:
    """A game's names, and its tables as the bytes of a SHEET record."""
    return {
        "title": sheet.title,
        "known_as": sheet.known_as,
        "provenance": sheet.provenance,
        "version": sheet.version,
        "flow": sheet.flow,
        "players": list(sheet.players),
        "parts": {part: list(known) for part, known in sheet.parts.items()},
        "rating": {"limits": sheet.rating_limits, "titles": sheet.rating_titles},
        "dice": sheet.dice,
        "zones": [zone.name for zone in sheet.zones],
        "bonuses": sheet.bonuses,
        "rulings": sheet.rulings,
        "actions": sheet.actions,
        "tables": base64.b64encode(sheet.tables.tobytes()).decode(),
    }
