"""Positions among several, as a player alone would meet them."""

import numpy as np
import pytest

from renard.lockstep.batch import Batch
from renard.players import make_player
from renard.players.alone import as_alone
from renard.rules.layout import (
    EXTRAS,
    PART_ACTIVE,
    PART_PASSIVE,
    PART_ROUND,
    PHASE_PLAY,
    PHASE_ROLL,
    STATE,
)
from renard.rules.sheet import load_sheet
from tests.players.positions import walk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_sheet_and_a_round_that_fits(players):
    sheet = load_sheet("clever")
    alone = np.zeros(1, STATE)
    for batch in walk(sheet, players, 8, 60, seed=players):
        for state in batch.states:
            for seat in range(players):
                as_alone(sheet.record, state, seat, alone[0])
                assert alone[0].players == 1
                assert 1 <= alone[0].round_now <= 6
                assert (alone[0].cells[0] == state.cells[seat]).all()
                if state.part == PART_ACTIVE and state.active == seat:
                    assert (alone[0].where == state.where).all()
                    assert alone[0].part == PART_ACTIVE or state.stage[seat] == EXTRAS
                if state.part == PART_ACTIVE and state.active != seat:
                    assert (alone[0].part, alone[0].phase) == (PART_PASSIVE, PHASE_ROLL)


def test_two_players_go_through_the_rounds_of_one():
    sheet = load_sheet("clever")
    alone = np.zeros(1, STATE)
    for batch in walk(sheet, 2, 8, 70, seed=5):
        for state in batch.states:
            seat = int(state.active)
            if state.phase != PHASE_PLAY or state.part == PART_ROUND:
                continue
            as_alone(sheet.record, state, seat, alone[0])
            if state.part == PART_ACTIVE:
                assert alone[0].round_now == state.round_now


def test_master_scores_alike_on_every_seat():
    """The last turn of one seat is not the last of another: none may keep dice for nothing."""
    sheet = load_sheet("clever")
    master, greedy = make_player("master", sheet), make_player("greedy", sheet)
    means = []
    for seat in range(2):
        batch = Batch(sheet, 2, 40, seed=3)
        points = []
        words = np.zeros(40, np.uint64)
        while len(points) < 40:
            chosen = greedy.choose(sheet, batch.states, batch.seats, words)
            mine = batch.seats == seat
            chosen[mine] = master.choose(sheet, batch.states[mine], batch.seats[mine], words[mine])
            batch.step(chosen)
            points += batch.finals[batch.over, seat].tolist()
        means.append(np.mean(points))
    assert min(means) > 260
