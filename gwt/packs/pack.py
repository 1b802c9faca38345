"""A pack as it is used, and what a game says about its packs; making one of YAML is in `load`."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar, dataclass_transform

import attrs
from attrs import field, frozen

from gwt.dsl.parse import Language, Reader, Vocabulary
from gwt.errors import Problem
from gwt.packs.document import Document
from gwt.packs.manifest import Manifest

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(attrs.field,))
def entry(kind: type[Kind]) -> type[Kind]:
    """A kind of entry: frozen and the same only as itself, so that little has to be made for each kind."""
    return attrs.frozen(kind, eq=False, repr=False, slots=False)


Names = dict[str, dict[str, Any]]
"""The raw entry under each id, by kind of name."""


@frozen
class Family:
    """What a game says about its packs."""

    name: str
    language: Language
    files: Mapping[str, type]
    """The entry that each YAML file holds, by the stem of its name."""
    ids: Mapping[str, tuple[tuple[str, str], ...]]
    """Kinds of name, and in which lists of which files their ids stand: `(file, key)`."""
    vocabulary: Callable[[Names], Vocabulary]
    """All words of the language that depend on the pack."""
    references: Mapping[Any, str] = field(factory=dict)
    """Types that stand for a name, with its kind."""
    check: Callable[[Mapping[str, Any], Mapping[str, Document]], Iterator[Problem]] = field(
        default=lambda entries, documents: iter(())
    )
    """What only the whole pack can show."""


@frozen(eq=False)
class Pack:
    """A pack that may be played: its manifest, its entries by file, and its words."""

    manifest: Manifest
    entries: Mapping[str, Any]
    vocabulary: Vocabulary
    language: Callable[[], Language]
    """Asked for only when something is read."""
    digest: str
    """Of the text of all its files; two packs with one digest play the same games."""
    texts: tuple[Path, ...] = ()
    """Its files of words, such as `nl.ftl`; of several for one language the later add to the earlier."""

    @cached_property
    def reader(self) -> Reader:
        """Reads expressions with the names of this pack."""
        return Reader(self.language(), self.vocabulary)


def texts(folder: Path) -> tuple[Path, ...]:
    """The files of words in the folder of a pack."""
    return tuple(sorted((folder / "text").glob("*.ftl")))
