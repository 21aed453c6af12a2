"""Databases of both kinds."""

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path):
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "renard.db")
    return request.getfixturevalue("postgres").new_database()
