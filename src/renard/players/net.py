"""Value nets: their file format, and the function that runs them.

A file is the eight bytes RENARDNN, the length of a JSON header as a 32-bit little-endian number,
the header, and then for every layer its weights (inputs x outputs, a row an input) and its biases
as 16-bit floats. The header names the game and the version of the features, the sizes of the
layers, and what the output is added to. Between layers negative numbers become 0.

It is run by functions of ours that compile like the rules, on 32-bit floats: a net in memory is one
flat array of weights and one of sizes.
"""

import itertools
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from renard.players.features import VERSION
from renard.rules.compiled import rule

_MAGIC = b"RENARDNN"
MOST_UNITS = 1024
"""Units that a layer can have."""


class NetError(ValueError):
    """A file that is no net of ours. The message says what is wrong."""


class Judge(NamedTuple):
    """A net as compiled code takes it, and the numbers around it: see `value`."""

    terms: np.ndarray
    weights: np.ndarray
    layers: np.ndarray


@dataclass
class Net:
    """A net as it is kept in memory and run."""

    game: str
    sizes: list[int]
    """Inputs, units of the hidden layers, outputs (one)."""
    weights: np.ndarray
    """32-bit floats, layer by layer: weights, then biases."""
    scale: float
    """What the output is multiplied with to make points."""
    per_round: float
    """Points that a round still to come is worth before the net has its say."""
    aim: int
    """What is foretold: 0 the seat's own total, 1 how far it lies above the best other."""
    players: int
    """How many played where it learnt; among more, it is shown positions as if they were so few."""

    @property
    def layers(self) -> np.ndarray:
        return np.array(self.sizes, np.int32)

    def judge(self, foresight: float = 1.0, spread: float = 0.0) -> Judge:
        """The net for compiled code.

        `foresight` is the share of what it foretells that counts; `spread` that of `value`.
        """
        terms = [
            self.scale * foresight, self.per_round * foresight, self.aim, self.players, spread
        ]  # fmt: skip
        return Judge(np.array(terms, np.float32), self.weights, self.layers)


@dataclass
class _Header:
    game: str
    features: int
    sizes: list[int]
    scale: float
    per_round: float
    aim: int
    players: int


def write_net(net: Net, path: Path) -> None:
    """Write a net to a file."""
    header = _Header(net.game, VERSION, net.sizes, net.scale, net.per_round, net.aim, net.players)
    text = json.dumps(asdict(header)).encode()
    weights = np.clip(net.weights, -65504, 65504).astype("<f2")
    path.write_bytes(_MAGIC + len(text).to_bytes(4, "little") + text + weights.tobytes())


def read_net(path: Path) -> Net:
    """The net of a file; refused if it is none, or not made for our features."""
    data = path.read_bytes()
    if data[:8] != _MAGIC:
        raise NetError(f"{path}: is no net of ours; it should begin with {_MAGIC.decode()}")
    start = 12 + int.from_bytes(data[8:12], "little")
    header = _Header(**json.loads(data[12:start]))
    if header.features != VERSION:
        raise NetError(
            f"{path}: was trained on features of version {header.features}; ours are {VERSION}"
        )
    weights = np.frombuffer(data[start:], "<f2").astype(np.float32)
    count = sum((a + 1) * b for a, b in itertools.pairwise(header.sizes))
    if len(weights) != count:
        raise NetError(f"{path}: holds {len(weights)} weights; its layers need {count}")
    return Net(
        header.game,
        header.sizes,
        weights,
        header.scale,
        header.per_round,
        header.aim,
        header.players,
    )


@rule
def first_layer(weights: Any, layers: Any, inputs: Any, out: Any) -> None:
    """The sums of the first layer for a row of features, most of which are 0."""
    units = int(layers[1])
    bias = int(layers[0]) * units
    for j in range(units):
        out[j] = weights[bias + j]
    for i in range(layers[0]):
        if inputs[i] != 0:
            add_row(weights, i * units, units, np.float32(inputs[i]), out)


@rule
def add_row(weights: Any, start: int, units: int, factor: Any, out: Any) -> None:
    """Add `factor` times a row of weights to `out`."""
    row = weights[start : start + units]
    for j in range(units):
        out[j] += factor * row[j]


@rule
def later_layers(weights: Any, layers: Any, sums: Any, hidden: Any) -> Any:
    """The net's output from the sums of its first layer.

    `hidden` is scratch: two rows of MOST_UNITS.
    """
    at = (int(layers[0]) + 1) * int(layers[1])
    before = sums
    for layer in range(1, layers.shape[0] - 1):
        inputs = int(layers[layer])
        units = int(layers[layer + 1])
        after = hidden[layer % 2]
        for j in range(units):
            after[j] = weights[at + inputs * units + j]
        for i in range(inputs):
            if before[i] > 0:
                add_row(weights, at + i * units, units, before[i], after)
        at += (inputs + 1) * units
        before = after
    return before[0]
