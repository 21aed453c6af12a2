"""One player alone, as a Gymnasium environment.

    env = gymnasium.make("renard/Clever-v0")
    observation, info = env.reset(seed=7)
    action = env.action_space.sample(info["action_mask"])

The reward of a step is what it added to the total, so the rewards of a game sum to its result.
"""

from pathlib import Path
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from renard.envs.match import Mask, Match, Row, draw_seed, row_space, sheet_of
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet

Result = tuple[Row, float, bool, bool, dict[str, Any]]


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A solo game; dice come from the environment's own seed.

    What is not legal must not be played: take it from `info["action_mask"]` or `action_masks()`.
    With `illegal="lose"` such an action ends the game and takes all its points away, as Gymnasium's
    checker and agents without masks need it; with `illegal="raise"` it is refused by a RuleError
    and changes nothing, which finds mistakes sooner.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str | Path | Sheet,
        rulings: dict[str, bool] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
    ) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is {illegal!r}; it should be 'lose' or 'raise'")
        self._match = Match(sheet_of(game, rulings), players=1)
        self._illegal = illegal
        self._playing = False
        self.layout = self._match.layout
        """The parts of an observation by name."""
        self.observation_space = row_space(self.layout)
        self.action_space = spaces.Discrete(self._match.sheet.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self._match.begin(draw_seed(self.np_random))
        self._playing = True
        return self._match.row(0), {"action_mask": self.action_masks()}

    def step(self, action: np.int64 | int) -> Result:
        """Do an action and the throws that follow; the end adds `total` to the info."""
        if not self._playing:
            raise RuleError("no game is under way; call reset() to begin one")
        if not self.action_space.contains(action):
            last = self._match.sheet.actions - 1
            raise RuleError(f"action {action!r} is not one of the actions 0 to {last}")
        before = self._match.total(0)
        try:
            self._match.play(int(action))
        except RuleError as refusal:
            if self._illegal == "raise":
                raise
            return self._lose(before, str(refusal))
        self._playing = not self._match.game.over
        return self._result(self._match.total(0), before, {})

    def _lose(self, before: int, refusal: str) -> Result:
        self._playing = False
        # Whoever stands below zero keeps that: a loss must never pay.
        return self._result(min(before, 0), before, {"illegal": refusal})

    def _result(self, total: int, before: int, info: dict[str, Any]) -> Result:
        info["action_mask"] = self.action_masks()
        if not self._playing:
            info["total"] = total
        return self._match.row(0), float(total - before), not self._playing, False, info

    def action_masks(self) -> Mask:
        """1 for every legal action; the name that MaskablePPO of sb3-contrib asks for."""
        if not self._playing:
            return np.zeros(self._match.sheet.actions, np.int8)
        return self._match.mask(0)
