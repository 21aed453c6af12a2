"""What the real server answers: games with messages as JSON on the input, what is heard as JSON.

Somebody who has all seats sends the messages, somebody else watches. Dice are entered by hand, so
that nothing is left to chance.
"""

import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.server.conftest import running

LAST = {"accepted", "refused", "pong"}
ABOUT_SEATS = {"seats", "dice"}
"""Who comes and goes, and when dice are begun: no answers."""


def hear(socket, last):
    """All messages up to one of these kinds."""
    heard = []
    while not heard or heard[-1]["type"] not in last:
        message = socket.receive_json()
        if message["type"] not in ABOUT_SEATS:
            heard.append(message)
    return heard


def greet(socket, secrets):
    socket.send_json({"type": "hello", "protocol": 2, "seen": 0, "secrets": secrets})
    return hear(socket, {"welcome"})


def talk(server, asked):
    made = server.create(asked["game"], ["person"] * asked["players"], dice="own")
    with server.socket(made.id) as playing, server.socket(made.id) as watching:
        told = {"playing": greet(playing, made.secrets), "watching": greet(watching, {})}
        for message in asked["messages"]:
            playing.send_json(message)
            told["playing"] += hear(playing, LAST)
        watching.send_json({"type": "ping", "id": "end"})
        told["watching"] += hear(watching, {"pong"})
    return told


with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db") as server:
    json.dump([talk(server, asked) for asked in json.load(sys.stdin)], sys.stdout)
