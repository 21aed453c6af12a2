"""Ids for `gymnasium.make`: one for every game of the registry that can be played alone."""

import gymnasium

from renard.rules.sheet import load_sheet, sheet_names

VERSION = 0
"""Goes up whenever an agent trained on an id would no longer fit: other observations, actions,
rewards or rules."""


def solo_ids() -> dict[str, str]:
    """The game of every id."""
    alone = (name for name in sheet_names() if load_sheet(name).players[0] == 1)
    return {f"renard/{name.capitalize()}-v{VERSION}": name for name in alone}


def register_all() -> None:
    """Make every id known to Gymnasium."""
    for env_id, name in solo_ids().items():
        # A module that is loaded anew must not warn about ids that it has registered itself.
        if env_id not in gymnasium.registry:
            gymnasium.register(
                id=env_id,
                entry_point="renard.envs.solo:SoloEnv",
                vector_entry_point="renard.envs.vector:SoloVectorEnv",
                kwargs={"game": name},
            )
