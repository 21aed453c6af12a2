"""Positions of many games with what the master expects of every choice, as a Parquet file.

Games are played block by block and written as they end, so that any number needs little memory. A
game depends on the seed and its number alone.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from renard import dice
from renard.coach.judge import Judge
from renard.coach.rollouts import play_along, share_of_win, totals_of
from renard.players import make_player
from renard.rules.game import Game
from renard.rules.observe import Observation
from renard.rules.sheet import Sheet
from renard.rules.text import state_text

AT_ONCE = 64
"""Games that are played side by side, and a group of rows of the file."""
_SEATING = 1 << 20
"""The number of the decision that levels are drawn by: no game has so many."""

FIELDS: dict[str, tuple[Any, str]] = {
    "game": (pa.int64(), "number of the game, from 0"),
    "decision": (pa.int32(), "number of the decision in its game, from 0; forced ones count"),
    "seat": (pa.int8(), "who decides"),
    "player": (pa.dictionary(pa.int8(), pa.string()), "the level that sits there"),
    "round": (pa.int8(), "the round"),
    "position": (pa.string(), "the table on one line, as `renard.parse_state` reads it"),
    "observation": (
        pa.list_(pa.int16()),
        "the same as numbers, from the seat's own point of view; its parts are listed below",
    ),
    "actions": (pa.list_(pa.int16()), "all legal actions, two or more, in rising order"),
    "values": (
        pa.list_(pa.float32()),
        "by action, the final points (in a race, the lead) that the master expects of it",
    ),
    "best": (pa.int16(), "the action that is expected to bring most; of equals the first"),
    "chosen": (pa.int16(), "the action that the player chose"),
    "points": (pa.int16(), "the seat's points as they stood"),
    "final": (pa.int16(), "the seat's points at the end of the game"),
    "others": (pa.list_(pa.int16()), "the points of the other seats at the end, next seat first"),
    "win": (pa.float32(), "1 if the seat won, 0 if not, a share of 1 if several tied; 1 alone"),
}
"""The columns: their type, and what they are."""


@dataclass(frozen=True)
class Wanted:
    """What a data set is made of."""

    sheet: Sheet
    players: int
    levels: Sequence[str]
    games: int
    seed: int


def write_dataset(wanted: Wanted, path: Path) -> Iterator[tuple[int, int]]:
    """Write the file; tells after every block how many games and rows were added to it."""
    told = {"game": wanted.sheet.id, "levels": list(wanted.levels), "seed": wanted.seed}
    fields = [pa.field(name, kind, nullable=False) for name, (kind, _) in FIELDS.items()]
    schema = pa.schema(fields, {"renard": json.dumps(told)})
    judge = Judge(wanted.sheet, wanted.players)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for first in range(0, wanted.games, AT_ONCE):
            count = min(AT_ONCE, wanted.games - first)
            rows = _play(wanted, judge, first, count)
            if rows:
                writer.write_table(pa.Table.from_pylist(rows, schema))
            yield count, len(rows)


def _play(wanted: Wanted, judge: Judge, first: int, count: int) -> list[dict[str, Any]]:
    """All decisions of some games that had a choice, game by game."""
    sheet, levels = wanted.sheet, wanted.levels
    states = np.repeat(Game(sheet, wanted.players).states, count)
    base = np.uint64(wanted.seed & 0xFFFFFFFFFFFFFFFF)
    words = np.array([dice.stream(base, first + game) for game in range(count)], np.uint64)
    who = np.array([_seated(word, wanted.players, len(levels)) for word in words])
    sitting = [make_player(level, sheet) for level in levels]
    rows: list[list[dict[str, Any]]] = [[] for _ in range(count)]
    decided = np.zeros(count, np.int32)
    for going, seats, actions in play_along(sheet, states, words, sitting, who):
        for game in going:
            one, seat = Game.at(sheet, states[game : game + 1].copy()), int(seats[game])
            number = int(decided[game])
            decided[game] += 1
            values = judge.choices(one.states, seat)
            if len(values) < 2:
                continue
            row = _row(one, seat, values)
            row |= {"game": first + int(game), "decision": number, "chosen": int(actions[game])}
            row["player"] = levels[who[game, seat]]
            rows[game].append(row)
    for game, final in enumerate(totals_of(sheet, states)):
        for row in rows[game]:
            seat = row["seat"]
            row["final"] = int(final[seat])
            row["others"] = [int(points) for points in np.roll(final, -seat)[1:]]
            row["win"] = share_of_win(sheet, states[game], seat)
    return [row for game_rows in rows for row in game_rows]


def _seated(word: np.uint64, players: int, levels: int) -> list[int]:
    """The level of every seat of a game, by its own random bits."""
    return [int(dice.choice(word, seat, _SEATING, levels)) for seat in range(players)]


def _row(game: Game, seat: int, values: dict[int, float]) -> dict[str, Any]:
    """What is known when a seat decides."""
    return {
        "seat": seat,
        "round": game.round,
        "position": state_text(game),
        "observation": Observation.of(game.sheet, game.players).row(game, seat).tolist(),
        "actions": list(values),
        "values": list(values.values()),
        "best": max(values, key=lambda action: (values[action], -action)),
        "points": game.score(seat).total,
    }
