"""The same games as `simulate` plays, written down event by event."""

from collections.abc import Iterator

import numpy as np

from renard import dice
from renard.players import decide, make_player
from renard.record.format import Record
from renard.rules.sheet import Sheet
from renard.rules.words import Event
from renard.table import SeededDice, Table


def recorded_games(
    sheet: Sheet, seats: list[str], games: int, seed: int, *, options: bool = False
) -> Iterator[Record]:
    """Records of games 0 to `games`; with `options`, every decision lists what was legal."""
    for number in range(games):
        game_seed = int(dice.stream(np.uint64(seed & 0xFFFFFFFFFFFFFFFF), number))
        yield record_game(sheet, seats, game_seed, options=options)


def record_game(sheet: Sheet, seats: list[str], seed: int, *, options: bool = False) -> Record:
    """One game of these players with the dice of `seed`."""
    table = Table(sheet, seats, SeededDice(seed))
    players = [make_player(name, sheet) for name in seats]
    decided = [0] * len(seats)
    word = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    listed: dict[int, list[Event]] = {}
    while not table.over:
        seat = table.to_act()[0]
        if options:
            legal = table.game.options(seat).values()
            listed[len(table.steps)] = [event for event in legal if event is not None]
        bits = int(dice.decision_word(word, seat, decided[seat]))
        decided[seat] += 1
        table.submit(seat, table.version, decide(players[seat], table.game, seat, bits))
    record = table.record()
    if options:
        # Seats were asked in rising order, so steps and events stand in the same order.
        steps = [(i, step) for i, step in enumerate(table.steps) if step.event is not None]
        for event, (number, step) in zip(record.events, steps, strict=True):
            if step.action is not None:
                event["options"] = listed[number]
    # As text: not every reader of JSON keeps 64 bits.
    record.extra["seed"] = str(seed)
    return record
