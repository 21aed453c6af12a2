"""One thread that writes: it commits whatever is waiting in one transaction, then answers all."""

import asyncio
import logging
import queue
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from renard.server.logs import note
from renard.server.storage.daily import DailyWrite
from renard.server.storage.database import Database, Trouble
from renard.server.storage.identities import IdentityWrite
from renard.server.storage.interface import (
    Broken,
    Conflict,
    DiskFull,
    Stats,
    StorageError,
    Unavailable,
)
from renard.server.storage.kept import KeptWrite
from renard.server.storage.lobby import LobbyWrite
from renard.server.storage.orders import OperatorWrite
from renard.server.storage.outside import OutsideWrite
from renard.server.storage.passkeys import PasskeyWrite
from renard.server.storage.people import PeopleWrite
from renard.server.storage.push import PushWrite
from renard.server.storage.rating_writes import RatingWrite
from renard.server.storage.writes import Append, Batch, Overtaken, Write

MOST_AT_ONCE = 500
SHORTEST_WAIT = 0.05
LONGEST_WAIT = 1.0
AWAY = "The database cannot be reached just now; try again in a moment."
REMEDY = "stop the server, put the file back or restore a backup into a new one, start again"


AnyWrite = (
    Write
    | DailyWrite
    | PeopleWrite
    | PasskeyWrite
    | PushWrite
    | IdentityWrite
    | OperatorWrite
    | OutsideWrite
    | RatingWrite
    | KeptWrite
    | LobbyWrite
)


@dataclass(frozen=True, eq=False)
class Job:
    """A write, and who waits for its answer until when."""

    write: AnyWrite
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    deadline: float


Answers = list[tuple[Job, object]]


class Writer:
    """The queue and its thread."""

    def __init__(
        self, database: Database, patience: float, clock: Callable[[], float], stats: Stats
    ) -> None:
        self._database = database
        self._patience = patience
        self._clock = clock
        self._stats = stats
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="renard-writer", daemon=True)
        self._thread.start()

    async def write(self, write: AnyWrite) -> Any:
        """Queue a write; returns after its commit. It goes on if the caller is cancelled."""
        if self._closing:
            raise Unavailable("The server is shutting down; connect again in a moment.")
        loop = asyncio.get_running_loop()
        job = Job(write, loop, loop.create_future(), time.monotonic() + self._patience)
        self._queue.put(job)
        return await job.answer

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def take_no_more(self) -> None:
        """Refuse further writes; called where they are made, so that none slips in behind."""
        self._closing = True

    def close(self) -> None:
        """Return when everything taken is answered."""
        self.take_no_more()
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        jobs: list[Job] = []
        wait = SHORTEST_WAIT
        while self._take(jobs):
            # Sorted, so that two processes never wait for each other's tables in a circle.
            jobs.sort(key=lambda job: job.write.order)
            answers = self._try(jobs)
            if answers is not None:
                self._answer(answers)
                jobs, wait = [], SHORTEST_WAIT
                continue
            self._stats.retries += 1
            time.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)
            jobs = self._give_up_late(jobs)

    def _take(self, jobs: list[Job]) -> bool:
        """Add what is waiting to `jobs`, and wait if there is nothing; False at the end."""
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._queue.get(block=not jobs and not self._closing)
            except queue.Empty:
                break
            if job is not None:
                jobs.append(job)
        return bool(jobs) or not self._closing

    def _try(self, jobs: list[Job]) -> Answers | None:
        """Commit all; None if the database is away for the moment."""
        start = time.perf_counter()
        try:
            answers = self._commit(jobs)
        except Broken as broken:
            self._tell(False, broken.fault, remedy=REMEDY)
            return [(job, broken) for job in jobs]
        except SQLAlchemyError as error:
            trouble = self._database.trouble(error)
            if trouble is Trouble.BROKEN:
                self._database.broken()
                return self._try(jobs)
            self._tell(trouble is Trouble.FAULT, str(getattr(error, "orig", None) or error).strip())
            if trouble is Trouble.AGAIN:
                return None
            if trouble is Trouble.FULL:
                return [(job, DiskFull()) for job in jobs]
            return self._try_singly(jobs, error)
        except Exception as error:  # noqa: BLE001  whoever asked must hear of it
            return self._try_singly(jobs, error)
        self._tell(True, "")
        self._stats.commits += 1
        self._stats.commit_seconds += time.perf_counter() - start
        return answers

    def _tell(self, available: bool, reason: str, **more: str) -> None:
        """Note it for the operator when the database goes and when it is back."""
        if available != self._stats.available:
            self._stats.available = available
            if available:
                note("the database can be written again")
            else:
                note("the database cannot be written", logging.WARNING, reason=reason, **more)

    def _try_singly(self, jobs: list[Job], error: Exception) -> Answers | None:
        """One write that cannot be done must not take the others with it."""
        if len(jobs) == 1:
            return [(jobs[0], error)]
        answers: Answers = []
        for job in jobs:
            answered = self._try([job])
            if answered is None:
                # All are tried again together; those that arrived are recognised.
                return None
            answers += answered
        return answers

    def _commit(self, jobs: list[Job]) -> Answers:
        try:
            return self._write(jobs, together=len(jobs) > 1)
        except Overtaken:
            return self._write(jobs, together=False)

    def _write(self, jobs: list[Job], together: bool) -> Answers:
        answers: Answers = []
        with self._database.writing() as connection:
            batch = Batch(connection, self._clock(), together)
            for job in jobs:
                if not isinstance(job.write, Append):
                    batch.flush()  # whatever is written, the order of tables stays
                try:
                    answers.append((job, job.write(batch)))
                except StorageError as refusal:
                    answers.append((job, refusal))
            batch.flush()
            self._database.announce(connection, batch.changes)
        return answers

    def _give_up_late(self, jobs: list[Job]) -> list[Job]:
        now = time.monotonic()
        self._answer([(job, Unavailable(AWAY)) for job in jobs if job.deadline <= now])
        return [job for job in jobs if job.deadline > now]

    def _answer(self, answers: Answers) -> None:
        """Wake every loop once for all of its answers."""
        by_loop: dict[asyncio.AbstractEventLoop, Answers] = defaultdict(list)
        for job, answer in answers:
            self._count(job.write, answer)
            by_loop[job.loop].append((job, answer))
        for loop, its_answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, its_answers)

    def _count(self, write: AnyWrite, answer: object) -> None:
        if isinstance(answer, Unavailable):
            self._stats.refused += 1
        elif isinstance(answer, Conflict):
            self._stats.conflicts += 1
        elif not isinstance(answer, Exception):
            self._stats.writes += 1
            if isinstance(write, Append):
                self._stats.entries += len(write.entries)


def _settle(answers: Answers) -> None:
    for job, answer in answers:
        if job.answer.done():
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
