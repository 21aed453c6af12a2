"""A sheet that is known when rules are compiled for it on a GPU: its entries become constants.

A function knows its sheet by the type of its argument: a record with one more field, whose name
stands for the sheet.
"""

import hashlib
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types as _types

types: Any = _types  # numba's types know only part of it

_MARK = "known_"
_CONSTANT_MEMORY = 4
"""NVVM's number for it."""
_known: dict[str, np.ndarray] = {}


def known_tables(tables: np.ndarray) -> np.ndarray:
    """A sheet's tables under a type of their own: what is compiled for it knows every entry."""
    name = _MARK + hashlib.sha256(tables.tobytes()).hexdigest()[:16]
    _known[name] = tables
    kind = tables.dtype
    fields = kind.fields
    assert fields
    assert kind.names
    marked = np.dtype(
        {
            "names": [*kind.names, name],
            "formats": [*(fields[field][0] for field in kind.names), np.int8],
            "offsets": [*(fields[field][1] for field in kind.names), kind.itemsize],
            "itemsize": kind.itemsize + 8,
        }
    )
    marked_tables = np.zeros(1, np.dtype((np.record, marked)))
    marked_tables.view(np.uint8)[: kind.itemsize] = tables.view(np.uint8)
    return marked_tables


def known_sheet(argument: Any) -> str | None:
    """The name of the sheet that a type is made for, if it is one of those."""
    if not isinstance(argument, types.Record):
        return None
    return next((field for field in argument.fields if field.startswith(_MARK)), None)


def sheet_of(name: str) -> Any:
    """One SHEET record."""
    return _known[name][0]


def put_sheet(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """The address of a known sheet as a constant; of another, what was given."""
    name = known_sheet(signature.args[0])
    if name is None:
        return values[0]
    table = builder.module.globals.get(name)
    if table is None:
        data = bytearray(_known[name].tobytes())
        kind = ir.ArrayType(ir.IntType(8), len(data))
        table = ir.GlobalVariable(builder.module, kind, name, addrspace=_CONSTANT_MEMORY)
        table.linkage = "linkonce_odr"
        table.global_constant = True
        table.align = 16
        table.initializer = ir.Constant(kind, data)
    generic = builder.addrspacecast(table, ir.PointerType(table.value_type), "generic")
    return builder.bitcast(generic, context.get_value_type(signature.return_type))
