"""A table of two to four as a PettingZoo environment: agents act one after another.

    env = aec.env(game, players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else choose(seen["observation"], seen["action_mask"]))

Seats that the rules ask at once are asked by rising number; each sees the table as it then is.
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from renard.envs.match import Match, draw_seed, row_space, sheet_of
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet

Seen = dict[str, np.ndarray]


class TableEnv(AECEnv[str, Any, Any]):
    """The bare environment: an action that is not legal is refused by a RuleError.

    Rewards come at the end and sum to nothing: (players x share of the win - 1) / (players - 1),
    so to win alone is worth 1 and a tie of all 0; of two, the loser gets -1. `infos` hold each
    agent's `total` so far, and at the end its `win_share`.
    """

    # PettingZoo declares it so, shared by all instances.
    metadata: dict[str, Any] = {"name": "renard_v0", "is_parallelizable": False}  # noqa: RUF012
    render_mode = None

    def __init__(
        self,
        game: str | Path | Sheet,
        players: int = 2,
        rulings: dict[str, bool] | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        sheet = sheet_of(game, rulings)
        if players < 2:
            raise RuleError(f"a table has two players or more, not {players}; alone is SoloEnv")
        self._match = Match(sheet, players)
        self._generator, _ = seeding.np_random()
        self.layout = self._match.layout
        """The parts of an observation by name."""
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(sheet.actions) for agent in self.possible_agents
        }

    def _seen_space(self) -> spaces.Dict:
        actions = self._match.sheet.actions
        mask = spaces.Box(0, 1, (actions,), np.int8)
        return spaces.Dict({"observation": row_space(self.layout), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._match.begin(draw_seed(self._generator))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell_totals()
        self.agent_selection = self.agents[self._match.seat]

    def step(self, action: int | None) -> None:
        """The selected agent does this; of an agent whose game is over, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.action_spaces[agent].contains(action):
            last = self._match.sheet.actions - 1
            raise RuleError(f"action {action!r} is not one of the actions 0 to {last}")
        self._match.play(int(action))
        self._tell_totals()
        if self._match.game.over:
            self._end()
        else:
            self.agent_selection = self.agents[self._match.seat]

    def _tell_totals(self) -> None:
        self.infos = {
            agent: {"total": self._match.total(seat)} for seat, agent in enumerate(self.agents)
        }

    def _end(self) -> None:
        players = self._match.players
        winners = self._match.game.winners()
        for seat, agent in enumerate(self.agents):
            share = 1 / len(winners) if seat in winners else 0.0
            self.infos[agent]["win_share"] = share
            self.rewards[agent] = (players * share - 1) / (players - 1)
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and what it may do if it is the one to act."""
        seat = self.possible_agents.index(agent)
        # Several may be asked at once; only the one whose step is due can act.
        acts = agent == self.agent_selection
        mask = self._match.mask(seat) if acts else np.zeros(self._match.sheet.actions, np.int8)
        return {"observation": self._match.row(seat), "action_mask": mask}


def raw_env(**arguments: Any) -> TableEnv:
    """The bare environment, by the arguments of TableEnv."""
    return TableEnv(**arguments)


def env(**arguments: Any) -> AECEnv[str, Any, Any]:
    """With PettingZoo's usual wrappers: an action that is not legal ends the game with -1."""
    table: AECEnv[str, Any, Any] = raw_env(**arguments)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)
