"""Simulating games on all cores: the same numbers for a seed, however the work is split."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.rules.layout import STATE
from renard.rules.sheet import Sheet
from renard.sim.playout import LOWEST, TALLY, TOTALS, WIN, play_block

BLOCK = 2048
"""Games that a thread plays at a time."""


@dataclass
class SeatSummary:
    """What one seat scored over all games."""

    player: str
    mean: float
    sd: float
    p10: int
    p50: int
    p90: int
    max: int
    wins: float
    zones: dict[str, float]
    foxes: float


@dataclass
class Summary:
    """Many games in figures. `seats` holds one entry a seat."""

    game: str
    players: int
    games: int
    seed: int
    seconds: float
    games_per_second: float
    seats: list[SeatSummary]


def simulate(
    sheet: Sheet,
    seats: list[str],
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games; `progress` is told how many have been added."""
    started = time.perf_counter()
    tally = tally_games(sheet, len(seats), games, seed, workers=workers, progress=progress)
    seconds = time.perf_counter() - started
    return Summary(
        game=sheet.id,
        players=len(seats),
        games=games,
        seed=seed,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        seats=[summarise_seat(sheet, tally, seat, name) for seat, name in enumerate(seats)],
    )


def tally_games(
    sheet: Sheet,
    players: int,
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Any:
    """The results of random games, added up: one TALLY record."""
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    total = np.zeros(1, TALLY)

    def play(first: int) -> np.ndarray:
        tallies = np.zeros(1, TALLY)
        count = min(BLOCK, games - first)
        states = np.zeros(1, STATE)
        out = np.zeros(sheet.actions, np.int32)
        scratch = np.zeros(16, np.int32)
        play_block(sheet.tables, players, word, first, count, states, out, scratch, tallies)
        return tallies

    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        for first, tallies in zip(
            range(0, games, BLOCK), pool.map(play, range(0, games, BLOCK)), strict=True
        ):
            for field in TALLY.fields or {}:
                total[field] += tallies[field]
            if progress:
                progress(min(BLOCK, games - first))
    return total[0]


def summarise_seat(sheet: Sheet, tally: Any, seat: int, player: str) -> SeatSummary:
    """The figures of one seat, from whole-number counts."""
    games = int(tally["games"])
    counts = tally["totals"][seat]
    values = np.arange(TOTALS, dtype=np.int64) + LOWEST
    added = int((counts * values).sum())
    squares = int((counts * values * values).sum())
    spread = max(games * squares - added * added, 0) / (games * max(games - 1, 1))
    names = [zone.name for zone in sheet.zones] or [str(row) for row in sheet.record.row_sum]
    parts = tally["parts"][seat]
    return SeatSummary(
        player=player,
        mean=round(added / games, 4),
        sd=round(spread**0.5, 4),
        p10=_quantile(counts, games, 10),
        p50=_quantile(counts, games, 50),
        p90=_quantile(counts, games, 90),
        max=int(values[counts > 0][-1]),
        wins=round(int(tally["wins"][seat]) / (WIN * games), 6),
        zones={name: round(int(parts[i]) / games, 4) for i, name in enumerate(names)},
        foxes=round(int(tally["foxes"][seat]) / games, 4),
    )


def _quantile(counts: np.ndarray, games: int, percent: int) -> int:
    """The lowest total that at least this share of the games does not exceed."""
    below = np.cumsum(counts) * 100
    return int(np.searchsorted(below, games * percent)) + LOWEST
