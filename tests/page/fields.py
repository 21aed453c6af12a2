"""The scores of bots on a day's dice in CPython: days as JSON on the input, scores by level out."""

import json
import sys
from collections import Counter

from renard.daily.field import play_field
from renard.rules.sheet import load_sheet
from renard.table import SeededDice

answers = {}
for game, asked in json.load(sys.stdin).items():
    source = SeededDice(int(asked["seed"]))
    field = play_field(load_sheet(game), source, asked["rival"], asked["runs"])
    answers[game] = [sorted(Counter(scores).elements()) for scores in field.scores.values()]
json.dump(answers, sys.stdout)
