"""What kinds of mistakes the levels make, alone: what they lost, by what the best choice had.

python bench/mistakes.py GAME [--with LEVEL …] [--games N] [--seed N]

A decision that lost a point or more is a mistake. By the rows of the coach's price, compiled, it is
one of the kinds below: the first that fits.
"""

import argparse

import numpy as np

from renard import load_sheet
from renard.coach import Reason
from renard.coach.judge import Judge
from renard.coach.reasons import prices_of_all
from renard.coach.rollouts import new_games, play_along
from renard.players import make_player, players_of
from renard.rules.game import Game
from renard.rules.sheet import Sheet, sheet_names

LEVELS = ["greedy", "novice", "casual", "club", "expert"]
SEED = 20261123
MISTAKE = 1.0
"""Points; less may be the net's own error."""

KINDS = {
    "fox overlooked": {"fox", "fox_nearer"},
    "zone neglected": {"worth"},
    "bonus overlooked": {"sets_off", "unlocks", "near"},
    "dice given away": {"dice", "throws_again"},
    "boxes given up": {"gives_up"},
    "action wasted": {"keeps"},
}
"""By kind: the prices that it is seen by. Before these comes greed: points now instead."""
GREED = "points now for more later"
OTHER = "anything else"


def kind_of(gained: int, price: list[Reason]) -> str:
    """The kind of a mistake that gained so many points at once against the best choice."""
    if gained > 0:
        return GREED
    seen = {reason.kind for reason in price}
    return next((kind for kind, prices in KINDS.items() if prices & seen), OTHER)


def mistakes_of(sheet: Sheet, level: str, games: int, seed: int) -> tuple[dict[str, float], float]:
    """Points lost in all games, by kind; and by decisions that lost less than a point."""
    judge, player = Judge(sheet, sheet.players[0]), make_player(level, sheet)
    states, words = new_games(sheet, judge.players, games, seed)
    lost = dict.fromkeys((GREED, *KINDS, OTHER), 0.0)
    slight = 0.0
    who = np.zeros((games, judge.players), np.int64)
    for going, seats, actions in play_along(sheet, states, words, [player], who):
        for number in going:
            game, seat = Game.at(sheet, states[number : number + 1].copy()), int(seats[number])
            values = judge.choices(game.states, seat)
            best, chosen = max(values, key=lambda a: values[a]), int(actions[number])
            loss = values[best] - values[chosen]
            if loss < MISTAKE:
                slight += loss
                continue
            gained = _points_after(game, seat, chosen) - _points_after(game, seat, best)
            lost[kind_of(gained, prices_of_all(game, seat, best)[chosen])] += loss
    return lost, slight


def _points_after(game: Game, seat: int, action: int) -> int:
    after = game.copy()
    after.apply(seat, action)
    return after.score(seat).total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("--with", dest="levels", nargs="+", default=LEVELS)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    sheet = load_sheet(given.game)
    known = players_of(sheet)
    if unknown := [level for level in given.levels if level not in known]:
        parser.error(f"--with {unknown[0]}: the players of {given.game} are {', '.join(known)}")
    if given.games < 1:
        parser.error("--games: should be at least 1")
    kinds = [GREED, *KINDS, OTHER]
    print(f"| {given.game}, {given.games} games | lost a game | {' | '.join(kinds)} | slight |")
    print("|---|" + "---|" * (len(kinds) + 2))
    for level in given.levels:
        lost, slight = mistakes_of(sheet, level, given.games, given.seed)
        total = sum(lost.values()) + slight
        shares = [lost[kind] / total for kind in kinds] + [slight / total]
        told = " | ".join(f"{share:.0%}" for share in shares)
        print(f"| {level} | {total / given.games:.0f} | {told} |", flush=True)


if __name__ == "__main__":
    main()
