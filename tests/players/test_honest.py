"""Honest players: a decision follows from what everybody at the table can see, and nothing else."""

import itertools

import numpy as np
import pytest

from renard.lockstep.batch import Batch
from renard.players import make_player
from renard.rules import engine
from renard.rules.layout import IDLE, PART_ACTIVE, PHASE_PLAY, STATE
from renard.rules.sheet import load_sheet
from tests.players.positions import walk

GAMES = [("clever", 2), ("clever", 4), ("tower", 3), ("twice", 3), ("mix", 3), ("levelx", 3)]
LEVELS = ["greedy", "casual", "master"]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_dice_to_come_change_nothing(name, players):
    """The same positions, reached in games of other seeds: the same decisions."""
    sheet = load_sheet(name)
    player = make_player("master", sheet)
    for steps, batch in enumerate(walk(sheet, players, 6, 24, seed=3)):
        if steps % 4:
            continue
        words = np.zeros(len(batch), np.uint64)
        chosen = player.choose(sheet, batch.states, batch.seats, words)
        for seed in range(3):
            other = Batch(sheet, players, len(batch), seed=1000 + seed)
            other.states[:] = batch.states
            again = player.choose(sheet, other.states, batch.seats, words + seed)
            assert (again == chosen).all()


@pytest.mark.parametrize(("name", "players"), [game for game in GAMES if game[0] != "levelx"])
def test_what_others_choose_at_the_same_time_changes_nothing(name, players):
    """Where several are asked at once, nobody may know whether or how another has answered."""
    sheet = load_sheet(name)
    cast = [make_player(level, sheet) for level in LEVELS]
    checked = 0
    for batch in walk(sheet, players, 12, 50, seed=11):
        for i in np.flatnonzero(batch.states["part"] != PART_ACTIVE):
            state = batch.states[i : i + 1].copy()
            asked = np.flatnonzero(state["asks"][0] != IDLE)
            if state["phase"][0] != PHASE_PLAY or len(asked) < 2:
                continue
            for quick, slow in itertools.permutations(asked.tolist(), 2):
                after = state.copy()
                while after["asks"][0][quick] != IDLE:
                    after = _applied(sheet, after, quick, cast[0])
                for player in cast:
                    before = _chosen(player, sheet, state, slow)
                    assert _chosen(player, sheet, after, slow) == before
                    checked += 1
    assert checked > 20


def _chosen(player, sheet, state, seat):
    words = np.zeros(1, np.uint64)
    return int(player.choose(sheet, state, np.array([seat], np.int8), words)[0])


def _applied(sheet, state, seat, player):
    after = np.zeros(1, STATE)
    after[0] = state[0]
    out = np.zeros(sheet.actions, np.int32)
    engine.apply(sheet.record, after[0], seat, _chosen(player, sheet, state, seat), out)
    return after
