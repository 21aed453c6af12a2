"""Counting what somebody asks for, so that nobody takes everything."""

import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address


@lru_cache(maxsize=4096)
def source(address: str) -> str:
    """Who an address is counted as: of IPv6 its network of 64 bits, which one guest owns whole."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:60]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


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

    def take(self, amount: float = 1) -> bool:
        """Whether so much more may pass now."""
        self._refill()
        if self._left < amount:
            return False
        self._left -= amount
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

    def take(self, address: str, amount: float = 1) -> bool:
        """Whether so much more of this address may pass now."""
        bucket = self._by_address.get(address)
        if bucket is None:
            self._tidy()
            bucket = self._by_address[address] = Bucket(self._rate, self._burst, self._clock)
        return bucket.take(amount)

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

    @property
    def full(self) -> bool:
        return self.count >= self._most

    def has_enough(self, address: str | None) -> bool:
        """Whether an address has all the places that it may have."""
        return address is not None and self._taken[address] >= self._most_each

    def enter(self, address: str | None) -> bool:
        """Take a place, if there is one; without an address it counts among all alone."""
        if self.full or self.has_enough(address):
            return False
        self.count += 1
        if address is not None:
            self._taken[address] += 1
        return True

    def leave(self, address: str | None) -> None:
        self.count -= 1
        if address is not None:
            self._taken[address] -= 1
            if not self._taken[address]:
                del self._taken[address]
