"""What all routes share: their arguments, their refusals, and where they find things."""

from typing import Annotated, Any, overload

from fastapi import Header, Path, Request

from renard.server import keys
from renard.server.messages import RefusedAnswer
from renard.server.refusals import Refused
from renard.server.rooms import Rooms

TablePath = Annotated[
    str, Path(min_length=1, max_length=60, description="The table's id: the link to watch.")
]
GamePath = Annotated[str, Path(min_length=1, max_length=60)]
Bearer = Annotated[
    str | None,
    Header(description="`Bearer` and a secret: a seat's, or a person's.", max_length=100),
]


def may_refuse(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals that a request may meet, besides being too fast, too large or elsewhere."""
    always = (400, 403, 410, 413, 429, 503)
    return {status: {"model": RefusedAnswer} for status in sorted({*always, *statuses})}


def rooms_of(request: Request) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


def bearer_secret(header: str | None) -> str:
    """The secret of a request's head."""
    kind, _, secret = (header or "").partition(" ")
    if kind.lower() != "bearer" or not secret.strip():
        raise Refused("no secret", "Show a secret: Authorization: Bearer <secret>.")
    return secret.strip()


@overload
def identity_of(header: str | None) -> str: ...
@overload
def identity_of(header: str | None, needed: bool) -> str | None: ...
def identity_of(header: str | None, needed: bool = True) -> str | None:
    """128 random bits that a device drew for itself: who has them is the same person again."""
    if header is None and not needed:
        return None
    return keys.check_secret(bearer_secret(header))
