"""Our linker, on small modules of LLVM's own, run in Node."""

import json
import subprocess

import pytest
from llvmlite import binding as llvm

from renard.compiling.wasm import WasmError
from renard.compiling.wasm.linking import STACK, link
from renard.compiling.wasm.module import TRIPLE, _machine
from renard.page.node import find_node

CODE = """
@unused = internal constant [3 x i32] [i32 1, i32 2, i32 3]
@byte = internal constant i8 7
@table = internal constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
@pointers = internal constant [2 x ptr] [ptr @byte, ptr getelementptr (i8, ptr @table, i32 4)]

define i32 @never_called() { %1 = load i32, ptr @unused ret i32 %1 }

define internal i32 @entry(i32 %i) noinline {
  %at = getelementptr [4 x i32], ptr @table, i32 0, i32 %i
  %value = load i32, ptr %at
  ret i32 %value
}

define internal void @put(ptr %to, i32 %i) noinline { store i32 %i, ptr %to ret void }

define i32 @sum(i32 %i, i32 %j) {
  %room = alloca i32
  call void @put(ptr %room, i32 %j)
  %kept = load i32, ptr %room
  %a = call i32 @entry(i32 %i)
  %b = call i32 @entry(i32 %kept)
  %c = add i32 %a, %b
  ret i32 %c
}

define i32 @behind(i32 %i) {
  %at = getelementptr [2 x ptr], ptr @pointers, i32 0, i32 %i
  %pointer = load ptr, ptr %at
  %value = load i8, ptr %pointer
  %wide = zext i8 %value to i32
  ret i32 %wide
}
"""

ASK = """
const bytes = Buffer.from(require("fs").readFileSync(0, "utf8"), "hex");
const module = new WebAssembly.Module(bytes);
const { sum, behind, memory, __heap_base } = new WebAssembly.Instance(module).exports;
console.log(JSON.stringify({
  sums: [sum(0, 3), sum(2, 1)], behind: [behind(0), behind(1)], heap: __heap_base.value,
  exports: WebAssembly.Module.exports(module).map((one) => one.name),
  imports: WebAssembly.Module.imports(module).length, pages: memory.buffer.byteLength / 65536,
}));
"""


def compiled(text):
    machine = _machine()
    module = llvm.parse_assembly(text)
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    return machine.emit_object(module)


def test_functions_and_data_find_one_another():
    module = link(compiled(CODE), ["sum", "behind"])
    command = [find_node().program, "-e", ASK]
    said = subprocess.run(command, input=module.hex(), capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found.pop("heap") == STACK + 48  # a byte, the table at a multiple of 16, two addresses
    assert found == {
        "sums": [50, 50],
        "behind": [7, 20],
        "exports": ["memory", "__heap_base", "sum", "behind"],
        "imports": 0,
        "pages": 1,
    }


def test_what_no_export_leads_to_is_dropped():
    whole = compiled(CODE)
    assert len(link(whole, ["behind"])) < len(link(whole, ["behind", "sum"]))
    assert (1).to_bytes(4, "little") + (2).to_bytes(4, "little") not in link(whole, ["sum"])


def test_what_is_missing_is_named():
    calls = "declare i32 @elsewhere()\ndefine i32 @here() { %1 = call i32 @elsewhere() ret i32 %1 }"
    with pytest.raises(WasmError, match="nothing compiled is called elsewhere"):
        link(compiled(calls), ["here"])
    reads = "@far = external global i32\ndefine i32 @here() { %1 = load i32, ptr @far ret i32 %1 }"
    with pytest.raises(WasmError, match="nothing compiled is called far"):
        link(compiled(reads), ["here"])
    with pytest.raises(WasmError, match="there is no nowhere to export"):
        link(compiled(CODE), ["sum", "nowhere"])
    shown = "define i32 @f() { ret i32 1 }\ndefine ptr @here() { ret ptr @f }"
    with pytest.raises(WasmError, match="knows no relocation 1, which f needs"):
        link(compiled(shown), ["here"])
