"""How long bots of others may think: so much for every decision, and a bank for the whole game."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

Place = tuple[str, int]
"""A table and a seat."""


@dataclass
class _Clock:
    bank: float
    since: float | None = None
    free: float = 0.0
    """Of the decision that is being made: what does not come out of the bank."""
    timer: asyncio.TimerHandle | None = None


class BotClocks:
    """One clock for each seat; it runs while its bot has something to decide.

    They live as long as this process: after a restart, banks are full again.
    """

    def __init__(self, move: float, bank: float, too_late: Callable[[Place], None]) -> None:
        self._move = move
        self._bank = bank
        self._too_late = too_late
        self._clocks: dict[Place, _Clock] = {}

    def start(self, place: Place, connected: bool) -> None:
        """A decision is due; whoever is not here lives on the bank alone."""
        clock = self._clocks.setdefault(place, _Clock(self._bank))
        if clock.since is not None:
            return
        loop = asyncio.get_running_loop()
        clock.since = loop.time()
        clock.free = self._move if connected else 0.0
        clock.timer = loop.call_later(clock.free + clock.bank, self._too_late, place)

    def stop(self, place: Place) -> None:
        """The decision was made, by whomever: what took too long comes out of the bank."""
        clock = self._clocks.get(place)
        if clock is None or clock.since is None:
            return
        used = asyncio.get_running_loop().time() - clock.since - clock.free
        clock.bank = max(0.0, clock.bank - max(0.0, used))
        clock.since = None
        if clock.timer is not None:
            clock.timer.cancel()
            clock.timer = None

    def left(self, place: Place) -> float:
        """What is left in a bank."""
        clock = self._clocks.get(place)
        return self._bank if clock is None else clock.bank

    def running(self, table: str) -> list[Place]:
        return [
            place
            for place, clock in self._clocks.items()
            if place[0] == table and clock.since is not None
        ]

    def forget(self, table: str) -> None:
        """A game is over."""
        for place in [place for place in self._clocks if place[0] == table]:
            self.stop(place)
            del self._clocks[place]
