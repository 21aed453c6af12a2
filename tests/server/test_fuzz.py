"""A little of what `python -m tests.server.fuzz` does by the hundred thousand."""

import re

from tests.server.fuzz.known import (
    SEATS,
    bot_hello,
    hello_with,
    messages_of,
    messages_of_bot,
    requests_about,
)
from tests.server.fuzz.run import fuzz
from tests.server.test_protocol import TEXT


def test_changed_requests_and_messages(tmp_path):
    seen = fuzz(600, tmp_path)
    assert seen["2xx"] > 10
    assert seen["4xx"] > 100
    assert seen["refused"] > 100
    assert "5xx" not in seen


def asked(server) -> set[tuple[str, str]]:
    """The method and path of everything that is fuzzed, without questions."""
    made = server.http.post("/api/tables", json={"game": "clever", "seats": SEATS}).json()
    known = requests_about(made, {"id": "a"}, {})
    return {(method, path.partition("?")[0]) for method, path, _ in known}


def test_every_endpoint_is_fuzzed(server):
    """Those that the server has; that these are on the page of the protocol is a test there."""
    fuzzed = asked(server)
    missing = [
        f"{method.upper()} {path}"
        for path, methods in server.http.get("/api/openapi.json").json()["paths"].items()
        for method in methods
        if not any(one == method.upper() and _fits(path, known) for one, known in fuzzed)
    ]
    assert not missing


def test_every_endpoint_of_the_page_is_fuzzed(server):
    fuzzed = asked(server)
    told = re.findall(r"`(GET|POST|DELETE) (/api/[^`? ]*)", TEXT)
    assert len(told) > 40
    for method, path in told:
        assert any(one == method and _fits(path, known) for one, known in fuzzed), (method, path)


def _fits(template: str, path: str) -> bool:
    return bool(re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)), path))


def test_every_message_is_fuzzed(server):
    published = server.http.get("/api/protocol").json()
    client, bot = hello_with({}), bot_hello("x")
    for whose, known in (("client", messages_of(client)), ("bot", messages_of_bot(bot, "x"))):
        kinds = set(published[whose]["discriminator"]["mapping"])
        assert {message["type"] for message in known} == kinds
