"""The process that compiles: `python -m renard.wasm.compile FOLDER`, started by `build`.

numba hands over the code of every exported function as LLVM's intermediate form for this machine.
It is given to WebAssembly, joined to one module and optimised there as a whole: only then does the
optimiser see that no error is ever raised and no memory counted, and drops those paths.

Both modules are made in one process: what both contain is read and typed once.
"""

import json
import sys
import warnings
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding as llvm
from numba.core.errors import NumbaWarning

from renard.wasm.advising import EXPORTS as PLAYERS_EXPORTS
from renard.wasm.build import LAYOUT, MODULE, PLAYERS
from renard.wasm.describe import describe_layout
from renard.wasm.exporting import Exports
from renard.wasm.exports import EXPORTS

TRIPLE = "wasm32-unknown-unknown"
CPU = "generic"
"""What every browser since 2021 can run: sign extension and filling of memory included."""


def main() -> None:
    folder = Path(sys.argv[1])
    machine = _machine()
    _make(folder / MODULE, EXPORTS, machine)
    _make(folder / PLAYERS, PLAYERS_EXPORTS, machine)
    text = json.dumps(describe_layout(), ensure_ascii=False, separators=(",", ":"))
    (folder / LAYOUT).write_text(text, encoding="utf-8")


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=CPU, opt=2, reloc="static")


def _make(file: Path, exports: Exports, machine: Any) -> None:
    """Write a module's object file and the names of what it exports."""
    module = _joined(exports, machine)
    _optimise(module, machine)
    file.with_suffix(".o").write_bytes(machine.emit_object(module))
    file.with_suffix(".txt").write_text("\n".join(exports), encoding="utf-8")


def _joined(exports: Exports, machine: Any) -> Any:
    """All exported functions in one module, everything else hidden in it."""
    whole = llvm.parse_assembly("")
    exported = {}
    for name, (signature, function) in exports.items():
        native_name, text = _compiled(signature, function)
        exported[native_name] = name
        whole.link_in(_retargeted(text, machine, native_name))
    _retarget(whole, machine)
    for function in whole.functions:
        if function.name in exported:
            function.name = exported[function.name]
        elif not function.is_declaration:
            function.linkage = "internal"
    return whole


def _compiled(signature: Any, function: Any) -> tuple[str, str]:
    """The name and the text of what numba makes of a function and all that it calls."""
    with warnings.catch_warnings():
        # Unoptimised code cannot be cached, and need not be.
        warnings.filterwarnings("ignore", "Cannot cache", NumbaWarning)
        compiled = numba.cfunc(signature, error_model="numpy")(function)
    return compiled.native_name, compiled.inspect_llvm()


def _retargeted(text: str, machine: Any, native_name: str) -> Any:
    module = llvm.parse_assembly(text)
    _retarget(module, machine)
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"  # WebAssembly has no `common` ones
    for function in module.functions:
        if not function.is_declaration and function.name != native_name:
            # Several exports bring the same function along: the first one stays.
            function.linkage = "linkonce_odr"
    return module


def _retarget(module: Any, machine: Any) -> None:
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)


def _optimise(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=2)
    # The module is downloaded: loops stay short.
    tuning.loop_unrolling = False
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    # What the first round folded lets whole error paths go.
    last = llvm.create_new_module_pass_manager()
    last.add_ipsccp_pass()
    last.add_global_dead_code_eliminate_pass()
    last.add_strip_dead_prototype_pass()
    last.run(module, builder)
    module.verify()


if __name__ == "__main__":
    main()
