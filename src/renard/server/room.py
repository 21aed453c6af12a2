"""One table in this process: what is stored, what is in memory, and who listens.

Everything that changes the table happens under its lock, is stored, and only then told.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from renard.rules.sheet import Sheet, with_rulings
from renard.rules.words import Event
from renard.server import seats as seating
from renard.server.messages import (
    DiceInfo,
    Events,
    Message,
    Revealed,
    SeatInfo,
    SeatsNow,
    TableInfo,
    Welcome,
)
from renard.server.seats import SeatRow
from renard.server.settings import Settings
from renard.server.storage import Conflict, Loaded, Store, TableRow
from renard.table import DiceSource, FairDice, OwnDice, Table

TRIES = 20
"""How often an action is judged again because another process wrote first."""

Result = TypeVar("Result")


class Listener(Protocol):
    """A connection that is told everything."""

    seats: frozenset[int]

    def send(self, text: str) -> None:
        """Send soon, without waiting."""


def dice_of(about: dict[str, Any], table: str) -> DiceSource:
    """The dice that a table was set up with."""
    told = about["dice"]
    if told["kind"] == "own":
        return OwnDice()
    return FairDice(bytes.fromhex(told["secret"]), table, told["from"])


def replayed(loaded: Loaded, sheet: Sheet) -> Table:
    """The table of a stored log."""
    row = loaded.row
    dice = dice_of(row.about, row.id)
    return Table.replay(sheet, seating.names(row.seats), dice, loaded.entries)


def as_text(message: Message) -> str:
    """A message as it is sent."""
    return message.model_dump_json(by_alias=True)


class Room:
    """The one authority over a table in this process; another process may have its own."""

    def __init__(
        self, row: TableRow, sheet: Sheet, store: Store, settings: Settings, process: str
    ) -> None:
        self.id = row.id
        self.about = row.about
        self.sheet = with_rulings(sheet, self.about["rulings"])
        self.digest = row.sheet
        self.created = row.created
        self.changed = row.changed
        self.seats = row.seats
        self.seats_version = row.seats_version
        self.version = row.version
        """How far listeners were told."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold this room; it is not let go of before they have left."""
        self.table: Table | None = None
        self.doubtful = False
        """Whether a write failed in such a way that it may have arrived all the same."""
        self._over = row.over
        self._store = store
        self._settings = settings
        self._process = process

    # ---- the game

    async def ready(self) -> Table:
        """The game, loaded if it was let go of. Under the lock."""
        if self.table is None:
            loaded = await self._store.load(self.id)
            table = await asyncio.to_thread(replayed, loaded, self.sheet)
            table.forget()
            self.table = table
            self.doubtful = False
            self._take_seats(loaded.row)
            self._tell_entries(table, loaded.entries[self.version :])
        return self.table

    async def act(self, do: Callable[[Table], object]) -> int:
        """Let `do` change the game, store what happened, tell everybody; the new version.

        A refusal of `do` changes nothing. If storing fails the game in memory is dropped, so that
        nothing is ever built on what may not have been stored.
        """
        async with self.lock:
            for _ in range(TRIES):
                table = await self.ready()
                before = table.version
                do(table)
                entries = table.entries(before) or []
                try:
                    await self._store.append(
                        self.id, before, entries, over=table.over, bot_due=self._bot_due(table)
                    )
                except Conflict:
                    self.table = None
                    continue
                except BaseException:
                    self.table = None
                    self.doubtful = True
                    raise
                self.changed = time.time()
                self._tell_entries(table, entries)
                table.forget()
                return table.version
            raise Conflict("Too many others are writing to this table; try again.", self.version)

    async def catch_up(self) -> None:
        """Follow what another process has stored, and tell it."""
        async with self.lock:
            if self.table is None:
                await self.ready()
            else:
                await self._follow(self.table)

    async def _follow(self, table: Table) -> None:
        """What is stored beyond the game in memory. Under the lock."""
        entries = await self._store.events(self.id, self.version)
        try:
            for entry in entries:
                table.follow(entry)
        except ValueError:
            self.table = None
            raise
        self.changed = time.time()
        self._tell_entries(table, entries)
        table.forget()

    def _tell_entries(self, table: Table, entries: list[Event]) -> None:
        if not entries:
            return
        first, self.version, self._over = self.version + 1, table.version, table.over
        self.tell(
            Events.model_construct(
                first=first, events=entries, to_act=table.to_act(), over=table.over
            )
        )
        if table.over and self.about["dice"]["kind"] == "fair":
            self.tell(Revealed(dice=self.dice_info()))

    def tell(self, message: Message) -> None:
        """Send a message to all who listen."""
        if self.listeners:
            text = as_text(message)
            for listener in self.listeners:
                listener.send(text)

    # ---- the seats

    async def change_seats(self, do: Callable[[list[SeatRow]], Result]) -> Result:
        """Let `do` change the seats (or refuse), store them, tell everybody."""
        async with self.lock:
            for _ in range(TRIES):
                table = await self.ready()
                changed = [dict(seat) for seat in self.seats]
                result = do(changed)
                if changed == self.seats:
                    return result
                bot_due = self._bot_due(table, changed)
                try:
                    self.seats_version = await self._store.set_seats(
                        self.id, self.seats_version, changed, bot_due=bot_due, at=table.version
                    )
                except Conflict:
                    self._take_seats(await self._store.row(self.id))
                    continue
                self.seats = changed
                self.tell_seats()
                return result
            raise Conflict("Too many others are changing these seats; try again.", 0)

    async def refresh_seats(self) -> None:
        """Take over what another process has stored about the seats."""
        async with self.lock:
            self._take_seats(await self._store.row(self.id))

    def _take_seats(self, row: TableRow) -> None:
        if row.seats_version > self.seats_version:
            self.seats, self.seats_version = row.seats, row.seats_version
            self.tell_seats()

    def tell_seats(self) -> None:
        self.tell(SeatsNow(seats=self.seat_infos()))

    async def mark(self, seats: frozenset[int]) -> None:
        """Store whether the owners of these seats are here."""

        def do(rows: list[SeatRow]) -> None:
            for seat in seats:
                here, stored = self._process if self._listens(seat) else None, rows[seat]["here"]
                # Another process may have the owner by now: only what we said is ours to unsay.
                if here != stored and (here or stored == self._process):
                    rows[seat] |= {"here": here, "seen": time.time()}

        await self.change_seats(do)

    def _listens(self, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners)

    def connected(self, seat: int) -> bool:
        """Whether the owner of a seat is connected, here or to another process."""
        here = self.seats[seat]["here"]
        elsewhere = here not in (None, self._process) and not self._settings.alone
        return self._listens(seat) or elsewhere

    def away(self, seat: int) -> bool:
        """Whether a seat's owner has been away so long that others need not wait."""
        if self._listens(seat):
            return False
        seen: float = self.seats[seat]["seen"]
        if self.connected(seat):
            since, limit = max(seen, self.changed), self._settings.lost_seconds
        else:
            since, limit = max(seen, self.created), self._settings.away_seconds
        return time.time() - since >= limit

    def bot_to_act(self) -> int | None:
        """The first seat where a bot has something to decide, as far as is known in memory."""
        acting = self.table.to_act() if self.table and not self._over else []
        return next((seat for seat in acting if self.seats[seat]["kind"] == "bot"), None)

    def _bot_due(self, table: Table, seats: list[SeatRow] | None = None) -> bool:
        return any((seats or self.seats)[seat]["kind"] == "bot" for seat in table.to_act())

    # ---- what is told about it

    def seat_infos(self) -> list[SeatInfo]:
        return [seating.shown(seat, self.connected(i)) for i, seat in enumerate(self.seats)]

    def dice_info(self) -> DiceInfo:
        """What may be told about the dice: the secret only when the game is over."""
        dice = self.about["dice"]
        if dice["kind"] == "own":
            return DiceInfo.model_validate({"kind": "own"})
        told = dice_of(self.about, self.id).told(self._over)
        return DiceInfo.model_validate(told)

    async def describe(self) -> TableInfo:
        """What everybody may know."""
        async with self.lock:
            return self._describe(await self.ready())

    def _describe(self, table: Table) -> TableInfo:
        return TableInfo(
            id=self.id,
            game=self.sheet.id,
            sheet=self.digest,
            rulings=self.sheet.changed_rulings,
            players=len(self.seats),
            seats=self.seat_infos(),
            dice=self.dice_info(),
            version=table.version,
            awaits=table.game.awaits,  # type: ignore[arg-type]
            to_act=table.to_act(),
            over=table.over,
            handed_in=self.about["handed_in"],
            created=self.created,
            changed=self.changed,
        )

    async def log_since(self, since: int) -> Events:
        """The entries after `since`."""
        async with self.lock:
            table = await self.ready()
            entries = await self._entries(table, since)
            return Events.model_construct(
                first=since + 1, events=entries, to_act=table.to_act(), over=table.over
            )

    async def _entries(self, table: Table, since: int) -> list[Event]:
        if since >= table.version:
            return []
        known = table.entries(since)
        if known is None:
            known = await self._store.events(self.id, since)
        # Another process may have stored more than is known here; that is told when it comes.
        return known[: table.version - since]

    async def welcome(self, listener: Listener, seen: int) -> None:
        """Let somebody listen: all that was not seen yet, and from then on everything."""
        async with self.lock:
            table = await self.ready()
            if seen > table.version:
                # Another process may have told it what has not come here yet.
                await self._follow(table)
            # Whoever has seen more than there is saw another table: it gets everything.
            events = await self._entries(table, seen if seen <= table.version else 0)
            self.listeners.add(listener)
            message = Welcome.model_construct(
                table=self._describe(table),
                version=table.version,
                events=events,
                mine=sorted(listener.seats),
            )
            listener.send(as_text(message))
