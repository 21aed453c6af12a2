"""What all players have in common: legal, honest, the same for the same position."""

import numpy as np
import pytest

from renard.players import make_player, players_of
from renard.rules.sheet import load_sheet
from tests.players.positions import walk

GAMES = [("clever", 1), ("tower", 3), ("twice", 2), ("mix", 4), ("levelx", 2), ("levelx", 4)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_player_chooses_what_is_legal(name, players):
    sheet = load_sheet(name)
    for level in players_of(sheet):
        player = make_player(level, sheet)
        assert player.name == level
        for batch in walk(sheet, players, 6, 40, seed=4):
            words = np.arange(len(batch), dtype=np.uint64)
            chosen = player.choose(sheet, batch.states, batch.seats, words)
            assert (batch.masks[np.arange(len(batch)), chosen] == 1).all()


@pytest.mark.parametrize(("name", "players"), [("twice", 1), ("mix", 2), ("levelx", 3)])
def test_a_decision_depends_on_the_position_alone(name, players):
    """Whatever dice will come, whatever was decided before and beside: the same decision."""
    sheet = load_sheet(name)
    for level in players_of(sheet)[1:]:
        player = make_player(level, sheet)
        for batch in walk(sheet, players, 8, 25, seed=9):
            words = np.arange(len(batch), dtype=np.uint64)
            chosen = player.choose(sheet, batch.states, batch.seats, words)
            order = np.arange(len(batch))[::-1]
            again = player.choose(sheet, batch.states[order], batch.seats[order], words + 77)
            assert (again[order] == chosen).all()


def test_positions_are_not_changed_by_deciding():
    sheet = load_sheet("clever")
    for level in players_of(sheet):
        player = make_player(level, sheet)
        for batch in walk(sheet, 2, 4, 20, seed=1):
            before = batch.states.tobytes()
            player.choose(sheet, batch.states, batch.seats, np.zeros(len(batch), np.uint64))
            assert batch.states.tobytes() == before


@pytest.mark.parametrize(("name", "players"), [("clever", 1), ("mix", 1), ("levelx", 2)])
def test_an_evaluation_names_every_legal_action_and_its_best_is_what_is_done(name, players):
    sheet = load_sheet(name)
    master = make_player("master", sheet)
    for batch in walk(sheet, players, 6, 30, seed=2):
        words = np.zeros(len(batch), np.uint64)
        chosen = master.choose(sheet, batch.states, batch.seats, words)
        found = master.evaluate(sheet, batch.states, batch.seats)
        for mask, action, evaluation in zip(batch.masks, chosen, found, strict=True):
            assert evaluation.actions.tolist() == np.flatnonzero(mask).tolist()
            assert np.isfinite(evaluation.values).all()
            best = evaluation.values[evaluation.actions.tolist().index(action)]
            assert best >= evaluation.values.max() - 0.01


def test_what_is_expected_at_the_last_decision_is_what_happens():
    sheet = load_sheet("clever")
    master = make_player("master", sheet)
    seen = 0
    expected = np.zeros(60)
    for batch in walk(sheet, 1, 60, 60, seed=6, chooser=master):
        last = np.flatnonzero(batch.over)
        if len(last):
            assert np.abs(batch.finals[last, 0] - expected[last]).max() < 0.01
            seen += len(last)
        found = master.evaluate(sheet, batch.states, batch.seats)
        expected = np.array([evaluation.values.max() for evaluation in found])
    assert seen >= 30
