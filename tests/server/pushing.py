"""What tests of pushes share: people who are away, and what the server does by itself."""

import asyncio

from sqlalchemy import select

from tests.server.conftest import Server, Time
from tests.server.push_service import Browser, PushService
from tests.server.test_people import ask, identity, two_at_a_table


def look(server: Server) -> None:
    """What the server does by itself every two seconds; returns when all was sent."""

    async def do() -> None:
        pushes = server.app.state.pushes
        await pushes.look()
        while pushes.sender._tasks:
            await asyncio.wait(set(pushes.sender._tasks))

    server.http.portal.call(do)


def rows(server: Server, table) -> list:
    return server.http.portal.call(
        server.app.state.store.ask, lambda connection: connection.execute(select(table)).all()
    )


def counted(server: Server) -> dict[str, float]:
    found = server.app.state.metrics.pushes.collect()[0].samples
    return {one.labels["what"]: one.value for one in found if one.name.endswith("_total")}


def subscribed(server: Server, service: PushService, who: str, **more):
    browser = service.browser(**more)
    ask(server, who, "push", browser.subscription)
    return browser


def gone(server: Server, table: str, secrets: dict[str, str]) -> None:
    """Until the server knows that nobody is connected."""
    while any(server.info(table)["seats"][int(seat)]["connected"] for seat in secrets):
        pass


def away_at_table(
    server: Server, service: PushService, clock: Time, answers: int = 201, **more
) -> tuple[str, dict[str, str], list[str], list[Browser]]:
    """Two people of whom the one whose turn it is is away, and their browsers by seat.

    Their push service answers with this status.
    """
    people = [identity(), identity()]
    table, secrets = two_at_a_table(server, *people, **{"pace": "days", **more})
    browsers = [subscribed(server, service, who, answers=answers) for who in people]
    clock.now += 60
    return table, secrets, people, browsers
