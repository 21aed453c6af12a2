"""Counting what somebody asks for, so that nobody takes everything."""

import time
from collections import Counter
from collections.abc import Callable


class Bucket:
    """Lets `rate` a second through on average, `burst` at once."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._then = clock()

    def take(self) -> bool:
        """Whether one more may pass now."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


class Buckets:
    """A bucket for each address that has asked lately."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._by_address: dict[str, Bucket] = {}
        self._tidy_at = 1024

    def take(self, address: str) -> bool:
        """Whether one more of this address may pass now."""
        bucket = self._by_address.get(address)
        if bucket is None:
            self._tidy()
            bucket = self._by_address[address] = Bucket(self._rate, self._burst, self._clock)
        return bucket.take()

    def _tidy(self) -> None:
        """Forget addresses whose bucket is full again: a new one would be the same."""
        if len(self._by_address) >= self._tidy_at:
            self._by_address = {a: b for a, b in self._by_address.items() if not b.full}
            self._tidy_at = max(1024, 2 * len(self._by_address))


class Places:
    """How many places are taken, in all and by address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._taken: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self.count >= self._most or self._taken[address] >= self._most_each:
            return False
        self.count += 1
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]
