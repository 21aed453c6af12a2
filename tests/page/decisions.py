"""What the players of CPython decide: positions as JSON on the input, decisions on the output."""

import json
import sys

import numpy as np

from renard.players.registry import levels_of, make_player
from renard.rules.layout import STATE
from renard.rules.sheet import load_sheet

questions = json.load(sys.stdin)
answers = {}
for game, question in questions.items():
    sheet, asked = load_sheet(game), question["positions"]
    states = np.frombuffer(bytes.fromhex("".join(q["state"] for q in asked)), STATE).copy()
    seats = np.array([q["seat"] for q in asked], np.int8)
    words = np.zeros(len(asked), np.uint64)
    answers[game] = {}
    for level in levels_of(sheet):
        if level.name not in question["levels"]:
            continue
        player = make_player(level.name, sheet)
        told = {"chosen": player.choose(sheet, states, seats, words).tolist()}
        if level.net:
            told["expected"] = [
                dict(zip(map(str, found.actions.tolist()), found.values.tolist(), strict=True))
                for found in player.evaluate(sheet, states, seats)
            ]
        answers[game][level.name] = told
json.dump(answers, sys.stdout)
