"""Results as a Parquet file: one row a game, the same bytes however they were played."""

import json

import numpy as np
import pyarrow.parquet as pq
import pytest

from renard import dice, load_sheet
from renard.lockstep.side_by_side import AT_ONCE
from renard.sim import parquet
from renard.sim.parquet import GameFile
from renard.sim.places import Threads, cut
from renard.sim.recorded import recorded_games
from renard.sim.simulate import Games, tally_of


def written(path, job, games, spread):
    with GameFile(path, job) as file:
        tally = tally_of(job, games, spread, keep=file.add)
    return tally, pq.read_table(path)


@pytest.mark.parametrize(("name", "players"), [("clever", 1), ("mix", 3), ("levelx", 2)])
def test_a_row_is_a_game(name, players, tmp_path):
    sheet = load_sheet(name)
    seats = ["random"] * players
    _, table = written(tmp_path / "x", Games(sheet, seats, 4, with_rows=True), 10, Threads())
    records = recorded_games(sheet, seats, 10, 4)
    for number, (row, record) in enumerate(zip(table.to_pylist(), records, strict=True)):
        assert row["game"] == number
        assert str(row["seed"]) == record.extra["seed"]
        for seat, score in enumerate(record.scores):
            won = 1 / len(record.winners) if seat in record.winners else 0
            assert row[f"win_{seat}"] == pytest.approx(won)
            assert row[f"total_{seat}"] == score["total"]
            for zone, points in score.get("zones", {}).items():
                assert row[f"{zone}_{seat}"] == points
            assert row[f"foxes_{seat}"] == score.get("foxes", 0)
        assert f"total_{players}" not in row


def test_the_file_says_what_was_played(tmp_path):
    sheet = load_sheet("twice", {"takeback_without_dice": False})
    _, table = written(tmp_path / "x", Games(sheet, ["random"], 9, with_rows=True), 3, Threads())
    told = json.loads(table.schema.metadata[b"renard"])
    assert (told["game"], told["players"], told["seed"]) == ("twice", ["random"], 9)
    assert told["rulings"]["takeback_without_dice"] is False


class Large(Threads):
    """Threads that get several blocks at a time."""

    def shares(self, units, block):
        return cut(units, 3 * block)


def test_the_same_bytes_however_the_work_was_split(tmp_path, monkeypatch):
    monkeypatch.setattr(parquet, "GROUP", 1000)
    job = Games(load_sheet("clever"), ["random"], 1, with_rows=True)
    games = 3 * AT_ONCE + 100
    files = {}
    for name, spread in (("one", Threads(1)), ("three", Threads(3)), ("large", Large(2))):
        tally, table = written(tmp_path / name, job, games, spread)
        files[name] = (tmp_path / name).read_bytes()
        assert table.num_rows == games
        assert table["game"].to_numpy().tolist() == list(range(games))
        assert sum(table["total_0"].to_pylist()) == weighted(tally["totals"][0])
    assert files["one"] == files["three"] == files["large"]
    seeds = pq.read_table(tmp_path / "one")["seed"].to_pylist()
    assert seeds[1500] == int(dice.stream(np.uint64(1), 1500))
    groups = pq.ParquetFile(tmp_path / "one").metadata
    assert [groups.row_group(i).num_rows for i in range(3)] == [1000] * 3


def weighted(counts):
    from renard.lockstep.results import LOWEST

    return int(counts @ (np.arange(len(counts)) + LOWEST))
