"""What bots lose per decision alone: the lines of src/renard/coach/alone.toml for a game.

python bench/alone.py GAME GAMES [--seed N] [--often SHARE]

Every game has a level drawn for it; a share of the decisions is looked at.
"""

import argparse

import numpy as np

from renard import load_sheet
from renard.coach.measuring_seats import watch
from renard.players.registry import levels_of
from renard.rules.sheet import sheet_names

SEED = 20261121
ALONE = [name for name in sheet_names() if load_sheet(name).players[0] == 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=ALONE)
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--often", type=float, default=0.5)
    given = parser.parse_args()
    if given.games < 1 or not 0 < given.often <= 1:
        parser.error("games must be at least 1, and --often a share above 0 up to 1")
    sheet = load_sheet(given.game)
    levels = [level.name for level in levels_of(sheet) if level.net]
    seen = watch(sheet, 1, given.games, given.seed, given.often, levels)
    print(f"\n# {given.games} games, {len(seen.share)} decisions\n[{given.game}]")
    for number, level in enumerate(levels):
        losses = seen.loss[(seen.who[:, 0] == number) & (seen.loss >= 0)]
        error = np.std(losses) / len(losses) ** 0.5 if len(losses) else np.nan
        print(f"{level} = {np.mean(losses):.3f}  # ± {error:.2f}, {len(losses)} real ones")


if __name__ == "__main__":
    main()
