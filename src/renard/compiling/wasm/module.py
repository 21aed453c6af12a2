"""From exported functions to an object file, as the linker takes it.

numba hands over the code of every function as LLVM's intermediate form for this machine. It is
given to WebAssembly, joined to one module and optimised there as a whole: only then does the
optimiser see that no error is ever raised, and drops those paths.
"""

from collections.abc import Container
from typing import Any

from llvmlite import binding as llvm

from renard.compiling.wasm.exporting import Exports
from renard.compiling.wasm.lowering import lower

TRIPLE = "wasm32-unknown-unknown"
CPU = "generic"
"""What every browser since 2021 can run: sign extension and filling of memory included."""


def object_file(exports: Exports) -> bytes:
    """All exported functions and what they call, compiled; `lower_only` was called before."""
    machine = _machine()
    module = _joined(exports, machine)
    _optimise(module, machine)
    code: bytes = machine.emit_object(module)
    return code


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=CPU, opt=2, reloc="static")


def _joined(exports: Exports, machine: Any) -> Any:
    """All exported functions in one module, everything else hidden in it."""
    whole = llvm.parse_assembly("")
    names, modules = lower(exports)
    for module in modules:
        whole.link_in(_retargeted(module, machine, names))
    _retarget(whole, machine)
    for function in whole.functions:
        if function.name in names:
            function.name = names[function.name]
        elif not function.is_declaration:
            function.linkage = "internal"
    return whole


def _retargeted(module: Any, machine: Any, names: Container[str]) -> Any:
    module = module.clone()
    _retarget(module, machine)
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"  # WebAssembly has no `common` ones
    for function in module.functions:
        if not function.is_declaration and function.name not in names:
            # Several modules may bring the same function of numba along: the first one stays.
            function.linkage = "weak_odr"
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
