"""Anything that the OpenAPI allows, and much that it does not: no 5xx, answers as described."""

import pytest
import schemathesis
from hypothesis import settings

from tests.server.live import Live


@pytest.fixture(scope="module")
def live(tmp_path_factory):
    live = Live(tmp_path_factory.mktemp("fuzz") / "tables.db")
    yield live
    assert live.stop() == 0


@pytest.fixture(scope="module")
def table(live) -> dict:
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}, {"kind": "open"}]
    return live.create("clever", seats)


@pytest.fixture(scope="module")
def described(live):
    return schemathesis.openapi.from_url(f"{live.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=25)
def test_every_request_is_answered_as_described(case, table):
    # An id that does not exist would be all that is ever found out.
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table["table"]["id"]
    if case.headers and "authorization" in case.headers:
        case.headers["authorization"] = f"Bearer {table['secrets']['0']}"
    case.call_and_validate(excluded_checks=[schemathesis.checks.positive_data_acceptance])


def test_the_table_is_as_it_was(live, table):
    now = live.get(f"/api/tables/{table['table']['id']}")
    assert now["version"] == table["table"]["version"]
    assert now["dice"] == table["table"]["dice"]
