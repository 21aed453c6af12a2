"""The server as an ASGI application, with everything that lives as long as it does."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from renard.server.daily.http import Daily
from renard.server.guard import Guard, told_path
from renard.server.http import routes
from renard.server.kept.kept import Kept
from renard.server.limits import Buckets
from renard.server.lobby.http import Meeting
from renard.server.logs import note
from renard.server.metrics import Metrics
from renard.server.orders.following import Following
from renard.server.outside.bots import OutsideBots
from renard.server.outside.ladder import LadderGames
from renard.server.page import Page
from renard.server.people.passkeys import Passkeys
from renard.server.people.people import People
from renard.server.problems import kind_of_problem, told_problem
from renard.server.push.pushing import Pushes
from renard.server.ratings.ratings import Ratings
from renard.server.refusals import Refused, refused
from renard.server.rooms import Rooms
from renard.server.sessions import Sessions
from renard.server.settings import Settings
from renard.server.sheets import Shelf
from renard.server.sockets import Sockets
from renard.server.storage import StorageError, Store


def make_app(
    store: Store,
    shelf: Shelf | None = None,
    settings: Settings | None = None,
    warm: Callable[[], bool] = lambda: True,
) -> FastAPI:
    """An app that serves the tables of a store; it closes the store when it stops.

    It says that it is ready once `warm` does.
    """
    settings = settings or Settings()
    metrics = Metrics()
    metrics.watch_store(lambda: store.stats)
    app = _App(
        title="Renard",
        description="Tables for dice games. docs/protocol.md describes it for people.",
        version="1",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        exception_handlers={
            RequestValidationError: _malformed,
            HTTPException: _no_such_page,
            Refused: _refused,
            StorageError: _refused,
            Exception: _mistake,
        },
    )
    app.state.store = store
    app.state.warm = warm
    app.state.metrics = metrics
    app.state.settings = settings
    app.state.shelf = shelf or Shelf()
    limits = settings.limits
    app.state.key_tries = Buckets(limits.keys_per_hour / 3600, limits.keys_per_hour)
    app.state.push_tries = Buckets(limits.pushes_per_hour / 3600, limits.pushes_per_hour)
    app.state.new_tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
    app.include_router(routes)
    _add_operations(app)
    # Whatever is no route: so a wrong method at one is told as such.
    app.router.default = Page(settings.page)
    sockets = Sockets(limits, metrics, lambda: app.state.sessions, lambda: app.state.outside)
    app.state.report_tries = Buckets(limits.reports_per_hour / 3600, limits.reports_per_hour)
    app.add_middleware(
        Guard,
        settings=settings,
        metrics=metrics,
        sockets=sockets,
        in_force=lambda: app.state.rooms.in_force,
    )
    return app


class _App(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """A request that does not fit is answered with 400, as other refusals, not with 422."""
        described = super().openapi()
        for path in described["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        return described


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    state = app.state
    rooms = Rooms(state.store, state.shelf, state.settings, state.metrics)
    state.rooms = rooms
    state.sessions = Sessions(rooms)
    state.outside = rooms.outside = OutsideBots(rooms)
    state.ladder = LadderGames(rooms, state.outside)
    state.store.watch(rooms.changed)
    await rooms.say_alive()
    state.people = People(rooms)
    state.passkeys = Passkeys(rooms)
    state.daily = Daily(rooms, state.people)
    state.ratings = Ratings(rooms)
    state.kept = Kept(rooms)
    state.meeting = Meeting(rooms, state.people)
    state.following = Following(rooms, state.people, state.sessions)
    await state.following.look()
    chores = [asyncio.create_task(rooms.sweep()), asyncio.create_task(rooms.clean())]
    chores += [*state.daily.chores(), asyncio.create_task(state.following.watch())]
    chores += [asyncio.create_task(state.outside.watch()), *state.ladder.chores()]
    chores += state.ratings.chores()
    state.pushes = Pushes(rooms)
    chores.append(asyncio.create_task(state.pushes.watch()))
    chores += state.meeting.chores()
    note("started", games=len(state.shelf.games))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        state.daily.runs.stop()
        state.ratings.stop()
        await state.sessions.close()
        await state.pushes.close()
        await state.store.close()
        note("stopped")


def _add_operations(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthy() -> PlainTextResponse:
        """Whether this process runs."""
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def ready() -> PlainTextResponse:
        """Whether this process should be sent requests."""
        if app.state.rooms.closing:
            return PlainTextResponse("closing\n", 503)
        if not app.state.warm():
            return PlainTextResponse("The bots are being made ready.\n", 503)
        try:
            await app.state.store.ping()
        except StorageError as error:
            return PlainTextResponse(f"{error}\n", 503)
        return PlainTextResponse("ready\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


# ---- refusals


def _answer(error: Refused) -> JSONResponse:
    wait = {} if error.retry_after is None else {"Retry-After": str(error.retry_after)}
    return _Escaped(error.told(), error.status, wait)


class _Escaped(JSONResponse):
    """What a client sent, and is told again, may be no valid text: escaped it always is."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content).encode()


async def _refused(request: Request, error: Exception) -> Response:
    found = refused(error)
    request.app.state.metrics.refusals.labels(found.kind).inc()
    return _answer(found)


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()
    return await _refused(request, Refused(kind_of_problem(problems), told_problem(problems)))


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refused):  # while a body was read
        return await _refused(request, error.__cause__)
    if error.status_code == 404:
        return await _refused(request, Refused("no such page", "There is nothing at this address."))
    if error.status_code == 405:
        answer = await _refused(request, Refused("method", "This cannot be done at this address."))
        answer.headers.update(error.headers or {})
        return answer
    return await _refused(request, Refused("malformed", "This request cannot be read."))


async def _mistake(request: Request, error: Exception) -> Response:
    note("mistake", logging.ERROR, where=told_path(request.url.path))
    return await _refused(request, error)
