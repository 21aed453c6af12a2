"""The net in torch: for training, and out into a file."""

import itertools

import numpy as np
import torch
from torch import nn

from renard.lockstep.tensor_net import TensorNet, layers_of
from renard.players.features import WIDE
from renard.players.net import Net

WIDE_SCALE = 1 / 16
"""Wide numbers are made about as large as bits."""


class ValueNet(nn.Module):
    """Features to one number: what is foretold beyond a position's standing, over `scale`."""

    input_scale: torch.Tensor

    def __init__(self, sizes: list[int], scale: float = 30.0) -> None:
        super().__init__()
        self.sizes = sizes
        self.scale = scale
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in itertools.pairwise(sizes))
        input_scale = torch.ones(sizes[0])
        input_scale[:WIDE] = WIDE_SCALE
        self.register_buffer("input_scale", input_scale)
        nn.init.zeros_(self.linear[-1].weight)
        nn.init.zeros_(self.linear[-1].bias)

    @property
    def linear(self) -> list[nn.Linear]:
        """The layers, as what they are."""
        return [layer for layer in self.layers if isinstance(layer, nn.Linear)]

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """`rows` of features; the output is not yet multiplied with the scale."""
        x = rows * self.input_scale
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        with torch.autocast(rows.device.type, enabled=False):
            return self.layers[-1](x.float()).squeeze(-1)


def judging(net: ValueNet, device: str, per_round: float) -> TensorNet:
    """The net as it is now, for judging."""
    layers = [(layer.weight.data.t(), layer.bias.data) for layer in net.linear]
    weight, bias = layers[0]
    layers[0] = (weight * net.input_scale[:, None], bias)
    return TensorNet([(w.clone(), b.clone()) for w, b in layers], net.scale, per_round, device)


def to_net(net: ValueNet, game: str, per_round: float, aim: int, players: int) -> Net:
    """The net as it is written to a file: input scale worked into the first weights."""
    parts = []
    for i, layer in enumerate(net.linear):
        weight = layer.weight.data
        if i == 0:
            weight = weight * net.input_scale
        parts += [weight.t().contiguous().view(-1), layer.bias.data]
    weights = torch.cat(parts).float().cpu().numpy().astype(np.float32)
    return Net(game, net.sizes, weights, net.scale, per_round, aim, players)


def from_net(net: Net) -> ValueNet:
    """A net of a file, to train on."""
    found = ValueNet(net.sizes, net.scale)
    for layer, (weight, bias) in zip(found.linear, layers_of(net), strict=True):
        layer.weight.data = weight.t().contiguous()
        layer.bias.data = bias
    found.linear[0].weight.data /= found.input_scale
    return found
