"""The net in torch: for training, for judging leaves by the million, and out into a file."""

import copy
import itertools

import numpy as np
import torch
from torch import nn

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


class Judge:
    """A frozen copy of a net for judging: half precision on a GPU, its last layer in full.

    `per_round` is what a round still to come is worth before the net has its say.
    """

    def __init__(self, net: ValueNet, device: str, per_round: float) -> None:
        self.per_round = per_round
        self.dtype = torch.float16 if device != "cpu" else torch.float32
        self.scale = net.scale
        net = copy.deepcopy(net)
        first = net.linear[0].weight.data * net.input_scale
        weights = [first, *(layer.weight.data for layer in net.linear[1:])]
        self.weights = [w.t().contiguous().to(self.dtype) for w in weights[:-1]]
        self.biases = [layer.bias.data.to(self.dtype) for layer in net.linear[:-1]]
        self.last = weights[-1][0].float() * self.scale
        self.last_bias = net.linear[-1].bias.data.float() * self.scale

    @torch.no_grad()
    def __call__(self, columns: torch.Tensor) -> torch.Tensor:
        """What the net foretells, in points, for leaves whose features stand in columns."""
        x = columns.to(self.dtype).t()
        for weight, bias in zip(self.weights, self.biases, strict=True):
            x = torch._addmm_activation(bias, x, weight, use_gelu=False)  # noqa: SLF001
        if self.dtype == torch.float32:
            return x @ self.last + self.last_bias
        # In half precision the products would lose what tells good positions apart.
        return torch.mv(x.float(), self.last) + self.last_bias


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
    """A net of a file, to judge with or to train on."""
    found = ValueNet(net.sizes, net.scale)
    at = 0
    for i, layer in enumerate(found.linear):
        inputs, units = net.sizes[i], net.sizes[i + 1]
        weight = torch.from_numpy(net.weights[at : at + inputs * units].copy())
        at += inputs * units
        layer.weight.data = weight.view(inputs, units).t().contiguous()
        if i == 0:
            layer.weight.data /= found.input_scale
        layer.bias.data = torch.from_numpy(net.weights[at : at + units].copy())
        at += units
    return found
