"""Servers killed at any moment while people play: see tests/server/survival for the full size."""

import asyncio
import signal

from tests.server.survival.endless import Endless
from tests.server.survival.run import Run, restarting, survive

GAMES = 20
RACES = {"stale", "not your turn", "illegal", "cannot undo", "too fast"}
"""What a player may be told because another was faster, or because it was too fast itself."""


def test_killed_again_and_again_on_sqlite(tmp_path):
    outcome = asyncio.run(survive(Run(str(tmp_path / "renard.db"), tmp_path, GAMES, kills=3)))
    tally = outcome.tally
    assert outcome.rematches >= 5
    assert outcome.pushes >= 5
    assert tally.troubles == 3
    assert tally.acknowledged > 20 * GAMES
    assert set(tally.refused) <= RACES


def test_new_games_begin_while_servers_are_killed_and_connections_cut(tmp_path):
    run = Run(str(tmp_path / "renard.db"), tmp_path, GAMES // 4, kills=2)
    endless = Endless(run, actions=50 * GAMES)
    asyncio.run(endless.survive())
    assert endless.tally.acknowledged >= 50 * GAMES
    assert endless.done["servers killed"]
    assert endless.done["connections cut"]
    assert endless.done["pushes"]
    assert endless.done["rematches"]
    assert endless.done["games played to their end"] > GAMES // 4
    assert set(endless.tally.refused) <= RACES


def test_one_of_two_is_killed_and_the_database_restarted(postgres, tmp_path):
    run = Run(
        *(postgres.new_database(), tmp_path, GAMES // 2),
        kills=4,
        processes=2,
        restart_database=restarting(postgres),
    )
    tally = asyncio.run(survive(run)).tally
    assert tally.troubles == 4
    # A database that is away is a wait for those who play, not a refusal.
    assert set(tally.refused) <= RACES


def test_servers_replaced_one_by_one(postgres, tmp_path):
    run = Run(
        *(postgres.new_database(), tmp_path, GAMES // 2), kills=3, processes=2, how=signal.SIGTERM
    )
    tally = asyncio.run(survive(run)).tally
    assert tally.troubles == 3
    assert set(tally.refused) <= {*RACES, "closing"}
