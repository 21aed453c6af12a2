"""Tournaments: every set of players, on every seating, with the same dice.

The unit is a set of dice: all combinations of players meet it, each in every order of seats. Where
there are fewer players than seats, each sits on one or more, in every way that there is. What
happens there is one row of whole numbers. Rows of different dice are independent of one another, so
their sums and products are all that confidence intervals need, and they add up in any order.
"""

import functools
import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from renard.lockstep.engines import Engine
from renard.lockstep.side_by_side import game_seeds
from renard.players import Player, make_player
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet
from renard.sim.places import Place, Share


class Sums(NamedTuple):
    """The figures of many sets of dice, added up. 64 bits hold more games than can be played."""

    dice: int
    values: np.ndarray
    """The sum of each figure."""
    products: np.ndarray
    """The sum of the products of each two."""

    def __or__(self, other: "Sums") -> "Sums":
        return Sums(
            self.dice + other.dice, self.values + other.values, self.products + other.products
        )


@dataclass(frozen=True, eq=False)
class Tournament:
    """Who meets whom, in figures by name and by pair.

    The figures of a set of dice stand in one row: wins and totals by name, then for every pair how
    often the first came out ahead (a tie counts one, ahead two) and by how many points.
    """

    sheet: Sheet
    names: list[str]
    seats: int
    seed: int

    def __post_init__(self) -> None:
        low, high = self.sheet.players
        if not max(low, 2) <= self.seats <= high:
            raise RuleError(
                f"a tournament of {self.sheet.id} is for {max(low, 2)} to {high} at a table, "
                f"not {self.seats}"
            )
        twice = next((name for name in self.names if self.names.count(name) > 1), None)
        if twice:
            raise RuleError(f"{twice} is named twice; every player should be named once")
        if len(self.names) < 2:
            raise RuleError("a tournament needs two different players or more, not one")

    @functools.cached_property
    def seatings(self) -> np.ndarray:
        """A row for every game with one set of dice: by seat, the number of the name there."""
        names = range(len(self.names))
        if len(names) >= self.seats:
            return np.array(list(itertools.permutations(names, self.seats)), np.int8)
        ways = itertools.product(names, repeat=self.seats)
        return np.array([way for way in ways if set(way) == set(names)], np.int8)

    @functools.cached_property
    def pairs(self) -> list[tuple[int, int]]:
        """Every two names, by number."""
        return list(itertools.combinations(range(len(self.names)), 2))

    @functools.cached_property
    def parts(self) -> dict[str, slice]:
        """Where each kind of figure stands in a row."""
        names, pairs = len(self.names), len(self.pairs)
        edges = np.cumsum([0, names, names, pairs, pairs]).tolist()
        kinds = ("wins", "totals", "ahead", "differences")
        return {kind: slice(*edges[i : i + 2]) for i, kind in enumerate(kinds)}

    def sittings(self, name: int) -> int:
        """On how many seats of the games with one set of dice this one sits."""
        return int((self.seatings == name).sum())

    def meetings(self, one: int, other: int) -> int:
        """How often a seat of one is at a table with a seat of the other, with one set of dice."""
        counts = [(self.seatings == name).sum(axis=1) for name in (one, other)]
        return int((counts[0] * counts[1]).sum())

    def dice_for(self, games: int) -> int:
        """Sets of dice, so that every combination of players gets to `games` games or just above.

        Two at least: from one alone nothing can be said about chance.
        """
        combinations = max(1, math.comb(len(self.names), self.seats))
        return max(2, -(-games * combinations // len(self.seatings)))

    @functools.cached_property
    def _players(self) -> list[Player]:
        return [make_player(name, self.sheet) for name in self.names]

    @property
    def nothing(self) -> Sums:
        """The sums of no dice at all."""
        count = self.parts["differences"].stop
        return Sums(0, np.zeros(count, np.int64), np.zeros((count, count), np.int64))

    def refuse(self, engine: Engine) -> None:
        """Raise a RuleError that says why an engine cannot play these games, if so."""
        engine.refuse(self.sheet, self._players, self.seats)

    def block(self, engine: Engine) -> int:
        """Sets of dice that are played at a time."""
        return max(1, engine.at_once // len(self.seatings))

    def do(self, share: Share, engine: Engine) -> Sums:
        sums = self.nothing
        for part in share.cut(self.block(engine)):
            figures = self.figures(part, engine)
            sums |= Sums(part.size, figures.sum(axis=0), figures.T @ figures)
        return sums

    def figures(self, dice: Share, engine: Engine) -> np.ndarray:
        """A row of figures for every set of dice."""
        seeds = np.repeat(game_seeds(self.seed, *dice), len(self.seatings))
        who = np.tile(self.seatings, (dice.size, 1))
        rows, _ = engine.play_out(self.sheet, self._players, who, seeds)
        shape = (dice.size, len(self.seatings), self.seats)
        wins = rows["wins"][:, : self.seats].reshape(shape).astype(np.int64)
        totals = rows["totals"][:, : self.seats].reshape(shape).astype(np.int64)
        return np.concatenate(
            [
                *(self._by_name(values) for values in (wins, totals)),
                # Among equal totals the rules may still have found a winner.
                self._by_pair(2 * totals + (wins > 0), lambda gap: np.sign(gap) + 1),
                self._by_pair(totals, lambda gap: gap),
            ],
            axis=1,
        )

    def _by_name(self, values: np.ndarray) -> np.ndarray:
        """By name, the sum over the games and seats where it sat."""
        return np.stack(
            [values[:, self.seatings == name].sum(axis=1) for name in range(len(self.names))],
            axis=1,
        )

    def _by_pair(
        self, values: np.ndarray, compare: Callable[[np.ndarray], np.ndarray]
    ) -> np.ndarray:
        """By pair of names, the sum over all pairs of their seats at the same table."""
        return np.stack([compare(self._gaps(values, *pair)).sum(axis=1) for pair in self.pairs], 1)

    def _gaps(self, values: np.ndarray, one: int, other: int) -> np.ndarray:
        gaps = []
        for mine, theirs in itertools.permutations(range(self.seats), 2):
            met = (self.seatings[:, mine] == one) & (self.seatings[:, theirs] == other)
            gaps.append(values[:, met, mine] - values[:, met, theirs])
        return np.concatenate(gaps, axis=1)


def hold(
    tournament: Tournament,
    dice: int,
    place: Place,
    progress: Callable[[int], None] | None = None,
) -> Sums:
    """Play all games with sets of dice 0 to `dice`; `progress` is told how many were added."""
    sums = tournament.nothing
    for share in place.run(tournament, place.shares(dice, tournament.block(place.engine))):
        sums |= share
        if progress:
            progress(share.dice * len(tournament.seatings))
    return sums
