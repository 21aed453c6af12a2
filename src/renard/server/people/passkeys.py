"""Passkeys: an authenticator's key pair, by which somebody comes back without writing down a thing.

Any authenticator will do, so none is asked who made it ("none"); whether its user is asked for a
finger or a number is up to it. The page's own origin decides what a passkey is good for: the guard
has compared it with this server's address.
"""

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.cose import COSEAlgorithmIdentifier as Algorithm
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from renard.server import keys
from renard.server.people import challenges
from renard.server.people.messages import MyPasskey, MyPasskeys, NewPasskey, ShowPasskey
from renard.server.people.people import too_many_devices
from renard.server.refusals import Refused
from renard.server.rooms import Rooms
from renard.server.storage import passkeys as kept
from renard.server.storage import people as kept_people
from renard.server.storage import push as kept_keys

KEY = "passkeys"
"""The name of the key that challenges are signed with."""
NAME = "Renard"
ALGORITHMS = [Algorithm.ECDSA_SHA_256, Algorithm.EDDSA, Algorithm.RSASSA_PKCS1_v1_5_SHA_256]
"""What every authenticator has one of."""
Verified = TypeVar("Verified")


@dataclass(frozen=True, slots=True)
class Site:
    """The page that asks."""

    origin: str
    host: str
    """What its passkeys are good for."""


def site_of(origin: str | None) -> Site:
    """The page of an origin that the guard has let in; refuses one that browsers refuse, too."""
    parts = urlsplit(origin or "")
    host = parts.hostname or ""
    local = host == "localhost" or host.endswith(".localhost")
    secure = parts.scheme == "https" or (parts.scheme == "http" and local)
    named = re.fullmatch(r"([a-z0-9_-]+\.)*[a-z0-9_-]*[a-z_-][a-z0-9_-]*", host) is not None
    if origin is None or not secure or not named:
        raise Refused(
            "no passkeys",
            "Passkeys need a page that was opened by a name over https, or at localhost; a code "
            "or a phrase works anywhere.",
        )
    return Site(origin, host)


