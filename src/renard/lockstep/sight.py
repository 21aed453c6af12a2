"""What a net is shown of positions: a column of features each, and what it adds its say to."""

import torch

from renard.lockstep.tensor_net import TensorNet

_FILLED_FIRST, _FILLED_LAST = 5, 10
"""Where the features of a game with zones tell how many cells of each are filled."""
MULTIPLE = 64
_CHUNK = 1 << 19
"""Positions that are judged at once."""


class Sight:
    """Room for `size` positions, each as one seat sees it."""

    def __init__(self, features: int, size: int, device: str) -> None:
        size = -(-size // MULTIPLE) * MULTIPLE
        self.rows = torch.zeros((features, size), dtype=torch.int8, device=device)
        self.stands = torch.zeros(size, dtype=torch.int32, device=device)
        self.left = torch.zeros(size, dtype=torch.int32, device=device)
        """Rounds left; -1 where the game is over."""

    def judge(self, net: TensorNet, count: int) -> torch.Tensor:
        """What the first `count` are worth: their standing, rounds left, what the net foretells."""
        # Matrices whose sides are no multiples of eight are slow: a few columns more do no harm.
        end = -(-count // MULTIPLE) * MULTIPLE
        parts = [net(self.rows[:, i : min(i + _CHUNK, end)]) for i in range(0, end, _CHUNK)]
        foretold = torch.cat(parts)[:count]
        alive = self.left[:count] >= 0
        return self.offsets(net, count) + torch.where(alive, foretold, 0.0)

    def offsets(self, net: TensorNet, count: int) -> torch.Tensor:
        """What they are worth without the net's say."""
        left = self.left[:count].clamp(min=0)
        return self.stands[:count].float() + net.per_round * left.float()

    def filled(self, count: int) -> torch.Tensor:
        """How many cells of each zone are filled, a row a position."""
        return self.rows[_FILLED_FIRST:_FILLED_LAST, :count].t().float()
