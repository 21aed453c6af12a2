"""Tables of every kind, each with the clients that play at it."""

from dataclasses import dataclass
from random import Random

from renard import load_sheet, sheet_names
from tests.server.survival.client import Client, Tally
from tests.server.survival.servers import ask_until_answered

PERSON = {"kind": "person", "name": "Ada"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
LAYOUTS = [[PERSON], [PERSON, OPEN], [PERSON, PERSON], [PERSON, BOT]]
"""Alone, with a friend elsewhere, two on one device, with a bot."""


@dataclass
class Played:
    id: str
    clients: list[Client]


async def set_up(addresses, number: int, tally: Tally) -> Played:
    """The table of a number, the same game and seats every time."""
    chance = Random(number)
    name = sheet_names()[number % len(sheet_names())]
    sheet = load_sheet(name)
    fitting = [seats for seats in LAYOUTS if len(seats) >= sheet.players[0]]
    seats = fitting[number // len(sheet_names()) % len(fitting)]
    wish = {"game": name, "dice": "fair", "seats": seats}
    created = await ask_until_answered(addresses, "/api/tables", wish)
    table = created["table"]["id"]
    holders = [created["secrets"]]
    if OPEN in seats:
        holders.append(await join(addresses, table, created["invite"]))
    clients = [
        Client(addresses, table, sheet, len(seats), secrets, Random(chance.random()), tally)
        for secrets in holders
    ]
    return Played(table, clients)


async def join(addresses, table, invite):
    wish = {"invite": invite, "name": "Bo"}
    joined = await ask_until_answered(addresses, f"/api/tables/{table}/join", wish)
    return {str(joined["seat"]): joined["secret"]}
