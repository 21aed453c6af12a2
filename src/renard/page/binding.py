"""What the page gets of the module's layout: the data it reads, and types for TypeScript.

With the types, a name that is gone is a compile error there.
"""

import base64
from itertools import groupby
from math import prod
from typing import Any

import numpy as np

SHEET_FIELDS = {"zone_cells", "zone_first"}
"""Tables that the page reads itself, besides rulings; all others are for the compiled rules."""
CONSTANTS = (
    "ACTIONS",
    "CELLS",
    "CHIPS",
    "DICE",
    "PAWNS",
    "ROLLS",
    "ROWS",
    "TELLS",
    "TILES",
    "TILES_AT",
)
MANY = 4

_KINDS = {"address": "number", "i32": "number", "i64": "bigint", None: "void"}


def for_the_page(layout: dict[str, Any]) -> dict[str, Any]:
    """The part of a layout that the page reads, with tables as short lists: it is downloaded."""
    sheet, games = layout["sheet"], layout["games"]
    rulings = {name for game in games.values() for name in game["rulings"]}
    runs = [(f["itemsize"], prod(f["shape"]), f["offset"]) for f in sheet["fields"].values()]
    return {
        "state": layout["state"],
        "sheet": {
            "size": sheet["size"],
            "fields": {n: f for n, f in sheet["fields"].items() if n in rulings | SHEET_FIELDS},
            "runs": runs,
        },
        "constants": {name: layout["constants"][name] for name in CONSTANTS},
        **{key: layout[key] for key in ("names", "words", "format", "hands")},
        "games": {
            name: {**game, "tables": _packed(base64.b64decode(game["tables"]), runs)}
            for name, game in games.items()
        },
    }


def _packed(tables: bytes, runs: list[tuple[int, int, int]]) -> list[Any]:
    """The numbers of a record, field by field; [number, how many] where many are equal.

    Numbers, not bytes: a wide one would be cut into pieces that no compression puts together.
    """
    numbers: list[int] = []
    for size, count, offset in runs:
        numbers += np.frombuffer(tables, f"<i{size}", count, offset).tolist()
    packed: list[Any] = []
    for number, equal in groupby(numbers):
        many = sum(1 for _ in equal)
        packed += [[number, many]] if many >= MANY else [number] * many
    return packed


def describe_types(layout: dict[str, Any]) -> str:
    """A TypeScript file of types alone: every number stays in the layout."""
    parts = [
        "// Made by `renard build-page` from the layout of the compiled rules.",
        _union("StateField", layout["state"]["fields"]),
        _union("SheetField", for_the_page(layout)["sheet"]["fields"]),
        _union("Constant", CONSTANTS),
        *(_union(f"{key.capitalize()}Name", names) for key, names in layout["names"].items()),
        _functions(layout["functions"]),
    ]
    return "\n\n".join(parts) + "\n"


def _union(name: str, members: Any) -> str:
    listed = "\n".join(f'  | "{member}"' for member in members)
    return f"export type {name} =\n{listed};"


def _functions(functions: dict[str, Any]) -> str:
    lines = []
    for name, signature in functions.items():
        taken = ", ".join(f"{n}: {_KINDS[kind]}" for n, kind in signature["arguments"].items())
        lines.append(f"  {name}({taken}): {_KINDS[signature['result']]};")
    return "export interface Functions {\n" + "\n".join(lines) + "\n}"
