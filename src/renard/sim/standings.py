"""What a tournament came to: every name with its rating, every pair with its difference."""

from dataclasses import dataclass

import numpy as np

from renard.lockstep.results import WIN
from renard.sim.intervals import CONFIDENCE, margin, share_interval, student
from renard.sim.rating import rate
from renard.sim.tournament import Sums, Tournament


@dataclass
class Standing:
    """One player over all its seats. Margins are half the widths of 95 % intervals."""

    player: str
    games: int
    rating: float
    rating_margin: float
    wins: float
    wins_low: float
    wins_high: float
    mean: float
    mean_margin: float


@dataclass
class Pairing:
    """Two players over all pairs of their seats at one table; a tie is half ahead."""

    player: str
    other: str
    games: int
    ahead: float
    ahead_low: float
    ahead_high: float
    difference: float
    difference_margin: float


@dataclass
class Result:
    """A tournament in figures, the best player first."""

    game: str
    players: int
    seed: int
    games: int
    dice: int
    confidence: float
    seconds: float
    games_per_second: float
    standings: list[Standing]
    pairs: list[Pairing]


def conclude(tournament: Tournament, sums: Sums, seconds: float) -> Result:
    """The figures of a tournament that has been held."""
    found = Estimates(tournament, sums)
    ahead = tournament.parts["ahead"]
    ratings, errors = rate(
        tournament.pairs, found.means[ahead], found.covariance[ahead, ahead], sums.dice
    )
    margins = student(sums.dice) * errors
    games = sums.dice * len(tournament.seatings)
    return Result(
        game=tournament.sheet.id,
        players=tournament.seats,
        seed=tournament.seed,
        games=games,
        dice=sums.dice,
        confidence=CONFIDENCE,
        seconds=round(seconds, 3),
        games_per_second=round(games / seconds, 1),
        standings=[
            found.standing(i, float(ratings[i]), float(margins[i]))
            for i in np.argsort(-ratings, kind="stable").tolist()
        ],
        pairs=[found.pairing(i) for i in range(len(tournament.pairs))],
    )


class Estimates:
    """Every figure as a mean by game, with what one set of dice differs from another in it."""

    def __init__(self, tournament: Tournament, sums: Sums) -> None:
        self.tournament = tournament
        self.dice = sums.dice
        self.played = [tournament.sittings(i) for i in range(len(tournament.names))]
        self.met = [tournament.meetings(*pair) for pair in tournament.pairs]
        units = np.array(
            [*(WIN * n for n in self.played), *self.played, *(2 * n for n in self.met), *self.met],
            np.float64,
        )
        # In whole numbers of any size: what never differs must come out as exactly nothing.
        values = sums.values.astype(object)
        spread = sums.dice * sums.products.astype(object) - np.outer(values, values)
        self.means = sums.values / (sums.dice * units)
        self.covariance = spread.astype(np.float64) / (
            sums.dice * (sums.dice - 1) * np.outer(units, units)
        )

    def standing(self, name: int, rating: float, rating_margin: float) -> Standing:
        wins, low, high = self._share("wins", name)
        mean, mean_margin = self._points("totals", name)
        return Standing(
            player=self.tournament.names[name],
            games=self.played[name] * self.dice,
            rating=round(rating, 1),
            rating_margin=round(rating_margin, 1),
            wins=wins,
            wins_low=low,
            wins_high=high,
            mean=mean,
            mean_margin=mean_margin,
        )

    def pairing(self, pair: int) -> Pairing:
        one, other = self.tournament.pairs[pair]
        ahead, low, high = self._share("ahead", pair)
        difference, difference_margin = self._points("differences", pair)
        return Pairing(
            player=self.tournament.names[one],
            other=self.tournament.names[other],
            games=self.met[pair] * self.dice,
            ahead=ahead,
            ahead_low=low,
            ahead_high=high,
            difference=difference,
            difference_margin=difference_margin,
        )

    def _share(self, kind: str, number: int) -> tuple[float, float, float]:
        at = self.tournament.parts[kind].start + number
        share = float(self.means[at])
        low, high = share_interval(share, float(self.covariance[at, at]), self.dice)
        return round(share, 6), round(low, 6), round(high, 6)

    def _points(self, kind: str, number: int) -> tuple[float, float]:
        at = self.tournament.parts[kind].start + number
        half = margin(float(self.covariance[at, at]), self.dice)
        return round(float(self.means[at]), 4), round(half, 4)
