"""The built page and what keeps it safe: nothing from elsewhere, no script that we did not ship."""

import hashlib
import mimetypes
from dataclasses import dataclass, field
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

# The rules are WebAssembly; drawings say in attributes where something lies.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {".br": "br", ".gz": "gzip"}
"""What the build writes beside a file, the smallest first."""
TYPES = {".webmanifest": "application/manifest+json", ".wasm": "application/wasm"}
"""Not every system knows them."""

NOT_BUILT = "The page has not been built here: `make page` in the source folder builds it.\n"


@dataclass
class File:
    """A file as it is sent: whole, and compressed where that was worth it."""

    whole: bytes
    headers: dict[str, str]
    encoded: dict[str, bytes] = field(default_factory=dict)


class Page:
    """Answers whatever is no route of ours, from memory.

    A file with its hash in its name never changes. A page that is built anew is found when its
    first file is asked for.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built = 0
        self._look()

    def _look(self) -> None:
        if self._folder is None:
            return
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:  # it is being built at this moment
            return
        if built != self._built:
            self._built, self._files = built, read_files(self._folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
            return
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        path = scope["path"]
        if path.startswith("/api/"):
            raise HTTPException(404)
        if path == "/":
            self._look()
            path = "/index.html"
        if not self._files:
            return PlainTextResponse(NOT_BUILT, 404)
        if path not in self._files:
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        return _response(self._files[path], Headers(scope=scope))


def _response(file: File, asked: Headers) -> Response:
    if file.headers["ETag"] in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=file.headers)
    accepted = {part.split(";")[0].strip() for part in asked.get("accept-encoding", "").split(",")}
    for encoding, body in file.encoded.items():
        if encoding in accepted:
            return Response(body, headers={**file.headers, "Content-Encoding": encoding})
    return Response(file.whole, headers=file.headers)


def read_files(folder: Path) -> dict[str, File]:
    """All files of a folder by their path."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    found = {}
    for path in paths:
        if path.suffix in ENCODINGS or path.name.startswith("."):
            continue
        name = f"/{path.relative_to(folder).as_posix()}"
        found[name] = _read_file(path, lasting="/assets/" in name)
    return found


def _read_file(path: Path, lasting: bool) -> File:
    whole = path.read_bytes()
    beside = {
        encoding: path.with_name(path.name + ending) for ending, encoding in ENCODINGS.items()
    }
    encoded = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    headers = {
        "Content-Type": kind or "application/octet-stream",
        "Content-Security-Policy": POLICY,
        "X-Frame-Options": "DENY",
        "Cache-Control": FOR_EVER if lasting else ASK_AGAIN,
        # Weak: it is the same file, compressed or not.
        "ETag": f'W/"{hashlib.sha256(whole).hexdigest()[:32]}"',
    }
    if encoded:
        headers["Vary"] = "Accept-Encoding"
    return File(whole, headers, encoded)
