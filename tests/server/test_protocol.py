"""What is published about the protocol is true: schemas, examples, the table of refusals."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from jsonschema_rs import validator_for

from renard.server import messages
from renard.server.refusals import CLOSE, STATUS

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


def test_real_traffic_fits_the_published_schemas(server):
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
    assert kinds == {"welcome", "events", "accepted", "refused", "seats", "revealed", "pong"}
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
