"""Server processes that can be killed, and asked over HTTP."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path


class Server:
    """One process on a port of its own, started again after every end."""

    def __init__(self, database: str, folder: Path):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.log = folder / f"server-{self.address.rpartition(':')[2]}.log"
        self._command = serve_command(database, self.address)
        self._process: subprocess.Popen | None = None

    def start(self):
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)

    async def ready(self):
        while True:
            try:
                await ask(self.address, "/readyz")
            except OSError:
                assert self._process.poll() is None, self.log.read_text()[-3000:]
                await asyncio.sleep(0.05)
            else:
                return

    def end(self, how=signal.SIGKILL):
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait()

    @property
    def pid(self):
        return self._process.pid


def serve_command(database, address):
    host, _, port = address.rpartition(":")
    return [
        *(sys.executable, "-m", "renard", "serve"),
        *("--host", host, "--port", port, "--database", database),
        *("--tables-per-hour", "1000000", "--requests-per-second", "100000"),
        *("--sockets-per-address", "20000"),
    ]


async def ask(address, path, body=None):
    """An HTTP request; the answer's JSON. Raises OSError if nobody answers as asked."""
    return await asyncio.to_thread(_ask, f"http://{address}{path}", body)


def _ask(url, body):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=90) as answer:
        text = answer.read()
    return json.loads(text) if answer.headers.get_content_type() == "application/json" else text


async def ask_until_answered(addresses, path, body=None):
    """As `ask`, of any server, for as long as it takes."""
    while True:
        for address in addresses:
            try:
                return await ask(address, path, body)
            except urllib.error.HTTPError as refusal:
                with refusal:
                    if refusal.code not in (429, 503):
                        raise AssertionError(path, refusal.code, refusal.read()) from None
            except OSError:
                pass  # nobody is there: another server, or later
        await asyncio.sleep(0.1)
