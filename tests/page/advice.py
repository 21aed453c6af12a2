"""What the coach of CPython says: positions as JSON on the input, its advice on the output."""

import json
import sys

import numpy as np

from renard.coach import advise
from renard.coach.moment import sureness
from renard.rules.game import Game
from renard.rules.layout import STATE
from renard.rules.sheet import load_sheet


def told(game, seat):
    known, advice = sureness(game), advise(game, seat)
    return {
        "assumes": [
            {"seat": one.seat, "level": one.level, "bot": one.bot} for one in advice.assumes
        ],
        "spread": known.spread,
        "error": known.error,
        "choices": [
            {
                "action": choice.action,
                "points": choice.expected,
                "cost": choice.cost,
                "win": choice.win,
                "reasons": [{"kind": one.kind, **one.values} for one in choice.reasons],
                "price": [{"kind": one.kind, **one.values} for one in choice.price],
            }
            for choice in advice.choices
        ],
    }


answers = {}
for name, asked in json.load(sys.stdin).items():
    sheet = load_sheet(name)
    states = [np.frombuffer(bytes.fromhex(one["state"]), STATE).copy() for one in asked]
    games = [Game.at(sheet, state) for state in states]
    answers[name] = [told(game, one["seat"]) for game, one in zip(games, asked, strict=True)]
json.dump(answers, sys.stdout)
