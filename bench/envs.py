"""Steps a second through the vector environment on one core, observations and masks written.

Actions are chosen at random from the masks by numpy, outside the clock.
"""

import argparse
import json
import time

import gymnasium
import numpy as np

from renard.envs import solo_ids

COUNT = 4096


def steps_per_second(env_id: str, seconds: float, *, copy: bool) -> float:
    """Steps a second of all games together, without the choosing."""
    envs = gymnasium.make_vec(env_id, num_envs=COUNT, copy=copy)
    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    inside = 0.0
    steps = 0
    while inside < seconds:
        mask = infos["action_mask"]
        actions = (chance.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
        before = time.perf_counter()
        _, _, _, _, infos = envs.step(actions)
        inside += time.perf_counter() - before
        steps += COUNT
    return steps / inside


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    arguments = parser.parse_args()
    rows = {}
    print(f"{'id':20}{'copy=False':>12}{'copy=True':>12}")
    for env_id in solo_ids():
        steps_per_second(env_id, 0.01, copy=True)  # compiles
        lent, given = (
            steps_per_second(env_id, arguments.seconds, copy=copy) for copy in (False, True)
        )
        rows[env_id] = {"lent": round(lent), "given": round(given)}
        print(f"{env_id:20}{lent:>12,.0f}{given:>12,.0f}")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
