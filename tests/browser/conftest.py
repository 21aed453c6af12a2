"""A real server, a real Chromium, and visitors with settings of their own."""

import json

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.chromium import OPTIONS, find_chromium
from tests.browser.robot import SCRIPT
from tests.browser.site import Site

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
