"""Watching games of mixed tables, to measure what seats of every level still make.

`Seen` is what the coach's net said of a seat at a moment of a game, and what the seat came to.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from renard.coach.judge import Judge
from renard.coach.losses import worth_of_choice
from renard.coach.moment import share_to_come
from renard.coach.rollouts import new_games, play_along, totals_of
from renard.coach.strength import platters_to_come
from renard.coach.values import foretell_others
from renard.compiling.decorators import parallel
from renard.players.registry import levels_of, make_player
from renard.players.room import room_of_thread
from renard.players.tree import best_of
from renard.players.value import judge_decision, rounds_to_come
from renard.rules import engine
from renard.rules.layout import SEATS
from renard.rules.sheet import Sheet

# What is seen of a seat, by column: what the best player would come to, points now, platters of its
# own that others have yet to find, and whether it has anything left to do.
SEEN_WORTH, SEEN_NOW, SEEN_PLATTERS, SEEN_ACTIVE = range(4)
SEEN = 4


@dataclass
class Seen:
    """Moments of games; all arrays have a row for each."""

    who: np.ndarray
    """By seat: the number of its level."""
    share: np.ndarray
    """How much of the game was left."""
    seats: np.ndarray
    """By seat: the columns above."""
    decided: np.ndarray
    """Who decided."""
    loss: np.ndarray
    """What that lost; -1 where there was nothing to choose."""
    final: np.ndarray
    """By seat: its points at the end."""


def watch(
    sheet: Sheet, players: int, games: int, seed: int, often: float, levels: list[str] | None = None
) -> Seen:
    """Play games with a level drawn for every seat, and look at a share of all decisions."""
    judge, rng = Judge(sheet, players), np.random.default_rng(seed)
    names = levels or [level.name for level in levels_of(sheet)]
    sitting = [make_player(name, sheet) for name in names]
    who = rng.integers(0, len(names), (games, players))
    states, words = new_games(sheet, players, games, seed)
    seen: list[tuple[Any, ...]] = []
    for going, seats, actions in play_along(sheet, states, words, sitting, who):
        for game in going[rng.random(len(going)) < often]:
            found = np.zeros((SEATS, SEEN))
            one, seat = states[game : game + 1].copy(), int(seats[game])
            loss = _look(
                sheet.tables, one, seat, int(actions[game]), judge.net, room_of_thread(),
                np.zeros(SEATS, np.float32), found,
            )  # fmt: skip
            share = share_to_come(sheet.record, one[0])
            seen.append((game, share, found[:players], seat, loss))
    number, shares, stands, decided, losses = (
        np.array([one[at] for one in seen]) for at in range(5)
    )
    final = totals_of(sheet, states)[number]
    return Seen(who[number], shares, stands, decided, losses, final)


@parallel
def _look(
    sheets: Any, states: Any, seat: int, action: int, net: Any, room: Any, worth: Any, found: Any
) -> float:
    """Write what is seen of all seats in the one state; returns what the seat's action loses."""
    sheet, state = sheets[0], states[0]
    foretell_others(sheets, states, seat, net, room, worth)
    size = judge_decision(sheets, states, 0, seat, net, room)
    best = float(room.values[best_of(room, size)])
    loss = best - worth_of_choice(room, size, action)
    worth[seat] = best
    for one in range(state.players):
        found[one, SEEN_WORTH] = worth[one]
        found[one, SEEN_NOW] = engine.score(sheet, state, one, room.points)
        found[one, SEEN_PLATTERS] = platters_to_come(sheet, state, one)
        found[one, SEEN_ACTIVE] = rounds_to_come(sheet, state, one) >= 0
    if engine.list_legal(sheet, state, seat, room.actions) < 2:
        return -1.0
    return loss
