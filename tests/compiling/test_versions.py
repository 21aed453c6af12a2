"""Packages whose insides we lean on: versions that were never tried are refused in one sentence."""

import tomllib
from pathlib import Path

import pytest

from renard.compiling import versions
from renard.compiling.gpu import compiler
from renard.compiling.wasm import KNOWN, WasmError, check_versions
from renard.wasm.build import build

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


@pytest.mark.parametrize(
    ("package", "found", "said"),
    [
        ("numba", "0.67.2", r"never tried with numba 0\.67\.2; install numba>=0\.68,<0\.69$"),
        ("numba", "0.69.0rc1", r"never tried with numba 0\.69\.0rc1; install numba>=0\.68,<0\.69$"),
        ("llvmlite", "1.0", r"never tried with llvmlite 1\.0; install llvmlite>=0\.50,<0\.51$"),
    ],
)
def test_webassembly_is_not_built_with_other_versions(monkeypatch, tmp_path, package, found, said):
    real = versions.metadata.version
    monkeypatch.setattr(
        versions.metadata, "version", lambda name: found if name == package else real(name)
    )
    with pytest.raises(WasmError, match=said):
        build(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_installed_versions_are_known():
    check_versions()


def test_what_is_installed_is_what_was_tried():
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    wanted = {text.replace("[cu13]", "") for text in project["dependencies"]}
    wanted |= {text.replace("[cu13]", "") for text in project["optional-dependencies"]["gpu"]}
    for known in (*KNOWN, compiler.KNOWN):
        assert known.wanted in wanted
