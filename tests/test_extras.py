"""What `pip install renard` brings: nothing large that only some need."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement

PROJECT = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "pyproject.toml").read_text(encoding="utf-8")
)["project"]
LARGE = {
    "gymnasium", "matplotlib", "pettingzoo", "pyarrow", "ray", "sb3-contrib", "stable-baselines3",
    "torch",
}  # fmt: skip


def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def reached(wanted):
    """All packages that come along with `wanted`, by what is installed here."""
    found, queue = set(), [Requirement(text) for text in wanted]
    while queue:
        requirement = queue.pop()
        extras = requirement.extras or {""}
        if requirement.marker and not requirement.marker.evaluate({"extra": ""}):
            continue
        name = normal(requirement.name)
        if (name, *sorted(extras)) in found:
            continue
        found.add((name, *sorted(extras)))
        try:
            further = [Requirement(text) for text in requires(name) or []]
        except PackageNotFoundError:
            continue  # for another system, or an extra that this one goes without
        for one in further:
            if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in extras):
                one.marker = None
                queue.append(one)
    return {name for name, *_ in found}


def test_the_plain_package_brings_nothing_large():
    names = reached(PROJECT["dependencies"])
    assert {"numba", "llvmlite", "typer", "click"} <= names
    assert not names & LARGE
    assert not [name for name in names if name.startswith(("nvidia", "cuda", "cupy", "numba-cuda"))]


def test_every_extra_brings_what_it_is_for():
    extras = PROJECT["optional-dependencies"]
    wanted = {
        "envs": {"gymnasium", "pettingzoo"},
        "gpu": {"numba-cuda"},
        "parquet": {"pyarrow"},
        "plots": {"matplotlib"},
        "ray": {"ray"},
        "rl": {"gymnasium", "pettingzoo", "sb3-contrib"},
    }
    for extra, packages in wanted.items():
        assert {normal(Requirement(text).name) for text in extras[extra]} == packages
    # Registries hand out gigabytes with it: tests go without.
    assert not {"torch", "sb3-contrib", "stable-baselines3"} & reached(extras["dev"])


def test_commands_import_nothing_large_unless_asked():
    code = (
        "import sys, renard.cli, renard.cli.simulate, renard.cli.tournament, renard.sim.simulate, "
        "renard.sim.standings, renard.sim.tournament; print(*sys.modules)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not {name.replace("_", "-") for name in done.stdout.split()} & LARGE


def test_the_rules_import_nothing_that_only_commands_and_servers_need():
    code = "import sys, renard; renard.new('clever', players=2); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "numba" in loaded
    assert not loaded & {"fastapi", "pydantic", "rich", "sqlalchemy", "typer", "uvicorn"}
