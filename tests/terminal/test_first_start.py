"""The first compilation is announced, and only the first."""

from renard.cli.first_start import announce_first_compile
from renard.compiling import decorators


def test_only_an_empty_cache_is_announced(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(decorators, "PLAIN", False)
    monkeypatch.setattr(decorators, "cache_folder", lambda _: tmp_path / "cache")
    assert announce_first_compile()
    shown = capsys.readouterr()
    assert "Preparing the rules" in shown.err
    assert shown.out == ""
    (tmp_path / "cache" / "turn_1").mkdir(parents=True)
    assert announce_first_compile()
    (tmp_path / "cache" / "turn_1" / "legal.nbc").touch()
    capsys.readouterr()
    assert not announce_first_compile()
    assert capsys.readouterr().err == ""


def test_plain_rules_need_no_preparing(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(decorators, "PLAIN", True)
    monkeypatch.setattr(decorators, "cache_folder", lambda _: tmp_path)
    assert not announce_first_compile()
    assert capsys.readouterr().err == ""
