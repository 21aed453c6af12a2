"""The rules and the players as WebAssembly modules, compiled from the same Python functions.

`build` makes three files. `rules.wasm` imports nothing and exports `memory` and the functions of
`exports`; so does `players.wasm` with those of `deciding`, for callers who want somebody to play
against; `layout.json` says all that a caller has to know about the bytes, so that no field, table
or game is named a second time in another language.

Memory, from address 0 up: the stack, the constants, and from the exported `__heap_base` on nothing.
That rest is the caller's. It grows the memory to what it needs and lays out there, each at a
multiple of 8, a SHEET record (the bytes of a game's tables), as many STATE records as it likes, and
arrays of 32-bit ints for lists and scratch. A module keeps nothing between calls and allocates
nothing: a state is all there is to a game, and copying its bytes copies the game.
"""

from renard.compiling.wasm import WasmError
from renard.wasm.build import LAYOUT, MODULE, PLAYERS, build

__all__ = ["LAYOUT", "MODULE", "PLAYERS", "WasmError", "build"]
