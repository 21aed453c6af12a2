"""What people keep here besides their devices: numbered things, each a small JSON object, packed.

A thing has a kind and an id. Every version of it gets the person's next number; a device that has
seen all numbers up to n asks for those after it. A thing is replaced only by whoever has seen its
latest number, so that nothing is overwritten unseen: devices merge, the server does not. Where two
people become one, both versions of a thing stay until a device has merged them.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, text, update

from renard.server.storage import times
from renard.server.storage.interface import StorageError
from renard.server.storage.schema import kept_people, kept_things
from renard.server.storage.writes import Batch

BEGIN = text(
    "INSERT INTO kept_people (person, n, bytes, things, begun, seen) "
    "VALUES (:person, 0, 0, 0, :now, :now) ON CONFLICT DO NOTHING"
)
READ_AT_ONCE = 200
CLEANED_AT_ONCE = 10


class NotKept(StorageError):
    """Nobody asked for anything of this person to be kept, or no longer."""

    def __init__(self) -> None:
        super().__init__("nothing is kept for this person")


class NoRoom(StorageError):
    """A person has as much here as one may have."""

    def __init__(self) -> None:
        super().__init__("there is no room for more")


@dataclass(frozen=True, slots=True)
class Keeping:
    """What is kept for one person, in figures. `n` is the number of the last version."""

    n: int
    bytes: int
    things: int
    begun: float
    seen: float


@dataclass(frozen=True, slots=True)
class Version:
    """A version of a thing, as it is stored; without content, the thing was deleted."""

    kind: str
    id: str
    n: int
    packed: bytes | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A thing to be kept, or deleted, by a device that has `seen` so many numbers of it."""

    kind: str
    id: str
    seen: int
    packed: bytes | None


@dataclass(frozen=True, slots=True)
class Allowance:
    """How much one person may have."""

    bytes: int
    things: int


def keeping_of(connection: Connection, person: str) -> Keeping | None:
    """What is kept for somebody; None if they never asked for it."""
    row = connection.execute(
        select(kept_people).where(kept_people.c.person == person)
    ).one_or_none()
    return None if row is None else Keeping(row.n, row.bytes, row.things, row.begun, row.seen)


def versions_after(connection: Connection, person: str, n: int, most: int) -> list[Version]:
    """What came after number n, in order: about `most` bytes of it, and one thing at least."""
    mine = (kept_things.c.person == person) & (kept_things.c.n > n)
    size = func.coalesce(func.length(kept_things.c.packed), 0)
    found = select(kept_things.c.n, size).where(mine).order_by(kept_things.c.n)
    last, so_far = n, 0
    for number, length in connection.execute(found.limit(READ_AT_ONCE)):
        so_far += int(length)
        if so_far > most and last > n:
            break
        last = int(number)
    some = select(kept_things).where(mine, kept_things.c.n <= last).order_by(kept_things.c.n)
    return [Version(row.kind, row.id, row.n, row.packed) for row in connection.execute(some)]


@dataclass(frozen=True)
class Begin:
    """A person wants things to be kept from now on."""

    order: str
    """The person."""

    def __call__(self, batch: Batch) -> None:
        batch.connection.execute(BEGIN, {"person": self.order, "now": batch.now})


@dataclass(frozen=True)
class See:
    """A person's device has asked: what is kept is still wanted."""

    order: str

    def __call__(self, batch: Batch) -> None:
        mine = kept_people.c.person == self.order
        batch.connection.execute(update(kept_people).where(mine).values(seen=batch.now))


