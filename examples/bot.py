"""A bot that takes a seat by an invitation link and plays it: bot.py http://…/#/join/<id>/<invite>.

It knows the rules from Renard, and chooses at random; put your own choice into `choose`.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

from renard import Game, load_sheet
from renard.table import GO_ON, OwnDice, Table


def choose(game: Game, seat: int) -> int:
    return random.choice(game.legal(seat))


def main(link: str) -> None:
    site, _, fragment = link.partition("/#/join/")
    table_id, invite = fragment.split("/")
    api = f"{site}/api/tables/{table_id}"
    wish = json.dumps({"invite": invite, "name": "example bot"}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{api}/join", wish, headers)
    with urllib.request.urlopen(request) as answer:
        joined = json.load(answer)
    seat, secret = joined["seat"], joined["secret"]

    with connect(f"{api.replace('http', 'ws', 1)}/play") as socket:
        hello = {"type": "hello", "protocol": 1, "seen": 0, "secrets": {str(seat): secret}}
        socket.send(json.dumps(hello))
        welcome = json.loads(socket.recv())
        about = welcome["table"]
        sheet = load_sheet(about["game"], about["rulings"])
        table = Table.replay(sheet, [""] * about["players"], OwnDice(), welcome["events"])
        asked = -1  # the version at which we have said what we do
        while not table.over:
            if seat in table.to_act() and asked != table.version:
                asked = table.version
                event = table.game.event(seat, choose(table.game, seat)) or GO_ON
                act = {"type": "act", "id": asked, "seat": seat, "version": asked, "event": event}
                socket.send(json.dumps(act))
            message = json.loads(socket.recv())
            for entry in message.get("events", []):
                table.follow(entry)
    print("Totals:", [table.game.score(s).total for s in range(about["players"])])


main(sys.argv[1])
