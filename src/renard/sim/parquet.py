"""Results of games as a Parquet file: one row a game, written as they come."""

import json
from pathlib import Path
from typing import Any, Self

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from renard.lockstep.results import WIN, part_names
from renard.lockstep.scratch import ROW
from renard.lockstep.side_by_side import game_seeds
from renard.sim.simulate import Games

GROUP = 1 << 16
"""Rows that are written at a time: few enough for little memory, enough to compress well."""


class GameFile:
    """A Parquet file that results are added to, game after game.

    Its columns are `game`, `seed` (of the game's own dice) and for every seat `total_0`, `win_0`,
    `foxes_0` and the points of each zone, as `blue_0`. What all games share stands in the file's
    metadata under `renard`, as JSON.
    """

    def __init__(self, path: Path, games: Games) -> None:
        self._games = games
        self._written = 0
        self._waiting = np.zeros(0, ROW)
        told = {
            "game": games.sheet.id,
            "version": games.sheet.version,
            "rulings": games.sheet.rulings,
            "players": games.seats,
            "seed": games.seed,
        }
        schema = self._table(self._waiting).schema.with_metadata({"renard": json.dumps(told)})
        self._writer = pq.ParquetWriter(path, schema, compression="zstd")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._write(self._waiting)
        self._writer.close()

    def add(self, rows: np.ndarray) -> None:
        """The next games, ROW records."""
        self._waiting = np.concatenate([self._waiting, rows])
        while len(self._waiting) >= GROUP:
            self._write(self._waiting[:GROUP])
            self._waiting = self._waiting[GROUP:]

    def _write(self, rows: np.ndarray) -> None:
        if len(rows):
            self._writer.write_table(self._table(rows))
            self._written += len(rows)

    def _table(self, rows: np.ndarray) -> Any:
        columns = {
            "game": np.arange(self._written, self._written + len(rows)),
            "seed": game_seeds(self._games.seed, self._written, len(rows)),
        }
        for seat in range(len(self._games.seats)):
            columns[f"total_{seat}"] = rows["totals"][:, seat]
            columns[f"win_{seat}"] = rows["wins"][:, seat].astype(np.float32) / WIN
            columns[f"foxes_{seat}"] = rows["foxes"][:, seat]
            for part, name in enumerate(part_names(self._games.sheet)):
                columns[f"{name}_{seat}"] = rows["parts"][:, seat, part]
        # Arrow wants its columns without gaps.
        return pa.table({name: np.ascontiguousarray(column) for name, column in columns.items()})
