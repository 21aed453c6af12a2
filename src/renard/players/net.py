"""Value nets: their file format, and the function that runs them.

A file is the eight bytes RENARDNN, the length of a JSON header as a 32-bit little-endian number,
the header, and the weights (`packed.py`): for every layer a row for each input, and one of biases.
The header names the version of the format, the game and the version of the features, the sizes of
the layers, and what the output is added to. Between layers negative numbers become 0.

It is run by functions of ours that compile like the rules, on 32-bit floats: a net in memory is one
flat array of weights and one of sizes.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from renard.compiling.decorators import rule
from renard.players.features import VERSION, feature_count
from renard.players.packed import pack, packed_size, unpack
from renard.rules.sheet import Sheet

_MAGIC = b"RENARDNN"
FORMAT = 2
MOST_UNITS = 1024
"""Units that a layer can have."""


class NetError(ValueError):
    """A file that is no net of ours. The message says what is wrong."""


class CompiledNet(NamedTuple):
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

    def judge(self, foresight: float = 1.0, spread: float = 0.0) -> CompiledNet:
        """The net for compiled code.

        `foresight` is the share of what it foretells that counts; `spread` that of `value`.
        """
        terms = [
            self.scale * foresight, self.per_round * foresight, self.aim, self.players, spread
        ]  # fmt: skip
        return CompiledNet(np.array(terms, np.float32), self.weights, self.layers)


@dataclass
class _Header:
    game: str
    features: int
    sizes: list[int]
    scale: float
    per_round: float
    aim: int
    players: int
    format: int = 1
    """The first did not say so."""


def write_net(net: Net, path: Path) -> None:
    """Write a net to a file, a little rounded: what plays is what is read from it."""
    header = _Header(
        net.game, VERSION, net.sizes, net.scale, net.per_round, net.aim, net.players, FORMAT
    )
    text = json.dumps(asdict(header)).encode()
    packed = pack(net.weights, net.sizes)
    path.write_bytes(_MAGIC + len(text).to_bytes(4, "little") + text + packed)


def read_net(path: Path) -> Net:
    """The net of a file; refused if it is none, or not made for our features."""
    data = path.read_bytes()
    if data[:8] != _MAGIC:
        raise NetError(f"{path}: is no net of ours; it should begin with {_MAGIC.decode()}")
    start = 12 + int.from_bytes(data[8:12], "little")
    try:
        header = _Header(**json.loads(data[12:start]))
    except (ValueError, TypeError):
        raise NetError(f"{path}: its header is not one of a net of ours") from None
    if header.format != FORMAT:
        raise NetError(f"{path}: is a net of format {header.format}; ours are of {FORMAT}")
    if header.features != VERSION:
        raise NetError(
            f"{path}: was trained on features of version {header.features}; ours are {VERSION}"
        )
    if header.sizes[-1] != 1 or not all(1 <= units <= MOST_UNITS for units in header.sizes):
        raise NetError(
            f"{path}: has layers {header.sizes}; each should have 1 to {MOST_UNITS}, the last 1"
        )
    packed, needed = data[start:], packed_size(header.sizes)
    if len(packed) != needed:
        raise NetError(f"{path}: holds {len(packed)} bytes of weights; its layers need {needed}")
    return Net(
        header.game,
        header.sizes,
        unpack(packed, header.sizes),
        header.scale,
        header.per_round,
        header.aim,
        header.players,
    )


def read_net_for(sheet: Sheet, path: Path) -> Net:
    """The net of a file; refused if it cannot read the positions of this sheet."""
    net = read_net(path)
    wanted = feature_count(sheet)
    if net.sizes[0] != wanted:
        raise NetError(
            f"{path}: was trained for {net.game} and reads {net.sizes[0]} features of a position; "
            f"{sheet.id} has {wanted}"
        )
    return net


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
