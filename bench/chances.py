"""Whether the chance to win holds: what the coach foretold, and what happened.

python bench/chances.py GAME PLAYERS GAMES [--with LEVEL …] [--seed N]

Levels are drawn for the seats of every game, not the same for all. Every seat is asked about once a
round, at its first decision in its own turn, for the choice that it makes. A line for every tenth.
"""

import argparse
from typing import Any

import numpy as np

from renard import load_sheet
from renard.coach.judge import Judge
from renard.coach.rollouts import new_games, play_along, share_of_win
from renard.coach.seats import Seat, strengths_of
from renard.players import make_player, players_of
from renard.rules.game import Game
from renard.rules.sheet import Sheet, sheet_names

LEVELS = ["casual", "club", "master"]
SEED = 20261122
TENTHS = 10


def foretell(
    sheet: Sheet, players: int, games: int, seed: int, levels: list[str]
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What was foretold, what came of it (shares of wins), and which game it was in."""
    judge, rng = Judge(sheet, players), np.random.default_rng(seed)
    strengths = strengths_of(sheet, players)
    if strengths is None:
        raise SystemExit(f"nothing was measured for {sheet.id} with {players} players")
    sitting = [make_player(level, sheet) for level in levels]
    who = _drawn(rng, games, players, len(levels))
    states, words = new_games(sheet, players, games, seed)
    asked = np.zeros((games, players), np.int64)
    found: list[tuple[int, int, float]] = []
    for going, seats, actions in play_along(sheet, states, words, sitting, who):
        for game in going:
            seat, state = int(seats[game]), states[game]
            if state["active"] == seat and asked[game, seat] < state["round_now"]:
                asked[game, seat] = state["round_now"]
                now = Game.at(sheet, states[game : game + 1].copy())
                company = [Seat(levels[number]) for number in who[game]]
                chances = judge.chances(now.states, seat, strengths.assume(now, company))
                found.append((int(game), seat, chances[int(actions[game])]))
    won = [share_of_win(sheet, states[game], seat) for game, seat, _ in found]
    return np.array([one[2] for one in found]), np.array(won), np.array([one[0] for one in found])


def _drawn(rng: Any, games: int, players: int, levels: int) -> np.ndarray:
    """A level for every seat; among several levels, no table has the same on all."""
    who: np.ndarray = rng.integers(0, levels, (games, players))
    while levels > 1 and (same := (who == who[:, :1]).all(axis=1)).any():
        who[same] = rng.integers(0, levels, (int(same.sum()), players))
    return who


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sheet_names())
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("games", type=int)
    parser.add_argument("--with", dest="levels", nargs="+", default=LEVELS)
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    sheet = load_sheet(given.game)
    known = players_of(sheet)
    if unknown := [level for level in given.levels if level not in known]:
        parser.error(f"--with {unknown[0]}: the players of {given.game} are {', '.join(known)}")
    foretold, won, game = foretell(sheet, given.players, given.games, given.seed, given.levels)
    print(f"{given.game}, {given.players} players, {given.games} games, {len(won)} questions")
    print("| foretold | questions | mean foretold | won | difference |")
    print("|---|---|---|---|---|")
    worst = 0.0
    for tenth in range(TENTHS):
        mine = np.minimum((foretold * TENTHS).astype(int), TENTHS - 1) == tenth
        if not mine.any():
            continue
        mean, share = foretold[mine].mean(), won[mine].mean()
        error = _error(won[mine] - foretold[mine], game[mine])
        worst = max(worst, abs(share - mean))
        print(
            f"| {tenth * 10}–{tenth * 10 + 10} % | {mine.sum()} | {mean:.1%} | {share:.1%} "
            f"| {(share - mean) * 100:+.1f} ± {error * 100:.1f} |"
        )
    print(f"worst: {worst * 100:.1f} percentage points")


def _error(missed: np.ndarray, game: np.ndarray) -> float:
    """The standard error of a mean of questions, of which those about one game hang together."""
    sums = np.bincount(game, missed - missed.mean())
    return float(np.sqrt((sums**2).sum()) / len(missed))


if __name__ == "__main__":
    main()
