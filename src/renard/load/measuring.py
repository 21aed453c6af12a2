"""What a server holds: how long requests and actions take, and the highest rate that holds.

Actions come at a steady rate, whether or not earlier ones were answered, so that a slow server
shows. Games that are over make room for new ones before the next rate is tried.
"""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from renard.load.guests import Guest, invite, play, unpaused
from renard.load.place import LoadError, Place, ask
from renard.rules.sheet import Sheet

HOLDS = 0.05
"""Seconds within which 99 of 100 actions are answered, at a rate that holds."""
STEP = 1.25
NEAR = 1.1
"""So near to each other are the rate that holds and one that does not, at the end."""
LOWEST = 1.0
PATIENCE = 10.0
SINGLE = 400


@dataclass(frozen=True)
class Row:
    """A line of the report."""

    what: str
    times: list[float]
    rate: float = 0.0
    """Actions a second that were really sent."""
    lost: int = 0
    """Sockets that the server closed meanwhile."""

    def at(self, share: float) -> float:
        """Seconds within which this share of the answers came."""
        if len(self.times) < 2:
            return self.times[0] if self.times else float("inf")
        return statistics.quantiles(self.times, n=1000)[round(share * 1000) - 1]

    def holds(self, wanted: float) -> bool:
        return not self.lost and self.at(0.99) <= HOLDS and self.rate > 0.95 * wanted

    def text(self) -> str:
        cuts = (self.at(0.5), self.at(0.99), max(self.times, default=float("inf")))
        return f"| {self.what} | " + " | ".join(f"{t * 1000:.1f} ms" for t in cuts) + " |"


HEAD = "| | median | 99 % | worst |\n|---|---|---|---|"


def ask_singly(place: Place, number: int = SINGLE) -> Row:
    """Round trips of requests on one connection."""
    connection = place.connect()
    times = []
    for _ in range(number):
        begun = time.perf_counter()
        ask(connection, "/healthz")
        times.append(time.perf_counter() - begun)
    connection.close()
    return Row("GET, one by one", times)


async def act_singly(guests: list[Guest], number: int = SINGLE) -> Row:
    """Round trips of single actions, nothing else going on."""
    with unpaused():
        for n in range(number):
            guest = guests[n % len(guests)]
            if guest.can_act():
                guest.act()
                await guest.answered.wait()
                guest.check()
    return Row("actions, one by one", [t for guest in guests for t in guest.times])


async def at_rate(guests: list[Guest], rate: float, seconds: float) -> Row:
    """Play at a rate."""
    for guest in guests:
        guest.times.clear()
    reached = await play(guests, rate, seconds)
    end = time.perf_counter() + PATIENCE
    for guest in guests:
        if guest.waited and (left := end - time.perf_counter()) > 0:
            await asyncio.wait([asyncio.ensure_future(guest.answered.wait())], timeout=left)
    times = [t for guest in guests for t in guest.times]
    times += [guest.waited for guest in guests if guest.waited]
    lost = sum(guest.lost and not guest.table.over for guest in guests)
    return Row(f"{reached:.0f} a second", times, reached, lost)


class Search:
    """The highest rate that holds: raised until one does not, then the middle of both."""

    def __init__(self, first: float) -> None:
        self.rate = first
        self.held = 0.0
        self._failed = float("inf")

    def heard(self, holds: bool) -> bool:
        """Whether another rate is to be tried."""
        if holds:
            self.held = self.rate
        else:
            self._failed = self.rate
        if self._failed == float("inf"):
            self.rate *= STEP
        else:
            self.rate = (self.held + self._failed) / 2
        return self._failed / max(self.held, LOWEST) > NEAR and self.rate > LOWEST


async def try_rates(
    attempt: Callable[[float], Awaitable[Row]], rates: list[float], search: bool
) -> AsyncIterator[Row]:
    """All rates or, with `search`, from the first one to the highest that holds.

    The last row says what held.
    """
    if search:
        searching, more = Search(rates[0]), True
        while more:
            row = await attempt(searching.rate)
            more = searching.heard(row.holds(searching.rate))
            yield row
        held = searching.held
    else:
        held = 0.0
        for rate in rates:
            row = await attempt(rate)
            held = max(held, rate if row.holds(rate) else 0.0)
            yield row
    yield Row(f"held: {held:.0f} a second", [], held)


async def measure(
    place: Place,
    sheet: Sheet,
    tables: int,
    seconds: float,
    rates: list[float],
    *,
    search: bool,
    opened: Callable[[list[Guest]], None] = lambda _: None,
) -> AsyncIterator[Row]:
    """Rows as they are found; the last one says what held."""
    guests = await invite(place, sheet, tables)

    async def attempt(rate: float) -> Row:
        nonlocal guests
        guests = await _fresh(place, sheet, guests)
        return await at_rate(guests, rate, seconds)

    try:
        opened(guests)
        yield await asyncio.to_thread(ask_singly, place)
        yield await act_singly(guests[:20])
        async for row in try_rates(attempt, rates, search):
            yield row
    finally:
        for guest in guests:
            guest.close()


async def _fresh(place: Place, sheet: Sheet, guests: list[Guest]) -> list[Guest]:
    """New tables for those whose games are over; those that were lost are not replaced."""
    over = [guest for guest in guests if guest.table.over]
    for guest in over:
        guest.close()
    left = [guest for guest in guests if guest.playing]
    if not left and not over:
        raise LoadError("the server closed all sockets")
    return left + await invite(place, sheet, len(over))
