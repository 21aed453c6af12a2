"""Types for TypeScript, made from what Python publishes: a sheet's plan and the server's messages.

A JSON Schema of pydantic's is turned into interfaces; what we do not use in one is refused.
"""

import json
from typing import Any

from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from renard.daily.calendar import (
    FIRST_DAY,
    GAMES,
    GRACE_SECONDS,
    LAST_DAY,
    rivals_from_day_0,
)
from renard.rules.plan.shape import SheetData
from renard.server import messages
from renard.server.http import routes

_HEAD = "// Made by `renard build-page` from {source}."
_SIMPLE = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
_ABOUT = {"title", "description", "default", "discriminator"}
_LIMITS = {"minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern"}


def plan_types() -> str:
    """A sheet as the page reads it."""
    schema = TypeAdapter(SheetData).json_schema(mode="serialization")
    found = {**schema.pop("$defs"), schema["title"]: schema}
    return _file("rules/plan/shape.py", found)


def wire_types() -> str:
    """All that a page and its server say to each other, by HTTP and by WebSocket."""
    client = messages.FROM_CLIENT.json_schema()
    server = messages.FROM_SERVER.json_schema(mode="serialization")
    http = get_openapi(title="", version="", routes=routes.routes)["components"]["schemas"]
    found = {name: schema for name, schema in http.items() if not name.endswith("ValidationError")}
    found |= client.pop("$defs") | server.pop("$defs")
    types = {**found, "ClientMessage": client, "ServerMessage": server}
    number = f"\nexport const PROTOCOL = {messages.PROTOCOL};\n"
    return _file("server/messages.py", types) + number


def daily_data() -> str:
    """The calendar of daily games: the page looks up the number of a day."""
    known = {
        "GAMES": GAMES,
        "RIVALS": rivals_from_day_0(),
        "FIRST_DAY": str(FIRST_DAY),
        "LAST_DAY": str(LAST_DAY),
        "GRACE_SECONDS": GRACE_SECONDS,
    }
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in known.items()]
    return "\n".join([_HEAD.format(source="daily/"), "", *lines]) + "\n"


def _file(source: str, schemas: dict[str, Any]) -> str:
    parts = [_declared(name, schema) for name, schema in schemas.items()]
    return "\n\n".join([_HEAD.format(source=source), *parts]) + "\n"


def _declared(name: str, schema: dict[str, Any]) -> str:
    about = _comment(schema.get("description"), "")
    if "properties" in schema:
        return f"{about}export interface {name} {_members(schema)}"
    return f"{about}export type {name} = {_type(schema)};"


def _members(schema: dict[str, Any]) -> str:
    lines = []
    for name, member in schema["properties"].items():
        mark = "" if name in schema.get("required", []) else "?"
        lines.append(f"{_comment(member.get('description'), '  ')}  {name}{mark}: {_type(member)};")
    return "{\n" + "\n".join(lines) + "\n}"


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:
    """One type, written out."""
    said = {key: value for key, value in schema.items() if key not in _ABOUT | _LIMITS}
    if not said:
        return "unknown"
    if "$ref" in said:
        return str(said["$ref"]).rpartition("/")[2]
    if "const" in said:
        return json.dumps(said["const"])
    if "enum" in said:
        return " | ".join(json.dumps(value) for value in said["enum"])
    for union in ("anyOf", "oneOf"):
        if union in said:
            return " | ".join(dict.fromkeys(_type(member) for member in said[union]))
    return _of_kind(said.pop("type"), said)


def _of_kind(kind: str, said: dict[str, Any]) -> str:
    if kind == "array":
        if "prefixItems" in said:
            return f"[{', '.join(_type(item) for item in said['prefixItems'])}]"
        item = _type(said["items"])
        return f"({item})[]" if " " in item and item[0] not in "[{" else f"{item}[]"
    if kind == "object":
        if "properties" in said:
            return _members(said)
        patterns = list(said.get("patternProperties", {}).values())
        values = patterns[0] if patterns else said.get("additionalProperties", True)
        of = "unknown" if values is True else _type(values)
        keys = said.get("propertyNames", {})
        if "enum" in keys:
            return f"Partial<Record<{_type(keys)}, {of}>>"
        return f"Record<string, {of}>"
    if kind not in _SIMPLE or said:
        raise NotImplementedError(f"no type for {kind} with {sorted(said)}")
    return _SIMPLE[kind]
