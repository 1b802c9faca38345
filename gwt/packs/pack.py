"""A pack as it is used, and what a game says about its packs; making one of YAML is in `load`."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

import attrs
from attrs import field, frozen

from gwt.cache import Later
from gwt.dsl.amounts import Count
from gwt.dsl.language import Language, Vocabulary
from gwt.dsl.nodes import in_words
from gwt.errors import Problem
from gwt.packs.document import Document
from gwt.packs.manifest import Manifest
from gwt.packs.walk import Component, components, fields, files, is_kind_of_entry, types_below, unless_none

if TYPE_CHECKING:
    from gwt.dsl.parse import Reader

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(attrs.field,))
def entry(kind: type[Kind]) -> type[Kind]:
    """A kind of entry: frozen and the same only as itself, so that little has to be made for each kind."""
    return attrs.frozen(kind, eq=False, repr=False, slots=False, field_transformer=_inherited_last)


def _inherited_last(kind: type, fields: list[Any]) -> list[Any]:
    """What every kind of entry has stands behind what is its own, wherever fields are listed.

    What a sort of a kind says anew of a field stands where the kind has it.
    """
    above = [one for one in kind.__mro__[1:] if attrs.has(one)]
    of_all = {one.name for one in attrs.fields(above[-1])} if above else set()
    known = [one.name for one in attrs.fields(above[0])] if above else []

    def place(one: Any) -> tuple[bool, int]:
        return one.name in of_all, known.index(one.name) if one.name in known else len(known)

    return sorted(fields, key=place)


IdsByKind = dict[str, dict[str, Any]]
"""The raw entry under each id, by kind of name."""


def words(names: IdsByKind, counts: Iterable[Count] = ()) -> Vocabulary:
    """The vocabulary of a pack in which each id stands for itself, with what can be counted besides."""
    return {
        **{kind: {name: name for name in known} for kind, known in names.items()},
        "count": {word: count for count in counts for word in (count.one, count.many)},
    }


@frozen
class ContentSpec:
    """What a game says about its packs."""

    name: str
    language: Language
    entries: type
    """The class of what a pack holds: a field for each YAML file, by the stem of its name.

    A file whose field has a default may be left out.
    """
    ids: Mapping[str, tuple[tuple[str, str], ...]] = field()
    """Kinds of name, and in which lists of which files their ids stand: `(file, key)`.

    By default each kind of entry with an id is one, by its name in words.
    """
    vocabulary: Callable[[IdsByKind], Vocabulary] = words
    """All words of the language that depend on the pack; by default its ids."""
    references: Mapping[Any, str] = field(factory=dict)
    """Types that stand for a name, with its kind."""
    check: Callable[[Any, Mapping[str, Document]], Iterator[Problem]] = field(
        default=lambda entries, documents: iter(())
    )
    """What only the whole pack can show."""
    events: Callable[[], tuple[type, ...]] = field(default=tuple)
    """The kinds of what can be seen to happen in a game, which its `PlaySpec` says."""
    lint: Callable[[Any, Mapping[str, Document]], Iterator[Problem]] = field(
        default=lambda entries, documents: iter(())
    )
    """What can be played and is hardly meant."""

    @ids.default
    def _by_kind_of_entry(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        found: dict[str, tuple[tuple[str, str], ...]] = {}
        for file, whole in self.files.items():
            for key, one in types_below(whole):
                kind: Any = dict(types_below(one)).get("[]")
                if is_kind_of_entry(kind) and "id" in fields(kind):
                    name = in_words(kind, "-")
                    found[name] = (*found.get(name, ()), (file, key))
        return found

    @cached_property
    def files(self) -> Mapping[str, type]:
        """The entry that each YAML file holds."""
        return {name: unless_none(one.type) for name, one in fields(self.entries).items()}

    @cached_property
    def needed(self) -> frozenset[str]:
        """The files that every whole game has."""
        return frozenset(name for name, one in fields(self.entries).items() if one.default is attrs.NOTHING)


@frozen
class Layer:
    """One of the packs that lie on each other."""

    manifest: Manifest
    folder: Path
    digest: str
    """Of the text of all its files; two packs with one digest say the same."""


def language_of(path: Path) -> str:
    """The language of a file of words: `nl` of `nl.ftl` and of `table.nl.ftl`."""
    return path.stem.rpartition(".")[2]


@frozen(eq=False)
class Pack:
    """What may be played, one pack or several that lie on each other: entries by file, and words."""

    layers: tuple[Layer, ...]
    """The whole game first."""
    manifest: Manifest
    """Of the whole game, with the rulings and names of all."""
    _entries: Any
    """What `entries` gives, or where that is read from when it is first asked for."""
    vocabulary: Vocabulary
    read: "Callable[[], Reader]"
    """Gives the reader of its expressions; asked for only when something is read."""
    events: Callable[[], tuple[type, ...]] = tuple
    """The kinds of what can be seen to happen; asked for only when they are spoken of."""

    @property
    def entries(self) -> Any:
        """What its files hold, of the class that the game names."""
        return self._entries.value if isinstance(self._entries, Later) else self._entries

    @property
    def digest(self) -> str:
        """Two packs with one digest play the same games."""
        if len(self.layers) == 1:
            return self.layers[0].digest
        return hashlib.sha256(" ".join(one.digest for one in self.layers).encode()).hexdigest()[:16]

    @property
    def name(self) -> str:
        """The ids of its packs."""
        return " + ".join(one.manifest.id for one in self.layers)

    @property
    def names(self) -> tuple[str, str]:
        """What a position may call it: its name, with or without the folder of a pack of the game."""
        return self.name, self.name.partition("/")[2]

    @property
    def texts(self) -> tuple[Path, ...]:
        """Its files of words, such as `nl.ftl`; of several for a language the later add to the earlier.

        `table.nl.ftl` holds what is said at the table: what happened, and what stands around the options.
        """
        return tuple(path for one in self.layers for path in sorted((one.folder / "text").glob("*.ftl")))

    @cached_property
    def author(self) -> "Reader":
        """Reads the expressions of content, and says what is wrong in the words that authors may write."""
        return self.read()

    @cached_property
    def reader(self) -> "Reader":
        """Reads these and the options of games."""
        return self.author.for_players()

    @property
    def language(self) -> Language:
        return self.author.language

    @cached_property
    def files(self) -> Mapping[str, Any]:
        """What each YAML file holds, by the stem of its name."""
        return dict(files(self.entries))

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """Every entry that has an id, in the order of the files."""
        return tuple(components(self.files))

    def component(self, id: str) -> Component | None:
        """The first entry of that id, if there is one."""
        return next((one for one in self.components if one.id == id), None)
