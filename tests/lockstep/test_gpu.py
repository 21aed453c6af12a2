"""Batches on a GPU hold the same bytes as on a CPU, after every step of every game."""

import importlib.util

import numpy as np
import pytest

from renard import RuleError, load_sheet
from renard.compiling.gpu.compiler import NoGpu, need_gpu
from renard.lockstep.batch import Batch
from renard.sim.places import Gpu, Threads
from renard.sim.simulate import Games, tally_of
from tests.play import GAMES

ARRAYS = (
    "states", "seats", "observations", "masks", "words", "rewards", "over", "finals",
)  # fmt: skip
COUNT = 256
STEPS = 320


def why_no_gpu():
    try:
        need_gpu()
    except NoGpu as error:
        return str(error)
    return ""


on_gpu = pytest.mark.skipif(bool(why_no_gpu()), reason=why_no_gpu() or "there is a GPU")
every_game = pytest.mark.parametrize(("name", "players"), GAMES)


def both(name, players, seed=2**63 + 5):
    sheet = load_sheet(name)
    return [Batch(sheet, players, COUNT, seed, device=device) for device in ("cpu", "cuda")]


def differing(cpu, gpu):
    """The names of all arrays that differ in a single byte."""
    return [
        name
        for name in ARRAYS
        if getattr(cpu, name).tobytes() != getattr(gpu, name).copy_to_host().tobytes()
    ]


@on_gpu
@every_game
def test_every_byte_is_equal_after_every_step(name, players):
    cpu, gpu = both(name, players)
    ended = 0
    for step in range(STEPS):
        assert not differing(cpu, gpu), step
        actions = cpu.choose("random")
        assert actions.tobytes() == gpu.choose("random").copy_to_host().tobytes()
        cpu.step(actions)
        gpu.step(actions)
        ended += int(cpu.over.sum())
    assert ended >= COUNT  # games ended and began anew


@on_gpu
@every_game
def test_random_playouts_add_up_to_the_same(name, players):
    job = Games(load_sheet(name), ["random"] * players, seed=11)
    here, there = (tally_of(job, 3000, place) for place in (Threads(1), Gpu()))
    assert here.tobytes() == there.tobytes()


@on_gpu
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_games_are_played_out_alike(player):
    cpu, gpu = both("clever", 1)
    assert cpu.play_out(player).tobytes() == gpu.play_out(player).copy_to_host().tobytes()


@on_gpu
def test_an_illegal_action_moves_nothing():
    cpu, gpu = both("clever", 2)
    actions = cpu.choose("random")
    actions[7] = int(np.argmin(cpu.masks[7]))
    for batch in (cpu, gpu):
        with pytest.raises(RuleError, match=r"game 7: action .* is not legal"):
            batch.step(actions)
    assert not differing(cpu, gpu)
    with pytest.raises(RuleError, match="whole numbers"):
        gpu.step(actions * 1.0)


@on_gpu
@pytest.mark.parametrize("package", ["torch", "cupy", "jax"])
def test_other_packages_see_the_same_memory(package):
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    _, gpu = both("clever", 1)
    address = gpu.masks.__cuda_array_interface__["data"][0]
    if package == "torch":
        import torch

        seen = torch.as_tensor(gpu.masks, device="cuda")
        assert seen.data_ptr() == address
        gpu.step(seen.int().argmax(dim=1))  # the first legal action, without a copy
    elif package == "cupy":
        import cupy

        assert cupy.asarray(gpu.masks).data.ptr == address
    else:
        import jax.numpy as jnp

        assert jnp.asarray(gpu.masks).unsafe_buffer_pointer() == address


@pytest.mark.skipif(not why_no_gpu(), reason="there is a GPU")
def test_without_a_gpu_one_sentence_says_so():
    with pytest.raises(NoGpu, match=r"renard\[gpu\]|no GPU") as refused:
        Batch(load_sheet("clever"), 1, 10, device="cuda")
    assert "\n" not in str(refused.value)


def test_an_unknown_device_is_refused():
    with pytest.raises(RuleError, match="the devices are cpu, cuda"):
        Batch(load_sheet("clever"), 1, 10, device="tpu")
