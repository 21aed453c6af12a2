"""A container holds exactly what was hashed, and may do nothing that it need not."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.container import ROOT, build_needs


def plain(name: str) -> str:
    """A package's name as it is compared."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", name)[0]).lower()


def pinned(path: Path) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {plain(name): version for name, version in found}


CONSTRAINTS = pinned(ROOT / "constraints.txt")


@pytest.mark.parametrize("name", ["server.txt", "build.txt"])
def test_what_is_hashed_is_what_was_tried(name):
    path = ROOT / "container" / name
    for package, version in pinned(path).items():
        assert CONSTRAINTS.get(package, version) == version, f"{package}: run make hashes"
    entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
    assert entries
    for entry in entries:
        assert "--hash=sha256:" in entry, entry


def test_nothing_that_is_needed_is_missing():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["dependencies"] + project["optional-dependencies"]["postgres"]
    assert {plain(need) for need in needed} <= pinned(ROOT / "container" / "server.txt").keys()
    assert {plain(n) for n in build_needs()} <= pinned(ROOT / "container" / "build.txt").keys()


def test_containers_may_do_nothing_that_they_need_not():
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    for service in services.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert "cap_add" not in services["renard"]
    assert "--require-hashes" in (ROOT / "Containerfile").read_text(encoding="utf-8")
