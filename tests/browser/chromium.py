"""A Chromium for the tests: the machine's, or Debian's if this machine may install it."""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
"""Without windows and all that belongs to them it takes half the time."""
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
    return _find(*NAMES)


def find_for_tests() -> str | None:
    return _find(SHELL, *NAMES)


def install_chromium() -> str:
    """The path of a Chromium, installed now if need be; ends with a sentence where it cannot."""
    if found := find_chromium():
        return found
    if not _may_install():
        sys.exit("The browser tests need a Chromium: install chromium or google-chrome.")
    _install("chromium")
    found = find_chromium()
    if found is None:
        sys.exit("Debian's chromium was installed, but there is no command chromium.")
    return found


def install_for_tests() -> str:
    """As above, if possible one without windows; older systems do not have it."""
    if not _find(SHELL) and _may_install() and not _install(SHELL):
        return install_chromium()
    return find_for_tests() or install_chromium()


def _find(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def _may_install() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def _install(package: str) -> bool:
    """Whether it could be installed, if need be after a look at what there is."""
    install = ["install", "-y", "--no-install-recommends", package]
    return _apt(*install) or (_apt("update") and _apt(*install))


def _apt(*arguments: str) -> bool:
    command = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", *arguments]
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__":
    sys.stdout.write(install_for_tests() + "\n")
