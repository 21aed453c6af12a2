"""What is wrong with a message that does not fit its schema, in one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

BAD_NAME = "bad name"
"""The kind of refusal for a name, so that clients can say in any language what is wrong."""


def kind_of_problem(errors: Sequence[Mapping[str, Any]]) -> str:
    """The kind of refusal that fits the first problem."""
    return BAD_NAME if errors and errors[0]["type"] == BAD_NAME else "malformed"


def told_problem(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first problem: where it is and what it is. What was sent is not repeated."""
    if not errors:
        return "This message cannot be read."
    first = errors[0]
    place = ".".join(str(part)[:40] for part in first["loc"] if part not in ("body", "query"))
    said = str(first["msg"]).removeprefix("Value error, ")
    where = f"{place}: " if place else ""
    return f"This message is not as it should be: {where}{said[:1].lower()}{said[1:200]}."
