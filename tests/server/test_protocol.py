"""What is published about the protocol is true: schemas, examples, the table of refusals."""

import json
import re
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
from jsonschema_rs import validator_for

from renard.server import messages
from renard.server.listeners import events_text
from renard.server.metrics import Metrics
from renard.server.refusals import CLOSE, STATUS
from renard.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("model", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_of_the_page_is_valid(model, example):
    getattr(messages, model).model_validate_json(example)


def test_the_page_shows_most_messages():
    assert len(EXAMPLES) >= 13


def test_every_refusal_is_on_the_page_with_its_status():
    listed = {}
    for kinds, status in re.findall(r"^\| (`.*?`) \| (\d+) \|", TEXT, re.MULTILINE):
        listed |= dict.fromkeys(re.findall(r"`(.*?)`", kinds), int(status))
    assert listed == STATUS
    for code in {*CLOSE.values(), 4409, 4429}:
        assert str(code) in TEXT


def test_every_route_is_on_the_page(server):
    for path, operations in server.http.get("/api/openapi.json").json()["paths"].items():
        plain = path.replace("{table}", "{id}")
        assert plain in TEXT, f"{', '.join(operations)} {path}"


def test_events_are_told_as_the_model_has_them():
    entries = [{"seat": 0, "pick": "é", "cell": 3}, {"seat": 1, "undo": "last"}]
    for to_act, over in (([0, 2], False), ([], True)):
        told = events_text(7, [json.dumps(entry) for entry in entries], to_act, over)
        whole = messages.Events(**{"from": 7, "events": entries, "to_act": to_act, "over": over})
        assert messages.FROM_SERVER.validate_json(told) == whole
        assert list(json.loads(told)) == list(json.loads(whole.model_dump_json(by_alias=True)))


def test_real_traffic_fits_the_published_schemas(serve):
    server = serve(number_seconds=10**6)
    published = server.http.get("/api/protocol").json()
    assert published["protocol"] == messages.PROTOCOL
    from_client = validator_for(published["client"])
    from_server = validator_for(published["server"])
    made = server.create("mix", ["person", "open", "random"])
    sent, kinds = [], set()

    class Tapped:
        def __init__(self, socket) -> None:
            self._socket = socket

        def send_json(self, message: dict) -> None:
            from_client.validate(message)
            sent.append(message["type"])
            self._socket.send_json(message)

        def receive_json(self) -> dict:
            message = self._socket.receive_json()
            from_server.validate(message)
            kinds.add(message["type"])
            return message

    joined = server.http.post(
        f"/api/tables/{made.id}/join", json={"invite": made.invite, "name": "B"}
    ).json()
    secrets, rng = {**made.secrets, "1": joined["secret"]}, Random(1)
    with server.socket(made.id) as socket:
        player = server.player(Tapped(socket), secrets)
        player.ask({"type": "ping"})
        while not player.table.over:
            mine = [seat for seat in player.table.to_act() if seat < 2]
            if not mine:
                player.receive()
                continue
            player.act(mine[0], rng)
        player.until("revealed")
        player.ask({"type": "undo", "seat": 0, "version": 0, "what": "turn"})
        player.ask({"type": "roll", "seat": 0, "version": 0, "faces": [1]})
        player.ask({"type": "platter", "seat": 0, "version": 0, "dice": ["white"]})
    assert kinds == {
        "welcome", "dice", "events", "accepted", "refused", "seats", "revealed", "pong",
    }  # fmt: skip
    assert set(sent) == {"hello", "ping", "act", "undo", "roll", "platter"}


def test_schemas_refuse_what_the_server_refuses(server):
    published = validator_for(server.http.get("/api/protocol").json()["client"])
    for message in (
        {},
        {"type": "dance", "id": 1},
        {"type": "ping"},
        {"type": "ping", "id": 1, "more": 2},
        {"type": "hello", "protocol": 1, "secrets": {"0": "short"}},
        {"type": "act", "id": 1, "seat": 0, "version": -1, "event": {}},
    ):
        assert not published.is_valid(message), json.dumps(message)


def test_every_limit_is_told_to_operators_with_its_value_reason_and_alarm():
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = page.partition("| limit | | why | alarm |")[2]
    rows = re.findall(r"^\| `(\w+)` \| ([\d.,]+) \| ([^|]+) \| ([^|]+) \|$", table, re.MULTILINE)
    settings = Settings()
    limits = {**vars(settings.limits), **asdict(settings.keep)}
    limits |= {f"times_{name}": value for name, value in vars(settings.times).items()}
    numbers = {name: told for name, told in vars(settings.push).items() if told not in ((), "")}
    limits |= {f"push_{name}": value for name, value in numbers.items()}
    limits |= {name: value for name, value in vars(settings).items() if name.endswith("_seconds")}
    # Every one has its row, and every row is of one that there is.
    assert {name: value for name, value, *_ in rows} == {
        name: f"{value:,}" for name, value in limits.items()
    }
    known = Metrics().text().decode()
    for metric in re.findall(r"renard_[a-z_]+", table):
        assert metric in known or metric.startswith("renard_store_"), metric


def test_every_reason_to_cut_a_connection_is_told_to_operators():
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = page.partition("| limit | | `why` |")[2].partition("\n\n")[0]
    told = {
        why
        for cell in re.findall(r"\| ([^|]+) \|$", table, re.MULTILINE)
        for why in re.findall(r"`([\w ]+)`", cell)
    }
    server = ROOT / "src" / "renard" / "server"
    asked = r'(?:cut|_refuse|_end)\((?:self\.|)(?:transport, |oldest, |)"([\w ]+)"'
    found = set()
    for path in server.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(asked, text)) | set(re.findall(r'cut\.labels\("([\w ]+)"', text))
    found |= {"late", "stalled", "closing"}  # by their time
    assert found == told
