"""`pack.yaml`: what a pack is, what it lies on, and which rulings its games may be played with."""

from attrs import field, frozen


@frozen
class Ruling:
    """A point that the rulebook leaves open and that a table may settle either way."""

    id: str
    ruling: str
    """Its label in the list of rulings."""
    text: str
    default: bool


@frozen
class Manifest:
    id: str
    game: str
    name: str
    version: str
    language: int
    """The version of the expression language."""
    source: str
    requires: tuple[str, ...] = ()
    """The packs on which it lies; a pack that requires none is a whole game."""
    adds: tuple[str, ...] = ()
    """The ids of the entries that are new."""
    replaces: tuple[str, ...] = ()
    """The ids of the entries, or `file.key` of whatever has no id, that stand in the place of others."""
    removes: tuple[str, ...] = ()
    """The ids of the entries that are there no more."""
    define: dict[str, str] = field(factory=dict)
    """Names for effects."""
    rulings: tuple[Ruling, ...] = field(factory=tuple)
    allow: dict[str, str] = field(factory=dict)
    """Problems that are meant to be there, by their codes, each with the reason."""
