"""Whether the throws of a record are those that its dice had committed to."""

from typing import Any

from renard import fair
from renard.record.fault import Fault
from renard.record.format import Record
from renard.rules.words import Event


def check_dice(record: Record) -> None:
    """Check every throw of fair dice, after the game was replayed; other dice prove nothing."""
    told = record.extra.get("dice")
    if not isinstance(told, dict) or told.get("kind") != "fair":
        return
    secret = _secret(told)
    table, first = told.get("table"), told.get("from", 1)
    if not isinstance(table, str):
        raise Fault(0, f"its fair dice name the table {table!r:.60}; it should be a text")
    if type(first) is not int or first < 1:
        raise Fault(0, f"its fair dice count from {first!r:.60}; it should be 1 or more")
    throw, shown = 0, {}
    for number, event in enumerate(record.events, 1):
        if "roll" in event:
            throw += 1
            shown = event["roll"]
        if throw >= first:
            _check_throw(number, event, _promised(event, secret, table, throw, shown))


def _secret(told: dict[str, Any]) -> bytes:
    if "secret" not in told:
        raise Fault(0, "its fair dice do not reveal their secret, so nobody can check them")
    try:
        secret = bytes.fromhex(told["secret"])
    except (TypeError, ValueError):
        raise Fault(
            0, f"the secret of its fair dice is {told['secret']!r:.60}; it should be hexadecimal"
        ) from None
    if told.get("commitment") != fair.commitment(secret):
        raise Fault(0, "the secret of its fair dice is not the one they had committed to")
    return secret


def _promised(event: Event, secret: bytes, table: str, throw: int, shown: Any) -> Any:
    """What the secret gives where an event is chance; None where it is not."""
    if "platter" in event:
        return fair.platter(secret, table, throw, shown)
    if "roll" not in event:
        return None
    if isinstance(shown, list):
        return fair.face_list(secret, table, throw, len(shown))
    return fair.faces(secret, table, throw, shown)


def _check_throw(number: int, event: Event, promised: Any) -> None:
    if "roll" in event and event["roll"] != promised:
        raise Fault(number, f"rolled {event['roll']}, but the fair dice give {promised}")
    if "platter" in event and set(event["platter"]) != promised:
        given = ", ".join(sorted(promised))
        raise Fault(number, f"platter {event['platter']}, but the fair dice give {given}")
