"""Sheet files of earlier formats, brought up to date step by step.

A file says its `format`; one that says none is of format 1. When a rule gains a switch or a key
gets another form, add a step at the end and change our own sheets: files that people keep, and
those stored with tables, are then read as before.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Values = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """From one format to the next."""

    rulings: dict[str, bool] = field(default_factory=dict)
    """New rulings, with the values by which games were played before there was a choice."""
    change: Callable[[Values], None] | None = None
    """Any other change, made in place."""


STEPS: list[Step] = [
    Step(),  # to 2: files say their format
]


def latest() -> int:
    """The format that sheets are written in today."""
    return 1 + len(STEPS)


def bring_up_to_date(values: Values) -> Values:
    """The same sheet in today's format. A format that we do not know is left to its reader."""
    found = values.get("format", 1)
    if type(found) is not int or not 1 <= found <= latest():
        return values
    values = {**values, "format": latest()}
    for step in STEPS[found - 1 :]:
        if step.rulings and isinstance(values.get("rulings"), dict):
            values["rulings"] = {**step.rulings, **values["rulings"]}
        if step.change:
            step.change(values)
    return values
