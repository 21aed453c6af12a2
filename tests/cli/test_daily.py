"""What `renard daily` refuses."""

import pytest
from typer.testing import CliRunner

from renard.cli import app


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (["--date", "soon"], "write one as 2026-03-01"),
        (["--date", "2999-01-01"], "has not begun yet"),
        (["chess"], "has no daily game"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wish, said):
    result = CliRunner().invoke(app, ["daily", *wish])
    assert isinstance(result.exception, ValueError)
    assert said in str(result.exception)
