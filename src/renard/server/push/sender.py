"""Sends what is to be said to devices: some at once, in threads, each at most once."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum

from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.push.encrypting import Signer, encrypted
from renard.server.push.posting import NoAnswer, NotReached, post
from renard.server.push.services import BadEndpoint, Place, Services
from renard.server.settings import PushSettings
from renard.server.storage.push import PushDevice

TRY_AGAIN = (5.0, 30.0, 120.0)
"""Seconds until a service that was not reached, or said that it was busy, is asked again."""
STOP_SECONDS = 3
"""For what is being sent, when the server stops."""


class Outcome(Enum):
    """What became of a message to one device. The values are those of the metric."""

    SENT = "sent"
    GONE = "gone"  # the device is not there any more
    REFUSED = "refused"  # the service does not take it from us, or we do not send there
    FAILED = "failed"  # lost
    BUSY = "busy"  # may be tried again


@dataclass(frozen=True, slots=True)
class Letter:
    """What is said to a person, whatever the device."""

    message: bytes
    ttl: int
    """Seconds for which the service keeps it for a device that is off."""
    urgency: str
    topic: str
    """A later message of the same topic takes the place of one that was not delivered."""


class Sender:
    """The threads and the messages that wait for them."""

    def __init__(
        self, settings: PushSettings, metrics: Metrics, clock: Callable[[], float] = time.time
    ) -> None:
        self._settings = settings
        self.services = Services(settings.services)
        self._metrics = metrics
        self._clock = clock
        self._threads = ThreadPoolExecutor(settings.at_once, thread_name_prefix="renard-push")
        self._tasks: set[asyncio.Task[None]] = set()
        self._signed: dict[tuple[str, str], tuple[float, str]] = {}
        metrics.pushes_waiting.set_function(lambda: len(self._tasks))

    def send(
        self,
        device: PushDevice,
        letter: Letter,
        signer: Signer,
        still: Callable[[], Awaitable[bool]],
        drop: Callable[[str], Awaitable[object]],
    ) -> None:
        """Send soon. `still` is asked before another try, `drop` is told that a device is gone."""
        if len(self._tasks) >= self._settings.waiting:
            self._count(Outcome.FAILED)
            return
        task = asyncio.create_task(self._deliver(device, letter, signer, still, drop))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deliver(
        self,
        device: PushDevice,
        letter: Letter,
        signer: Signer,
        still: Callable[[], Awaitable[bool]],
        drop: Callable[[str], Awaitable[object]],
    ) -> None:
        loop = asyncio.get_running_loop()
        for wait in (*TRY_AGAIN, None):
            try:
                outcome = await loop.run_in_executor(
                    self._threads, self._try, device, letter, signer
                )
                if outcome is Outcome.GONE:
                    await drop(device.endpoint)
            except Exception:  # noqa: BLE001  nobody waits for it: it is noted and counted
                note("a push failed", logging.ERROR)
                outcome = Outcome.FAILED
            if outcome is not Outcome.BUSY or wait is None:
                break
            await asyncio.sleep(wait)
            if not await still():
                return
        self._count(Outcome.FAILED if outcome is Outcome.BUSY else outcome)

    def _count(self, outcome: Outcome) -> None:
        self._metrics.pushes.labels(outcome.value).inc()

    def _try(self, device: PushDevice, letter: Letter, signer: Signer) -> Outcome:
        """One request, in a thread."""
        try:
            place = self.services.find(device.endpoint)
            headers = {
                "Authorization": self._signature(place, device.site, signer),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(letter.ttl),
                "Urgency": letter.urgency,
                "Topic": letter.topic,
            }
            body = encrypted(letter.message, device.p256dh, device.auth)
            status = post(place, headers, body, self._settings.timeout)
        except BadEndpoint:  # the list has changed since
            return Outcome.REFUSED
        except NotReached as error:
            note("a push service was not reached", logging.WARNING, reason=str(error)[:100])
            return Outcome.BUSY
        except NoAnswer as error:
            note("a push service did not answer", logging.WARNING, reason=str(error)[:100])
            return Outcome.FAILED
        outcome = outcome_of(status)
        if outcome in (Outcome.REFUSED, Outcome.FAILED):
            note("a push was refused", logging.WARNING, service=place.host, status=status)
        return outcome

    def _signature(self, place: Place, site: str, signer: Signer) -> str:
        contact = self._settings.contact or site
        now, known = self._clock(), self._signed.get((place.origin, contact))
        if known is not None and 0 <= now - known[0] < 3600:
            return known[1]
        signed = signer.authorization(place.origin, contact, now)
        if len(self._signed) > 1000:
            self._signed.clear()
        self._signed[place.origin, contact] = now, signed
        return signed

    async def close(self) -> None:
        """Wait a moment for what is being sent; nothing of it is sent again."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=STOP_SECONDS)
        for task in set(self._tasks):
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)


def outcome_of(status: int) -> Outcome:
    """What the status of an answer means."""
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    if status == 429 or status >= 500:
        return Outcome.BUSY
    if status in (400, 401, 403):
        return Outcome.REFUSED
    return Outcome.FAILED
