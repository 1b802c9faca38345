"""The class `Pack`, a loaded pack, and the decorator of the classes of its entries."""

import hashlib
from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

import attrs
from attrs import frozen

from gwt import disk_cache
from gwt.packs import limits, traversal
from gwt.packs.manifest import Manifest

if TYPE_CHECKING:
    from gwt import dsl

Kind = TypeVar("Kind")
Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(attrs.field,))
def entry(kind: type[Kind]) -> type[Kind]:
    """Makes a class of entries: frozen, with slots, compared by identity.

    As all classes with slots, one inherits fields from one class only.
    """
    return attrs.frozen(kind, eq=False, repr=False, field_transformer=_inherited_last)


def _inherited_last(entry_class: type, fields: list[Any]) -> list[Any]:
    """Lists the fields inherited from the base class of all entries last.

    A field that a subclass declares again keeps the place that it has in its parent.
    """
    above = [base for base in entry_class.__mro__[1:] if attrs.has(base)]
    of_all = {attr.name for attr in attrs.fields(above[-1])} if above else set()
    names = [attr.name for attr in attrs.fields(above[0])] if above else []

    def place(attr: Any) -> tuple[bool, int]:
        return attr.name in of_all, names.index(attr.name) if attr.name in names else len(names)

    return sorted(fields, key=place)


@frozen
class Layer:
    """One of the packs that were merged into a `Pack`."""

    manifest: Manifest
    folder: Path
    digest: str
    """A digest of the text of all its files."""


def language_of(path: Path) -> str:
    """Returns the language of a Fluent file: `nl` for `nl.ftl` and for `table.nl.ftl`."""
    return path.stem.rpartition(".")[2]


@frozen(eq=False, repr=False)
class Pack:
    """Loaded content of one pack, or of several merged: entries, vocabulary, reader of expressions.

    Examples:
        >>> import gwt
        >>> pack = gwt.load_pack(pack="second_edition")
        >>> component = pack.components[0]
        >>> pack.component(component.id) is component
        True
        >>> sorted({component.key for component in pack.components if component.file == "buildings"})
        ['neutral', 'private']
    """

    layers: tuple[Layer, ...]
    """The packs that it was merged from, the whole game first."""
    manifest: Manifest
    """The manifest of the whole game, with the rulings and definitions of all packs."""
    _entries: Any
    """The value of `entries`, or a `LazyValue` from which it is loaded when it is first used."""
    vocabulary: "dsl.Vocabulary"
    read: "Callable[[], dsl.ExpressionParser]"
    """Returns the reader of its expressions; called when something is first read."""
    events: Callable[[], tuple[type, ...]] = tuple
    """Returns the classes of events of the game; called when they are first needed."""

    def __repr__(self) -> str:
        return f"<Pack {self.name}>"

    @property
    def entries(self) -> Any:
        """The content of its files, an instance of `ContentSpec.entries`."""
        return self._entries.value if isinstance(self._entries, disk_cache.LazyValue) else self._entries

    @property
    def digest(self) -> str:
        """A digest of all files of all its packs: packs with the same digest have the same content."""
        if len(self.layers) == 1:
            return self.layers[0].digest
        return hashlib.sha256(" ".join(layer.digest for layer in self.layers).encode()).hexdigest()[:16]

    @property
    def name(self) -> str:
        """The ids of its packs, joined by ` + `."""
        return " + ".join(layer.manifest.id for layer in self.layers)

    @property
    def names(self) -> tuple[str, str]:
        """The names by which a position may ask for it: `name`, with and without the folder of the game."""
        return self.name, self.name.partition("/")[2]

    def title(self, language: str = "en") -> str:
        """Returns the name of what is played in a language: the edition, and what is played with it.

        A pack that stands in for another beside a third, as it requires both, is not named, nor is one that
        another pack changes that requires nothing else and adds nothing.
        """
        packs = [layer.manifest for layer in self.layers]
        editions = [pack for pack in packs if pack.edition or not pack.requires]
        ids = {name: one.manifest.id for one in self.layers for name in (one.folder.name, one.manifest.id)}
        standing_in = {ids.get(name) for pack in packs for name in pack.instead.values() if name in ids}
        changed = {ids.get(pack.requires[0]) for pack in packs if len(pack.requires) == 1 and not pack.adds}
        with_it = [
            pack
            for pack in packs
            if pack not in editions
            and pack.id not in changed
            and not (len(pack.requires) > 1 and pack.id in standing_in)
        ]
        named = ", ".join(pack.name_in(language) for pack in with_it)
        return ": ".join(filter(None, [editions[-1].name_in(language), named]))

    def lacking(self, face: str, language: str = "en") -> str:
        """Returns why something does not support what is played, a sentence in a language or in English.

        It is empty if the thing does support it.
        """
        lacks = [layer.manifest.lacks[face] for layer in self.layers if face in layer.manifest.lacks]
        return next(
            (lack[code] for lack in reversed(lacks) for code in (language, "en", *lack) if code in lack), ""
        )

    @property
    def texts(self) -> tuple[Path, ...]:
        """Its Fluent files, such as `nl.ftl`; of several in a language, later ones override earlier ones.

        `table.nl.ftl` has the messages shown at the table: events, and the words around the options.
        """
        return tuple(
            path for layer in self.layers for path in limits.pack_files(layer.folder, "text/*.ftl")
        )

    @cached_property
    def author(self) -> "dsl.ExpressionParser":
        """The reader of the expressions of content; its errors suggest what an author may write."""
        return self.read()

    @cached_property
    def parser(self) -> "dsl.ExpressionParser":
        """The reader of options of games, and of the expressions of content too."""
        return self.author.with_player_words()

    @property
    def language(self) -> "dsl.Language":
        return self.author.language

    @cached_property
    def files(self) -> Mapping[str, Any]:
        """The content of each YAML file, by the stem of its name."""
        return dict(traversal.entries_by_file(self.entries))

    @cached_property
    def components(self) -> tuple[traversal.Component, ...]:
        """Every entry with an id, in the order of the files."""
        return tuple(traversal.components_of(self.files))

    @cached_property
    def cache_for_others(self) -> dict[Any, Any]:
        """A cache for others, which lives as long as the pack."""
        return {}

    def component(self, id: str) -> traversal.Component | None:
        """Returns the first entry with that id, or None."""
        return next((component for component in self.components if component.id == id), None)


def cached_in_pack(pack: Pack, key: Hashable, make: Callable[[], Made]) -> Made:
    """Returns what is made once for a pack and a key; the pack keeps it."""
    if key not in pack.cache_for_others:
        pack.cache_for_others.setdefault(key, make())
    kept: Made = pack.cache_for_others[key]
    return kept
