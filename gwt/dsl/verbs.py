"""The declaration of verbs: nodes with the templates by which they are read and printed."""

from collections.abc import Callable, Iterable, Iterator
from inspect import get_annotations
from types import ModuleType
from typing import ClassVar, TypeVar, get_origin, get_type_hints

from gwt.dsl.effects import Effect
from gwt.dsl.templates import EMPTY, check, forms_of, open_fields
from gwt.errors import did_you_mean

Kind = TypeVar("Kind", bound=Effect)


def verb(template: str = "", *, narrow: str | tuple[str, ...] = ()) -> Callable[[type[Kind]], type[Kind]]:
    """Declares a verb: nodes of the class are read and printed by its templates.

    `template` is how authors write it, and `narrow` how options, records and agendas do, in one way or
    in several; see `gwt.dsl.templates`.
    Without a template it is no verb of content; without either, its rule stands in the grammar of the game
    and the node prints itself.

    Raises:
        TypeError: a template is wrong, or leaves out a field that has no default, or whose default is
            no empty value where only `narrow` has the field; the class sets a variable that no effect has.

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
        _check_variables(kind)
        kind.templates = template, *narrower
        if any(form.silent for form in forms_of(kind)):
            kind.check = check
        for field in open_fields(kind):
            _check_open(kind, field)
        return kind

    return declared


_FORMER = {
    *("as_requirement", "can_be_cost", "comes_to_number", "draws_on", "goes_as_far"),
    *("only_for_reward", "partial_allowed", "scales", "taken", "uses_resource"),
}
"""Variables that effects had before 1.0."""


def _check_variables(kind: type[Effect]) -> None:
    """Raises `TypeError` if a class sets a variable that neither it nor an effect declares."""
    annotated = get_annotations(kind)
    for name, value in tuple(vars(kind).items()):
        if name in kind.types:
            continue
        own = name in annotated or callable(value) or hasattr(value, "__get__")
        if name in _FORMER or not (own or name.startswith("_") or hasattr(Effect, name)):
            names = [name for name, hint in get_type_hints(Effect).items() if get_origin(hint) is ClassVar]
            hint = did_you_mean(name, names)
            raise TypeError(f"{kind.__name__}.{name} is no variable of an effect. {hint}".strip())


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
