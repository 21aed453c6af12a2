"""A rule for one sheet: what the sheet settles is worked out before the rule is compiled.

Loops that are as long as an entry of the sheet are written out turn by turn, and what depends on
nothing but the sheet and the number of the turn is replaced by its value. Of a loop over all dice
and the zones of each, only what these dice and zones are about remains.
"""

import ast
import copy
from typing import Any

import numpy as np

Values = dict[str, Any]


class WritingOut:
    """Rewrites the statements of one function; `given` are the names that it sees.

    `parameter` is the one that it is handed the sheet by.
    """

    def __init__(self, parameter: str, sheet: Any, given: Values) -> None:
        self._entries = f"{parameter}."
        known = {name: value for name, value in given.items() if type(value) is int}
        self._given = {**known, parameter: sheet, "int": int, "range": range}

    def statements(self, nodes: list[ast.stmt], values: Values) -> list[ast.stmt]:
        """The statements with what is known worked out; `values` are kept up to date."""
        written: list[ast.stmt] = []
        for node in nodes:
            written += self._statement(node, values)
        return written or [ast.Pass()]

    def _statement(self, node: ast.stmt, values: Values) -> list[ast.stmt]:
        if isinstance(node, ast.If):
            return self._if(node, values)
        if isinstance(node, ast.For):
            return self._for(node, values)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, self._value(node.value, values)
            values.pop(name, None)
            if value is not None:
                values[name] = value
                node.value = ast.Constant(value)
            return [node]
        _forget([node], values)
        return [node]

    def _if(self, node: ast.If, values: Values) -> list[ast.stmt]:
        test = self._value(node.test, values)
        if test is not None:
            return self.statements(node.body if test else node.orelse, values)
        node.body = self.statements(node.body, dict(values))
        if node.orelse:
            node.orelse = self.statements(node.orelse, dict(values))
        _forget([node], values)
        return [node]

    def _for(self, node: ast.For, values: Values) -> list[ast.stmt]:
        turns = self._turns(node.iter, values)
        leaves = any(isinstance(inner, ast.Break | ast.Continue) for inner in ast.walk(node))
        if turns is None or leaves or not isinstance(node.target, ast.Name):
            _forget([node], values)
            node.body = self.statements(node.body, dict(values))
            return [node]
        written: list[ast.stmt] = []
        for number, guard in turns:
            now = ast.Assign([node.target], ast.Constant(number), lineno=node.lineno)
            body = copy.deepcopy([now, *node.body])
            turn = ast.If(guard, body, []) if guard else ast.If(ast.Constant(1), body, [])
            written += self._if(turn, values)
        return written

    def _turns(self, node: ast.expr, values: Values) -> list[tuple[int, ast.expr | None]] | None:
        """The numbers that a loop goes through, each with what must hold if that is not known."""
        numbers = self._value(node, values)
        if isinstance(numbers, range):
            return [(number, None) for number in numbers]
        if not (isinstance(node, ast.Call) and len(node.args) == 1):
            return None
        bound = node.args[0]
        if not (
            isinstance(bound, ast.Subscript) and ast.unparse(bound.value).startswith(self._entries)
        ):
            return None
        most = self._value(bound.value, values, number=False)
        return [
            (number, ast.Compare(ast.Constant(number), [ast.Lt()], [copy.deepcopy(bound)]))
            for number in range(int(np.max(most)))
        ]

    def _value(self, node: ast.expr, values: Values, *, number: bool = True) -> Any:
        names = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}
        if not names <= self._given.keys() | values.keys():
            return None
        code = compile(ast.Expression(ast.fix_missing_locations(node)), "sheet", "eval")
        value = eval(code, {"__builtins__": {}}, {**self._given, **values})  # noqa: S307 - ours
        if not number or isinstance(value, range):
            return value
        return int(value) if np.ndim(value) == 0 else None


def _forget(nodes: list[ast.stmt], values: Values) -> None:
    """What is assigned somewhere in these statements is not known after them."""
    for node in nodes:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                values.pop(inner.id, None)
