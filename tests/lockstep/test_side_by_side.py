"""Games side by side are the games that a table plays, whoever sits where."""

import numpy as np
import pytest

from renard import load_sheet
from renard.lockstep.engines import Here
from renard.lockstep.results import WIN, part_names, rows_of
from renard.lockstep.side_by_side import AT_ONCE, game_seeds, play_out
from renard.sim import recorded, simulate
from renard.sim.places import Share
from renard.sim.simulate import Games
from tests.play import GAMES
from tests.sim.lookalikes import make_any

COUNT = 6
CASTS = {
    1: ["last"],
    2: ["last", "random"],
    3: ["random", "first", "last"],
    4: ["last", "random", "random", "first"],
}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_every_player_is_asked_on_its_seat_as_at_a_table(name, players, monkeypatch):
    monkeypatch.setattr(recorded, "make_player", make_any)
    sheet, seats = load_sheet(name), CASTS[players]
    cast = list(dict.fromkeys(seats))
    who = np.tile(np.array([cast.index(seat) for seat in seats], np.int8), (COUNT, 1))
    states, _ = play_out(
        sheet, [make_any(seat, sheet) for seat in cast], who, game_seeds(8, 0, COUNT)
    )
    rows = rows_of(sheet, states)
    records = recorded.recorded_games(sheet, seats, COUNT, 8)
    for row, record in zip(rows, records, strict=True):
        for seat, score in enumerate(record.scores):
            assert row["totals"][seat] == score["total"]
            assert row["foxes"][seat] == score.get("foxes", 0)
            won = WIN // len(record.winners) if seat in record.winners else 0
            assert row["wins"][seat] == won
        assert not row["totals"][players:].any()


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_rows_hold_the_points_of_every_zone(name, players):
    sheet = load_sheet(name)
    states, _ = play_out(
        sheet,
        [make_any("random", sheet)],
        np.zeros((COUNT, players), np.int8),
        game_seeds(3, 0, COUNT),
    )
    names = part_names(sheet)
    records = recorded.recorded_games(sheet, ["random"] * players, COUNT, 3)
    for row, record in zip(rows_of(sheet, states), records, strict=True):
        for seat, score in enumerate(record.scores):
            told = score.get("zones") or {r: int(r) * n for r, n in score["chips"].items()}
            assert dict(zip(names, row["parts"][seat].tolist(), strict=False)) == told


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_compiled_loop_of_random_games_plays_the_same(name, players):
    job = {"sheet": load_sheet(name), "seats": ["random"] * players, "seed": 4}
    share = Share(700, 300)
    fast, slow = (Games(**job, with_rows=rows).do(share, Here()) for rows in (False, True))
    assert fast.tallies == slow.tallies
    assert fast.tallies["decisions"] > 0
    assert fast.rows is None
    assert len(slow.rows) == 300


def test_a_share_of_several_blocks_is_played_block_by_block(monkeypatch):
    asked = []

    class Counting:
        name = "random"

        def choose(self, sheet, states, seats, words):
            asked.append(len(states))
            return make_any("random", sheet).choose(sheet, states, seats, words)

    monkeypatch.setattr(simulate, "make_player", lambda name, sheet: Counting())
    job = Games(load_sheet("clever"), ["random"], 4, with_rows=True)
    whole = job.do(Share(0, AT_ONCE + 10), Here())
    assert max(asked) == AT_ONCE
    parts = [job.do(share, Here()).rows for share in (Share(0, AT_ONCE), Share(AT_ONCE, 10))]
    assert np.array_equal(whole.rows, np.concatenate(parts))


def test_what_a_player_does_to_positions_changes_no_game():
    sheet = load_sheet("clever")

    class Vandal:
        name = "vandal"

        def choose(self, sheet, states, seats, words):
            chosen = make_any("random", sheet).choose(sheet, states, seats, words)
            states["cells"][:] = 1
            return chosen

    seeds, who = game_seeds(3, 0, 5), np.zeros((5, 1), np.int8)
    honest, after = (
        play_out(sheet, [player], who, seeds)[0] for player in (make_any("random", sheet), Vandal())
    )
    assert honest.tobytes() == after.tobytes()
