"""A short game of every sheet before the first guest: rules compile when they are first called."""

from renard.players import decide, make_player, players_of
from renard.server.sheets import Shelf
from renard.table import SeededDice, Table

STEPS = 40


def warm_up(shelf: Shelf) -> None:
    """Let the simplest player begin a game of each sheet."""
    for filed in shelf.games.values():
        sheet = filed.sheet
        player = make_player(players_of(sheet)[0], sheet)
        table = Table(sheet, ["warming up"] * sheet.players[0], SeededDice(1))
        for step in range(STEPS):
            if table.over:
                break
            seat = table.to_act()[0]
            table.submit(seat, table.version, decide(player, table.game, seat, step))
