"""Bots are made ready before anybody is sent here."""

import subprocess
import sys
import threading

from starlette.testclient import TestClient

from renard.players import players_of
from renard.server import warming
from renard.server.app import make_app
from renard.server.storage import open_store
from tests.server.conftest import SHELF


def test_every_bot_decides_before_the_server_is_ready(tmp_path, monkeypatch):
    decided, go_on = [], threading.Event()

    def watched(player, game, seat, seed):
        go_on.wait()
        decided.append((game.sheet.id, player.name, game.players))
        return game.legal(seat)[0]

    monkeypatch.setattr(warming, "decide", watched)
    monkeypatch.setattr(warming, "compile_beside", lambda: None)
    players = warming.Players(SHELF)
    players.start()
    app = make_app(open_store(str(tmp_path / "tables.db")), SHELF, warm=players.ready)
    with TestClient(app) as http:
        answer = http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "The bots are being made ready.\n")
        assert http.get("/healthz").status_code == 200
        go_on.set()
        players._thread.join()
        assert http.get("/readyz").status_code == 200
    for filed in SHELF.games.values():
        sheet = filed.sheet
        names = {name for game, name, _ in decided if game == sheet.id}
        assert len(names) == len(players_of(sheet))
        seats = {count for game, _, count in decided if game == sheet.id}
        assert {*sheet.players, 2} == seats


def test_a_bot_that_cannot_be_made_keeps_nobody_out(monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("no such net")

    monkeypatch.setattr(warming, "make_player", broken)
    monkeypatch.setattr(warming, "compile_beside", lambda: None)
    players = warming.Players(SHELF)
    players.start()
    players._thread.join()
    assert players.ready()
    assert "could not be made ready" in caplog.text


def test_players_are_compiled_once_for_a_program(tmp_path, monkeypatch):
    monkeypatch.setenv("RENARD_CACHE", str(tmp_path))
    started = []

    class Child(subprocess.Popen):
        def __init__(self, command, **more):
            started.append(command)
            super().__init__([sys.executable, "-c", f"raise SystemExit({len(started) == 1})"])

    monkeypatch.setattr(warming.subprocess, "Popen", Child)
    for _ in range(4):
        warming.compile_beside()
    assert len(started) == 2  # the first has failed
    monkeypatch.setattr(warming, "_sources", lambda: "another program")
    warming.compile_beside()
    assert len(started) == 3
