"""How the operator is told things: as text, or as JSON for programs."""

import json
from collections.abc import Iterable
from dataclasses import asdict, is_dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from renard.server.storage.orders import Order

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
DaysOption = Annotated[
    float | None, typer.Option(min=0.001, max=36500, help="How many days; for good if unset.")
]
ReasonOption = Annotated[
    str, typer.Option(help="Why; whoever it concerns is told.", show_default=False)
]
SHORT = 16
"""Digits of a person's id that are shown."""
FOLLOWS = "a server that runs follows within seconds, one that does not at its next start"


def moment(when: float | None) -> str:
    if when is None:
        return "-"
    return datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%d %H:%M")


def with_json(as_json: bool, found: Any, lines: Iterable[str]) -> None:
    """Print what was found."""
    if as_json:
        print(json.dumps(_plain(found), ensure_ascii=False, indent=1))
    else:
        for line in lines:
            print(line)


def _plain(found: Any) -> Any:
    if is_dataclass(found) and not isinstance(found, type):
        return asdict(found)
    if isinstance(found, list):
        return [_plain(one) for one in found]
    if isinstance(found, dict):
        return {key: _plain(value) for key, value in found.items()}
    return found


def told_order(order: "Order") -> str:
    """One line about an order."""
    who = order.who[:SHORT] if order.what == "person" else order.who
    what = f"{order.kind} {order.what} {who}"
    name = f" as {order.name}" if order.name else ""
    ends = f" until {moment(order.ends)}" if order.ends else ""
    reason = f" ({order.reason})" if order.reason else ""
    lifted = f", lifted {moment(order.lifted)}" if order.lifted else ""
    waits = "" if order.done or order.lifted else ", no server has seen it yet"
    return f"{order.id}  {moment(order.made)}  {what}{name}{ends}{reason}{lifted}{waits}"


def tell_order(order: "Order", as_json: bool) -> None:
    """An order that was just given."""
    with_json(as_json, order, [told_order(order), FOLLOWS])
