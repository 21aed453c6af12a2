"""Work that takes long, beside what people at tables wait for."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Found = TypeVar("Found")


class Turns:
    """Work in a thread of its own, one piece at a time: nobody at a table waits for it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._turn = asyncio.Lock()

    async def do(self, work: Callable[[], Found]) -> Found:
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def stop(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
