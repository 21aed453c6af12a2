"""A real server, a real Chromium, and visitors with settings of their own."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from renard.page import built_page
from tests.browser.chromium import OPTIONS, find_chromium

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
FAST = {"animations": "off", "botSpeed": "instant", "guide": False, "language": "en"}
"""Settings of somebody in a hurry."""


@pytest.fixture(scope="session")
def browser():
    path = find_chromium()
    assert path, "there is no Chromium; `make test` installs it"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        yield opened
        opened.close()


class Site:
    """A server that can be stopped and started again on the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = str(self.folder / "tables.db")
        renard = str(Path(sys.executable).with_name("renard"))
        command = [renard, "serve", "--port", str(self.port), "--database", database]
        generous = ["--tables-per-hour", "10000", "--requests-per-second", "1000"]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *generous],
                stdout=log,
                stderr=log,
                env={**os.environ, "RENARD_DATA": str(self.folder)},
            )
        while not self._ready():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.1)

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "readyz") as answer:
                return answer.status == 200
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    assert built_page(), "the page is not built; `make page` builds it"
    running = Site(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser, site):
    """Opens the page as a new visitor; whatever goes wrong on it fails the test."""
    contexts, faults = [], []

    def open_page(place="", size=LAPTOP, settings=FAST, **options):
        phone = size["width"] < 700
        context = browser.new_context(viewport=size, has_touch=phone, **options)
        contexts.append(context)
        text = json.dumps(json.dumps(settings))
        context.add_init_script(
            f"if (!localStorage['renard.settings']) localStorage['renard.settings'] = {text}"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{site.url}#/{place}")
        page.wait_for_selector("h1, .play")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
