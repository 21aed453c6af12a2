"""Looking for puzzles: positions of games in which one choice is clearly the best.

Games are played by every level, so that positions are those of people of all strengths. A game
gives one puzzle at most: two of one game would be alike.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from renard import dice
from renard.coach.judge import Judge
from renard.coach.moment import sureness
from renard.players import Player, make_player, players_of
from renard.players.interface import decide
from renard.rules.game import Game
from renard.rules.layout import DICE
from renard.rules.sheet import Sheet
from renard.table.position import Position, move_text

FEWEST_CHOICES = 3
LEAST_MARGIN = 2.0
"""Points by which the best choice has to be better than the next."""
MARGIN_BY_ERROR = 2.0
"""The same, as a multiple of the coach's error at that moment."""
MARGIN_BY_LUCK = 0.15
"""The same, as a share of the luck to come: less would not show in some hundred games."""
LARGEST_MARGIN = 40.0
"""Where everything else loses more than this, nobody has to think."""
PLAYED_BY = ("greedy", "novice", "casual", "club", "expert")
MISSED_BY = ("casual", "club")


@dataclass(frozen=True)
class Candidate:
    """A position that may be a puzzle, with what is known of it before games are played on."""

    position: Position
    game: Game
    seat: int
    values: dict[int, float]
    """By action, what the coach expects."""
    losses: dict[str, float]
    """By level, what its choice loses."""

    @property
    def order(self) -> list[int]:
        """All choices, the best first."""
        return sorted(self.values, key=lambda action: (-self.values[action], action))

    @property
    def margin(self) -> float:
        first, second = self.order[:2]
        return self.values[first] - self.values[second]


class Mine:
    """Candidates of a game for so many players."""

    def __init__(
        self, sheet: Sheet, players: int, lead: float = MARGIN_BY_LUCK, first_round: int = 1
    ) -> None:
        """`lead`: by how much of the luck to come the best choice has to be better."""
        self.sheet = sheet
        self.players = players
        self.lead = lead
        self.first_round = first_round
        self.judge = Judge(sheet, players)
        self.levels = {name: make_player(name, sheet) for name in players_of(sheet)}
        self._playing = [name for name in PLAYED_BY if name in self.levels]

    def candidates(self, seed: int, games: int) -> Iterator[Candidate]:
        """At most one of each game; game number `n` of a seed is always the same."""
        for number in range(games):
            word = int(dice.stream(np.uint64(seed), number)) >> 1  # as TOML and SQL write integers
            player = self.levels[self._playing[number % len(self._playing)]]
            found = self._look_through(player, word)
            if found:
                yield found

    def _look_through(self, player: Player, seed: int) -> Candidate | None:
        found = [
            Candidate(Position(self.players, seed, tuple(moves)), game.copy(), seat, values, {})
            for game, seat, moves, values in self._clear_moments(player, seed)
        ]
        # Any of them, not the clearest: puzzles should differ.
        order: list[int] = np.random.default_rng(seed).permutation(len(found)).tolist()
        for one in (found[i] for i in order):
            losses = self._losses(one)
            if any(losses.get(level, 0.0) >= LEAST_MARGIN for level in MISSED_BY):
                return replace(one, losses=losses)
        return None

    def _clear_moments(
        self, player: Player, seed: int
    ) -> Iterator[tuple[Game, int, list[str], dict[int, float]]]:
        game, word, faces = (
            Game(self.sheet, self.players),
            np.uint64(seed),
            np.zeros(DICE, np.int32),
        )
        moves: list[str] = []
        dice.throw_due(self.sheet.record, game.state, word, faces)
        while not game.over:
            seat = game.to_act()[0]
            if game.round >= self.first_round and len(game.legal(seat)) >= FEWEST_CHOICES:
                values = self.judge.choices(game.states, seat)
                if self._is_clear(game, values):
                    yield game, seat, moves, values
            action = decide(player, game, seat, int(dice.decision_word(word, seat, len(moves))))
            moves.append(move_text(seat, game.text(seat, action)))
            game.apply(seat, action)
            dice.throw_due(self.sheet.record, game.state, word, faces)

    def _is_clear(self, game: Game, values: dict[int, float]) -> bool:
        first, second = sorted(values.values(), reverse=True)[:2]
        known = sureness(game)
        least = LEAST_MARGIN
        if known:
            least = max(least, MARGIN_BY_ERROR * known.error, self.lead * known.spread)
        return least <= first - second <= LARGEST_MARGIN

    def _losses(self, one: Candidate) -> dict[str, float]:
        """What every level loses there; none of them plays by chance, but the weakest."""
        best = max(one.values.values())
        found = {}
        for name, player in self.levels.items():
            if name != "random":
                found[name] = best - one.values[decide(player, one.game, one.seat, 1)]
        return found
