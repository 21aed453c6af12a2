"""Tables of every kind, each with the witnesses that play at it."""

from dataclasses import dataclass
from random import Random
from typing import Any

from renard.load.place import Place, ask_until_answered
from renard.load.witness import Tally, Witness, check
from renard.rules.sheet import load_sheet, sheet_names
from renard.rules.words import Event

PERSON = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
LAYOUTS = [[PERSON], [PERSON, OPEN], [PERSON, PERSON], [PERSON, BOT]]
"""Alone, with a friend elsewhere, two on one device, with a bot."""


@dataclass
class PlayedTable:
    """A table and who plays there."""

    id: str
    witnesses: list[Witness]

    def compare(self, log: list[Event]) -> None:
        """All know this log, and what was acknowledged stands where it was."""
        for witness in self.witnesses:
            check(witness.log == log, f"table {self.id} has another log than was told")
            for number, entry in witness.acknowledged:
                stands = number <= len(log) and log[number - 1] == entry
                check(stands, f"table {self.id} lost entry {number}, which was acknowledged")


async def set_up(places: list[Place], number: int, tally: Tally) -> PlayedTable:
    """The table of a number, the same game and seats every time."""
    chance = Random(number)  # noqa: S311  the same choices every time
    name = sheet_names()[number % len(sheet_names())]
    sheet = load_sheet(name)
    fitting = [seats for seats in LAYOUTS if len(seats) >= sheet.players[0]]
    seats = fitting[number // len(sheet_names()) % len(fitting)]
    wish = {"game": name, "dice": "fair", "seats": seats}
    created = await ask_until_answered(places, "/api/tables", wish)
    table = created["table"]["id"]
    holders = [created["secrets"]]
    if OPEN in seats:
        holders.append(await _join(places, table, created["invite"]))
    witnesses = [
        Witness(places, table, sheet, len(seats), held, Random(chance.random()), tally)  # noqa: S311
        for held in holders
    ]
    return PlayedTable(table, witnesses)


async def _join(places: list[Place], table: str, invite: str) -> dict[str, Any]:
    wish = {"invite": invite, "name": "Bo"}
    joined = await ask_until_answered(places, f"/api/tables/{table}/join", wish)
    return {str(joined["seat"]): joined["secret"]}


async def compare_with_server(place: Place, table: PlayedTable) -> None:
    """A server tells what was told when it happened."""
    told = await ask_until_answered([place], f"/api/tables/{table.id}/events?since=0")
    check(told["over"], f"the game at table {table.id} is stuck")
    table.compare(told["events"])
