"""Positions among several, as a player alone would meet them."""

import numpy as np
import pytest

from renard.players.alone import as_alone
from renard.rules.layout import PART_ACTIVE, PART_PASSIVE, PART_ROUND, PHASE_PLAY, PHASE_ROLL, STATE
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
                    assert alone[0].part == PART_ACTIVE
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
