"""`pack.yaml`: what a pack is and which rulings its games may be played with."""

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
    rulings: tuple[Ruling, ...] = field(factory=tuple)
