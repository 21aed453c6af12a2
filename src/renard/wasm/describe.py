"""What a caller of the module has to know, as plain data: `layout.json`."""

import inspect
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from renard import hashes
from renard.coach import looking_back as found_by
from renard.coach.kinds import PRICES, REASONS
from renard.coach.throws import THROWS
from renard.log import rows as log_rows
from renard.record.format import FORMAT
from renard.rules import effects, layout, rows, throws
from renard.rules.loading.updating import STEPS
from renard.rules.names import describe_names, describe_words
from renard.rules.plan.describe import describe_sheet
from renard.rules.race import multisets, turn
from renard.rules.sheet import earlier_sheets, load_sheet, sheet_names
from renard.wasm import teaching
from renard.wasm.days import EXPORTS
from renard.wasm.exporting import Bundle, Exports
from renard.wasm.exports import SCRATCH


def describe_layout() -> dict[str, Any]:
    """Records, numbers with a name, functions and games."""
    return {
        "state": describe_record(layout.STATE),
        "sheet": describe_record(layout.SHEET),
        "constants": {
            **_constants(turn, layout, effects, rows, throws, log_rows, hashes),
            "SCRATCH": SCRATCH,
        },
        "names": {**describe_names(), **_log_names(), "fault": list(throws.FAULT_NAMES)},
        "words": describe_words(),
        "format": FORMAT,
        "hands": [list(faces) for faces in multisets.FACES],
        "functions": _functions(EXPORTS),
        "effects": _shapes(effects.EFFECTS),
        "players": {
            "functions": _functions(teaching.EXPORTS),
            "room": teaching.room_sizes(),
            "rows": _shapes({**REASONS, **PRICES}),
            "reasons": [shape.kind for shape in REASONS.values()],
            "prices": [shape.kind for shape in PRICES.values()],
            "looking_back": _looking_back(),
        },
        "new_rulings": [step.rulings for step in STEPS],
        "games": {name: _own_game(name) for name in sheet_names()},
    }


def _log_names() -> dict[str, Any]:
    """Of a row of a log: its places, what kinds there are, and how much is taken back."""
    return {
        "log": list(log_rows.LOG_NAMES),
        "entry": list(log_rows.KIND_NAMES),
        "undo": list(log_rows.UNDO_NAMES),
    }


def _looking_back() -> dict[str, Any]:
    """What is found of a game, by place in a line and among the sums, and how it is looked at."""
    return {
        "found": list(found_by.FOUND_NAMES),
        "size": found_by.FOUND,
        "sums": list(found_by.SUM_NAMES),
        "costliest": found_by.COSTLIEST,
        "throws": THROWS,
        "states": found_by.LOOK_STATES,
        "row": log_rows.LOGGED,
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


def _constants(*modules: Any) -> dict[str, int]:
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if name[0].isupper() and type(value) is int
    }


def _shapes(shapes: dict[int, rows.Shape]) -> list[dict[str, Any]]:
    """Kinds of rows at the index that is their number: their names and what their ints mean."""
    return [
        {
            "kind": shapes[kind].kind,
            "fields": [list(field) for field in shapes[kind].fields.items()],
        }
        for kind in range(len(shapes))
    ]


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
    """One of our sheets, with those that came before it."""
    earlier = [describe_sheet(sheet) for sheet in earlier_sheets() if sheet.id == name]
    return {**describe_sheet(load_sheet(name)), "earlier": earlier}
