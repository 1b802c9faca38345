"""The base class of entries, whose picture a notebook shows."""

from collections.abc import Mapping
from typing import Any, ClassVar

from attrs import field

from gwt.dsl import Effect
from gwt.packs import entry


@entry
class Entry:
    """An entry of a pack; a notebook shows its picture."""

    actor: ClassVar[str] = ""
    """The field with the name of the player who does everything in this file, if only one does.

    Texts say its effects of that player in the third person, and those of all others to the reader.
    """
    narrowed: ClassVar[tuple[str, ...]] = ()
    """The names of what `narrows` returns."""
    text: dict[str, str] = field(factory=dict, kw_only=True)
    """The text that its author expects, by language; `gwt check` compares it with the actual text."""

    def narrows(self, entries: object, effect: Effect) -> Mapping[str, Any]:
        """Returns how the declarations of the actor narrow an effect: arguments of `...-by-opponent`.

        `entries` are those of the pack.
        """
        return {}

    def _repr_svg_(self) -> str | None:
        """Returns the picture; None for entries of unnamed packs, whose fields the notebook then shows."""
        from gwt.spec import picture_spec

        drawn = picture_spec.picture_of_entry(self)
        return drawn.svg() if drawn is not None else None
