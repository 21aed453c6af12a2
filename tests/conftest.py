"""What every test may use: the helpers of this folder, and hypothesis without a clock."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Helpers are imported as `tests.…`, whichever way pytest was started.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

# A busy machine must not fail a test, and what passes here must pass there.
settings.register_profile(
    "suite",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("suite")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server of our own; every test takes a new database of it."""
    from tests.postgres import postgres_server

    with postgres_server() as server:
        yield server
