"""How sure the coach can be: the lines of src/renard/coach/measured.toml for a game.

python bench/coach.py GAME POSITIONS GAMES [--with LEVEL …]

Positions are from games of these levels, in turn.
"""

import argparse

from renard import load_sheet
from renard.coach.measuring import LEVELS, measure
from renard.players import players_of
from renard.rules.sheet import sheet_names

SEED = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("positions", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--with", dest="levels", nargs="+", default=list(LEVELS))
    given = parser.parse_args()
    sheet = load_sheet(given.game)
    known = players_of(sheet)
    if unknown := [level for level in given.levels if level not in known]:
        parser.error(f"--with {unknown[0]}: the players of {given.game} are {', '.join(known)}")
    if given.positions < 1 or given.games < 2:
        parser.error("positions must be at least 1, games at least 2")
    found = measure(sheet, given.positions, given.games, SEED, given.levels)
    print(f"[{given.game}]")
    print(f"spread = {found.spread}")
    print(f"error = {found.error}")
    print(f"# positions: {found.counts}")


if __name__ == "__main__":
    main()
