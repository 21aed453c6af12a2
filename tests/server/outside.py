"""A bot of somebody's for tests: over any socket, for as long as there is something to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from renard.rules.sheet import load_sheet
from renard.server import keys
from renard.server.messages import FROM_SERVER
from renard.server.outside.messages import TO_BOT
from renard.table import GO_ON, OwnDice, Table
from tests.server.conftest import Server
from tests.server.test_people import ask, identity


def new_bot(server: Server, name: str = "rex", who: str | None = None) -> dict:
    """A bot with its token, and who owns it."""
    owner = who or identity()
    made = ask(server, owner, "people/me/bots", {"name": name}, status=201)
    return {**made, "owner": owner}


PLAY = "/api/bots/play"


@contextmanager
def greeted(server: Server, made: dict, **hello) -> Iterator["Bot"]:
    """A bot that is connected and known."""
    with server.http.websocket_connect(PLAY) as socket:
        bot = Bot(socket, made["token"], **hello)
        bot.until("greeted")
        yield bot


class Bot:
    """What one connection of a bot knows."""

    def __init__(self, socket, token: str, **hello) -> None:
        self.socket = socket
        self.tables: dict[str, Table] = {}
        self.seats: dict[str, list[int]] = {}
        self.heard: list[dict] = []
        self.rng = Random(1)
        self.number = 0
        socket.send_json({"type": "hello", "protocol": 2, "token": token, **hello})

    def receive(self) -> dict:
        message = self.socket.receive_json()
        self.heard.append(message)
        kind, at = message["type"], message.get("at")
        if kind in ("greeted", "late", "ended"):
            TO_BOT.validate_python(message)
        else:
            FROM_SERVER.validate_python({k: v for k, v in message.items() if k != "at"})
        if kind == "welcome":
            about = message["table"]
            assert at == about["id"]
            sheet = load_sheet(about["game"], about["rulings"])
            names = [""] * about["players"]
            self.tables[at] = Table.replay(sheet, names, OwnDice(), message["events"])
            self.seats[at] = message["mine"]
        elif kind == "events":
            assert message["from"] == self.tables[at].version + 1
            for entry in message["events"]:
                self.tables[at].follow(entry)
        return message

    def until(self, kind: str) -> dict:
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def due(self, at: str) -> list[int]:
        return [seat for seat in self.tables[at].to_act() if seat in self.seats[at]]

    def act(self, at: str) -> dict:
        """Decide something, and wait for the answer."""
        table, seat = self.tables[at], self.due(at)[0]
        event = self.rng.choice(list(table.game.options(seat).values()))
        self.number += 1
        message = {"type": "act", "at": at, "id": self.number, "seat": seat}
        self.socket.send_json({**message, "version": table.version, "event": event or GO_ON})
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                return answer

    def play(self, until_ended: int = 1) -> None:
        """Play whatever comes until so many games have ended."""
        ended = 0
        while ended < until_ended:
            ready = [at for at in self.tables if self.due(at)]
            if ready:
                self.act(ready[0])
                ended = sum(message["type"] == "ended" for message in self.heard)
            elif self.receive()["type"] == "ended":
                ended = sum(message["type"] == "ended" for message in self.heard)


def wish(bot: str, *more: dict, game: str = "clever", **others) -> dict:
    seats = [{"kind": "bot", "bot": bot}, *more]
    return {"game": game, "bots": "outside", "seats": seats, **others}


__all__ = ["PLAY", "Bot", "ask", "greeted", "identity", "keys", "new_bot", "wish"]
