"""A server without a network: the app on a database of its own, and a client that knows it."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from renard import fair
from renard.rules.sheet import Sheet, load_sheet
from renard.server.app import make_app
from renard.server.messages import FROM_SERVER
from renard.server.settings import Limits, PushSettings, Settings
from renard.server.sheets import Shelf
from renard.server.storage import open_store
from renard.table import GO_ON, OwnDice, Table
from tests.server.push_service import push_service

GENEROUS = Limits(
    tables_per_hour=10**6,
    requests_per_second=10**6,
    messages_per_second=10**6,
    sockets_per_address=10**6,
    actions_per_second=10**6,
    keys_per_hour=10**6,
    pushes_per_hour=10**6,
    codes_per_hour=10**6,
    listed_per_hour=10**6,
    seats_per_hour=10**6,
)


@dataclass
class Made:
    """A table as its creator knows it."""

    id: str
    secrets: dict[str, str]
    invite: str
    table: dict
    invites: dict[str, str] = field(default_factory=dict)


@dataclass
class Player:
    """A client at a table: it follows the events with rules of its own."""

    socket: object
    table: Table
    mine: list[int]
    heard: list[dict] = field(default_factory=list)
    number: int = 0

    def receive(self) -> dict:
        message = self.socket.receive_json()
        FROM_SERVER.validate_python(message)
        self.heard.append(message)
        if message["type"] == "events":
            assert message["from"] == self.table.version + 1
            for entry in message["events"]:
                self.table.follow(entry)
            assert self.table.to_act() == message["to_act"]
            assert self.table.over == message["over"]
        return message

    def until(self, kind: str) -> dict:
        """The last message of a kind; if there was none yet, the next."""
        for message in reversed(self.heard):
            if message["type"] == kind:
                return message
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def ask(self, message: dict) -> dict:
        """Send a message and wait for its answer."""
        self.number += 1
        self.socket.send_json({"id": self.number, **message})
        while True:
            answer = self.receive()
            if answer.get("id") == self.number or (
                answer["type"] == "refused" and answer["id"] is None
            ):
                return answer

    def event(self, seat: int, rng: Random) -> dict:
        event = rng.choice(list(self.table.game.options(seat).values()))
        return GO_ON if event is None else event

    def act(self, seat: int, rng: Random) -> dict:
        """Do something legal."""
        event = self.event(seat, rng)
        return self.ask(
            {"type": "act", "seat": seat, "version": self.table.version, "event": event}
        )


class Server:
    """The app and what tests ask of it."""

    def __init__(self, http: TestClient) -> None:
        self.http = http
        self.app = http.app

    def create(self, game="clever", seats=("person",), **more) -> Made:
        wishes = [
            {"kind": "open"}
            if seat == "open"
            else {"kind": "person", "name": f"Player {i}"}
            if seat == "person"
            else {"kind": "bot", "bot": seat}
            for i, seat in enumerate(seats)
        ]
        answer = self.http.post("/api/tables", json={"game": game, "seats": wishes, **more})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        table = told["table"]
        patient = self.app.state.settings.number_seconds > 0
        while awaits_first_throw(table) and not patient:
            table = self.info(table["id"])
        return Made(table["id"], told["secrets"], told["invite"], table, told["invites"])

    def info(self, table: str) -> dict:
        return self.http.get(f"/api/tables/{table}").json()

    def begun(self, table: str) -> dict:
        """What is known of a table once its first dice have fallen."""
        while awaits_first_throw(info := self.info(table)):
            pass
        return info

    def lasting(self, table: str) -> dict:
        """What is known of a table, without what changes by the second."""
        info = self.info(table)
        for seat in info["seats"]:
            del seat["bot_in"]
        return info

    def socket(self, table: str, **options):
        return self.http.websocket_connect(f"/api/tables/{table}/play", **options)

    def player(self, socket, secrets: dict[str, str], seen: int = 0, sheet: Sheet | None = None):
        """Say hello, and be ready to play."""
        numbers = {seat: fair.new_number() for seat in secrets}
        hello = {"type": "hello", "protocol": 2, "seen": seen, "secrets": secrets}
        socket.send_json({**hello, "numbers": numbers})
        welcome = socket.receive_json()
        assert welcome["type"] == "welcome", welcome
        FROM_SERVER.validate_python(welcome)
        about = welcome["table"]
        sheet = sheet or load_sheet(about["game"], about["rulings"])
        table = Table.replay(sheet, [""] * about["players"], OwnDice(), welcome["events"])
        player = Player(socket, table, welcome["mine"], [welcome])
        if awaits_first_throw(about):
            player.until("events")
        return player


def awaits_first_throw(table: dict) -> bool:
    """Whether the dice of a table are about to be thrown for the first time."""
    full = all(seat["kind"] != "open" for seat in table["seats"])
    return table["dice"]["kind"] == "fair" and table["awaits"] == "roll" and full


class Time:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


SHELF = Shelf()


@contextmanager
def running(
    database: Path, shelf: Shelf | None = None, clock=time.time, **settings
) -> Iterator[Server]:
    """The app on a database, from its start to its end."""
    store = open_store(str(database), clock=clock)
    quick = {"limits": GENEROUS, "number_seconds": 0.0}
    app = make_app(store, shelf or SHELF, Settings(**{**quick, **settings}))
    with TestClient(app) as http:
        # The first request puts all routes together: two apps of one process cannot do so at once.
        http.get("/healthz")
        yield Server(http)


@pytest.fixture
def serve(tmp_path):
    """Starts the app with these settings; the database stays when it is started again."""
    with ExitStack() as stack:

        def start(shelf=None, **settings) -> Server:
            stack.close()
            return stack.enter_context(running(tmp_path / "tables.db", shelf, **settings))

        yield start


@pytest.fixture
def clock():
    return Time()


@pytest.fixture
def service():
    with push_service() as made:
        yield made


@pytest.fixture
def begin(serve, service, clock):
    """Starts a server that knows our push service, on a clock that we move."""

    def start(**more) -> Server:
        settings = {"push": PushSettings(services=(service.url,)), "sweep_seconds": 10**6}
        return serve(clock=clock, **{**settings, **more})

    return start


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    """One app for all tests of a file, which have tables of their own."""
    with running(tmp_path_factory.mktemp("server") / "tables.db") as server:
        yield server
