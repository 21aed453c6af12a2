"""How fast games go on a device: whole random games, and steps of a batch."""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from renard.compiling.gpu.compiler import need_gpu
from renard.lockstep.batch import Batch
from renard.players.chance import RandomPlayer
from renard.rules.sheet import Sheet
from renard.sim.places import Gpu, Place, Threads
from renard.sim.simulate import Games, tally_of

RUNS = 3


@dataclass(frozen=True)
class Speed:
    """Figures of one game and number of players, each the median of a few runs."""

    game: str
    players: int
    games_per_second: float
    """Whole random games, their results added up."""
    steps_per_second: float
    """Steps of a batch with observations and masks written at each, without choosing actions."""
    equal: bool
    """Whether this device's games came to the same as those of a CPU."""


def measure(sheets: list[Sheet], device: str, seconds: float) -> Iterator[Speed]:
    """Measure every game with its fewest players and with its most, about `seconds` a figure."""
    place: Place = Gpu() if device == "cuda" else Threads(1)
    for sheet in sheets:
        for players in dict.fromkeys(sheet.players):
            yield Speed(
                sheet.id,
                players,
                round(games_per_second(sheet, players, place, seconds)),
                round(steps_per_second(sheet, players, device, seconds)),
                equal=_equal(sheet, players, place),
            )


def games_per_second(sheet: Sheet, players: int, place: Place, seconds: float) -> float:
    job = Games(sheet, [RandomPlayer.name] * players, seed=1)
    games = 2048

    def play() -> None:
        tally_of(job, games, place)

    play()  # compiled and warm
    while _seconds(play) < seconds / (2 * RUNS):
        games *= 2
    return games / statistics.median(_seconds(play) for _ in range(RUNS))


def steps_per_second(sheet: Sheet, players: int, device: str, seconds: float) -> float:
    count = 1 << (20 if device == "cuda" else 12)
    batch = Batch(sheet, players, count, seed=1, device=device)
    wait = need_gpu().synchronize if device == "cuda" else (lambda: None)
    rates = []
    for _ in range(RUNS):
        inside = 0.0
        steps = 0
        while inside < seconds / RUNS:
            actions = batch.choose(RandomPlayer.name)
            wait()
            started = time.perf_counter()
            batch.step(actions)
            wait()
            inside += time.perf_counter() - started
            steps += count
        rates.append(steps / inside)
    return statistics.median(rates)


def _equal(sheet: Sheet, players: int, place: Place) -> bool:
    job = Games(sheet, [RandomPlayer.name] * players, seed=2)
    here, there = (tally_of(job, 5000, where) for where in (Threads(1), place))
    return bool(here.tobytes() == there.tobytes())


def _seconds(do: Callable[[], None]) -> float:
    started = time.perf_counter()
    do()
    return time.perf_counter() - started
