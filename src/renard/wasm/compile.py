"""The process that compiles: `python -m renard.wasm.compile FOLDER`, started by `build`.

Both modules are made in one process: what both contain is read and typed once.
"""

import json
import sys
from pathlib import Path

from renard.compiling.wasm.linking import link
from renard.compiling.wasm.lowering import lower_only
from renard.compiling.wasm.module import object_file
from renard.wasm.build import LAYOUT, MODULE, PLAYERS
from renard.wasm.days import EXPORTS
from renard.wasm.describe import describe_layout
from renard.wasm.teaching import EXPORTS as PLAYERS_EXPORTS


def main() -> None:
    folder = Path(sys.argv[1])
    lower_only()
    for module, exports in ((MODULE, EXPORTS), (PLAYERS, PLAYERS_EXPORTS)):
        (folder / module).write_bytes(link(object_file(exports), exports))
    text = json.dumps(describe_layout(), ensure_ascii=False, separators=(",", ":"))
    (folder / LAYOUT).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
