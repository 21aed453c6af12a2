"""Measure the fixed points: bots of all levels meet at tables, and their ratings are fitted.

python -m renard.ratings.fixing [GAME …] [--players 2,3,4] [--games N] [--skill N] [--seed N]

Who sits where is drawn for every table, and every table has dice of its own. Ratings are those of
Bradley and Terry's model by who came out ahead of whom, which for two seats of a table is that of
Plackett and Luce; `club` is put at the middle. What was measured replaces what `fixed.toml` has.
"""

import argparse
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from renard.lockstep.engines import Here
from renard.lockstep.side_by_side import game_seeds
from renard.players import make_player
from renard.players.registry import levels_of
from renard.ratings import skill
from renard.ratings.fixed import FILE, read_fixed
from renard.ratings.results import BETA, MU
from renard.rules.sheet import Sheet, load_sheet, sheet_names
from renard.sim.recorded import recorded_games

MIDDLE = "club"
SEED = 20261118
BLOCKS = 20
"""Parts that the games are cut into: leaving out each of them shows how sure the rest is."""
PRIOR = 0.25
"""Games that every two levels are taken to have won against each other besides: keeps ratings
finite where one always wins."""
HEAD = """\
# Ratings of bots by game, number of players and level: mean and standard error (`mu` and `sigma`
# of ratings/results.py); and the chance to win that they lose per decision at tables of two: mean,
# its standard error, standard deviation. Written by `python -m renard.ratings.fixing`; `measured`
# has the games behind each, and the decisions.
"""


def play(sheet: Sheet, levels: Sequence[str], players: int, games: int, seed: int) -> np.ndarray:
    """By game, level and level: how often the first came out ahead of the second; a tie is half."""
    rng = np.random.default_rng(seed)
    who = np.array([rng.permutation(len(levels))[:players] for _ in range(games)], np.int8)
    rows, _ = Here().play_out(
        sheet, [make_player(level, sheet) for level in levels], who, game_seeds(seed, 0, games)
    )
    # Among equal totals the rules may still have found a winner.
    worth = 2 * rows["totals"][:, :players].astype(np.int64) + (rows["wins"][:, :players] > 0)
    ahead = np.zeros((games, len(levels), len(levels)))
    every = np.arange(games)
    for one in range(players):
        for other in range(players):
            if one != other:
                gap = np.sign(worth[:, one] - worth[:, other])
                ahead[every, who[:, one], who[:, other]] += (gap + 1) / 2
    return ahead


def fit(ahead: np.ndarray, middle: int) -> np.ndarray:
    """Strengths from how often each came out ahead of each other; that of `middle` is 0."""
    count = len(ahead)
    ahead = ahead + PRIOR * (1 - np.eye(count))
    met = ahead + ahead.T
    strength = np.zeros(count)
    for _ in range(200):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = met * expected * (1 - expected)
        curvature = np.diag(weight.sum(axis=1)) - weight
        step = np.linalg.pinv(curvature, hermitian=True) @ (ahead - met * expected).sum(axis=1)
        longest = float(np.abs(step).max())
        strength += step / max(longest, 1.0)
        if longest < 1e-9:
            break
    found: np.ndarray = strength - strength[middle]
    return found


def rate(ahead: np.ndarray, middle: int) -> tuple[np.ndarray, np.ndarray]:
    """The means of a rating for each level, and their standard errors."""
    scale = BETA * math.sqrt(2)
    blocks = np.array([block.sum(axis=0) for block in np.array_split(ahead, BLOCKS)])
    whole = blocks.sum(axis=0)
    without = np.array([fit(whole - block, middle) for block in blocks])
    spread = (len(blocks) - 1) * without.var(axis=0)
    return MU + scale * fit(whole, middle), scale * np.sqrt(spread)


def measure(sheet: Sheet, players: int, games: int, seed: int) -> dict[str, list[float]]:
    """By level: mean and standard error of its rating."""
    levels = [level.name for level in levels_of(sheet)]
    means, errors = rate(play(sheet, levels, players, games, seed), levels.index(MIDDLE))
    return {
        level: [round(float(mean), 2), round(max(float(error), 0.01), 2)]
        for level, mean, error in zip(levels, means, errors, strict=True)
    }


def measure_skill(sheet: Sheet, games: int, seed: int) -> tuple[dict[str, list[float]], int]:
    """By level: chance to win lost per decision, its standard error, its standard deviation."""
    found = {}
    decisions = 0
    for level in [level.name for level in levels_of(sheet) if level.net]:
        sums = skill.Losses()
        for record in recorded_games(sheet, [level] * 2, games, seed):
            for one in skill.losses(record, sheet, [level] * 2, [0, 1]).values():
                sums += one
        found[level] = [round(sums.mean, 5), round(sums.error, 5), round(sums.spread, 5)]
        decisions += sums.decisions
    return found, decisions


def write(known: dict[str, Any]) -> None:
    """The file, game by game."""
    lines = [HEAD]
    for game, parts in known.items():
        for part, values in parts.items():
            lines.append(f"[{game}.{part}]")
            lines += [f"{name} = {_told(value)}" for name, value in values.items()]
            lines.append("")
    FILE.write_text("\n".join(lines), encoding="utf-8")


def _told(value: float | list[float]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(f'{number:g}' for number in value)}]"
    return f"{value:g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--players", default="2,3,4", help="tables of so many")
    parser.add_argument("--games", type=int, default=2000, help="for each game and table")
    parser.add_argument("--skill", type=int, default=0, help="games of each level, for its skill")
    parser.add_argument("--seed", type=int, default=SEED)
    given = parser.parse_args()
    if (given.games and given.games < BLOCKS) or given.skill < 0:
        parser.error(f"--games must be {BLOCKS} or more (or 0, for skill alone), --skill 0 or more")
    for game in given.game or sheet_names():
        sheet = load_sheet(game)
        known = dict(read_fixed()) if FILE.exists() else {}
        mine = known.setdefault(game, {})
        counts = mine.pop("measured", {})
        for players in [int(number) for number in given.players.split(",") if given.games]:
            mine[str(players)] = measure(sheet, players, given.games, given.seed)
            counts[f"games_{players}"] = given.games
            print(game, players, mine[str(players)], flush=True)  # noqa: T201 - it is a command
        if given.skill:
            mine["skill"], counts["decisions"] = measure_skill(sheet, given.skill, given.seed)
            print(game, mine["skill"], flush=True)  # noqa: T201
        mine["measured"] = counts
        write(known)
        read_fixed.cache_clear()


if __name__ == "__main__":
    main()
