"""Where this program keeps things for a user: a cache that may go, and data that may not."""

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """For what can be made again; `RENARD_CACHE` overrides it."""
    return _folder("RENARD_CACHE", "XDG_CACHE_HOME", ".cache", "LOCALAPPDATA", "Caches")


def data_folder() -> Path:
    """For saved games and records; `RENARD_DATA` overrides it."""
    return _folder("RENARD_DATA", "XDG_DATA_HOME", ".local/share", "APPDATA", "Application Support")


def _folder(own: str, unix: str, unix_default: str, windows: str, mac: str) -> Path:
    if home := os.environ.get(own):
        return Path(home)
    if sys.platform == "win32":
        return Path(os.environ.get(windows) or Path.home() / "AppData") / "renard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / mac / "renard"
    return Path(os.environ.get(unix) or Path.home() / unix_default) / "renard"
