"""What is said about people who come back."""

from typing import Annotated, Any, Literal

from pydantic import Field

from renard.server.messages import Message, Name, PaceName, Seat, Secret, TableId


class Rename(Message):
    """What to be called from now on."""

    name: Name


class ShowKey(Message):
    """A phrase of six words, or the code of another device, to be the same person here."""

    key: Annotated[str, Field(min_length=1, max_length=100)]


class Me(Message):
    """What the server knows about whoever asks.

    `person` is the same on all of a person's devices. `devices` counts those that are known to
    belong together; `phrase` is whether there is one to come back with, `passkeys` how many.
    """

    person: str
    name: str
    devices: int
    phrase: bool
    passkeys: int
    most_devices: int


class NewKey(Message):
    """A phrase or a code, told now and never again; a code ends, and works once."""

    kind: Literal["phrase", "code"]
    key: str
    ends: float | None = None


PASSKEY_ID = r"^[A-Za-z0-9_-]{1,1364}$"
"""Up to 1,023 bytes in base64url, without padding as all of these."""
PasskeyId = Annotated[str, Field(pattern=PASSKEY_ID)]
ClientData = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,4096}$")]


class PasskeyOptions(Message):
    """What a browser is asked for, as WebAuthn writes it in JSON.

    `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`.
    """

    options: dict[str, Any]


class NewPasskey(Message):
    """What an authenticator answered when it made a passkey; its bytes in base64url."""

    id: PasskeyId
    client_data: ClientData
    attestation: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,16384}$")]


class ShowPasskey(Message):
    """What an authenticator answered when a passkey was used; its bytes in base64url."""

    id: PasskeyId
    client_data: ClientData
    authenticator_data: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,4096}$")]
    signature: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,2048}$")]


class MyPasskey(Message):
    """A passkey of whoever asks: when it was made and last used.

    `synced` is whether it is on more than one device, as far as its authenticator says.
    """

    id: PasskeyId
    made: float
    used: float | None
    synced: bool


class MyPasskeys(Message):
    """All of them, the first made first, and how many there can be."""

    passkeys: list[MyPasskey]
    most: int


class MyTable(Message):
    """A table at which one sits.

    `since` is from when on it has been waiting for somebody, `until` when one's own time is up.
    """

    table: TableId
    game: str
    pace: PaceName
    seat: Seat
    names: list[str]
    mine: bool
    """Whether it is one's own turn."""
    since: float | None
    until: float | None
    over: bool
    changed: float


class MyTables(Message):
    """One's tables: those that wait for one first, the longest waiting before the others."""

    now: float
    tables: list[MyTable]


class Claimed(Message):
    """The secrets of one's seats at a table, for this device."""

    secrets: dict[str, Secret]
