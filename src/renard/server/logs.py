"""One line of JSON for each thing worth noting. Nothing that a client sent is in it."""

import json
import logging
import sys
import time
from typing import Any

log = logging.getLogger("renard.server")


def note(event: str, level: int = logging.INFO, **values: Any) -> None:
    """Write a line about an event. Secrets and messages are never among the values."""
    log.log(level, event, exc_info=level >= logging.ERROR, extra={"values": values})


class JsonLines(logging.Formatter):
    """A record of logging as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def write_json_lines() -> None:
    """Send everything that this process notes to the error output, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    # What it says when all is well, we say ourselves.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
