"""The vector environment in the words of Stable-Baselines3, for MaskablePPO of sb3-contrib.

    agent = MaskablePPO("MlpPolicy", SoloVecEnv("renard/Clever-v0", 1024))

Its own `make_vec_env` steps one game after the other in Python; this steps them all at once.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

try:
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    package = str(missing.name).partition(".")[0]
    raise ModuleNotFoundError(
        f"agents need {package}, which is not installed: pip install 'renard[rl]'",
        name=package,
    ) from None

SCALE = np.float32(10)
"""Networks learn best from numbers around one: what is seen, and points, come in tens."""


class SoloVecEnv(VecEnv):  # type: ignore[misc]  # tests go without PyTorch, so it may be missing
    """`count` solo games of an id. Where one ends, its info holds the `total` that it came to."""

    def __init__(self, env_id: str, count: int) -> None:
        self._games = gymnasium.make_vec(env_id, num_envs=count)
        size = self._games.single_observation_space.shape
        space = gymnasium.spaces.Box(-np.inf, np.inf, size, np.float32)
        super().__init__(count, space, self._games.single_action_space)
        self._result: Any = None

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self._games.reset(seed=self._seeds[0])
        self._reset_seeds()
        return self._scaled(seen)

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._result = self._games.step(actions)

    def step_wait(self) -> tuple[Any, ...]:
        seen, points, over, _, told = self._result
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            infos[place]["total"] = int(told["final_info"]["total"][place])
        return self._scaled(seen), self._scaled(points), over, infos

    @staticmethod
    def _scaled(values: NDArray[Any]) -> NDArray[np.float32]:
        return values.astype(np.float32) / SCALE

    def action_masks(self) -> NDArray[np.int8]:
        """A row a game, 1 for every legal action."""
        return self._games.action_masks()  # type: ignore[attr-defined, no-any-return]

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self._games, attr_name)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        rows = getattr(self._games, method_name)(*args, **kwargs)
        return [rows[place] for place in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self._games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self._games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        self._games.close()
