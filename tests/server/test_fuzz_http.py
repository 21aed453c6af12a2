"""Anything that the OpenAPI allows, and much that it does not: no 5xx, answers as described."""

from contextlib import suppress

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from tests.examples import examples
from tests.server.live import Live

EXAMPLES = 20
PAGE = "https://renard.example"
"""A page that the server knows, by a name: others have no passkeys."""


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    options = [f"--allow-origin={PAGE}", "--keys-per-hour=1000000"]
    live = Live(tmp_path_factory.mktemp("fuzz") / "tables.db", *options)
    yield live
    assert live.stop() == 0
    assert not any(note["level"] == "error" for note in live.noted())


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_request_is_answered_as_described(live, mode):
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}, {"kind": "open"}]
    made = live.create("clever", seats)
    table = made["table"]
    schema = schemathesis.openapi.from_url(f"{live.url}/api/openapi.json")
    tried = set()
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=examples(EXAMPLES))
        def ask(case) -> None:
            # With ids and secrets at random, being unknown would be all that is ever found out.
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table["id"]
            if "authorization" in case.headers:
                case.headers["authorization"] = f"Bearer {made['secrets']['0']}"
            if "passkey" in case.operation.path:
                case.headers["Origin"] = PAGE
            answer = case.call()
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, excluded_checks=EXCLUDED)
            tried.add(case.operation.label)

        with suppress(Unsatisfiable):  # where nothing is asked, nothing can be asked wrongly
            ask()
    silent = ("sheets", "protocol", "daily", "push", "lobby")
    nothing_to_say = {f"GET /api/{name}" for name in silent}
    without = nothing_to_say if mode == GenerationMode.NEGATIVE else set()
    assert tried == {found.ok().label for found in schema.get_all_operations()} - without
    now = live.get(f"/api/tables/{table['id']}")
    assert (now["version"], now["dice"]) == (table["version"], table["dice"])


# Which wishes the rules allow is not the schema's to say; and we put ids in their places.
EXCLUDED = [
    schemathesis.checks.positive_data_acceptance,
    schemathesis.checks.negative_data_rejection,
]
