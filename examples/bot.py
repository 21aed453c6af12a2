"""A bot with a token of yours (docs/bots.md): bot.py http://127.0.0.1:8000 TOKEN.

It plays what it is given, several games at once, at random: put your own choice into `choose`.
"""

import json
import random
import sys

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from renard import Game, load_sheet
from renard.table import GO_ON, OwnDice, Table


def choose(game: Game, seat: int) -> int:
    return random.choice(game.legal(seat))


class Playing:
    def __init__(self, welcome: dict) -> None:
        about = welcome["table"]
        sheet = load_sheet(about["game"], about["rulings"])
        self.table = Table.replay(sheet, [""] * about["players"], OwnDice(), welcome["events"])
        self.seats, self.asked = welcome["mine"], -1

    def decision(self) -> dict | None:
        """What we do now, unless it is the others' turn or was said already."""
        version, game = self.table.version, self.table.game
        mine = [seat for seat in self.table.to_act() if seat in self.seats]
        if not mine or self.asked == version:
            return None
        self.asked = version
        event = game.event(mine[0], choose(game, mine[0])) or GO_ON
        return {"id": version, "seat": mine[0], "version": version, "event": event}


def main(server: str, token: str) -> None:
    games: dict[str, Playing] = {}
    with connect(f"{server.replace('http', 'ws', 1)}/api/bots/play") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
        for text in socket:
            message = json.loads(text)
            kind, at = message["type"], message.get("at", "")
            if kind == "welcome":
                games[at] = Playing(message)
            elif kind == "events":
                for entry in message["events"]:
                    games[at].table.follow(entry)
            elif kind in ("greeted", "ended", "refused"):
                print(kind, message.get("bot") or at or message["message"], flush=True)
            if at in games and (act := games[at].decision()):
                socket.send(json.dumps({"type": "act", "at": at, **act}))


try:
    main(sys.argv[1].rstrip("/"), sys.argv[2])
except (ConnectionClosed, KeyboardInterrupt) as end:
    sys.exit(f"The connection has ended: {end}")
