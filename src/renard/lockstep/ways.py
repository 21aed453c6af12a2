"""Playing to win in many games at once: what the dice that a turn leaves are worth to the others.

It is what `players.winning` does for one decision, step by step for all games, with the nets asked
in between.
"""

from typing import Any, NamedTuple

from renard.compiling.decorators import small
from renard.compiling.loops import each, loop
from renard.players.winning import dice_key, find_way, note_way, spread_of, to_win, trust_net


class Ways(NamedTuple):
    """In how many ways the leaves of each game leave the dice."""

    spreads: Any
    """By game: that of whoever decides, or 0 where nobody plays to win now."""
    order: Any
    """The leaves, game by game."""
    ends: Any
    """By game: where its leaves end in that order."""
    known: Any
    """By game: how many ways there are."""
    platters: Any
    answers: Any
    """By game: as in a `players.Room`."""
    slots: Any
    """By game and way: a position that leaves the dice so."""


@loop(blocks=8)
def list_ways(first: int, last: int, sheets: Any, batch: Any, ways: Any, scratch: Any) -> None:
    """List the ways in which the leaves of every game leave the dice."""
    for game in each(first, last):
        ways.known[game] = 0
        if ways.spreads[game] <= 0:
            continue
        known = 0
        for k in range(_begin(ways, game), ways.ends[game]):
            slot = int(batch.leaves[ways.order[k]])
            state = batch.pool[slot]
            if note_way(sheets[0], state, ways.platters[game], known, ways.answers[game]):
                ways.slots[game, known] = slot
                known += 1
        ways.known[game] = known


@loop(blocks=8)
def weigh(
    first: int, last: int, sheets: Any, batch: Any, ways: Any, values: Any, scratch: Any
) -> None:
    """Turn points into what to go for, where leaves differ in the dice that they leave."""
    for game in each(first, last):
        known = int(ways.known[game])
        if known < 2:
            # Where all leave the dice alike, one's own points say as much.
            continue
        state, seat, answers = batch.pool[game], int(batch.seats[game]), ways.answers[game]
        players = int(state.players)
        trust_net(answers, known, players, seat)
        uncertain = spread_of(sheets[0], state, float(ways.spreads[game]))
        for k in range(_begin(ways, game), ways.ends[game]):
            leaf = int(ways.order[k])
            key = dice_key(sheets[0], batch.pool[batch.leaves[leaf]])
            row = min(find_way(ways.platters[game], known, key), known - 1)
            values[leaf] = to_win(float(values[leaf]), answers[row], players, seat, uncertain)


@small
def _begin(ways: Any, game: int) -> int:
    """Where the leaves of a game begin."""
    return int(ways.ends[game - 1]) if game > 0 else 0
