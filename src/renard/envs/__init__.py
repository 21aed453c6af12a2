"""The games behind the interfaces of Gymnasium and PettingZoo.

Importing this registers an id for every game that one can play alone, `renard/<Game>-v0`, for
`gymnasium.make` and `gymnasium.make_vec`. Tables of several are made by `renard.envs.aec.env`.
"""

try:
    import gymnasium as _gymnasium  # noqa: F401  (only whether it is there)
    import pettingzoo as _pettingzoo  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"environments need {missing.name}, which is not installed: pip install 'renard[envs]'",
        name=missing.name,
    ) from None

from renard.envs.aec import TableEnv
from renard.envs.ids import register_all, solo_ids
from renard.envs.solo import SoloEnv
from renard.envs.vector import SoloVectorEnv

__all__ = ["SoloEnv", "SoloVectorEnv", "TableEnv", "solo_ids"]

register_all()
