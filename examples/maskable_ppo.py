"""Train MaskablePPO on solo games for about a minute, then compare it with random play.

pip install 'renard[rl]', then: python examples/maskable_ppo.py [decisions]
"""

import sys

import numpy as np
from sb3_contrib import MaskablePPO

from renard.envs.sb3 import SoloVecEnv

GAME = "renard/Clever-v0"
DECISIONS = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000


def mean_total(choose, count=2000):
    """The mean of the first games to end in each of `count` places."""
    games, totals = SoloVecEnv(GAME, count), {}
    games.seed(99)
    seen = games.reset()
    while len(totals) < count:
        seen, _, over, infos = games.step(choose(seen, games.action_masks()))
        totals |= {i: infos[i]["total"] for i in np.flatnonzero(over) if i not in totals}
    return np.mean(list(totals.values()))


agent = MaskablePPO(
    "MlpPolicy", SoloVecEnv(GAME, 1024), n_steps=32, batch_size=4096, n_epochs=3,
    learning_rate=2e-3, ent_coef=0.005, seed=1, policy_kwargs={"net_arch": [128, 128]},
)  # fmt: skip
agent.learn(DECISIONS)

chance = np.random.default_rng(1)
by_chance = mean_total(lambda _, masks: (chance.random(masks.shape) * masks).argmax(axis=1))
trained = mean_total(lambda s, masks: agent.predict(s, action_masks=masks, deterministic=True)[0])
print(f"points a game: random {by_chance:.1f}, after {DECISIONS:,} decisions {trained:.1f}")
