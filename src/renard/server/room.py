"""One table in this process: what is stored, what is in memory, and who listens.

Everything that changes the table happens under its lock, is stored, and only then told.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import TypeVar

from renard.rules.sheet import Sheet, with_rulings
from renard.rules.words import Event
from renard.server import seats as seating
from renard.server.clocks import Clocks
from renard.server.describing import described
from renard.server.dice import dice_of, dice_told, due, replayed
from renard.server.listeners import Listener, Listeners, as_text, events_text
from renard.server.messages import (
    DiceInfo,
    DiceNow,
    Events,
    RematchNow,
    Revealed,
    SeatInfo,
    SeatsNow,
    TableInfo,
    Welcome,
)
from renard.server.presence import Presence
from renard.server.seats import SeatRow
from renard.server.settings import Settings
from renard.server.storage import Conflict, NewTable, Store, TableRow, sitting, to_json
from renard.server.storage.outside import is_outside
from renard.server.undos import Undos
from renard.table import Table

TRIES = 20
"""How often an action is judged again because another process wrote first."""

Result = TypeVar("Result")
InTurn = Callable[[], AbstractAsyncContextManager[None]]
"""Waits for the turn to replay a game."""


class Room:
    """The one authority over a table in this process; another process may have its own."""

    def __init__(
        self,
        row: TableRow,
        sheet: Sheet,
        store: Store,
        settings: Settings,
        presence: Presence,
        in_turn: InTurn,
    ) -> None:
        self.id = row.id
        self.about = row.about
        self.sheet = with_rulings(sheet, self.about["rulings"])
        self.digest = row.sheet
        self.created = row.created
        self.changed = row.changed
        self.seats = row.seats
        self.clocks = Clocks(row, presence, self.connected, settings.push.wait)
        self.seats_version = row.seats_version
        self.version = row.version
        """How far listeners were told."""
        self.listeners = Listeners()
        self.lock = asyncio.Lock()
        self.users = 0
        """How many hold this room; it is not let go of before they have left."""
        self.table: Table | None = None
        self.doubtful = False
        """Whether a write failed in such a way that it may have arrived all the same."""
        self.over = row.over
        self._store = store
        self._settings = settings
        self._presence = presence
        self._in_turn = in_turn
        self.undos = Undos(settings.limits)

    # ---- the game

    async def ready(self) -> Table:
        """The game, loaded if it was let go of. Under the lock."""
        if self.table is None:
            async with self._in_turn():
                loaded = await self._store.load(self.id)
                table = await asyncio.to_thread(replayed, loaded, self.sheet)
            table.forget()
            self._take_seats(loaded.row)
            self.clocks.take(loaded.row.clocks)
            self.table = table
            self.undos.recount(loaded.entries)
            self.doubtful = False
            self._tell_entries(table, map(to_json, loaded.entries[self.version :]))
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
                if not entries:
                    return before
                texts = [to_json(entry) for entry in entries]
                clocks = self.clocks.after(table, self.seats)
                try:
                    await self._store.append(
                        self.id,
                        before,
                        texts,
                        over=table.over,
                        bot_due=due(table, self.seats),
                        clocks=clocks,
                        deadline=self.clocks.deadline(clocks),
                        push_at=self.clocks.judge(self.seats, clocks).next_look(),
                    )
                except Conflict:
                    self.table = None
                    continue
                except BaseException:
                    self.table = None
                    self.doubtful = True
                    raise
                self.changed = self._presence.clock()
                self.undos.count(entries)
                self._tell_entries(table, texts)
                if self.clocks.take(clocks):
                    self.tell_seats()
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
        self.changed = self._presence.clock()
        self.undos.count(entries)
        self._tell_entries(table, map(to_json, entries))
        # To the moment that it came here; what is stored is that of the process that wrote it.
        if self.clocks.take(self.clocks.after(table, self.seats)):
            self.tell_seats()
        table.forget()

    def _tell_entries(self, table: Table, entries: Iterable[str]) -> None:
        """Tell everybody the latest entries of the log, which are in JSON already."""
        if table.version == self.version:
            return
        first, self.version, self.over = self.version + 1, table.version, table.over
        if self.listeners:
            self.listeners.send(events_text(first, entries, table.to_act(), table.over))
        if table.over and self.about["dice"]["kind"] == "fair":
            self.listeners.tell(Revealed(dice=self.dice_info()))

    # ---- the seats

    async def change_seats(
        self,
        do: Callable[[list[SeatRow]], Result],
        even_so: bool = False,
        beside: Callable[[], NewTable | None] = lambda: None,
    ) -> Result:
        """Let `do` change the seats (or refuse), store them, tell everybody.

        `even_so` does so though nothing has changed; `beside` may name a table to store with them.
        """
        async with self.lock:
            for _ in range(TRIES):
                table = await self.ready()
                changed = [dict(seat) for seat in self.seats]
                result = do(changed)
                if changed == self.seats and not even_so:
                    return result
                clocks = self.clocks.after(table, changed)
                try:
                    version = await self._store.set_seats(
                        self.id,
                        self.seats_version,
                        changed,
                        bot_due=due(table, changed),
                        clocks=clocks,
                        deadline=self.clocks.deadline(clocks),
                        push_at=self.clocks.judge(changed, clocks).next_look(),
                        at=table.version,
                        newcomers=sitting(changed) - sitting(self.seats),
                        beside=beside(),
                    )
                except Conflict:
                    self._take_seats(await self._store.row(self.id))
                    continue
                self.clocks.take(clocks)
                self._set_seats(changed, version)
                return result
            raise Conflict("Too many others are changing these seats; try again.", 0)

    async def end_late_turns(self, bot: str) -> None:
        """Let a bot play to the end for everybody whose time is up."""
        await self.change_seats(
            lambda seats: seating.run_out(seats, self.clocks.late(), bot), even_so=True
        )

    async def refresh_seats(self) -> None:
        """Take over what another process has stored about the seats."""
        async with self.lock:
            self._take_seats(await self._store.row(self.id))

    def _take_seats(self, row: TableRow) -> None:
        if row.seats_version > self.seats_version:
            self._set_seats(row.seats, row.seats_version)

    def _set_seats(self, seats: list[SeatRow], version: int) -> None:
        waited, met = self.waits_for_numbers, self.next
        self.seats, self.seats_version = seats, version
        self.tell_seats()
        if self.next and not met:
            self.listeners.tell(RematchNow(table=self.next))
        if waited and not self.waits_for_numbers:
            if self.table is not None:
                self.table.throw_with(dice_of(self.about, self.id, seats))
            self.listeners.tell(DiceNow(dice=self.dice_info()))

    @property
    def waits_for_numbers(self) -> bool:
        """Whether the dice wait until every seat has added its number."""
        spare = self.about["dice"].get("spare")
        return spare is not None and None in seating.numbers(self.seats)

    @property
    def throw_due(self) -> bool:
        """Whether fair dice were not thrown yet, for want of people or of their numbers."""
        if self.about["dice"]["kind"] == "own" or self.over:
            return False
        if self.table is None or self.waits_for_numbers:
            return self.waits_for_numbers or self.version <= self.about["handed_in"]
        return self.table.game.awaits in ("roll", "platter")

    @property
    def next(self) -> str | None:  # where the people of a finished game meet again
        return self.seats[0].get("next")

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat["kind"] != "open" for seat in self.seats)

    async def begin(self, late: bool = False) -> None:
        """Let the first throw come, if all seats have their numbers or, `late`, should have."""
        if self.waits_for_numbers:
            spare = self.about["dice"]["spare"]
            # Whoever has yet to come over from the game before brings a number along.
            young = self._presence.clock() - self.created < self._settings.away_seconds
            wait = young and "after" in self.about
            await self.change_seats(lambda seats: seating.fill_numbers(seats, spare, late, wait))
        if not self.waits_for_numbers:
            await self.act(lambda table: table.throw_due())

    def tell_seats(self) -> None:
        self.listeners.tell(SeatsNow(seats=self.seat_infos()))

    async def mark(self, seats: frozenset[int], heard: float) -> None:
        """Store whether the owners of these seats are here, and when they were last heard of."""

        def do(rows: list[SeatRow]) -> None:
            for seat in seats:
                me, stored = self._presence.process, rows[seat]["here"]
                here = me if self.listeners.hear(seat) else None
                # Another process may have the owner by now: only what we said is ours to unsay.
                if here != stored and (here or stored == me):
                    now = self._presence.clock()
                    rows[seat] |= {"here": here, "seen": now, "looked": now if here else heard}

        await self.change_seats(do)

    def connected(self, seat: int) -> bool:
        """Whether the owner of a seat is connected, here or to another process."""
        return self.listeners.hear(seat) or self._presence.elsewhere(self.seats[seat])

    def away(self, seat: int) -> bool:
        """Whether a seat's owner has been away so long that others need not wait."""
        return not self.connected(seat) and self._bot_in(seat) == 0

    def _bot_in(self, seat: int) -> float | None:
        """In how many seconds others need not wait any more for an owner who is not here.

        None: they agreed on a pace at which nobody has to be here.
        """
        if not self.clocks.pace.stand_in:
            return None
        away_for = self._presence.away_for(self.seats[seat], self.created)
        return max(0.0, self._settings.away_seconds - away_for)

    def bot_to_act(self) -> int | None:
        """The first seat where a bot of ours has something to decide."""
        ours = (
            seat
            for seat in self.acting()
            if self.seats[seat]["kind"] == "bot" and not is_outside(self.seats[seat]["bot"])
        )
        return next(ours, None)

    def acting(self) -> list[int]:
        """The seats that have something to decide, as far as is known in memory."""
        return self.table.to_act() if self.table and not self.over else []

    # ---- what is told about it

    def seat_infos(self) -> list[SeatInfo]:
        return [
            seating.shown(
                seat, self.connected(i), self._bot_in(i), self.clocks.since(i), self.clocks.until(i)
            )
            for i, seat in enumerate(self.seats)
        ]

    def dice_info(self) -> DiceInfo:
        """What may be told about the dice: the secret only when the game is over."""
        return dice_told(self.about, self.id, self.seats, self.over, self.waits_for_numbers)

    async def describe(self) -> TableInfo:
        """What everybody may know."""
        async with self.lock:
            return described(self, await self.ready())

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
                table=described(self, table),
                version=table.version,
                events=events,
                mine=sorted(listener.seats),
            )
            listener.send(as_text(message))