@dataclass(frozen=True)
class KeepThings:
    """Keep things, each unless there is a version that its device has not seen.

    Answers a number for each: None where it has to be merged first. All are kept that can be, or,
    where there is no room, none.
    """

    order: str
    """The person."""
    things: Sequence[Wanted]
    allowed: Allowance

    def __call__(self, batch: Batch) -> list[int | None]:
        connection, mine = batch.connection, kept_people.c.person == self.order
        # Locked, so that numbers are committed in their order, whichever process gives them.
        row = connection.execute(select(kept_people).where(mine).with_for_update()).one_or_none()
        if row is None:
            raise NotKept
        known = self._known(connection)
        n, grown, more = int(row.n), 0, 0
        answers: list[int | None] = []
        gone: list[int] = []
        fresh: list[dict[str, object]] = []
        for thing in self.things:
            before = known[thing.kind, thing.id]
            if any(number > thing.seen for number, _ in before):
                answers.append(None)
                continue
            n += 1
            answers.append(n)
            gone += [number for number, _ in before]
            grown += len(thing.packed or b"") - sum(size for _, size in before)
            more += 1 - len(before)
            fresh.append(_row(self.order, thing, n))
        if grown > 0 and row.bytes + grown > self.allowed.bytes:
            raise NoRoom
        if more > 0 and row.things + more > self.allowed.things:
            raise NoRoom
        delete_numbers(connection, self.order, gone)
        if fresh:
            connection.execute(insert(kept_things), fresh)
        figures = {"n": n, "bytes": row.bytes + grown, "things": row.things + more}
        connection.execute(update(kept_people).where(mine).values(**figures, seen=batch.now))
        return answers

    def _known(self, connection: Connection) -> dict[tuple[str, str], list[tuple[int, int]]]:
        """By kind and id, the numbers and sizes of what there is."""
        ids = [thing.id for thing in self.things]
        size = func.coalesce(func.length(kept_things.c.packed), 0)
        columns = (kept_things.c.kind, kept_things.c.id, kept_things.c.n, size)
        mine = (kept_things.c.person == self.order) & kept_things.c.id.in_(ids)
        found = defaultdict(list)
        for kind, name, number, length in connection.execute(select(*columns).where(mine)):
            found[kind, name].append((int(number), int(length)))
        return found


@dataclass(frozen=True)
class Stop:
    """A person wants nothing to be kept any more: all of it is deleted."""

    order: str

    def __call__(self, batch: Batch) -> None:
        forget(batch.connection, [self.order])


@dataclass(frozen=True)
class CleanKept:
    """Delete what some of those kept whose devices have not asked for so many days."""

    days: float
    order: str = ""

    def __call__(self, batch: Batch) -> int:
        moment = times.days_ago(batch.connection, batch.now, self.days)
        some = (
            select(kept_people.c.person)
            .where(kept_people.c.seen < moment)
            .limit(CLEANED_AT_ONCE)
            .with_for_update(skip_locked=True)
        )
        found = list(batch.connection.execute(some).scalars())
        forget(batch.connection, found)
        return len(found)


KeptWrite = Begin | See | KeepThings | Stop | CleanKept


def hand_over(connection: Connection, old: str, new: str) -> None:
    """What one person kept becomes another's, under the numbers that come next there."""
    # In the order of their names, so that two processes never wait for each other in a circle.
    both = kept_people.c.person.in_([old, new])
    found = select(kept_people).where(both).order_by(kept_people.c.person).with_for_update()
    rows = {row.person: row for row in connection.execute(found)}
    if old not in rows:
        return
    mine, theirs = kept_people.c.person == old, kept_people.c.person == new
    after = rows[new].n if new in rows else 0
    moved = {"person": new, "n": kept_things.c.n + after}
    connection.execute(update(kept_things).where(kept_things.c.person == old).values(**moved))
    if new not in rows:
        connection.execute(update(kept_people).where(mine).values(person=new))
        return
    sums = {name: getattr(rows[new], name) + getattr(rows[old], name) for name in _SUMS}
    connection.execute(update(kept_people).where(theirs).values(**sums))
    connection.execute(delete(kept_people).where(mine))


_SUMS = ("n", "bytes", "things")


def forget(connection: Connection, people: Iterable[str]) -> None:
    """Delete all that is kept for these people."""
    ids = list(people)
    connection.execute(delete(kept_things).where(kept_things.c.person.in_(ids)))
    connection.execute(delete(kept_people).where(kept_people.c.person.in_(ids)))


def delete_numbers(connection: Connection, person: str, numbers: Sequence[int]) -> None:
    """Delete the versions of a person's things that have these numbers."""
    if numbers:
        theirs = kept_things.c.person == person
        connection.execute(delete(kept_things).where(theirs, kept_things.c.n.in_(numbers)))


def _row(person: str, thing: Wanted, n: int) -> dict[str, object]:
    return {
        "person": person,
        "n": n,
        "kind": thing.kind,
        "id": thing.id,
        "packed": thing.packed,
    }
