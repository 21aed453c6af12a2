"""The built page and what keeps it safe: nothing from elsewhere, no script that we did not ship."""

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

# The rules are WebAssembly; drawings say in attributes where something lies.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


NOT_BUILT = "The page has not been built here: `make page` in the source folder builds it.\n"


class Page:
    """Answers whatever is no route of ours; a file with its hash in its name never changes."""

    def __init__(self, folder: Path | None) -> None:
        self._files: ASGIApp = PlainTextResponse(NOT_BUILT, status_code=404)
        if folder is not None:
            files = StaticFiles(directory=folder, html=True)
            self._files = GZipMiddleware(files, minimum_size=1000)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
            return
        if scope["path"].startswith("/api/"):
            raise HTTPException(404)
        lasting = "/assets/" in scope["path"]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["X-Frame-Options"] = "DENY"
                fine = message["status"] in (200, 206, 304)
                headers["Cache-Control"] = FOR_EVER if lasting and fine else ASK_AGAIN
            await send(message)

        await self._files(scope, receive, with_headers)
