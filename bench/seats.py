"""What seats of every level still make: the lines of src/renard/coach/seats.toml for a game.

python bench/seats.py GAME PLAYERS GAMES [--seed N] [--often SHARE]

Every seat of every game has a level drawn for it; a share of the decisions is looked at.
"""

import argparse

import numpy as np

from renard import load_sheet
from renard.coach.fitting_seats import fit
from renard.coach.measuring_seats import watch
from renard.players.registry import levels_of
from renard.rules.layout import FLOW_RACE
from renard.rules.sheet import sheet_names

SEED = 20261121


def numbers(values: np.ndarray, digits: int) -> str:
    return f"[{', '.join(f'{value:.{digits}f}' for value in values)}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--often", type=float, default=0.25)
    given = parser.parse_args()
    sheet = load_sheet(given.game)
    levels = [level.name for level in levels_of(sheet)]
    if given.games < 1 or not 0 < given.often <= 1:
        parser.error("games must be at least 1, and --often a share above 0 up to 1")
    seen = watch(sheet, given.players, given.games, given.seed, given.often)
    found = fit(seen, len(levels), sheet.record.flow == FLOW_RACE)
    print(f"# {given.games} games, {len(seen.share)} moments")
    for at, level in enumerate(levels):
        print(f"\n[{given.game}.{given.players}.{level}]")
        print(f"loss = {found.loss[at]:.3f}")
        print(f"leaves = {found.leaves[at]:.2f}")
        print(f"kept = {numbers(found.kept[at], 3)}")
        print(f"spread = {numbers(found.spread[at], 1)}")
        print(f"shape = {numbers(found.shape[at], 2)}")


if __name__ == "__main__":
    main()
