"""Every number in the server's settings is an option and a variable of `renard serve`."""

from dataclasses import fields

import pytest
import typer
from typer.testing import CliRunner

from renard.cli.settings import _numbers, variable_of, with_numbers, with_numbers_set
from renard.server.settings import Limits, Settings


@pytest.fixture
def told():
    """What a command with the settings' options is given."""
    app, given = typer.Typer(), []

    def command(host: str = "here", *, numbers: dict) -> None:
        given.append((host, with_numbers_set(Settings(), numbers)))

    app.command()(with_numbers(Settings())(command))

    def call(*arguments, **variables):
        result = CliRunner().invoke(app, arguments, env=variables)
        return (
            given[-1]
            if result.exit_code == 0
            else (result.exit_code, " ".join(result.output.replace("│", "").split()))
        )

    return call


def test_left_alone_they_are_as_they_were(told):
    assert told() == ("here", Settings())


def test_options_and_variables_set_them(told):
    host, settings = told("--host", "there", "--tables-per-hour", "7", "--away-seconds", "0.5")
    assert host == "there"
    assert (settings.limits.tables_per_hour, settings.away_seconds) == (7, 0.5)
    _, settings = told(RENARD_REQUESTS_PER_SECOND="2.5", RENARD_OUTBOX="9")
    assert settings.limits == Limits(requests_per_second=2.5, outbox=9)
    _, settings = told("--outbox", "8", RENARD_OUTBOX="9")
    assert settings.limits.outbox == 8


def test_nonsense_is_refused_in_one_sentence(told):
    code, said = told("--outbox", "0")
    assert code == 2
    assert "--outbox" in said
    assert "greater than or equal to 1" in said
    code, said = told(RENARD_AWAY_SECONDS="soon")
    assert code == 2
    assert "RENARD_AWAY_SECONDS" in said
    assert "valid number" in said


def test_every_number_is_there_and_explained():
    found = {name: text for name, _, _, text in _numbers(Settings())}
    assert {field.name for field in fields(Limits)} <= found.keys()
    assert [name for name, text in found.items() if not text] == []
    assert variable_of("sockets") == "RENARD_SOCKETS"
