"""A real server, a real Chromium, and visitors with settings of their own."""

import json
import os
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import OPTIONS, find_for_tests
from tests.browser.robot import SCRIPT
from tests.browser.site import Site

FOLDER = Path(__file__).parent
PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1280, "height": 800}
FAST = {"animations": "off", "botSpeed": "instant", "guide": False, "language": "en"}
"""Settings of somebody in a hurry."""


class Chromium:
    """One browser for all tests in a row that want one."""

    def __init__(self):
        self._ways_out = ExitStack()
        self._opened = None

    def open(self):
        if not self._opened:
            path = find_for_tests()
            assert path, "there is no Chromium; `make test` installs it"
            playwright = self._ways_out.enter_context(sync_playwright())
            self._opened = playwright.chromium.launch(executable_path=path, args=OPTIONS)
            self._ways_out.callback(self._opened.close)
        return self._opened

    def close(self):
        self._ways_out.close()
        self._opened = None


CHROMIUM = Chromium()


@pytest.fixture
def browser():
    return CHROMIUM.open()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem):
    """Playwright keeps an event loop running, beside which other tests cannot start theirs."""
    result = yield
    if nextitem is None or FOLDER not in nextitem.path.parents:
        CHROMIUM.close()
    return result


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def newcomer(browser):
    """Makes new visitors; whatever goes wrong on their pages fails the test."""
    contexts, faults = [], []

    def make(size=LAPTOP, settings=(), **options):
        phone = size["width"] < 700
        context = browser.new_context(viewport=size, has_touch=phone, **options)
        context.set_default_timeout(60_000)
        contexts.append(context)
        text = json.dumps(json.dumps({**FAST, **dict(settings)}))
        context.add_init_script(
            f"if (!localStorage['renard.settings']) localStorage['renard.settings'] = {text}"
        )
        context.add_init_script(path=SCRIPT)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def visit(newcomer, site):
    """Opens the page as a new visitor."""

    def open_page(place="", size=LAPTOP, settings=(), **options):
        page = newcomer(size, settings, **options)
        page.goto(f"{site.url}#/{place}")
        page.wait_for_selector("h1, .play")
        return page

    return open_page


@pytest.fixture
def walked(visit, tmp_path_factory):
    """What is found on a walk through all screens, or was found on it before."""
    from tests.browser import walks

    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    return lambda way: walks.walked(visit, way, folder)
