"""What serves the page under test: the real server, or any host of plain files."""

import functools
import http.server
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

from renard.page import built_page


class Site:
    """A server that can be stopped and started again on the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        assert built_page(), "the page is not built; `make page` builds it"
        self.folder = folder
        self._options = options
        self.program = [str(Path(sys.executable).with_name("renard"))]
        """What is started; a test may put another before it."""
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        database = str(self.folder / "tables.db")
        command = [*self.program, "serve", "--port", str(self.port), "--database", database]
        generous = ["--tables-per-hour", "10000", "--requests-per-second", "1000"]
        generous += ["--keys-per-hour", "10000", "--codes-per-hour", "10000"]
        generous += ["--listed-per-hour", "10000", "--seats-per-hour", "10000"]
        # However slow the machine is, nobody who waits is taken for gone.
        generous += ["--fill-seconds", "3600", "--vanish-seconds", "3600"]
        generous += self._options
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *generous],
                stdout=log,
                stderr=log,
                env={**os.environ, "RENARD_DATA": str(self.folder)},
            )
        while not self._ready():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()
            time.sleep(0.1)

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "readyz") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class QuietFiles(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


class StaticHost:
    """The built page in a folder of a host that serves files and nothing else."""

    PATH = "some/where"

    def __init__(self, folder: Path) -> None:
        built = built_page()
        assert built, "the page is not built; `make page` builds it"
        shutil.copytree(built, folder / self.PATH)
        handler = functools.partial(QuietFiles, directory=folder)
        self._host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._host.server_port}/{self.PATH}/"
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._host.shutdown()
        self._host.server_close()
