"""What every test may use: the helpers of this folder, and hypothesis without a clock."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

# Helpers are imported as `tests.…`, whichever way pytest was started.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.examples import LONG

# A busy machine must not fail a test, and what passes here must pass there. By night examples are
# new ones, and what once failed is kept and tried first.
settings.register_profile(
    "suite",
    deadline=None,
    derandomize=not LONG,
    database=DirectoryBasedExampleDatabase(".hypothesis/examples") if LONG else None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("suite")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server of our own; every test takes a new database of it."""
    from tests.postgres import postgres_server

    with postgres_server() as server:
        yield server
