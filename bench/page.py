"""The page in Chromium: random games a second, bytes of the first load, how soon a tap is answered.

python bench/page.py                     needs a built page (`make page`) and a Chromium
python bench/page.py --json out.json
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.chromium import OPTIONS, install_chromium
from tests.browser.robot import SCRIPT
from tests.browser.site import Site

HARNESS = Path(__file__).resolve().parent.parent / "tests" / "wasm" / "harness.mjs"
PHONE = {"width": 360, "height": 640}
SETTINGS = {"language": "en", "guide": False, "botSpeed": "instant"}
SLOWER = 4
TAPS = 150
GOALS = {"games/s": 30_000, "first load, kB": 150, "tap, ms": 50}

# As many games of one player as fit into a second, in the module that the page loaded.
GAMES = """async (name) => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const find = (end) => files.find((file) => new URL(file).pathname.endsWith(end));
  const [bytes, about, tables] = await Promise.all([
    fetch(find(".wasm")).then((answer) => answer.arrayBuffer()),
    fetch(find(".json")).then((answer) => answer.json()),
    fetch(find(".bin")).then((answer) => answer.arrayBuffer()),
  ]);
  return robot.bench(bytes, about, tables, name);
}"""

# From the tap to the frame that shows its answer: the next one painted after it.
TAP = """() => new Promise((done) => {
  const choice = robot.over ? undefined : robot.choose();
  if (!choice) return setTimeout(() => done(null), 30);
  const began = performance.now();
  choice[1].click();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - began);
    channel.port2.postMessage(null);
  });
})"""
