"""Whether the throws of a record are those that its dice had committed to."""

import re
from collections.abc import Callable
from typing import Any

from renard import fair
from renard.record.fault import Fault
from renard.record.format import Record
from renard.rules.game import Game, RuleError
from renard.rules.words import Event

NUMBER = r"[0-9a-f]{32}"


def check_dice(record: Record) -> None:
    """Check every throw of fair dice, after the game was replayed; other dice prove nothing."""
    told = record.extra.get("dice")
    if not isinstance(told, dict) or told.get("kind") != "fair":
        return
    secret, numbers = _secret(told), _numbers(told, record.players)
    table, first = told.get("table"), told.get("from", 1)
    if not isinstance(table, str):
        raise Fault(0, f"its fair dice name the table {table!r:.60}; it should be a text")
    if type(first) is not int or first < 1:
        raise Fault(0, f"its fair dice count from {first!r:.60}; it should be 1 or more")
    key = fair.key(secret, table, numbers)
    throw, shown = 0, {}
    for number, event in enumerate(record.events, 1):
        if "roll" in event:
            throw += 1
            shown = event["roll"]
        if throw >= first:
            _check_throw(number, event, _promised(event, key, table, throw, shown))


def day_check(record: Record) -> Callable[[Game, Event], None] | None:
    """What checks each throw of a daily game, called before it; None where nothing is to check.

    Until its day is over, the record of a daily game tells no secret: then its dice are believed.
    """
    told = record.extra.get("dice")
    if not isinstance(told, dict) or told.get("kind") != "daily" or "secret" not in told:
        return None
    name = f"{told.get('day')}/{record.game}"
    key = fair.day_key(_secret(told), name)

    def check(game: Game, event: Event) -> None:
        if "roll" in event:
            promised = fair.day_roll(key, name, game)
            given = promised if game.sheet.named_dice else list(promised.values())
            if event["roll"] != given:
                raise RuleError(f"rolled {event['roll']}, but the day's dice give {given}")
        elif "platter" in event and set(event["platter"]) != set(fair.day_platter(key, name, game)):
            raise RuleError(f"platter {event['platter']}, but the day's dice give another")

    return check


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


def _numbers(told: dict[str, Any], players: int) -> list[str] | None:
    """What the seats added; None in games from before they did."""
    scheme, numbers = told.get("scheme", 1), told.get("numbers")
    if scheme == 1:
        return None
    if scheme != 2:
        raise Fault(0, f"its fair dice are of scheme {scheme!r:.60}; this program knows 1 and 2")
    if not (
        isinstance(numbers, list)
        and len(numbers) == players
        and all(isinstance(number, str) and re.fullmatch(NUMBER, number) for number in numbers)
    ):
        raise Fault(
            0,
            f"its fair dice have the numbers {numbers!r:.60}; each seat should have one, "
            "of 32 hexadecimal digits",
        )
    return numbers


def _promised(event: Event, key: bytes, table: str, throw: int, shown: Any) -> Any:
    """What the key gives where an event is chance; None where it is not."""
    if "platter" in event:
        return fair.platter(key, table, throw, shown)
    if "roll" not in event:
        return None
    if isinstance(shown, list):
        return fair.face_list(key, table, throw, len(shown))
    return fair.faces(key, table, throw, shown)


def _check_throw(number: int, event: Event, promised: Any) -> None:
    if "roll" in event and event["roll"] != promised:
        raise Fault(number, f"rolled {event['roll']}, but the fair dice give {promised}")
    if "platter" in event and set(event["platter"]) != promised:
        given = ", ".join(sorted(promised))
        raise Fault(number, f"platter {event['platter']}, but the fair dice give {given}")
