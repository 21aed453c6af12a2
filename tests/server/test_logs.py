"""The log: short lines, and not more of them than somebody can read."""

import json
import logging

from renard.server.logs import BURST, ERRORS_BURST, EVENTS, TRACEBACK, JsonLines, Throttle


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def record(event: str, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, None) if error else None
    return logging.LogRecord("renard.server", logging.INFO, "", 0, event, (), info)


def test_of_each_event_so_many_lines_are_written_and_the_rest_is_counted():
    clock = Clock()
    throttle = Throttle(clock)
    assert sum(throttle.filter(record("request")) for _ in range(10_000)) == BURST
    assert throttle.filter(record("started"))
    clock.now = 1.0
    after = record("request")
    assert throttle.filter(after)
    line = json.loads(JsonLines().format(after))
    assert line["left_out"] == 10_000 - BURST
    after = record("request")
    assert throttle.filter(after)
    assert "left_out" not in json.loads(JsonLines().format(after))


def test_errors_are_fewer_and_their_tracebacks_are_cut():
    throttle = Throttle(Clock())
    error = ValueError("x" * 100_000)
    assert sum(throttle.filter(record("mistake", error)) for _ in range(500)) == ERRORS_BURST
    assert len(json.loads(JsonLines().format(record("mistake", error)))["error"]) == TRACEBACK


def test_events_that_are_always_new_count_as_one():
    throttle = Throttle(Clock())
    for number in range(10 * EVENTS):
        throttle.filter(record(f"event {number}"))
    assert len(throttle._buckets) == EVENTS + 1
