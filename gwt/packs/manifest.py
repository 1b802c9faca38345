"""The manifest of a pack, `pack.yaml`: its id, the packs that it requires, what it changes, its rulings."""

from attrs import field, frozen


@frozen
class Ruling:
    """A point that the rulebook leaves open, as an option of a new game: in force or not."""

    id: str
    ruling: str
    """Its label in the list of rulings."""
    text: str
    """The question that it answers, in a sentence."""
    default: bool
    """Whether it is in force unless a game says otherwise."""


@frozen
class Manifest:
    id: str
    game: str
    """The name of the game that the pack is for."""
    name: str
    version: str
    """The version of the content; a saved game names it."""
    language: int
    """The version of the expression language."""
    source: str
    requires: tuple[str, ...] = ()
    """The packs that it extends; a pack that requires none is a whole game."""
    names: dict[str, str] = field(factory=dict)
    """Its name in other languages than English, by their codes."""
    about: dict[str, str] = field(factory=dict)
    """A sentence for players who choose what to play, by language."""
    edition: bool = False
    """Whether it is the game itself in another edition, so that its name stands for those below too."""
    instead: dict[str, str] = field(factory=dict)
    """Other packs, each with the pack that is played instead of this one where that one is played too."""
    excludes: dict[str, str] = field(factory=dict)
    """Other packs that cannot be played together with this one, each with the reason."""
    adds: tuple[str, ...] = ()
    """The ids of new entries."""
    replaces: tuple[str, ...] = ()
    """The ids of entries that replace one of a required pack; `file.key` for a value without an id."""
    removes: tuple[str, ...] = ()
    """The ids of entries of required packs that are left out."""
    settles: dict[str, str] = field(factory=dict)
    """Entries that two of the required packs change without requiring each other: each with the pack whose
    change holds."""
    define: dict[str, str] = field(factory=dict)
    """Macros: names that stand for expressions."""
    rulings: tuple[Ruling, ...] = field(factory=tuple)
    """The points that the rulebook leaves open."""
    lacks: dict[str, dict[str, str]] = field(factory=dict)
    """Features that do not support it, such as `points calculator`: each with a sentence by language."""
    allow: dict[str, str] = field(factory=dict)
    """The lints that the author accepts, by their codes, each with the reason."""

    def name_in(self, language: str) -> str:
        """Returns its name in a language, or the English one."""
        return self.names.get(language, self.name)

    def about_in(self, language: str) -> str:
        """Returns the sentence for players in a language, or the English one; empty if there is none."""
        return self.about.get(language) or self.about.get("en", "")
