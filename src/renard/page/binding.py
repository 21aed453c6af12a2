"""What the page gets of the module's layout: the data it reads, and types for TypeScript.

With the types, a name that is gone is a compile error there.
"""

import base64
from itertools import groupby
from math import prod
from typing import Any

import numpy as np

CONSTANTS = (
    "ACTIONS",
    "CHIPS",
    "DICE",
    "EFFECT_ROWS",
    "HASH_BYTES",
    "HIGHEST_FACE",
    "LOGGED",
    "LOG_STATES",
    "PAWNS",
    "ROLLS",
    "ROWS",
    "ROW_INTS",
    "TELLS",
    "TILES",
    "TILES_AT",
)
MANY = 4

_LOOKING_BACK = {"FoundName": "found", "SumName": "sums"}
"""Names of what looking back at a game finds."""

MEANINGS = {
    "number": "number",
    "optional": "number | null",
    "flag": "boolean",
    "zone": "string",
    "bonus": "string",
    "bar": "BarName",
    "die": "string",
    "bonus list": "string[]",
    "bar list": "BarName[]",
    "die list": "string[]",
    "faces": "Record<string, number>",
    "zone bits": "string[]",
    "row bits": "number[]",
    "seat bits": "number[]",
}
"""What the numbers of rows stand for (`rules/rows.py`), as types."""

_KINDS = {"address": "number", "i32": "number", "i64": "bigint", None: "void"}


def for_the_page(layout: dict[str, Any]) -> dict[str, Any]:
    """The part of a layout that the page reads, with tables as short lists: it is downloaded."""
    fields = list(layout["sheet"]["fields"].values())
    return {
        "state": layout["state"],
        "sheet": layout["sheet"],
        "constants": {name: layout["constants"][name] for name in CONSTANTS},
        **{key: layout[key] for key in ("names", "words", "format", "hands", "effects")},
        "new_rulings": layout["new_rulings"],
        "games": {
            name: {
                **_packed_sheet(game, fields),
                "earlier": [_packed_sheet(earlier, fields) for earlier in game["earlier"]],
            }
            for name, game in layout["games"].items()
        },
    }


def _packed_sheet(sheet: dict[str, Any], fields: list[dict[str, Any]]) -> dict[str, Any]:
    return {**sheet, "tables": _packed(base64.b64decode(sheet["tables"]), fields)}


def _packed(tables: bytes, fields: list[dict[str, Any]]) -> list[Any]:
    """The numbers of a record, field by field; [number, how many] where many are equal.

    Numbers, not bytes: a wide one would be cut into pieces that no compression puts together.
    """
    numbers: list[int] = []
    for field in fields:
        kind, count = f"<i{field['itemsize']}", prod(field["shape"])
        numbers += np.frombuffer(tables, kind, count, field["offset"]).tolist()
    packed: list[Any] = []
    for number, equal in groupby(numbers):
        many = sum(1 for _ in equal)
        packed += [[number, many]] if many >= MANY else [number] * many
    return packed


def describe_types(layout: dict[str, Any]) -> str:
    """A TypeScript file of types alone: every number stays in the layout."""
    looking_back = layout["players"]["looking_back"]
    parts = [
        "// Made by `renard build-page` from the layout of the compiled rules.",
        _union("StateField", layout["state"]["fields"]),
        _union("SheetField", layout["sheet"]["fields"]),
        _union("Constant", CONSTANTS),
        *(_union(f"{key.capitalize()}Name", names) for key, names in layout["names"].items()),
        *(_union(name, looking_back[key]) for name, key in _LOOKING_BACK.items()),
        _effects(layout["effects"]),
        _rows("ReasonRow", layout["players"]["rows"], layout["players"]["reasons"]),
        _rows("PriceRow", layout["players"]["rows"], layout["players"]["prices"]),
        _functions(layout["functions"]),
    ]
    return "\n\n".join(parts) + "\n"


def _union(name: str, members: Any) -> str:
    listed = "\n".join(f'  | "{member}"' for member in members)
    return f"export type {name} =\n{listed};"


def _effects(shapes: list[dict[str, Any]]) -> str:
    """What an action changes: a list for every kind, and the fields of the totals."""
    lines = []
    for shape in shapes:
        fields = shape["fields"]
        if shape["kind"] == "totals":
            lines += [f"  {name}: {MEANINGS[meaning]};" for name, meaning in fields]
        else:
            one = MEANINGS[fields[0][1]] if len(fields) == 1 else f"{{ {_members(fields)} }}"
            lines.append(f"  {shape['kind']}: {one}[];")
    return "export interface Effects {\n" + "\n".join(lines) + "\n}"


def _rows(name: str, shapes: list[dict[str, Any]], kinds: list[str]) -> str:
    """Rows of some kinds, as objects that have their fields."""
    lines = []
    for shape in shapes:
        if shape["kind"] in kinds:
            members = _members([["kind", f'"{shape["kind"]}"'], *shape["fields"]])
            lines.append(f"  | {{ {members} }}")
    return f"export type {name} =\n" + "\n".join(lines) + ";"


def _members(fields: list[list[str]]) -> str:
    return "; ".join(f"{name}: {MEANINGS.get(meaning, meaning)}" for name, meaning in fields)


def _functions(functions: dict[str, Any]) -> str:
    lines = []
    for name, signature in functions.items():
        taken = ", ".join(f"{n}: {_KINDS[kind]}" for n, kind in signature["arguments"].items())
        lines.append(f"  {name}({taken}): {_KINDS[signature['result']]};")
    return "export interface Functions {\n" + "\n".join(lines) + "\n}"
