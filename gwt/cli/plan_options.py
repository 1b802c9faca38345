"""Options of a command that are made from the fields of an attrs class.

A command takes such a class as a parameter, whose annotation stands in quotes: `plan: "research.Training"`.
`with_options` puts an option for each field in its place: with its type, its default, and the first
paragraph of its docstring as help. What the command has as a parameter of the same name fills the
field too. A field whose value cannot be typed keeps its default.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from inspect import Parameter, Signature, cleandoc, getsource, signature
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from types import NoneType, UnionType
from typing import Annotated, Any, get_args, get_type_hints

import attrs
import typer

from gwt.cli import options
from gwt.cli.completion import complete_players
from gwt.cli.unfinished_games import Turns
from gwt.players import split_names

_SHARED = {
    "game": options.GameName,
    "pack": options.PackName,
    "seed": options.Seed,
    "setup": options.Setup,
    "turns": Turns,
}
"""The options of fields that mean the same in all classes."""
_DECLARED = {"names": "--player"}
"""The names of options that differ from those of their fields."""
_OF_PLAYERS = {"names"}
"""The fields with names of players, which a shell completes."""
_READ: dict[Any, Callable[[Any], Any]] = {
    tuple[str, ...]: lambda raw: split_names(raw) if isinstance(raw, str) else tuple(raw),
}
"""The functions that read what is typed, by the type of the field."""
_TYPED = (bool, int, float, str, Path)
_KEYWORD = Parameter.KEYWORD_ONLY


def with_options(command: Callable[..., None]) -> Callable[..., None]:
    """Returns a command with options in place of the parameters whose type is a class of attrs."""
    params = signature(command, eval_str=True).parameters
    plans = {name: arg.annotation for name, arg in params.items() if attrs.has(arg.annotation)}

    def filled(**arguments: Any) -> None:
        objects = {name: _filled(kind, arguments) for name, kind in plans.items()}
        command(**{name: objects[name] if name in plans else arguments[name] for name in params})

    parameters: list[Parameter] = []
    for name, parameter in params.items():
        parameters += _options(plans[name], params) if name in plans else [parameter.replace(kind=_KEYWORD)]
    vars(filled)["__signature__"] = Signature(parameters)
    filled.__doc__ = command.__doc__
    return filled


def _options(kind: Any, params: Mapping[str, object]) -> Iterator[Parameter]:
    """Yields a parameter for each field of a class that is none of the command's own."""
    hints, helps = get_type_hints(kind), _docstrings(kind)
    for field in attrs.fields(kind):
        hint, name = hints[field.name], field.name
        if attrs.has(hint) and hint not in _READ:
            yield from _options(hint, params)
        elif name not in params and (annotation := _SHARED.get(name) or _option(field, hint, helps)):
            yield Parameter(name, _KEYWORD, default=_default(field.default), annotation=annotation)


def _option(field: "attrs.Attribute[Any]", hint: Any, helps: Mapping[str, str]) -> Any:
    """Returns the annotation of a parameter for a field, or None if its value cannot be typed."""
    types = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    typed = next((kind for kind in types if kind in _TYPED), str if hint in _READ else None)
    if typed is None:
        return None
    extra: dict[str, Any] = {"help": helps[field.name]}
    if field.name in _OF_PLAYERS and hint in (str, tuple[str, ...]):
        extra["autocompletion"] = complete_players
    name = _DECLARED.get(field.name, f"--{field.name.replace('_', '-')}")
    return Annotated[typed | (None if NoneType in types else typed), typer.Option(name, **extra)]


def _default(value: Any) -> Any:
    """Returns the default of a field as it would be typed."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or None
    return Parameter.empty if value is attrs.NOTHING else None if hasattr(value, "factory") else value


def _filled(kind: Any, arguments: Mapping[str, Any]) -> Any:
    """Returns an instance of a class; what was not typed has its default."""
    hints, values = get_type_hints(kind), {}
    for field in attrs.fields(kind):
        hint, value = hints[field.name], arguments.get(field.name)
        if attrs.has(hint) and hint not in _READ:
            values[field.name] = _filled(hint, arguments)
        elif value is not None:
            values[field.name] = _READ[hint](value) if hint in _READ else value
    return kind(**values)


def _docstrings(kind: type) -> dict[str, str]:
    """Returns the first paragraph below each field in the source of a class, in one line."""
    (tree,) = ast.parse(dedent(getsource(kind))).body
    return {
        field.target.id: " ".join(cleandoc(text).partition("\n\n")[0].split())
        for field, below in pairwise(tree.body)  # type: ignore[attr-defined]
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        if isinstance(text := below.value.value, str)
    }
