"""Rules in 32 bits: what a GPU computes with.

numba takes every whole number for 64 bits wide, which costs a GPU two instructions and two
registers each, and lets every index count from the end of an array. No rule has a use for either.
So a rule is rewritten before it is compiled for a GPU: numbers are cut to 32 bits wherever they
arise, and indices have no sign.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import types as _types

from renard.compiling.gpu.known import put_sheet
from renard.compiling.gpu.writing_out import WritingOut

types: Any = _types  # numba's types know only part of it

_CUT, _INDEX, _KNOWN = "__cut_to_32_bits", "__as_index", "__known_sheet"
_QUOTIENT, _REST = "__quotient", "__rest"
_WHOLE = ("abs", "int", "max", "min")
"""Functions whose whole numbers come out in 64 bits."""


def make_narrow(
    function: Callable[..., Any], names: dict[str, Any], parameter: str = "", sheet: Any = None
) -> Callable[..., Any]:
    """A rule in 32 bits; `names` come from `intrinsics`.

    `parameter` is the one that is handed a known sheet, if any is. Where the `sheet` itself is
    given, loops over its entries are written out.
    """
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    given = function.__globals__
    constants = {name for name, value in given.items() if type(value) is int}
    defined = tree.body[0]
    assert isinstance(defined, ast.FunctionDef)
    if sheet is not None:
        defined.body = WritingOut(parameter, sheet, given).statements(defined.body, {})
    tree.body[0] = _Rewriting(constants, parameter).visit(defined)
    ast.fix_missing_locations(tree)
    ast.increment_lineno(tree, function.__code__.co_firstlineno - 1)
    made: dict[str, Any] = {}
    code = compile(tree, function.__code__.co_filename, "exec")
    exec(code, {**given, **names}, made)  # noqa: S102 - our own source
    narrow: Callable[..., Any] = made[function.__name__]
    return narrow


def intrinsics(intrinsic: Any) -> dict[str, Any]:
    """What rewritten rules call, made with numba-cuda's `intrinsic`."""

    def cast(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return context.cast(builder, values[0], signature.args[0], signature.return_type)

    def to(kind: Any) -> Any:
        def convert(typing: Any, value: Any) -> Any:
            value = types.unliteral(value)
            signed = isinstance(value, types.Integer) and value.signed
            return (kind if signed else value)(value), cast

        return intrinsic(convert)

    def known(typing: Any, sheet: Any) -> Any:
        return sheet(sheet), put_sheet

    def divide(part: int) -> Any:
        def divided(typing: Any, value: Any, by: Any) -> Any:
            def in_32_bits(context: Any, builder: Any, signature: Any, values: Any) -> Any:
                a, b = (
                    context.cast(builder, one, kind, types.int32)
                    for one, kind in zip(values, signature.args, strict=True)
                )
                return _divide(builder, a, b)[part]

            return types.int32(types.unliteral(value), types.unliteral(by)), in_32_bits

        return intrinsic(divided)

    return {
        _CUT: to(types.int32),
        _INDEX: to(types.uint32),
        _KNOWN: intrinsic(known),
        _QUOTIENT: divide(0),
        _REST: divide(1),
    }


def _divide(builder: Any, a: Any, b: Any) -> tuple[Any, Any]:
    """Quotient and rest as Python has them: the rest is never on the other side of zero than b."""
    quotient = builder.sdiv(a, b)
    rest = builder.sub(a, builder.mul(quotient, b))
    zero = ir.Constant(rest.type, 0)
    beyond = builder.and_(
        builder.icmp_signed("!=", rest, zero),
        builder.icmp_signed("<", builder.xor(rest, b), zero),
    )
    lower = builder.sub(quotient, ir.Constant(rest.type, 1))
    return builder.select(beyond, lower, quotient), builder.select(
        beyond, builder.add(rest, b), rest
    )


class _Rewriting(ast.NodeTransformer):
    def __init__(self, constants: set[str], known: str) -> None:
        self._constants = constants
        self._known = known

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = []
        node.returns = None
        for argument in node.args.args:
            argument.annotation = None
        self.generic_visit(node)
        if self._known:
            node.body.insert(0, ast.parse(f"{self._known} = {_KNOWN}({self._known})").body[0])
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return _call(_CUT, node) if type(node.value) is int else node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        loaded = isinstance(node.ctx, ast.Load)
        return _call(_CUT, node) if loaded and node.id in self._constants else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.FloorDiv):
            return _call(_QUOTIENT, node.left, node.right)
        if isinstance(node.op, ast.Mod):
            return _call(_REST, node.left, node.right)
        return _call(_CUT, node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        return node if isinstance(node.op, ast.Not) else _call(_CUT, node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        node.args = [self.visit(argument) for argument in node.args]
        whole = isinstance(node.func, ast.Name) and node.func.id in _WHOLE
        return _call(_CUT, node) if whole else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        before = ast.parse(ast.unparse(node.target), mode="eval").body
        after = self.visit(ast.BinOp(before, node.op, node.value))
        return ast.Assign([self.visit(node.target)], after, lineno=node.lineno)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        node.value = self.visit(node.value)
        node.slice = self._index(node.slice)
        return node

    def _index(self, node: ast.expr) -> ast.expr:
        if isinstance(node, ast.Slice | ast.Constant):
            return node
        if isinstance(node, ast.Tuple):
            node.elts = [self._index(one) for one in node.elts]
            return node
        return _call(_INDEX, self.visit(node))


def _call(name: str, *values: Any) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(values), [])
