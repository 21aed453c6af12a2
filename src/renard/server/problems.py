"""What is wrong with a message that does not fit its schema, in one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any


def told_problem(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first problem: where it is and what it is. What was sent is not repeated."""
    if not errors:
        return "This message cannot be read."
    first = errors[0]
    place = ".".join(str(part)[:40] for part in first["loc"] if part not in ("body", "query"))
    said = str(first["msg"]).removeprefix("Value error, ")
    where = f"{place}: " if place else ""
    return f"This message is not as it should be: {where}{said[:1].lower()}{said[1:200]}."
