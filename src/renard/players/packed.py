"""The weights of a net in a file: little more than a byte for each.

Of the layers before the last, 32 neighbouring weights share a step, a 16-bit float, and are kept as
multiples of it of at most 127. What fills no such block, and the last layer, where steps would
shift every value, are 16-bit floats. All steps come first, then these floats, then the multiples.
A multiple of a step is exact as a 32-bit float, so that nets are the same wherever they are read.
"""

from typing import Any

import numpy as np

from renard.compiling.decorators import rule, small

_BLOCK = 32
_MOST = 127
_HALF = 2
_LOWEST = 2.0**-24
"""The least 16-bit float above 0."""


def pack(weights: np.ndarray, sizes: list[int]) -> bytes:
    """The bytes for weights of layers of these sizes."""
    blocks = int(_blocks(np.array(sizes, np.int32)))
    weights = np.clip(weights, -65504, 65504)
    shared = weights[: blocks * _BLOCK].reshape(blocks, _BLOCK)
    steps = (np.abs(shared).max(axis=1) / _MOST).astype("<f2")
    # Where a step is 0, the weights are too small to matter.
    divisors = np.where(steps > 0, steps, np.inf).astype(np.float32)
    multiples = np.clip(np.rint(shared / divisors[:, None]), -_MOST, _MOST).astype(np.int8)
    rest = weights[blocks * _BLOCK :].astype("<f2")
    return b"".join(part.tobytes() for part in (steps, rest, multiples))


def unpack(packed: bytes, sizes: list[int]) -> np.ndarray:
    """The weights as 32-bit floats."""
    layers = np.array(sizes, np.int32)
    weights = np.zeros(int(count_weights(layers)), np.float32)
    unpack_weights(np.frombuffer(packed, np.int8), layers, weights)
    return weights


def packed_size(sizes: list[int]) -> int:
    """Bytes that the weights of such layers take."""
    return int(count_bytes(np.array(sizes, np.int32)))


@rule
def count_weights(layers: Any) -> int:
    """Weights of such layers, biases among them."""
    count = 0
    for i in range(layers.shape[0] - 1):
        count += (int(layers[i]) + 1) * int(layers[i + 1])
    return count


@rule
def count_bytes(layers: Any) -> int:
    """Bytes that the weights of such layers take."""
    blocks = _blocks(layers)
    return blocks * (_HALF + _BLOCK) + (count_weights(layers) - blocks * _BLOCK) * _HALF


@rule
def unpack_weights(packed: Any, layers: Any, weights: Any) -> None:
    """Write the weights, exactly."""
    blocks = _blocks(layers)
    shared = blocks * _BLOCK
    for i in range(shared, weights.shape[0]):
        weights[i] = _float(packed, blocks + i - shared)
    multiples = packed.shape[0] - shared
    for block in range(blocks):
        step = _float(packed, block)
        for i in range(block * _BLOCK, (block + 1) * _BLOCK):
            weights[i] = np.float32(packed[multiples + i]) * step


@small
def _blocks(layers: Any) -> int:
    """Whole blocks before the last layer."""
    return count_weights(layers[: layers.shape[0] - 1]) // _BLOCK


@small
def _float(packed: Any, i: int) -> Any:
    """The `i`th number of 16 bits as one of 32."""
    low, high = int(packed[_HALF * i]) & 255, int(packed[_HALF * i + 1]) & 255
    exponent = (high >> 2) & 31
    size = (high & 3) << 8 | low
    if exponent > 0:
        size = (1024 + size) << (exponent - 1)
    number = np.float32(size * _LOWEST)
    return -number if high > 127 else number
