"""The weights of a net in a file: little more than a byte for each.

Of the layers before the last, 32 neighbouring weights share a step, a 16-bit float, and are kept as
multiples of it of at most 127. What fills no such block, and the last layer, where steps would
shift every value, are 16-bit floats. All steps come first, then these floats, then the multiples.
A multiple of a step is exact as a 32-bit float, so that nets are the same wherever they are read.
"""

import itertools

import numpy as np

_BLOCK = 32
_MOST = 127
_HALF = 2


def pack(weights: np.ndarray, sizes: list[int]) -> bytes:
    """The bytes for weights of layers of these sizes."""
    blocks = _blocks(sizes)
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
    blocks = _blocks(sizes)
    count = blocks + _count(sizes) - blocks * _BLOCK
    floats = np.frombuffer(packed, "<f2", count).astype(np.float32)
    multiples = np.frombuffer(packed, np.int8, offset=_HALF * count).reshape(blocks, _BLOCK)
    shared = multiples * floats[:blocks, None]
    return np.concatenate([shared.ravel(), floats[blocks:]])


def packed_size(sizes: list[int]) -> int:
    """Bytes that the weights of such layers take."""
    blocks = _blocks(sizes)
    return blocks * (_HALF + _BLOCK) + (_count(sizes) - blocks * _BLOCK) * _HALF


def _blocks(sizes: list[int]) -> int:
    """Whole blocks before the last layer."""
    return _count(sizes[:-1]) // _BLOCK


def _count(sizes: list[int]) -> int:
    """Weights of such layers, biases among them."""
    return sum((a + 1) * b for a, b in itertools.pairwise(sizes))
