"""One game being played: seats, one door for every actor, undo, dice, the record. No sockets."""

from renard.table.dice import DiceSource, OwnDice, SeededDice
from renard.table.table import Refusal, Table

__all__ = ["DiceSource", "OwnDice", "Refusal", "SeededDice", "Table"]
