"""Where this program keeps things for a user: a cache that may go, and data that may not."""

import os
from pathlib import Path

import platformdirs


def cache_folder() -> Path:
    """For what can be made again; `RENARD_CACHE` overrides it."""
    if own := os.environ.get("RENARD_CACHE"):
        return Path(own)
    return platformdirs.user_cache_path("renard", appauthor=False, opinion=False)


def data_folder() -> Path:
    """For saved games and records; `RENARD_DATA` overrides it."""
    if own := os.environ.get("RENARD_DATA"):
        return Path(own)
    return platformdirs.user_data_path("renard", appauthor=False, roaming=True)
