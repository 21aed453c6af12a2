"""Games that begin with a stretch in which one seat plays as weaker players do.

Best play meets only sheets that best play makes; people's are others. So in a share of the games
one seat plays at random, greedily, by points now as the levels do, or by preferences, up to a move
anywhere in the game. Everybody else plays the best that the net knows, and so does that seat from
there on. What its positions are worth under best play is learnt all along, since returns are cut
where a move strayed (`window.py`); the others' are not learnt before the stretch is over, because
what a weak player leaves them is not what best play would.
"""

import torch

from renard.lockstep.arena import Arena
from renard.rules.layout import FLOW_PLATTER

FAITHFUL = 8
"""One game in so many always plays its best."""
_RANDOM, _GREEDY, _PREFERRING = 0.15, 0.35, 0.6
"""Of all stretches, those at random come first, then those of greed, then preferences alone, each
up to this share; the rest counts on a share of what the net foretells, half of them with
preferences."""
_POINTS = 4.0
"""How much a filled cell of a zone counts more or less where there are preferences, typically."""
_NEGLECT = 15.0
"""How much less in a zone that is neglected, as one zone is in half of the preferences."""
_ZONES = 5


class Stretches:
    """Which seat of which games plays in a way of its own now, and how."""

    def __init__(self, arena: Arena, share: float) -> None:
        games, device = arena.games, arena.device
        self.share = share
        """The share of games that begin with a stretch."""
        self._arena = arena
        self._zoned = bool(arena.sheet.record.flow == FLOW_PLATTER)
        """Whether there are zones to like or to neglect."""
        self._free = torch.arange(games, device=device) % FAITHFUL != 0
        self._moves = torch.zeros(games, device=device)
        """Moves made in this game."""
        self._usual = torch.zeros(games, device=device)
        """Moves that the last game of the same place took."""
        self._until = torch.zeros(games, device=device)
        self._seat = torch.zeros(games, dtype=torch.int32, device=device)
        self._random = torch.zeros(games, dtype=torch.bool, device=device)
        self._greedy = torch.zeros(games, dtype=torch.bool, device=device)
        self._foresight = torch.ones(games, device=device)
        self._preferences = torch.zeros((games, _ZONES), device=device)

    def stay(
        self, *, foresight: float = 1.0, greedy: bool = False, at_random: bool = False
    ) -> None:
        """Let the first seat of every game play to the end in one and the same way."""
        self._until.fill_(torch.inf)
        self._foresight.fill_(foresight)
        self._greedy.fill_(greedy)
        self._random.fill_(at_random)

    @property
    def going(self) -> torch.Tensor:
        """By game, whether it is in its stretch."""
        return self._moves < self._until

    def spoils(self, seats: torch.Tensor) -> torch.Tensor:
        """By game, whether what this seat comes to also depends on somebody's weak play."""
        return self.going & (seats != self._seat)

    def bent(
        self, values: torch.Tensor, filled: torch.Tensor, owners: torch.Tensor
    ) -> torch.Tensor:
        """What leaves are worth to those who decide; `filled` cells by zone, and their games."""
        arena = self._arena
        now = self.going & (arena.seats == self._seat)
        stands = arena.seen.stands[: len(values)].float()
        foresight = torch.where(now, self._foresight, 1.0).index_select(0, owners)
        preferences = (self._preferences * now[:, None]).index_select(0, owners)
        bent = stands + foresight * (values - stands) + (preferences * filled).sum(1)
        bent = arena.promises(bent, now & self._greedy)
        at_random = (now & self._random).index_select(0, owners)
        return torch.where(at_random, torch.rand_like(bent), bent)

    def renew(self, over: torch.Tensor) -> None:
        """After a move: new games draw whether they begin with a stretch, whose, and which."""
        ended = over > 0
        self._moves += 1
        self._usual = torch.where(ended, self._moves, self._usual)
        self._moves = torch.where(ended, 0.0, self._moves)
        draw, games = self._draw, len(over)
        begins = ended & self._free & (draw(games) < self.share)
        self._until = torch.where(ended, begins * draw(games) * self._usual, self._until)
        self._seat = torch.where(ended, (draw(games) * self._arena.playing).int(), self._seat)
        way, half = draw(games), draw(games) < 0.5
        preferring = (way >= _GREEDY) & ((way < _PREFERRING) | half) & self._zoned
        self._random = torch.where(ended, way < _RANDOM, self._random)
        self._greedy = torch.where(ended, (way >= _RANDOM) & (way < _GREEDY), self._greedy)
        share = torch.where((way < _PREFERRING) & self._zoned, 1.0, draw(games))
        self._foresight = torch.where(ended, share, self._foresight)
        preferences = torch.randn_like(self._preferences) * _POINTS
        neglected = torch.randint(_ZONES, (games, 1), device=over.device)
        shunned = -_NEGLECT * (draw(games) < 0.5).float()[:, None]
        preferences = preferences.scatter_add(1, neglected, shunned) * preferring[:, None]
        self._preferences = torch.where(ended[:, None], preferences, self._preferences)

    def _draw(self, count: int) -> torch.Tensor:
        return torch.rand(count, device=self._moves.device)
