"""Types for TypeScript out of the module's layout: a name that is gone is a compile error there."""

from typing import Any

_KINDS = {"address": "number", "i32": "number", "i64": "bigint", None: "void"}


def describe_types(layout: dict[str, Any]) -> str:
    """A TypeScript file of types alone: every number stays in the layout."""
    parts = [
        "// Made by `renard build-page` from the layout of the compiled rules.",
        _union("StateField", layout["state"]["fields"]),
        _union("SheetField", layout["sheet"]["fields"]),
        _union("Constant", layout["constants"]),
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
