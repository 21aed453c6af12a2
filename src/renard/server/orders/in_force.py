"""The operator's orders as they are in force now: who is banned or muted, which table is closed."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from renard.server.refusals import Refused
from renard.server.storage.orders import Order

Network = IPv4Network | IPv6Network
GUESTS = 9000
"""How many neutral names there are, with four digits each."""


def neutral_name(person: str) -> str:
    """What somebody is called whose own name nobody should have to read."""
    return f"Guest {1000 + int(person[:8], 16) % GUESTS}"


def network_of(address: str) -> Network | None:
    """An address as the server counts it: of IPv6 a network of 64 bits; None if it is none."""
    try:
        if "/" in address:
            return ip_network(address, strict=False)
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return ip_network(found if found.version == 4 else f"{found}/64", strict=False)


def told_end(ends: float | None) -> str:
    """Until when something is in force, in words."""
    if ends is None:
        return "for good"
    return datetime.fromtimestamp(ends, UTC).strftime("until %Y-%m-%d %H:%M UTC")


def _sentence(what: str, order: Order) -> str:
    reason = f": {order.reason}" if order.reason else ""
    return f"{what} {told_end(order.ends)}{reason}."


class InForce:
    """Asked before anything is done for anybody; never waits."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: set[str] = set()
        self._people: dict[tuple[str, str], list[Order]] = {}
        self._tables: dict[str, list[Order]] = {}
        self._networks: list[tuple[Network, Order]] = []

    def take(self, orders: Iterable[Order], ids: Mapping[str, Iterable[str]]) -> list[Order]:
        """Follow these from now on; returns those that were not known yet.

        `ids` has all that seats may call a person.
        """
        people, tables = defaultdict(list), defaultdict(list)
        networks, new = [], []
        for order in orders:
            if order.id not in self._known:
                new.append(order)
            if order.what == "person":
                for one in {order.who, *ids.get(order.who, ())}:
                    people[order.kind, one].append(order)
            elif order.what == "table":
                tables[order.who].append(order)
            elif order.what == "address" and (network := network_of(order.who)) is not None:
                networks.append((network, order))
        self._people, self._tables, self._networks = dict(people), dict(tables), networks
        self._known |= {order.id for order in new}
        return new

    def __len__(self) -> int:
        return len({order.id for order in self._all() if order.in_force(self._clock())})

    def _all(self) -> Iterable[Order]:
        for found in (*self._people.values(), *self._tables.values()):
            yield from found
        yield from (order for _, order in self._networks)

    def _first(self, orders: Iterable[Order]) -> Order | None:
        now = self._clock()
        return next((order for order in orders if order.in_force(now)), None)

    def banned(self, person: str | None) -> Refused | None:
        """The refusal that somebody meets who is banned."""
        order = self._first(self._people.get(("ban", person or ""), ()))
        return Refused("banned", _sentence("You are banned here", order)) if order else None

    def check_person(self, person: str | None) -> None:
        """Refuse somebody who is banned."""
        if (refusal := self.banned(person)) is not None:
            raise refusal

    def banned_address(self, address: str) -> Refused | None:
        """The refusal that an address meets that is banned."""
        if not self._networks or (mine := network_of(address)) is None:
            return None
        order = self._first(order for network, order in self._networks if _within(mine, network))
        return Refused("banned", _sentence("This address is banned here", order)) if order else None

    def check_address(self, address: str) -> None:
        if (refusal := self.banned_address(address)) is not None:
            raise refusal

    def closed(self, table: str) -> Refused | None:
        """The refusal that everybody meets at a table that was closed."""
        order = self._first(self._tables.get(table, ()))
        if order is None:
            return None
        what = "Whoever runs this server has closed this table"
        return Refused("closed", _sentence(what, order))

    def check_table(self, table: str) -> None:
        if (refusal := self.closed(table)) is not None:
            raise refusal

    def muted(self, person: str | None) -> Order | None:
        return self._first(self._people.get(("mute", person or ""), ()))

    def name_for(self, person: str | None, name: str) -> str:
        """What somebody may be called who wants this name."""
        return neutral_name(person) if person and self.muted(person) else name

    def check_rename(self, person: str | None) -> None:
        """Refuse another name to somebody who is muted."""
        if (order := self.muted(person)) is not None:
            raise Refused("muted", _sentence("Your name cannot be changed", order))


def _within(mine: Network, other: Network) -> bool:
    if isinstance(mine, IPv4Network) and isinstance(other, IPv4Network):
        return mine.subnet_of(other)
    if isinstance(mine, IPv6Network) and isinstance(other, IPv6Network):
        return mine.subnet_of(other)
    return False
