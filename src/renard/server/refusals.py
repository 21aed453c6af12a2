"""Every way to say no: a kind for programs, a sentence for people, a status for HTTP."""

from renard.server.storage import Missing, StorageError, Unavailable
from renard.table import Refusal

STATUS = {
    "malformed": 400,
    "bad name": 400,
    "bad record": 400,
    "bad endpoint": 400,
    "unknown player": 400,
    "no passkeys": 400,
    "no secret": 401,
    "wrong secret": 401,
    "wrong token": 401,
    "wrong passkey": 401,
    "not your seat": 403,
    "wrong invite": 403,
    "cross origin": 403,
    "banned": 403,
    "muted": 403,
    "no such table": 404,
    "no such seat": 404,
    "no such page": 404,
    "unknown game": 404,
    "no such day": 404,
    "no such bot": 404,
    "wrong key": 404,
    "no such passkey": 404,
    "method": 405,
    "not your turn": 409,
    "stale": 409,
    "illegal": 409,
    "over": 409,
    "cannot undo": 409,
    "full": 409,
    "taken": 409,
    "not away": 409,
    "time up": 409,
    "played": 409,
    "not played": 409,
    "not rated": 409,
    "not kept": 409,
    "no room": 409,
    "not over": 409,
    "begin again": 409,
    "closed": 410,
    "too large": 413,
    "old protocol": 426,
    "too fast": 429,
    "too many": 429,
    "mistake": 500,
    "unavailable": 503,
    "closing": 503,
}
"""All kinds, with the status that an HTTP answer has."""

CLOSE = {
    "malformed": 4400,
    "wrong secret": 4401,
    "wrong token": 4401,
    "banned": 4403,
    "no such table": 4404,
    "closed": 4410,
    "old protocol": 4426,
}
"""The code with which a socket closes after a refusal that ends it; 4409 for any other."""


class Refused(Exception):
    """What was asked for is not done, and nothing has changed."""

    def __init__(self, kind: str, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.kind]

    def told(self) -> dict[str, str]:
        """As it is sent."""
        return {"refused": self.kind, "message": self.message}


def sentence(error: Exception) -> str:
    """The message of an error of the rules, with a capital letter and a full stop."""
    text = str(error)
    return f"{text[:1].upper()}{text[1:]}."


def refused(error: Exception) -> Refused:
    """Whatever was raised, as a refusal; a mistake of ours tells nothing about itself."""
    match error:
        case Refused():
            return error
        case Refusal():
            return Refused(error.kind, sentence(error))
        case Missing():
            return Refused("no such table", "There is no such table, or it was cleaned up.")
        case Unavailable():
            return Refused("unavailable", str(error), error.retry_after)
        case StorageError():
            return Refused("unavailable", str(error), 5)
        case _:
            return Refused("mistake", "Something went wrong here; it was noted for the operator.")
