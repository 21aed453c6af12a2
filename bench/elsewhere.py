"""Our app under other servers, to compare: elsewhere.py KIND PORT DATABASE.

hypercorn and granian are not among our dependencies: `pip install hypercorn granian` first.
"""

import asyncio
import importlib
import os
import sys
from typing import Any

from renard.server.app import make_app
from renard.server.logs import write_json_lines
from renard.server.settings import Limits, Settings
from renard.server.sheets import Shelf
from renard.server.storage import open_store
from renard.server.warming import warm_up


def app() -> Any:
    """The app on a database that the environment names."""
    shelf = Shelf()
    warm_up(shelf)
    write_json_lines()
    settings = Settings(limits=Limits(tables_per_hour=1_000_000))
    return make_app(open_store(os.environ["RENARD_BENCH_DATABASE"]), shelf, settings)


def main() -> None:
    kind, port, database = sys.argv[1:4]
    os.environ["RENARD_BENCH_DATABASE"] = database
    if kind in ("uvicorn", "uvloop"):
        uvicorn = importlib.import_module("uvicorn")
        loop = "asyncio" if kind == "uvicorn" else "uvloop"
        made, ws = app(), "websockets-sansio"
        uvicorn.run(made, port=int(port), loop=loop, ws=ws, log_config=None, access_log=False)
    elif kind == "hypercorn":
        hypercorn: Any = importlib.import_module("hypercorn.asyncio")
        config = importlib.import_module("hypercorn.config").Config()
        config.bind = [f"127.0.0.1:{port}"]
        asyncio.run(hypercorn.serve(app(), config))
    else:
        granian: Any = importlib.import_module("granian.server.embed")
        asyncio.run(granian.Server(app(), port=int(port), interface="asgi").serve())


if __name__ == "__main__":
    main()
