"""The dice of a stored table, and the table itself from its log."""

from typing import Any

from renard.daily import calendar
from renard.daily.calendar import Day
from renard.daily.dice import DayDice
from renard.rules.sheet import Sheet
from renard.server import seats as seating
from renard.server.messages import DiceInfo
from renard.server.seats import SeatRow
from renard.server.storage import Loaded
from renard.table import DiceSource, FairDice, OwnDice, SeededDice, Table


def dice_of(about: dict[str, Any], table: str, seats: list[SeatRow]) -> DiceSource:
    """The dice of a table: as it was set up, with what its seats have added."""
    told = about["dice"]
    if told["kind"] == "own":
        return OwnDice()
    if told["kind"] == "duplicate":
        return SeededDice(int(told["hidden"], 16))
    if told["kind"] == "daily":
        day = Day.parse(told["day"])
        return DayDice(bytes.fromhex(told["hidden"]), day, about["game"], day_is_shown(about))
    if told.get("scheme") is None:  # set up before seats had numbers
        return FairDice(bytes.fromhex(told["secret"]), table, told["from"])
    secret = bytes.fromhex(told["hidden"])
    return FairDice(secret, table, told["from"], seating.numbers(seats))


def day_is_shown(about: dict[str, Any]) -> bool:
    """Whether a table's dice are those of a day whose secret everybody may know by now."""
    told = about["dice"]
    return told["kind"] == "daily" and calendar.now() >= Day.parse(told["day"]).shown_from


def replayed(loaded: Loaded, sheet: Sheet) -> Table:
    """The table of a stored log."""
    row = loaded.row
    dice = dice_of(row.about, row.id, row.seats)
    return Table.replay(sheet, seating.names(row.seats), dice, loaded.entries)


def due(table: Table, seats: list[SeatRow]) -> bool:
    """Whether the server has something to do by itself: a bot's decision, or the first throw."""
    if not table.to_act() and table.game.awaits == "roll":
        return all(seat["kind"] != "open" for seat in seats)
    return any(seats[seat]["kind"] == "bot" for seat in table.to_act())


def dice_told(
    about: dict[str, Any], table: str, seats: list[SeatRow], over: bool, spare: bool
) -> DiceInfo:
    """What may be told about the dice of a table; with the `spare` numbers while some are missing.

    The secret is told only when the game is over.
    """
    dice = about["dice"]
    if dice["kind"] in ("own", "duplicate"):
        return DiceInfo.model_validate({"kind": dice["kind"]})
    told = dice_of(about, table, seats).told(over)
    return DiceInfo.model_validate({**told, "spare": dice["spare"] if spare else None})
