"""What tests of the lobby share: people who show who they are, and a clock that is moved."""

import time
from concurrent.futures import ThreadPoolExecutor

from renard.server import keys
from tests.server.conftest import Server

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]


class Clock:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.moved = 0.0

    def __call__(self) -> float:
        return time.time() + self.moved


def shown(who: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {who}"}


def post(server: Server, path: str, body: dict, who: str | None = None, status: int = 200) -> dict:
    headers = shown(who or keys.new_secret())
    answer = server.http.post(f"/api/{path}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def set_up(server: Server, who: str | None = None, status: int = 201, **more) -> dict:
    """A listed table for two with one open seat, or another."""
    wish = {"game": "clever", "seats": SEATS, "listed": True, **more}
    return post(server, "tables", wish, who, status)


def lobby(server: Server) -> dict[str, dict]:
    """What the lobby shows now, by table."""
    server.app.state.meeting.listing.changed()
    answer = server.http.get("/api/lobby")
    assert answer.status_code == 200, answer.text
    return {one["table"]: one for one in answer.json()["tables"]}


def at_once(number: int, ask) -> list:
    """Ask so many times at the same moment."""
    with ThreadPoolExecutor(number) as pool:
        return list(pool.map(ask, range(number)))
