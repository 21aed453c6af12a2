"""Nets: the file, and the function that runs them."""

import itertools
import subprocess
import sys

import numpy as np
import pytest

from renard.players.net import Net, NetError, first_layer, later_layers, read_net, write_net
from renard.players.packed import pack, packed_size, unpack
from renard.players.registry import WEIGHTS

SIZES = [20, 12, 7, 1]


def some_net(seed=0):
    rng = np.random.default_rng(seed)
    count = sum((a + 1) * b for a, b in itertools.pairwise(SIZES))
    weights = rng.normal(size=count).astype(np.float32)
    return Net("clever", SIZES, weights, 30.0, 35.0, 0, 1)


def reference(net, inputs):
    """The same in plain numpy."""
    values, at = inputs.astype(np.float64), 0
    for i, (before, after) in enumerate(itertools.pairwise(net.sizes)):
        weights = net.weights[at : at + before * after].reshape(before, after)
        at += before * after
        values = values @ weights + net.weights[at : at + after]
        at += after
        if i < len(net.sizes) - 2:
            values = np.maximum(values, 0)
    return values[0]


def test_a_net_is_run_as_it_is_written_down():
    net = some_net()
    rng = np.random.default_rng(1)
    sums, hidden = np.zeros(1024, np.float32), np.zeros((2, 1024), np.float32)
    for _ in range(20):
        inputs = rng.integers(-3, 4, SIZES[0]).astype(np.int8)
        first_layer(net.weights, net.layers, inputs, sums)
        found = later_layers(net.weights, net.layers, sums, hidden)
        assert found == pytest.approx(reference(net, inputs), rel=1e-4, abs=1e-3)


def test_a_file_keeps_the_net(tmp_path):
    net = some_net(3)
    write_net(net, tmp_path / "some.net")
    read = read_net(tmp_path / "some.net")
    assert (read.sizes, read.scale, read.per_round, read.aim, read.players) == (
        net.sizes, net.scale, net.per_round, net.aim, net.players,
    )  # fmt: skip
    write_net(read, tmp_path / "again.net")
    assert (tmp_path / "again.net").read_bytes() == (tmp_path / "some.net").read_bytes()


def test_packed_weights_are_close_and_those_of_the_last_layer_as_close_as_16_bits_are():
    weights = some_net(4).weights
    weights[:32] *= 1e-3
    weights[32:64] = 0
    read = unpack(pack(weights, SIZES), SIZES)
    shared = (20 + 1) * 12 + (12 + 1) * 7
    shared -= shared % 32
    for at in range(0, shared, 32):
        block = weights[at : at + 32]
        step = float(np.abs(block).max()) / 127
        assert read[at : at + 32] == pytest.approx(block, rel=0, abs=0.6 * step)
    assert (read[shared:] == weights[shared:].astype(np.float16)).all()


def test_how_weights_are_packed():
    sizes = [1, 16, 1]
    steps, rest = np.array([0.5], "<f2"), np.arange(17).astype("<f2") / 4
    multiples = np.arange(-127, 127, 8, dtype=np.int8)
    packed = steps.tobytes() + rest.tobytes() + multiples.tobytes()
    weights = np.concatenate([multiples / 2, rest]).astype(np.float32)
    assert packed_size(sizes) == len(packed)
    assert (unpack(packed, sizes) == weights).all()
    assert pack(weights, sizes) == packed


def test_other_files_are_refused(tmp_path):
    path = tmp_path / "some.net"
    path.write_bytes(b"something else")
    with pytest.raises(NetError, match="RENARDNN"):
        read_net(path)
    write_net(some_net(), path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-2])
    with pytest.raises(NetError, match="layers need"):
        read_net(path)
    path.write_bytes(whole.replace(b', "format": 2', b"             "))
    with pytest.raises(NetError, match="is a net of format 1; ours are of 2"):
        read_net(path)


def test_shipped_nets_are_small_enough():
    sizes = [path.stat().st_size for path in WEIGHTS.glob("*.net")]
    assert max(sizes) <= 2.5e6
    assert sum(sizes) <= 10e6
    assert all(path.stat().st_size <= 300_000 for path in WEIGHTS.glob("*-expert.net"))


def test_players_need_no_torch():
    script = (
        "import sys, renard.players.registry as r; from renard.rules.sheet import load_sheet; "
        "r.make_player('master', load_sheet('clever')); sys.exit('torch' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
