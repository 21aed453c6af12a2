"""The example of docs/analysis.md, made anew: `python -m tests.coach.example` writes it there."""

import contextlib
import io
import json
import os
import sys
import tempfile
from pathlib import Path

from renard import cli

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "analysis.md"
MAKE = "renard simulate clever --with expert --games 1 --seed 5 --records game.jsonl"


def run(command: str) -> str:
    """What a command prints."""
    out, argv = io.StringIO(), sys.argv
    sys.argv = command.split()
    try:
        with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
            cli.main()
    finally:
        sys.argv = argv
    return out.getvalue()


def shortened(text: str) -> str:
    """The JSON of an analysis with one entry of every list."""
    found = json.loads(text)
    seat = found["seats"][0]
    for key in ("throws", "decisions", "course", "costliest"):
        seat[key] = seat[key][:1]
    for choice in ("chosen", "best"):
        for said in ("reasons", "price"):
            del seat["costliest"][0][choice][said][1:]
    return json.dumps(_rounded(found), indent=1)


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list) else value


def blocks() -> list[str]:
    """The text and the JSON that belong on the page."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path.cwd()
        os.chdir(folder)
        try:
            run(MAKE)
            return [
                run("renard analyse game.jsonl").strip(),
                shortened(run("renard analyse game.jsonl --json")),
            ]
        finally:
            os.chdir(before)


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind, block in zip(("text", "json"), blocks(), strict=True):
        before, _, rest = page.partition(f"```{kind}\n")
        page = f"{before}```{kind}\n{block}\n```{rest.partition('```')[2]}"
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
