"""What the packs of Small Orchard say: their entries, and what can be counted."""

from gwt.common.content import Scoring
from gwt.dsl.amounts import Count
from gwt.dsl.effects import Effect
from gwt.dsl.language import Language
from gwt.dsl.verbs import verbs_of
from gwt.packs.pack import ContentSpec, entry, words
from gwt.spec.entry import Entry

from small_orchard import GAME, effects


@entry
class Card(Entry):
    id: str
    name: str
    copies: int
    action: Effect
    """What taking it brings."""


@entry
class Cards(Entry):
    players: tuple[int, ...]
    """The numbers of players for which the pack is written."""
    row: int
    """Cards that lie open."""
    turn: Effect
    cards: tuple[Card, ...]


@entry
class Entries:
    """What a pack holds, a field for each YAML file."""

    cards: Cards
    scoring: Scoring


COUNTS = [Count("point", "points", "point"), Count("own card", "own cards", "own card")]

CONTENT = ContentSpec(
    name=GAME.name,
    language=Language(GAME.grammar, verbs_of([effects]), frozenset({"ruling", "card"})),
    entries=Entries,
    vocabulary=lambda names: words(names, COUNTS),
)
