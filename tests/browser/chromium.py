"""A Chromium for the tests: the machine's, or Debian's if this machine may install it."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install_chromium() -> str:
    """The path of a Chromium, installed now if need be; ends with a sentence where it cannot."""
    if found := find_chromium():
        return found
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit("The browser tests need a Chromium: install chromium or google-chrome.")
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *command], check=True)
    found = find_chromium()
    if found is None:
        sys.exit("Debian's chromium was installed, but there is no command chromium.")
    return found


if __name__ == "__main__":
    sys.stdout.write(install_chromium() + "\n")
