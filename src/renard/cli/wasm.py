"""`renard build-wasm`: the rules and the players as WebAssembly modules."""

import gzip
from pathlib import Path
from typing import Annotated

import typer


def add_to(app: typer.Typer) -> None:
    app.command()(build_wasm)


def build_wasm(
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = Path("dist/wasm"),
) -> None:
    """Compile rules and players to WebAssembly, with layout.json that describes them."""
    from renard.wasm import build

    for file in build(out):
        content = file.read_bytes()
        print(f"{file}: {len(content):,} bytes, {len(gzip.compress(content, 9)):,} compressed")
