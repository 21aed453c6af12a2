"""Simulating games on all cores: the same numbers for a seed, however the work is split."""

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from renard.lockstep.engines import Engine
from renard.lockstep.results import LOWEST, TALLY, TOTALS, WIN, add_rows, part_names
from renard.lockstep.side_by_side import game_seeds
from renard.players import Player, make_player
from renard.players.chance import RandomPlayer
from renard.rules.sheet import Sheet
from renard.sim.places import Place, Share, Threads


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


class ShareResult(NamedTuple):
    """What a share of games came to: a TALLY record in an array, and a ROW a game if asked for."""

    tallies: np.ndarray
    rows: np.ndarray | None


@dataclass(frozen=True, eq=False)
class Games:
    """Games of one sheet with a player a seat, to be played share by share."""

    sheet: Sheet
    seats: list[str]
    seed: int
    with_rows: bool = False

    @functools.cached_property
    def _players(self) -> list[Player]:
        return [make_player(name, self.sheet) for name in dict.fromkeys(self.seats)]

    @property
    def _asks_nobody(self) -> bool:
        """Whether games can be played in one compiled loop, since nobody has to be asked."""
        return not self.with_rows and set(self.seats) == {RandomPlayer.name}

    def refuse(self, engine: Engine) -> None:
        """Raise a RuleError that says why an engine cannot play these games, if so."""
        engine.refuse(self.sheet, self._players, len(self.seats))

    def block(self, engine: Engine) -> int:
        """Games that are played at a time."""
        return engine.random_at_once if self._asks_nobody else engine.at_once

    def do(self, share: Share, engine: Engine) -> ShareResult:
        if self._asks_nobody:
            seats = len(self.seats)
            return ShareResult(engine.tally_random(self.sheet, seats, self.seed, *share), None)
        tallies = np.zeros(1, TALLY)
        rows = [self._play(part, engine, tallies) for part in share.cut(self.block(engine))]
        return ShareResult(tallies, np.concatenate(rows) if self.with_rows else None)

    def _play(self, block: Share, engine: Engine, tallies: np.ndarray) -> np.ndarray:
        """Play one block side by side, add it to `tallies` and return its rows."""
        order = list(dict.fromkeys(self.seats))
        who = np.tile(
            np.array([order.index(name) for name in self.seats], np.int8), (block.size, 1)
        )
        seeds = game_seeds(self.seed, *block)
        rows, decisions = engine.play_out(self.sheet, self._players, who, seeds)
        add_rows(rows, len(self.seats), int(decisions.sum()), tallies)
        return rows


def simulate(
    sheet: Sheet,
    seats: list[str],
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play `games` games of these players; `progress` is told how many have been added."""
    started = time.perf_counter()
    tally = tally_of(Games(sheet, seats, seed), games, Threads(workers), progress=progress)
    return summarise(sheet, seats, seed, tally, time.perf_counter() - started)


def tally_games(
    sheet: Sheet, players: int, games: int, seed: int, *, workers: int | None = None
) -> Any:
    """The results of random games, added up: one TALLY record."""
    return tally_of(Games(sheet, [RandomPlayer.name] * players, seed), games, Threads(workers))


def tally_of(
    job: Games,
    games: int,
    place: Place,
    *,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[np.ndarray], None] | None = None,
) -> Any:
    """Play games 0 to `games` and add them up; `keep` is handed their rows in order."""
    total = np.zeros(1, TALLY)
    for played in place.run(job, place.shares(games, job.block(place.engine))):
        for field in TALLY.fields or {}:
            total[field] += played.tallies[field]
        if keep and played.rows is not None:
            keep(played.rows)
        if progress:
            progress(int(played.tallies["games"][0]))
    return total[0]


def summarise(sheet: Sheet, seats: list[str], seed: int, tally: Any, seconds: float) -> Summary:
    """A tally in figures."""
    games = int(tally["games"])
    return Summary(
        game=sheet.id,
        players=len(seats),
        games=games,
        seed=seed,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        seats=[summarise_seat(sheet, tally, seat, name) for seat, name in enumerate(seats)],
    )


def summarise_seat(sheet: Sheet, tally: Any, seat: int, player: str) -> SeatSummary:
    """The figures of one seat, from whole-number counts."""
    games = int(tally["games"])
    counts = tally["totals"][seat]
    values = np.arange(TOTALS, dtype=np.int64) + LOWEST
    added = int((counts * values).sum())
    squares = int((counts * values * values).sum())
    variance = max(games * squares - added * added, 0) / (games * max(games - 1, 1))
    parts = tally["parts"][seat]
    foxes = tally["foxes"][seat]
    return SeatSummary(
        player=player,
        mean=round(added / games, 4),
        sd=round(variance**0.5, 4),
        p10=_quantile(counts, games, 10),
        p50=_quantile(counts, games, 50),
        p90=_quantile(counts, games, 90),
        max=int(values[counts > 0][-1]),
        wins=round(int(tally["wins"][seat]) / (WIN * games), 6),
        zones={name: round(int(parts[i]) / games, 4) for i, name in enumerate(part_names(sheet))},
        foxes=round(int(foxes @ np.arange(len(foxes))) / games, 4),
    )


def _quantile(counts: np.ndarray, games: int, percent: int) -> int:
    """The lowest total that at least this share of the games does not exceed."""
    below = np.cumsum(counts) * 100
    return int(np.searchsorted(below, games * percent)) + LOWEST
