"""How sure the coach can be: the lines of src/renard/coach/measured.toml for a game.

python bench/coach.py GAME POSITIONS GAMES
"""

import sys

from renard import load_sheet
from renard.coach.measuring import measure

SEED = 4


def main() -> None:
    game, positions, games = sys.argv[1:]
    found = measure(load_sheet(game), int(positions), int(games), SEED)
    print(f"[{game}]")
    print(f"spread = {found.spread}")
    print(f"error = {found.error}")
    print(f"# positions: {found.counts}")


if __name__ == "__main__":
    main()
