"""The declaration of verbs: nodes with the templates by which they are read and printed."""

import re
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import TypeVar

from gwt.dsl.effects import Effect

Kind = TypeVar("Kind", bound=Effect)

_FIELD = re.compile(r"\{(\w+)")


def verb(template: str = "", *, narrow: str | tuple[str, ...] = ()) -> Callable[[type[Kind]], type[Kind]]:
    """Declares a verb: nodes of the class are read and printed by its templates.

    `template` is how authors write it, and `narrow` how options, records and agendas do, in one way or
    in several; see `gwt.dsl.templates`.
    Without a template it is no verb of content; without either, its rule stands in the grammar of the game
    and the node prints itself.

    Examples:
        >>> from gwt.sdk import Effect, Number, verb
        >>> @verb("gain ${amount}")
        ... class Gain(Effect):
        ...     amount: Number
        >>> Gain.template, Gain.in_content
        ('gain ${amount}', True)
    """
    narrower = (narrow,) if isinstance(narrow, str) else narrow

    def declared(kind: type[Kind]) -> type[Kind]:
        kind.template, kind.narrow, kind.in_content = template, narrower, bool(template)
        if template:
            filled = dict.fromkeys(name for one in narrower for name in _FIELD.findall(one))
            kind.left_open = tuple(name for name in filled if name not in _FIELD.findall(template))
            for name in kind.left_open:
                _check_open(kind, name)
        return kind

    return declared


def _check_open(kind: type[Effect], field: str) -> None:
    """Raises `TypeError` if a field is never empty, so that nobody would be asked for it."""
    if kind.types.get(field) in (int, "int"):
        raise TypeError(
            f"{kind.__name__}.{field} is an int, which is 0 where content says nothing, so that nobody is "
            f"asked for it: expected '{field}: int | None = None'"
        )


def verbs_of(modules: Iterable[ModuleType]) -> tuple[type[Effect], ...]:
    """The verbs of some modules: those that have a row in `VERBS`, or all that are declared."""
    return tuple(one for module in modules for one in getattr(module, "VERBS", None) or _declared(module))


def _declared(module: ModuleType) -> Iterator[type[Effect]]:
    for one in vars(module).values():
        if isinstance(one, type) and issubclass(one, Effect) and one.__module__ == module.__name__:
            yield one
