"""`renard build-wasm`: where it writes, and what it says; the modules have tests of their own."""

import sys

import pytest

from renard import cli, wasm


def test_files_are_written_to_the_folder_and_told_with_their_sizes(tmp_path, monkeypatch, capsys):
    def build(folder):
        folder.mkdir()
        (folder / "some.wasm").write_bytes(bytes(3000))
        return [folder / "some.wasm"]

    monkeypatch.setattr(wasm, "build", build)
    monkeypatch.setattr(sys, "argv", ["renard", "build-wasm", "--out", str(tmp_path / "out")])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code in (None, 0)
    said = capsys.readouterr().out
    assert said.startswith(f"{tmp_path / 'out' / 'some.wasm'}: 3,000 bytes, ")
