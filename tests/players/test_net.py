"""Nets: the file, and the function that runs them."""

import itertools
import subprocess
import sys

import numpy as np
import pytest

from renard.players.net import Net, NetError, first_layer, later_layers, read_net, write_net
from renard.players.registry import WEIGHTS

SIZES = [20, 12, 7, 1]


def some_net(seed=0):
    rng = np.random.default_rng(seed)
    count = sum((a + 1) * b for a, b in itertools.pairwise(SIZES))
    weights = rng.normal(size=count).astype(np.float16).astype(np.float32)
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
    assert (read.weights == net.weights).all()
    assert (read.sizes, read.scale, read.per_round, read.aim, read.players) == (
        net.sizes, net.scale, net.per_round, net.aim, net.players,
    )  # fmt: skip


def test_other_files_are_refused(tmp_path):
    path = tmp_path / "some.net"
    path.write_bytes(b"something else")
    with pytest.raises(NetError, match="RENARDNN"):
        read_net(path)
    write_net(some_net(), path)
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(NetError, match="layers need"):
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
