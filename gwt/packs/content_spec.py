"""The class `ContentSpec`: how the packs of a game are read."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

import attrs
from attrs import field, frozen

from gwt import dsl, errors
from gwt.packs import document, traversal

IdLists = Mapping[str, tuple[tuple[str, str], ...]]
"""For each kind of name, the lists that have entries with such ids, as `(file, key)`."""
IdsByKind = dict[str, dict[str, Any]]
"""The unconverted entry of each id, by kind of name."""


def vocabulary_of(names: IdsByKind) -> dsl.Vocabulary:
    """Returns a vocabulary in which each id stands for itself."""
    return {kind: {name: name for name in by_name} for kind, by_name in names.items()}


@frozen
class ContentSpec:
    """The content of a game: the classes of entries, the language, the checks."""

    name: str
    language: dsl.Language
    entries: type
    """The class of all content: a field for each YAML file, named by its stem.

    A file whose field has a default is optional.
    """
    _ids: IdLists = field(factory=dict)
    """The kinds of names that are not called as their class of entries is."""
    vocabulary: Callable[[IdsByKind], dsl.Vocabulary] = vocabulary_of
    """Returns the words of the language that depend on the pack; by default its ids."""
    check: Callable[[Any, Mapping[str, document.Document]], Iterator[errors.Problem]] = field(
        default=lambda entries, documents: iter(())
    )
    """Finds errors that only the content as a whole shows; called if every file could be converted."""
    events: Callable[[], tuple[type, ...]] = field(default=tuple)
    """Returns the classes of events of the game, which its `GamePlay` names."""
    lint: Callable[[Any, Mapping[str, document.Document]], Iterator[errors.Problem]] = field(
        default=lambda entries, documents: iter(())
    )
    """Finds lints: content that loads and plays but is probably a mistake."""
    compulsory_fields: frozenset[str] = frozenset()
    """The fields in which each part of an `and` is compulsory, as `gwt explain` writes them."""

    @cached_property
    def ids(self) -> IdLists:
        """The lists that have entries with ids, by the kind of these names.

        It is called as the class of the entries is in words, or as `ids` says.
        """
        called = {place: kind for kind, lists in self._ids.items() for place in lists}
        lists_of_kind: dict[str, tuple[tuple[str, str], ...]] = {}
        for file, whole in self.files.items():
            for key, inner in traversal.child_types(whole):
                kind: Any = dict(traversal.child_types(inner)).get("[]")
                if traversal.is_kind_of_entry(kind) and "id" in traversal.fields_by_name(kind):
                    name = called.get((file, key)) or dsl.class_name_in_words(
                        traversal.base_entry_class(kind), "-"
                    )
                    lists_of_kind[name] = (*lists_of_kind.get(name, ()), (file, key))
        return lists_of_kind

    @cached_property
    def references(self) -> Mapping[Any, str]:
        """The type aliases of fields that refer to an id, `CityId` to one of a `city`, with its kind."""
        aliases: dict[Any, str] = {}
        seen, waiting = set[Any](), list[Any](self.files.values())
        while waiting:
            for kind in traversal.nested_types(waiting.pop()):
                if hasattr(kind, "__supertype__"):
                    aliases[kind] = dsl.class_name_in_words(kind, "-").removesuffix("-id")
                elif traversal.is_kind_of_entry(kind) and kind not in seen:
                    seen.add(kind)
                    waiting += [attr.type for attr in traversal.fields_by_name(kind).values()]
        return aliases

    @cached_property
    def files(self) -> Mapping[str, type]:
        """The class of each YAML file, by the stem of its name."""
        return {
            name: traversal.strip_optional(attr.type)
            for name, attr in traversal.fields_by_name(self.entries).items()
        }

    @cached_property
    def required_files(self) -> frozenset[str]:
        """The files that every whole game must have."""
        return frozenset(
            name
            for name, field in traversal.fields_by_name(self.entries).items()
            if field.default is attrs.NOTHING
        )
