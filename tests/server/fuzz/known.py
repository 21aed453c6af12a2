"""Everything that can be asked of a server and said to it, as it should be."""

import time
from typing import Any

from renard.daily.calendar import Day

Request = tuple[str, str, dict[str, Any] | None]
"""Method, path, body."""

THING = {"kind": "history", "id": "a", "seen": 0, "packed": "eJyrVspMUbJSUEpUqgUAEs8DCQ=="}
"""`{"id": "a"}`, to be kept."""
PAGE = "https://renard.example"
"""A page that the server knows, by a name: others have no passkeys."""
SEATS = [{"kind": "person", "name": "A"}, {"kind": "open"}, {"kind": "open"}]
SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc:def",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
"""A browser's, as one would be."""
NEW = {"game": "clever", "dice": "own", "seats": SEATS[:1]}


def requests_about(
    made: dict[str, Any], new_passkey: dict[str, Any], passkey: dict[str, Any]
) -> list[Request]:
    """One of every kind, about a table that was set up with `SEATS`, and about these passkeys."""
    table, new = f"/api/tables/{made['table']['id']}", NEW
    daily = f"/api/daily/{Day.of(time.time())}/clever"
    join = {"invite": made["invites"]["1"], "name": "B", "number": "ab" * 16, "seat": 1}
    record = {"format": 1, "game": "clever", "players": 1, "seats": ["A"], "events": []}
    bot = {"kind": "bot", "bot": "0123456789abcdef/rex"}
    outside = {"game": "clever", "bots": "outside", "seats": [SEATS[0], bot]}
    return [
        ("GET", "/api/sheets", None),
        ("GET", "/api/sheets/clever", None),
        ("GET", "/api/protocol", None),
        ("GET", "/api/players?game=clever", None),
        ("GET", table, None),
        ("GET", f"{table}/events?since=0", None),
        ("GET", f"{table}/record", None),
        ("GET", f"{table}/sheet", None),
        ("GET", "/index.html", None),
        ("POST", "/api/tables", new),
        ("POST", "/api/tables", {**new, "record": record, "rulings": {"x": True}}),
        ("POST", f"{table}/join", join),
        ("POST", f"{table}/seats/0", {"do": "rename", "name": "C", "bot": "random"}),
        ("GET", "/api/daily", None),
        ("POST", daily, {"name": "F", "others": ["ab" * 11]}),
        ("GET", f"{daily}/result", None),
        ("GET", f"{daily}/master", None),
        ("GET", "/api/people/me", None),
        ("DELETE", "/api/people/me", None),
        ("GET", "/api/people/me/tables", None),
        ("POST", "/api/people/me", {"name": "C"}),
        ("POST", "/api/people/me/keys/code", {}),
        ("POST", "/api/people/me/key", {"key": "bcdfghjk"}),
        ("GET", "/api/people/me/passkeys", None),
        ("POST", "/api/people/me/passkeys/begin", {}),
        ("POST", "/api/people/me/passkeys", new_passkey),
        ("DELETE", f"/api/people/me/passkeys/{new_passkey['id']}", None),
        ("POST", "/api/people/me/passkey/begin", {}),
        ("POST", "/api/people/me/passkey", passkey),
        ("POST", f"{table}/claim", {}),
        ("GET", "/api/ratings/clever?first=0&count=5", None),
        ("GET", "/api/people/me/ratings", None),
        ("GET", f"{table}/rating", None),
        ("POST", "/api/tables", {**new, "dice": "fair", "rated": True}),
        ("GET", "/api/push", None),
        ("POST", "/api/push", SUBSCRIPTION),
        ("POST", "/api/push/end", {"endpoint": SUBSCRIPTION["endpoint"]}),
        ("GET", "/api/people/me/kept?since=0", None),
        ("POST", "/api/people/me/kept", {"begin": True, "things": [THING]}),
        ("DELETE", "/api/people/me/kept", None),
        ("GET", "/api/lobby", None),
        ("POST", "/api/tables", {**new, "seats": SEATS, "listed": True}),
        ("POST", f"{table}/sit", {"name": "D", "code": "bcdfgh", "number": "ab" * 16}),
        ("DELETE", f"{table}/sit", None),
        ("POST", f"{table}/code", {"invites": list(made["invites"].values())}),
        ("POST", f"{table}/rematch", {}),
        ("POST", "/api/codes", {"code": "bcdfgh"}),
        ("POST", "/api/lobby/now", {"game": "clever", "players": 2, "name": "E"}),
        ("POST", f"{table}/report", {"seat": 0, "why": "name", "words": "x"}),
        ("GET", "/api/people/me/bots", None),
        ("POST", "/api/people/me/bots", {"name": "rex"}),
        ("DELETE", "/api/people/me/bots/rex", None),
        ("GET", "/api/bots?game=clever", None),
        ("GET", "/api/ladder/clever", None),
        ("POST", "/api/tables", outside),
    ]


def hello_with(secrets: dict[str, str]) -> dict[str, Any]:
    return {"type": "hello", "protocol": 2, "seen": 0, "secrets": secrets}


def messages_of(hello: dict[str, Any]) -> list[dict[str, Any]]:
    """What a client may say at a table with dice of its own."""
    faces = dict.fromkeys(["white", "yellow", "blue", "green", "orange", "purple"], 3)
    return [
        {"type": "roll", "id": 1, "seat": 0, "version": 0, "faces": faces},
        {"type": "act", "id": 1, "seat": 0, "version": 1, "event": {"pick": "white"}},
        {"type": "undo", "id": 1, "seat": 0, "version": 1, "what": "last"},
        {"type": "platter", "id": 1, "seat": 0, "version": 1, "dice": ["white"]},
        {"type": "ping", "id": 1},
        hello,
    ]


def bot_hello(token: str) -> dict[str, Any]:
    return {"type": "hello", "protocol": 2, "token": token, "games": [], "most": 2}


def messages_of_bot(hello: dict[str, Any], table: str) -> list[dict[str, Any]]:
    """What a bot of somebody's may say."""
    act = {"type": "act", "at": table, "id": 1, "seat": 0, "version": 1}
    return [{**act, "event": {"pick": "white"}}, {"type": "ping", "id": 1}, hello]
