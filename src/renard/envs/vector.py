"""Many solo games at once, as a Gymnasium vector environment over `renard.lockstep.batch`.

envs = gymnasium.make_vec("renard/Clever-v0", num_envs=4096, copy=False)
observations, infos = envs.reset(seed=7)
observations, rewards, terminations, _, infos = envs.step(actions)
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from renard.envs.match import Mask, Row, draw_seed, row_space, sheet_of
from renard.lockstep.batch import Batch
from renard.rules.sheet import Sheet

Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class SoloVectorEnv(VectorEnv[Row, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` solo games in step; one that ends begins anew in the same step.

    `infos["final_info"]["total"]` then holds its result where `terminations` says so. There is no
    `final_obs`: games end by themselves, none is cut off, so nothing is learnt from what follows.
    With `copy=False` observations and masks are the batch's own arrays, which the next step
    overwrites. An action that is not legal is refused by a RuleError and no game moves.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (Gymnasium declares it so)
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Path | Sheet,
        num_envs: int = 1,
        rulings: dict[str, bool] | None = None,
        *,
        workers: int = 1,
        copy: bool = True,
    ) -> None:
        sheet = sheet_of(game, rulings)
        seed = draw_seed(self.np_random)
        self._batch = Batch(sheet, players=1, count=num_envs, seed=seed, workers=workers)
        self._copy = copy
        self.num_envs = num_envs
        self.layout = self._batch.layout
        """The parts of an observation by name."""
        self.single_observation_space = row_space(self.layout)
        self.single_action_space = spaces.Discrete(sheet.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin every game anew, all of them from one seed."""
        super().reset(seed=seed)
        self._batch.reset(draw_seed(self.np_random))
        return self._given(self._batch.observations), self._infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Row, Rewards, Flags, Flags, dict[str, Any]]:
        """Do one action in every game."""
        self._batch.step(actions)
        over = self._batch.over.copy()
        infos = self._infos()
        if over.any():
            totals = np.where(over, self._batch.finals[:, 0], 0)
            infos["final_info"] = {"total": totals, "_total": over.copy()}
            infos["_final_info"] = over.copy()
        rewards = self._batch.rewards.astype(np.float64)
        cut_off = np.zeros(self.num_envs, np.bool_)
        return self._given(self._batch.observations), rewards, over, cut_off, infos

    def action_masks(self) -> Mask:
        """A row a game, 1 for every legal action."""
        masks: Mask = self._given(self._batch.masks)
        return masks

    def _infos(self) -> dict[str, Any]:
        # Gymnasium marks by `_key` which games have an entry under `key`: here all.
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self.action_masks(), "_action_mask": every}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
