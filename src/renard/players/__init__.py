"""Who chooses. A player sees positions and seats, and answers each with a legal action.

A player keeps nothing between decisions: what it does follows from the position, the seat and 64
random bits that the caller hands in. So one player sits on any number of seats and games at once,
a resumed game goes on as one that never stopped, and nothing can leak from one game to another.
"""

from renard.players.interface import Player, decide
from renard.players.registry import UnknownPlayer, make_player, players_of

__all__ = ["Player", "UnknownPlayer", "decide", "make_player", "players_of"]