class Passkeys:
    """All about passkeys in one process."""

    def __init__(self, rooms: Rooms) -> None:
        self._store = rooms.store
        self._key: str | None = None

    async def mine(self, person: str) -> MyPasskeys:
        """What somebody has."""
        found = await self._of(person)
        told = [
            MyPasskey(id=one.id, made=one.made, used=one.used, synced=one.synced) for one in found
        ]
        return MyPasskeys(passkeys=told, most=kept.MOST_PASSKEYS)

    async def drop(self, person: str, name: str) -> None:
        """Let a passkey open nothing any more."""
        await self._store.people(kept.DropPasskey(person, name))

    # ---- making

    async def begin_making(self, identity: str, person: str, site: Site) -> dict[str, Any]:
        """What a browser needs to know to make one."""
        found = await self._of(person)
        if len(found) >= kept.MOST_PASSKEYS:
            raise _too_many()
        name = await self._store.ask(lambda connection: kept_people.name_of(connection, person))
        here = [one for one in found if one.site == site.host]
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            # Authenticators show it; it tells nothing that could be looked up elsewhere.
            user_id=bytes.fromhex(keys.hashed(f"passkey/{person}")),
            user_name=name or NAME,
            challenge=await self._challenge("make", identity, site),
            timeout=1000 * challenges.SECONDS,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in here
            ],
            supported_pub_key_algs=ALGORITHMS,
        )
        return options_to_json_dict(options)

    async def make(self, identity: str, person: str, site: Site, told: NewPasskey) -> None:
        """Keep a passkey that an authenticator has just made."""
        challenge, answer = await self._answered("make", identity, site, told.client_data)
        found = await _verified(
            lambda: webauthn.verify_registration_response(
                credential=RegistrationCredential(
                    id=told.id,
                    raw_id=base64url_to_bytes(told.id),
                    response=AuthenticatorAttestationResponse(
                        client_data_json=base64url_to_bytes(told.client_data),
                        attestation_object=base64url_to_bytes(told.attestation),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                supported_pub_key_algs=ALGORITHMS,
            )
        )
        passkey = kept.Passkey(
            id=bytes_to_base64url(found.credential_id),
            person=person,
            site=site.host,
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            synced=found.credential_backed_up,
            made=self._store.clock(),
        )
        try:
            await self._store.people(kept.AddPasskey(person, passkey, answer))
        except kept.AlreadyAnswered:
            raise _begin_again() from None
        except kept.KnownPasskey:
            raise Refused("wrong passkey", "There is such a passkey already.") from None
        except kept.TooManyPasskeys:
            raise _too_many() from None

    # ---- using

    async def begin_using(self, identity: str, site: Site) -> dict[str, Any]:
        """What a browser needs to know to show one; which ones there are is its user's business."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge("use", identity, site),
            timeout=1000 * challenges.SECONDS,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def use(self, identity: str, site: Site, told: ShowPasskey) -> str:
        """Be whoever a passkey belongs to, from now on, on this device."""
        challenge, answer = await self._answered("use", identity, site, told.client_data)
        passkey = await self._store.ask(lambda connection: kept.passkey_of(connection, told.id))
        if passkey is None or passkey.site != site.host:
            raise _unknown()
        found = await _verified(
            lambda: webauthn.verify_authentication_response(
                credential=AuthenticationCredential(
                    id=told.id,
                    raw_id=base64url_to_bytes(told.id),
                    response=AuthenticatorAssertionResponse(
                        client_data_json=base64url_to_bytes(told.client_data),
                        authenticator_data=base64url_to_bytes(told.authenticator_data),
                        signature=base64url_to_bytes(told.signature),
                    ),
                ),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        )
        use = kept.UsePasskey(
            told.id,
            keys.hashed(identity),
            found.new_sign_count,
            found.credential_backed_up,
            answer,
        )
        try:
            person: str = await self._store.people(use)
        except kept.AlreadyAnswered:
            raise _begin_again() from None
        except kept.NoSuchPasskey:
            raise _unknown() from None
        except kept_people.TooManyKeys:
            raise too_many_devices() from None
        return person

    # ---- challenges

    async def _challenge(self, what: str, identity: str, site: Site) -> bytes:
        key = await self._signing_key()
        return challenges.new_challenge(key, _purpose(what, identity, site), self._store.clock())

    async def _answered(
        self, what: str, identity: str, site: Site, client_data: str
    ) -> tuple[bytes, kept.Answer]:
        """The challenge that a browser has answered, if it is one of ours and still open."""
        key, purpose = await self._signing_key(), _purpose(what, identity, site)
        try:
            challenge = base64url_to_bytes(json.loads(base64url_to_bytes(client_data))["challenge"])
            found = challenges.check_challenge(key, purpose, challenge, self._store.clock())
        except challenges.Ended:
            raise _begin_again() from None
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            raise _wrong() from None
        return challenge, kept.Answer(found.hash, found.ends, secrets.randbits(62))

    async def _signing_key(self) -> str:
        """Made when it is first asked for; the same for all processes."""
        if self._key is None:
            key = await self._store.ask(lambda connection: kept_keys.key_of(connection, KEY))
            if key is None:
                key = await self._store.push(kept_keys.MakeKey(KEY, challenges.new_key()))
            self._key = str(key)
        return self._key

    async def _of(self, person: str) -> list[kept.Passkey]:
        return await self._store.ask(lambda connection: kept.passkeys_of(connection, person))


def _purpose(what: str, identity: str, site: Site) -> str:
    """A challenge is for the device and the page that asked for it."""
    return f"{what}/{keys.hashed(identity)}/{site.origin}"


async def _verified(check: Callable[[], Verified]) -> Verified:
    """What the library says of an answer; where it stumbles over bytes, the answer is wrong."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # noqa: BLE001  parsers of three formats, each with errors of its own
        raise _wrong() from None


def _wrong() -> Refused:
    return Refused(
        "wrong passkey",
        "This answer of an authenticator does not hold: it is for another page, its signature "
        "does not fit, or it is older than the last one.",
    )


def _unknown() -> Refused:
    return Refused("no such passkey", "This passkey opens nothing here; it may have been removed.")


def _begin_again() -> Refused:
    return Refused(
        "begin again",
        "This challenge is not open any more: each is answered once, within five minutes, by "
        "whoever asked for it; ask for another.",
    )


def _too_many() -> Refused:
    return Refused("too many", f"One person can have {kept.MOST_PASSKEYS} passkeys here.")
