"""Nets: the file, and the function that runs them."""

import itertools
import shutil
import subprocess
import sys

import numpy as np
import pytest

from renard import load_sheet, sheet_names
from renard.players import registry
from renard.players.features import feature_count
from renard.players.net import (
    Net,
    NetError,
    first_layer,
    later_layers,
    read_net,
    read_net_for,
    write_net,
)
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


def test_every_16_bit_float_is_unpacked_exactly():
    halves = np.arange(2**16).astype("<u2").view("<f2")
    halves = halves[np.isfinite(halves)]
    # A net without a whole block is 16-bit floats throughout.
    sizes = [1, 15, 1]
    needed = packed_size(sizes) // 2
    halves = np.pad(halves, (0, -len(halves) % needed))
    for at in range(0, len(halves), needed):
        some = halves[at : at + needed]
        read = unpack(some.tobytes(), sizes)
        assert read.tobytes() == some.astype(np.float32).tobytes()


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
    path.write_bytes(whole.replace(b'"game"', b'"gone"'))
    with pytest.raises(NetError, match="its header is not one of a net of ours"):
        read_net(path)
    path.write_bytes(whole.replace(b"7, 1]", b"7, 2]"))
    with pytest.raises(NetError, match=r"has layers \[20, 12, 7, 2\]; each should"):
        read_net(path)
    path.write_bytes(whole.replace(b', "format": 2', b"             "))
    with pytest.raises(NetError, match="is a net of format 1; ours are of 2"):
        read_net(path)


def test_a_net_that_cannot_read_a_sheet_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "clever-small.net"
    write_net(some_net(), path)
    sheet = load_sheet("clever")
    said = r"was trained for clever and reads 20 features of a position; clever has \d+"
    with pytest.raises(NetError, match=said):
        read_net_for(sheet, path)
    # So are levels, wherever they play.
    shutil.copyfile(WEIGHTS / "levels.toml", tmp_path / "levels.toml")
    monkeypatch.setattr(registry, "WEIGHTS", tmp_path)
    monkeypatch.setattr(registry, "_nets", {})
    with pytest.raises(NetError, match=said):
        registry.make_player("expert", sheet)
    monkeypatch.undo()
    assert read_net_for(sheet, WEIGHTS / "clever-small.net").sizes[0] == feature_count(sheet)


def test_shipped_nets_are_small_enough():
    sizes = {
        game: sum(path.stat().st_size for path in WEIGHTS.glob(f"{game}-*.net"))
        for game in sheet_names()
    }
    assert min(sizes.values()) > 0
    assert max(sizes.values()) <= 2.5e6, sizes
    assert sum(sizes.values()) == sum(path.stat().st_size for path in WEIGHTS.glob("*.net"))
    small = [path.stat().st_size for path in WEIGHTS.glob("*-small.net")]
    assert len(small) == 4  # a race has none: its nets are small as they are
    assert max(small) <= 300_000


def test_players_need_no_torch():
    script = (
        "import sys, renard.players.registry as r; from renard.rules.sheet import load_sheet; "
        "r.make_player('master', load_sheet('clever')); sys.exit('torch' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
