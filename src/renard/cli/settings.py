"""An option and a variable for every number that an operator can set, read off the settings."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Annotated, Any, get_type_hints

import typer

VARIABLE = "RENARD_"
_PLAIN = ("limits",)
"""Groups of settings whose names say enough without the group's."""
_LEAST = {int: 1, float: 0.01}
"""By the kind of a number, the least that makes sense."""


def with_numbers(default: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command an option for each number in a dataclass, and in those within it.

    The command gets the numbers that were given as `numbers`: see `with_numbers_set`.
    """

    def wrap(command: Callable[..., None]) -> Callable[..., None]:
        own = inspect.signature(command).parameters
        added = {
            name: inspect.Parameter(
                name,
                inspect.Parameter.KEYWORD_ONLY,
                default=value,
                annotation=Annotated[
                    kind,
                    typer.Option(
                        min=_LEAST[kind], envvar=variable_of(name), help=told, metavar="N"
                    ),
                ],
            )
            for name, kind, value, told in _numbers(default)
        }

        def called(**given: Any) -> None:
            command(
                **{name: given[name] for name in own if name != "numbers"},
                numbers={name: given[name] for name in added},
            )

        kept = [parameter for name, parameter in own.items() if name != "numbers"]
        parameters = [
            *(one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in kept),
            *added.values(),
        ]
        called.__name__, called.__doc__ = command.__name__, command.__doc__
        called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        called.__annotations__ = {one.name: one.annotation for one in parameters}
        return called

    return wrap


def variable_of(name: str) -> str:
    """The variable that stands for an option."""
    return VARIABLE + name.upper()


def with_numbers_set(settings: Any, numbers: dict[str, Any], group: str = "") -> Any:
    """The settings with these numbers, named as `with_numbers` names them."""
    changed: dict[str, Any] = {}
    for one in fields(settings):
        value = getattr(settings, one.name)
        name = _name(group, one.name)
        if is_dataclass(value):
            changed[one.name] = with_numbers_set(value, numbers, one.name)
        elif name in numbers:
            changed[one.name] = numbers[name]
    return replace(settings, **changed)


def _numbers(settings: Any, group: str = "") -> Iterator[tuple[str, type, Any, str]]:
    """Name, kind, default and explanation of every number; what may be left out is none."""
    kinds, told = get_type_hints(type(settings)), _explained(type(settings))
    for one in fields(settings):
        value = getattr(settings, one.name)
        if is_dataclass(value):
            yield from _numbers(value, one.name)
        elif kinds[one.name] in _LEAST:
            yield _name(group, one.name), kinds[one.name], value, told.get(one.name, "")


def _name(group: str, name: str) -> str:
    return name if not group or group in _PLAIN else f"{group}_{name}"


def _explained(kind: type) -> dict[str, str]:
    """By field: the text that stands below it in the source."""
    body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for before, after in zip(body.body, body.body[1:], strict=False):
        told = after.value if isinstance(after, ast.Expr) else None
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(told, ast.Constant)
        ):
            found[before.target.id] = inspect.cleandoc(str(told.value)).replace("\n", " ")
    return found
