"""A server that is told anything, and what it answers."""

import contextlib
import http.client
import json
import urllib.error
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import quote

from websockets.exceptions import ConnectionClosed, WebSocketException

from renard.server import keys
from tests.server.authenticator import Authenticator
from tests.server.fuzz.changing import ODD, other, text_of
from tests.server.fuzz.known import (
    PAGE,
    SEATS,
    bot_hello,
    hello_with,
    messages_of,
    messages_of_bot,
    requests_about,
)
from tests.server.live import Live

AT_ONCE = 40
"""Messages on a socket before it has to show that it still answers."""


class Fuzz:
    """A server, a table that is talked about, and what came of it."""

    def __init__(self, live: Live, seed: int) -> None:
        self._live = live
        self._chance = Random(seed)
        self.seen: Counter = Counter()
        host, _, port = live.url.removeprefix("http://").partition(":")
        self._connection = http.client.HTTPConnection(host, int(port), timeout=60)
        self._renew()

    def _renew(self) -> None:
        self._made = self._live.create("clever", SEATS, listed=self._chance.random() < 0.5)
        self._alone = self._live.create("clever", SEATS[:1], dice="own")
        # Begun, but never done: what is changed in these is all that is wrong with them.
        authenticator = Authenticator(PAGE)
        known = authenticator.make(self._begin("passkeys"))
        self._live.post("/api/people/me/passkeys", known, self._page())
        used = authenticator.use(self._begin("passkey"))
        new = Authenticator(PAGE).make(self._begin("passkeys"))
        self._known = requests_about(self._made, new, used)

    def _page(self) -> dict[str, str]:
        return {"Origin": PAGE, "Authorization": f"Bearer {self._made['secrets']['0']}"}

    def _begin(self, what: str) -> dict:
        return self._live.post(f"/api/people/me/{what}/begin", {}, self._page())["options"]

    def close(self) -> None:
        self._connection.close()

    # ---- requests

    def requests(self, number: int) -> None:
        for n in range(number):
            if n % 500 == 0:
                self._renew()
            status = self._ask(*self._request())
            self.seen[f"{status // 100}xx"] += 1

    def _request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        chance = self._chance
        method, path, body = chance.choice(self._known)
        headers = {"Content-Type": "application/json"}
        if "passkey" in path:
            headers["Origin"] = PAGE
        if chance.random() < 0.8:
            headers["Authorization"] = f"Bearer {self._made['secrets']['0']}"
        if chance.random() < 0.2:
            name = chance.choice(["Origin", "Authorization", "Content-Type", "Range", "Accept"])
            odd = ["http://[x", "bytes=9-1", "null", "Bearer", "a/b;q=x", "\xe9", "*" * 999, ""]
            headers[name] = chance.choice(odd)
        if chance.random() < 0.2:
            at = chance.randrange(1, len(path) + 1)
            path = path[:at] + quote(str(chance.choice(ODD))[:60], errors="replace") + path[at:]
        if chance.random() < 0.05:
            method = chance.choice(["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"])
        sent = None if body is None else text_of(other(body, chance), chance)
        return method, path, sent, headers

    def _ask(self, method, path, body, headers) -> int:
        try:
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            told = answer.read()
        except (http.client.HTTPException, ConnectionError):
            self._connection.close()  # cut off, as whoever sends nonsense may be
            return 0
        assert answer.status < 500, (method, path, body, headers, answer.status, told)
        return answer.status

    # ---- messages

    def messages(self, number: int) -> None:
        sent = 0
        while sent < number:
            if sent % 1000 == 0:
                self._renew()
            try:
                with self._live.connect(self._alone["table"]["id"], close_timeout=5) as socket:
                    sent += self._talk(socket, min(AT_ONCE, number - sent))
            except (ConnectionClosed, WebSocketException, ConnectionError):
                self.seen["closed"] += 1
                sent += 1

    def _talk(self, socket, number: int) -> int:
        chance = self._chance
        hello = hello_with(self._alone["secrets"])
        if chance.random() < 0.2:
            hello = other(hello, chance)
        socket.send(json.dumps(hello))
        return self._say(socket, messages_of(hello), number)

    def _say(self, socket, known: list[dict], number: int) -> int:
        """So many of these, most of them changed; the server still answers after them."""
        chance = self._chance
        for _ in range(number):
            said = chance.choice(known)
            text = text_of(said if chance.random() < 0.1 else other(said, chance), chance)
            socket.send(text.decode(errors="replace") if chance.random() < 0.95 else text)
        socket.send('{"type": "ping", "id": "still there"}')
        while True:
            told = json.loads(socket.recv(timeout=120))
            self.seen[told["type"]] += 1
            assert told.get("refused") != "mistake", told
            if told == {"type": "pong", "id": "still there"}:
                return number

    # ---- messages of bots

    def bots(self, number: int) -> None:
        """A bot that says anything, at a table of its own."""
        made = self._ask_for_token()
        sent = 0
        while sent < number:
            try:
                with self._live.connect_to("/api/bots/play", close_timeout=5) as socket:
                    sent += self._talk_as_bot(socket, made, min(AT_ONCE, number - sent))
            except (ConnectionClosed, WebSocketException, ConnectionError):
                self.seen["closed"] += 1
                sent += 1

    def _ask_for_token(self) -> dict:
        headers = {
            "Content-Type": "application/json",
            "Authorization": f"Bearer {keys.new_secret()}",
        }
        self._connection.close()
        self._connection.request("POST", "/api/people/me/bots", b'{"name": "rex"}', headers)
        return json.load(self._connection.getresponse())

    def _talk_as_bot(self, socket, made: dict, number: int) -> int:
        chance = self._chance
        hello = bot_hello(made["token"])
        if chance.random() < 0.2:
            hello = other(hello, chance)
        socket.send(json.dumps(hello))
        at = self._alone["table"]["id"]
        if json.loads(socket.recv(timeout=120))["type"] == "greeted":
            seats = [{"kind": "bot", "bot": made["bot"]}, {"kind": "bot", "bot": "random"}]
            with contextlib.suppress(urllib.error.HTTPError):  # it plays as many as it can
                at = self._live.create("clever", seats, bots="outside")["table"]["id"]
        return self._say(socket, messages_of_bot(hello, at), number)


def fuzz(number: int, folder: Path, seed: int = 1) -> Counter:
    """Half of them requests, half messages, some of these of bots; what was seen.

    Fails on the first 5xx or mistake.
    """
    live = Live(
        folder / "fuzz.db",
        "--messages-per-second=1000000",
        "--records-per-second=1000",
        "--keys-per-hour=1000000",
        "--reports-per-hour=1000000",
        "--daily-bots=10",
        f"--allow-origin={PAGE}",
    )
    try:
        with closing(Fuzz(live, seed)) as made:
            made.requests(number - number // 2)
            made.messages(number // 3)
            made.bots(number // 6)
        assert live.get("/api/sheets")
    finally:
        code = live.stop()
    assert code == 0
    errors = [note for note in live.noted() if note["level"] == "error"]
    assert not errors, errors[:3]
    return made.seen
