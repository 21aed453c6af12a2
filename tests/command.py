"""The `renard` command without a process of its own."""

import contextlib
import io
import sys
from subprocess import CompletedProcess
from unittest import mock

from renard.cli import main


def run(*arguments: object) -> "CompletedProcess[str]":
    """What the command prints, and its exit code."""
    words = ["renard", *map(str, arguments)]
    said, complained = io.StringIO(), io.StringIO()
    code = 0
    with (
        mock.patch.object(sys, "argv", words),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(complained),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return CompletedProcess(words, code, said.getvalue(), complained.getvalue())
