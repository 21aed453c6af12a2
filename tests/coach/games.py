"""Records and positions for the tests of the coach."""

import numpy as np

from renard.coach.judge import Judge
from renard.record.format import dump
from renard.rules.game import Game
from renard.rules.sheet import load_sheet
from renard.sim.recorded import record_game
from renard.table import SeededDice, Table

SEATINGS = [
    ("clever", ["club"]),
    ("clever", ["greedy", "master", "casual"]),
    ("tower", ["casual", "expert"]),
    ("twice", ["expert"]),
    ("mix", ["casual"]),
    ("levelx", ["greedy", "master"]),
    ("levelx", ["club", "greedy", "random"]),
]
"""Every game, alone and among several."""


def recorded(name, seats, seed=3):
    return record_game(load_sheet(name), seats, seed)


def two_games(folder):
    """A file with a game alone and a race."""
    path = folder / "games.jsonl"
    games = [recorded("clever", ["greedy"]), recorded("levelx", ["random", "greedy"])]
    path.write_text("".join(dump(game) + "\n" for game in games), encoding="utf-8")
    return path


def master_with_a_blunder(name, players, seed, at):
    """A record of the master's on every seat, but for its worst choice at one decision.

    Returns the record, the seat and what was chosen.
    """
    sheet = load_sheet(name)
    table, judge = Table(sheet, ["master"] * players, SeededDice(seed)), Judge(sheet, players)
    blunder = None
    decided = 0
    while not table.over:
        seat = table.to_act()[0]
        values = judge.choices(table.game.states, seat)
        wanted = max
        decided += 1
        if blunder is None and decided >= at and max(values.values()) - min(values.values()) > 10:
            wanted = min
        action = wanted(values, key=lambda a: values[a])
        if wanted is min:
            loss = max(values.values()) - values[action]
            blunder = (seat, table.game.text(seat, action), loss)
        table.submit(seat, table.version, action)
    return table.record(), blunder


def rolled(name, players, faces):
    """A new game after its first roll."""
    game = Game(load_sheet(name), players)
    due = game.dice_to_roll()
    game.apply_roll(dict(zip(due, faces, strict=True)))
    return game


def same(one, other):
    return np.isclose(one, other, atol=1e-6)
