"""A value net over tensors: it judges leaves by the million."""

from collections.abc import Sequence

import torch

from renard.players.net import Net


class TensorNet:
    """A net for judging: half precision on a GPU, its last layer in full.

    `layers` are pairs of weights (a row for each input) and biases; `scale` makes points of what
    comes out; `per_round` is what a round still to come is worth before the net has its say.
    """

    def __init__(
        self,
        layers: Sequence[tuple[torch.Tensor, torch.Tensor]],
        scale: float,
        per_round: float,
        device: str,
    ) -> None:
        self.per_round = per_round
        self.dtype = torch.float16 if device != "cpu" else torch.float32
        *inner, (last, last_bias) = layers
        self.weights = [weight.contiguous().to(device, self.dtype) for weight, _ in inner]
        self.biases = [bias.to(device, self.dtype) for _, bias in inner]
        self.last = last[:, 0].to(device, torch.float32) * scale
        self.last_bias = last_bias.to(device, torch.float32) * scale

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


def tensor_net(net: Net, device: str) -> TensorNet:
    """A net of a file, for judging."""
    return TensorNet(layers_of(net), net.scale, net.per_round, device)


def layers_of(net: Net) -> list[tuple[torch.Tensor, torch.Tensor]]:
    """By layer: weights with a row for each input, and biases."""
    found = []
    at = 0
    for inputs, units in zip(net.sizes, net.sizes[1:], strict=False):
        weight = torch.from_numpy(net.weights[at : at + inputs * units].copy())
        at += inputs * units
        found.append(
            (weight.view(inputs, units), torch.from_numpy(net.weights[at : at + units].copy()))
        )
        at += units
    return found
