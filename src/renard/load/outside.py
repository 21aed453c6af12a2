"""A bot at a server, over the protocol that anybody's bot speaks: it plays as one of our levels."""

import asyncio
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from renard.load.place import LoadError, Place, ask
from renard.players import Player, decide, make_player, players_of
from renard.rules.sheet import Sheet, load_sheet
from renard.table import GO_ON, OwnDice, Table

FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""Seconds before a bot tries to connect again."""
FINAL = {"wrong token", "banned", "taken", "old protocol", "malformed"}
"""Refusals after which trying again would not help."""
Tell = Callable[[str], None]


def ask_as(
    place: Place, identity: str, path: str, body: Any = None, method: str | None = None
) -> Any:
    """A request of whoever shows this identity."""
    connection = place.connect()
    try:
        return ask(connection, path, body, {"Authorization": f"Bearer {identity}"}, method)
    except OSError as error:
        raise LoadError(f"{place.name}: no server answers there ({error})") from error
    finally:
        connection.close()


def new_identity() -> str:
    """128 random bits: whoever shows them is the same person again."""
    return secrets.token_urlsafe(16)


def new_token(place: Place, identity: str, name: str, owner: str | None = None) -> dict[str, Any]:
    """A token for a bot of this name; `owner` is what its owner is called from now on."""
    if owner is not None:
        ask_as(place, identity, "/api/people/me", {"name": owner})
    made: dict[str, Any] = ask_as(place, identity, "/api/people/me/bots", {"name": name})
    return made


@dataclass
class _Game:
    table: Table
    seats: list[int]
    sheet: Sheet
    asked: int = -1


@dataclass
class LevelBot:
    """Plays as one of our levels, wherever it is asked to; comes back when a connection breaks."""

    place: Place
    token: str
    level: str
    tell: Tell
    games: list[str] = field(default_factory=list)
    most: int = 4
    tables: bool = True
    ladder: bool = True
    _playing: dict[str, _Game] = field(default_factory=dict)
    _players: dict[tuple[str, str], Player] = field(default_factory=dict)
    _wait: float = FIRST_WAIT

    async def run(self) -> None:
        """Play until the server does not want us any more."""
        url = f"{self.place.socket_url}/api/bots/play"
        while True:
            try:
                async with connect(url, proxy=None) as socket:
                    await self._session(socket)
            except InvalidStatus as error:
                self.tell(f"the server gave no socket ({error})")
            except (ConnectionClosed, OSError, WebSocketException, TimeoutError) as error:
                self.tell(f"the connection has ended ({error or type(error).__name__})")
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _session(self, socket: ClientConnection) -> None:
        self._playing.clear()
        hello = {"type": "hello", "protocol": 2, "token": self.token, "games": self.games}
        more = {"most": self.most, "tables": self.tables, "ladder": self.ladder}
        await socket.send(json.dumps({**hello, **more}))
        async for text in socket:
            message = json.loads(text)
            self._hear(message)
            act = await self._decide(message.get("at", ""))
            if act is not None:
                await socket.send(json.dumps(act))

    def _hear(self, message: dict[str, Any]) -> None:
        at = message.get("at", "")
        match message["type"]:
            case "greeted":
                self._wait = FIRST_WAIT
                self.tell(f"here as {message['bot']}, playing as {self.level}")
            case "welcome":
                self._begin(at, message)
            case "events" if at in self._playing:
                for entry in message["events"]:
                    self._playing[at].table.follow(entry)
            case "late":
                self.tell(f"{at}: too late, another bot has decided")
            case "ended" if at in self._playing:
                game = self._playing.pop(at)
                totals = [game.table.game.score(s).total for s in range(game.table.game.players)]
                self.tell(f"{at}: over, totals {totals}, our seats {game.seats}")
            case "refused" if message["refused"] in FINAL and message["id"] is None:
                raise LoadError(f"the server refused: {message['message']}")

    def _begin(self, at: str, message: dict[str, Any]) -> None:
        about = message["table"]
        sheet = load_sheet(about["game"], about["rulings"])
        names = [""] * about["players"]
        table = Table.replay(sheet, names, OwnDice(), message["events"])
        self._playing[at] = _Game(table, message["mine"], sheet)
        self.tell(f"{at}: a game of {about['game']}, our seats {message['mine']}")

    async def _decide(self, at: str) -> dict[str, Any] | None:
        game = self._playing.get(at)
        if game is None or game.asked == game.table.version:
            return None
        mine = [seat for seat in game.table.to_act() if seat in game.seats]
        if not mine:
            return None
        version, seat = game.table.version, mine[0]
        game.asked = version
        # In a thread, so that pings are answered; the position does not change meanwhile.
        action = await asyncio.to_thread(self._think, game, seat)
        event = game.table.game.event(seat, action) or GO_ON
        act = {"type": "act", "at": at, "id": version, "seat": seat, "version": version}
        return {**act, "event": event}

    def _think(self, game: _Game, seat: int) -> int:
        who = (game.sheet.id, self.level)
        if who not in self._players:
            self._players[who] = make_player(self.level, game.sheet)
        return decide(self._players[who], game.table.game, seat, secrets.randbits(64))


def check_level(level: str, games: list[str]) -> None:
    """Refuse a level that one of these games does not have."""
    for name in games:
        sheet = load_sheet(name)
        known = players_of(sheet)
        if level not in known:
            raise LoadError(f"{sheet.id} has no level {level!a}: there are {', '.join(known)}")
