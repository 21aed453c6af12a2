"""A record step by step, with what it leaves unsaid: going on to a roll is a decision, too."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from renard.log import Log
from renard.log.rows import KIND_PLATTER, LOG_KIND, LOG_SEAT, LOG_WHAT, do_row
from renard.record.format import Record
from renard.record.replay import check_result, follow
from renard.rules.game import Game
from renard.rules.words import Event


@dataclass(frozen=True)
class Move:
    """A throw (without an action) or a decision, with the game before and after it."""

    number: int
    """The event of the record, from 1; of a move that is no event, the one that follows."""
    seat: int
    action: int | None
    event: Event | None
    before: Game
    after: Game


def walk(record: Record, log: Log) -> Iterator[Move]:
    """All moves of a record, which are the rows of its log, empty at first; a Fault ends it.

    The game need not be over.
    """
    game = log.game.copy()
    out = np.zeros(game.sheet.actions, np.int32)
    known = 0
    for number, event in follow(record, log):
        plain = {key: event[key] for key in event if key not in ("seat", "options")}
        while known < len(log):
            row, before = log.rows[known], game
            known += 1
            game = before.copy()
            do_row(game.sheet.record, game.state, row, out)
            action = None if row[LOG_KIND] <= KIND_PLATTER else int(row[LOG_WHAT])
            said = plain if known == len(log) else None
            yield Move(number, int(row[LOG_SEAT]), action, said, before, game)
    if game.over:
        check_result(record, game)
