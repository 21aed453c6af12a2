"""The players of a game by name."""

from renard.players.chance import RandomPlayer
from renard.players.interface import Player
from renard.rules.sheet import Sheet


class UnknownPlayer(ValueError):
    """A name that no player of the game goes by. The message lists those that exist."""


def players_of(sheet: Sheet) -> list[str]:
    """The names of all that can sit on a seat of this game, weakest first."""
    return [RandomPlayer.name]


def make_player(name: str, sheet: Sheet) -> Player:
    """The player of a name, for this game."""
    known = players_of(sheet)
    if name not in known:
        raise UnknownPlayer(
            f"unknown player {name!r}: the players of {sheet.id} are {', '.join(known)}"
        )
    return RandomPlayer()
