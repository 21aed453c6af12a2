"""What players do in many games at once, wherever the games lie."""

from collections.abc import Callable
from typing import Any

import numpy as np

from renard.lockstep.devices import Device
from renard.players import make_player
from renard.players.chance import RandomPlayer, choose_randomly
from renard.players.greedy import AMOUNTS, GreedyPlayer, choose_greedily
from renard.players.room import Room, new_rooms
from renard.rules.game import RuleError
from renard.rules.sheet import Sheet

Chooser = Callable[[str, Any, Any, Any], Any]
"""Asks a player of a name: by game its state, the seat that decides and 64 random bits."""


def chooser(sheet: Sheet, device: Device) -> Chooser:
    """How players of a game are asked on a device."""
    if device.asks_players:
        return lambda player, *asked: make_player(player, sheet).choose(sheet, *asked)
    return _Loops(sheet, device).choose


class _Loops:
    """Players that are loops themselves."""

    def __init__(self, sheet: Sheet, device: Device) -> None:
        self._device = device
        self._tables = device.take(sheet.tables)
        self._rooms: Room | None = None

    def choose(self, player: str, states: Any, seats: Any, words: Any) -> Any:
        device, count = self._device, len(states)
        chosen = device.zeros(count, np.int32)
        if player == RandomPlayer.name:
            device.run(choose_randomly, count, self._tables, states, seats, words, chosen)
        elif player == GreedyPlayer.name:
            if self._rooms is None:
                self._rooms = new_rooms(device.threads(choose_greedily), device.zeros)
                self._amounts = device.take(AMOUNTS)
            device.run(
                choose_greedily, count, self._tables, states, seats, self._amounts, self._rooms,
                chosen,
            )  # fmt: skip
        else:
            known = f"{RandomPlayer.name} and {GreedyPlayer.name}"
            raise RuleError(f"on a GPU the players are {known}, not {player}")
        return chosen
