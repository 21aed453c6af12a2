"""One game being played: seats, one door for every actor, undo, dice, the record. No sockets."""

from renard.table.coaching import CoachDoor
from renard.table.dice import DiceSource, FairDice, OwnDice, SeededDice
from renard.table.handing_in import log_of_record, throws_of
from renard.table.table import GO_ON, Refusal, Table

__all__ = [
    "GO_ON",
    "CoachDoor",
    "DiceSource",
    "FairDice",
    "OwnDice",
    "Refusal",
    "SeededDice",
    "Table",
    "log_of_record",
    "throws_of",
]
