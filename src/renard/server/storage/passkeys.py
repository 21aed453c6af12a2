"""What is kept about passkeys: public keys, and which challenges were answered lately.

Each change can be repeated: what already arrived is recognised as done.
"""

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select, text, update

from renard.server.storage import people as kept
from renard.server.storage.interface import StorageError
from renard.server.storage.schema import passkey_answers, passkeys
from renard.server.storage.writes import Batch

MOST_PASSKEYS = 10
"""That one person can make."""
KEEP_ANSWER = text(
    "INSERT INTO passkey_answers (challenge, key, ends) VALUES (:challenge, :key, :ends) "
    "ON CONFLICT DO NOTHING"
)


class AlreadyAnswered(StorageError):
    """A challenge that was answered before."""

    def __init__(self) -> None:
        super().__init__("this challenge was answered before")


class NoSuchPasskey(StorageError):
    """A passkey that was removed, or has been used since this one looked at it."""

    def __init__(self) -> None:
        super().__init__("there is no such passkey, or it has just been used")


class KnownPasskey(StorageError):
    """A new passkey is called as one that there is."""

    def __init__(self) -> None:
        super().__init__("there is such a passkey already")


class TooManyPasskeys(StorageError):
    """A person has as many passkeys as can be."""

    def __init__(self) -> None:
        super().__init__(f"there are {MOST_PASSKEYS} passkeys already")


@dataclass(frozen=True, slots=True)
class Passkey:
    """One that somebody has."""

    id: str
    person: str
    site: str
    public_key: bytes
    sign_count: int
    synced: bool
    made: float
    used: float | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """That a challenge is answered now, and by which write."""

    challenge: str
    """Its hash."""
    ends: float
    key: int
    """Random: who repeats a write is known by it."""

    def arrived(self, connection: Connection) -> bool:
        """Whether this very answer was kept before; refuses another one to the same challenge."""
        same = passkey_answers.c.challenge == self.challenge
        found = connection.execute(select(passkey_answers.c.key).where(same)).scalar_one_or_none()
        if found not in (None, self.key):
            raise AlreadyAnswered
        return found is not None

    def keep(self, batch: Batch) -> None:
        """Keep it; refuses if another process was faster."""
        connection = batch.connection
        connection.execute(delete(passkey_answers).where(passkey_answers.c.ends <= batch.now))
        if not connection.execute(KEEP_ANSWER, asdict(self)).rowcount:
            raise AlreadyAnswered


def passkey_of(connection: Connection, name: str) -> Passkey | None:
    """A passkey, by what its authenticator calls it."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == name)).one_or_none()
    return None if row is None else Passkey(**row._asdict())


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """All of a person, the first made first."""
    found = select(passkeys).where(passkeys.c.person == person)
    rows = connection.execute(found.order_by(passkeys.c.made, passkeys.c.id))
    return [Passkey(**row._asdict()) for row in rows]


def count_of(connection: Connection, person: str) -> int:
    """How many passkeys a person has."""
    count = select(func.count()).select_from(passkeys).where(passkeys.c.person == person)
    return int(connection.execute(count).scalar_one())


@dataclass(frozen=True)
class AddPasskey:
    """A further way in for a person: a passkey, made for a challenge."""

    order: str
    """The person."""
    passkey: Passkey
    answer: Answer

    def __call__(self, batch: Batch) -> None:
        connection = batch.connection
        if self.answer.arrived(connection):
            return
        # Before anything is changed: what is refused leaves all as it was.
        if passkey_of(connection, self.passkey.id) is not None:
            raise KnownPasskey
        if count_of(connection, self.order) >= MOST_PASSKEYS:
            raise TooManyPasskeys
        self.answer.keep(batch)
        kept.keep_person(batch, self.order)
        connection.execute(insert(passkeys).values(**asdict(self.passkey)))


@dataclass(frozen=True)
class UsePasskey:
    """A device has shown a passkey, and is its person's from then on."""

    order: str
    """The passkey."""
    device: str
    """The hash of the device's own key."""
    sign_count: int
    synced: bool
    answer: Answer

    def __call__(self, batch: Batch) -> str:
        connection = batch.connection
        known = kept.person_of(connection, self.device)
        if self.answer.arrived(connection):
            return known
        # Locked, so that of two uses at once the count of one is behind the other's.
        same = passkeys.c.id == self.order
        found = connection.execute(select(passkeys).where(same).with_for_update()).one_or_none()
        if found is None or 0 < self.sign_count <= found.sign_count:
            raise NoSuchPasskey
        person = str(found.person)
        if known != person:
            kept.check_room(connection, known, person)
        self.answer.keep(batch)
        told = {"sign_count": self.sign_count, "synced": self.synced, "used": batch.now}
        connection.execute(update(passkeys).where(same).values(told))
        if known != person:
            kept.add_device(batch, self.device, known, person)
        return person


@dataclass(frozen=True)
class DropPasskey:
    """A passkey of a person opens nothing any more."""

    order: str
    """The person."""
    id: str

    def __call__(self, batch: Batch) -> None:
        mine = (passkeys.c.person == self.order) & (passkeys.c.id == self.id)
        batch.connection.execute(delete(passkeys).where(mine))


PasskeyWrite = AddPasskey | UsePasskey | DropPasskey
