"""Records of games with fair dice, one for each game and number of players on the input."""

import json
import sys

from renard.record.format import dump
from renard.rules.sheet import load_sheet
from renard.table import FairDice, Table

records = []
for name, players in json.load(sys.stdin):
    table = Table(load_sheet(name), ["x"] * players, FairDice(bytes(range(32)), "abc"))
    while not table.over:
        seat = table.to_act()[0]
        table.submit(seat, table.version, table.game.legal(seat)[-1])
    records.append(json.loads(dump(table.record())))
json.dump(records, sys.stdout)
