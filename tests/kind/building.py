"""Run in the copy: the rules with the kind as WebAssembly, and its sheet, for the page's tests."""

import json
import sys
from pathlib import Path

from renard.compiling.wasm.linking import link
from renard.compiling.wasm.lowering import lower_only
from renard.compiling.wasm.module import object_file
from renard.page.binding import for_the_page
from renard.rules.plan.describe import describe_sheet
from renard.rules.sheet import load_sheet
from renard.wasm import LAYOUT, MODULE
from renard.wasm.days import EXPORTS
from renard.wasm.describe import describe_layout


def main(file: str, out: Path) -> None:
    lower_only()
    # The players' module takes longest, and no player plays here.
    (out / MODULE).write_bytes(link(object_file(EXPORTS), EXPORTS))
    (out / LAYOUT).write_text(json.dumps(for_the_page(describe_layout())), encoding="utf-8")
    (out / "sheet.json").write_text(json.dumps(describe_sheet(load_sheet(file))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
