"""The declaration of verbs: nodes with the templates by which they are read and printed."""

from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import TypeVar

from gwt.dsl.effects import Effect
from gwt.dsl.templates import EMPTY, check, forms_of, open_fields

Kind = TypeVar("Kind", bound=Effect)


def verb(template: str = "", *, narrow: str | tuple[str, ...] = ()) -> Callable[[type[Kind]], type[Kind]]:
    """Declares a verb: nodes of the class are read and printed by its templates.

    `template` is how authors write it, and `narrow` how options, records and agendas do, in one way or
    in several; see `gwt.dsl.templates`.
    Without a template it is no verb of content; without either, its rule stands in the grammar of the game
    and the node prints itself.

    Raises:
        TypeError: a template is wrong, or leaves out a field that has no default, or whose default is
            no empty value where only `narrow` has the field.

    Examples:
        >>> from gwt.sdk import Effect, Number, verb
        >>> @verb("gain ${amount}")
        ... class Gain(Effect):
        ...     amount: Number
        >>> Gain.templates
        ('gain ${amount}',)
    """
    narrower = (narrow,) if isinstance(narrow, str) else narrow

    def declared(kind: type[Kind]) -> type[Kind]:
        kind.templates = template, *narrower
        if any(form.silent for form in forms_of(kind)):
            kind.check = check
        for field in open_fields(kind):
            _check_open(kind, field)
        return kind

    return declared


def _check_open(kind: type[Effect], field: str) -> None:
    """Raises `TypeError` if a field is not empty in content, so that nobody would be asked for it."""
    default = forms_of(kind)[0].silent[field]
    if default is not False and default not in EMPTY:
        raise TypeError(
            f"{kind.__name__}.{field} is {default!r} where content says nothing, so that nobody is asked "
            f"for it: expected '{field}: ... | None = None'"
        )


def verbs_of(modules: Iterable[ModuleType]) -> tuple[type[Effect], ...]:
    """The verbs of some modules: those that have a row in `VERBS`, or all that are declared."""
    return tuple(kind for module in modules for kind in getattr(module, "VERBS", None) or _declared(module))


def _declared(module: ModuleType) -> Iterator[type[Effect]]:
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Effect) and kind.__module__ == module.__name__:
            yield kind
