"""How functions are marked for a module: by the types that WebAssembly hands over."""

from collections.abc import Callable
from typing import Any

from numba import types

Function = Callable[..., Any]

INT, SEED, NOTHING = types.int32, types.uint64, types.void
FLOAT = types.float64
INTS = types.CPointer(types.int32)
Bundle = types.NamedTuple
"""Several arguments under one name; WebAssembly hands them over one by one."""


class Exports(dict[str, tuple[Any, Function]]):
    """What a module exports. By name: the signature and the function that is compiled for it."""

    def add(self, result: Any, *arguments: Any) -> Callable[[Function], Function]:
        """Export the function below under its own name, with these types."""

        def remember(function: Function) -> Function:
            self[function.__name__] = (result(*arguments), function)
            return function

        return remember
