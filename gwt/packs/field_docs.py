"""The descriptions of the keys of entries: the docstrings below the fields of their classes."""

import ast
from inspect import cleandoc, getsource
from textwrap import dedent

from gwt.memory_cache import bounded_cache

_OF_ALL = {
    "id": "The name that other entries use for it.",
    "name": "Its name in English; other languages have theirs in the texts of the pack.",
    "many": "Its name where there are several.",
    "source": "The place where it is printed: the component, and the page of the rulebook.",
    "tags": "Words of your own for its properties, by which it can be counted.",
    "status": "How well it is known: printed on the component, public, reconstructed or invented.",
}
"""The descriptions of keys that many entries have."""


@bounded_cache(1 << 10)
def field_descriptions(entry_class: type) -> dict[str, str]:
    """Returns the description of each field of a class of entries that has one, by its name."""
    described: dict[str, str] = {}
    for kind in reversed(entry_class.__mro__[:-1]):
        described |= _own(kind)
    return {**_OF_ALL, **described}


def _own(kind: type) -> dict[str, str]:
    try:
        (tree,) = ast.parse(dedent(getsource(kind))).body
    except (OSError, TypeError):
        return {}
    described = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):  # type: ignore[attr-defined]
        is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text:
            described[field.target.id] = " ".join(cleandoc(str(after.value.value)).split())
    return described
