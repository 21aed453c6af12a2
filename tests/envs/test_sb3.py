"""Games in the words of Stable-Baselines3. PyTorch is large: most run only where it is there."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
here = pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="pip install 'renard[rl]'")


def python(*arguments):
    # A process of its own: PyTorch warns of much that is not ours.
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_missing_package_is_named_in_one_sentence_with_the_remedy():
    done = python(
        "-c", "import sys; sys.modules['stable_baselines3'] = None; import renard.envs.sb3"
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: agents need stable_baselines3, which is not installed: "
        "pip install 'renard[rl]'"
    )


@here
def test_the_example_trains_and_compares():
    done = python(str(ROOT / "examples" / "maskable_ppo.py"), "40000")
    assert done.returncode == 0, done.stderr
    assert "after 40,000 decisions" in done.stdout


@here
def test_it_steps_as_the_vector_environment_does():
    code = """
import gymnasium, numpy as np
from renard.envs.sb3 import SoloVecEnv
ours, theirs = SoloVecEnv("renard/Clever-v0", 8), gymnasium.make_vec("renard/Clever-v0", num_envs=8)
ours.seed(3)
seen, (rows, _) = ours.reset(), theirs.reset(seed=3)
ended = 0
for _ in range(80):
    assert seen.dtype == np.float32 and np.allclose(seen, rows / 10)
    masks = np.stack(ours.env_method("action_masks"))
    assert ours.has_attr("action_masks") and (masks == theirs.action_masks()).all()
    actions = masks.argmax(axis=1)
    seen, rewards, over, infos = ours.step(actions)
    rows, points, ends, _, told = theirs.step(actions)
    assert np.allclose(rewards, points / 10) and (over == ends).all()
    for i in np.flatnonzero(over):
        ended += 1
        assert infos[i]["total"] == told["final_info"]["total"][i]
assert ended
"""
    done = python("-c", code)
    assert done.returncode == 0, done.stderr
