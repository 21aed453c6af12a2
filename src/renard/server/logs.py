"""One line of JSON for each thing worth noting. Nothing that a client sent is in it.

However much happens, the log grows slowly: lines are short, and of each event only so many are
written; the next one that is says how many were left out.
"""

import json
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from renard.server.limits import Bucket

log = logging.getLogger("renard.server")

LINES_PER_SECOND = 20
BURST = 400
"""Of each event."""
ERRORS_PER_SECOND = 0.5
ERRORS_BURST = 20
"""Of each event with a traceback: they are long."""
TRACEBACK = 4_000
"""Characters; the end says most."""
EVENTS = 200
"""Different events that are counted; others count as one."""


def note(event: str, level: int = logging.INFO, **values: Any) -> None:
    """Write a line about an event. Secrets and messages are never among the values."""
    if log.isEnabledFor(level):
        log.log(level, event, exc_info=level >= logging.ERROR, extra={"values": values})


class Throttle(logging.Filter):
    """Lets so many lines of each event through."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event = f"{record.name} {record.msg}"[:100]
        if event not in self._buckets and len(self._buckets) >= EVENTS:
            event = "others"
        if event not in self._buckets:
            self._buckets[event] = (
                Bucket(ERRORS_PER_SECOND, ERRORS_BURST, self._clock)
                if record.exc_info
                else Bucket(LINES_PER_SECOND, BURST, self._clock)
            )
        if not self._buckets[event].take():
            self._left_out[event] = self._left_out.get(event, 0) + 1
            return False
        record.left_out = self._left_out.pop(event, 0)
        return True


class JsonLines(logging.Formatter):
    """A record of logging as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage()[:300],
            **getattr(record, "values", {}),
        }
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-TRACEBACK:]
        return json.dumps(line, default=str)


def write_json_lines(file: Path | None = None) -> None:
    """Send all that this process notes to a file, or to the error output, as JSON lines."""
    handler = logging.FileHandler(file) if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Throttle())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # What it says when all is well, we say ourselves.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
