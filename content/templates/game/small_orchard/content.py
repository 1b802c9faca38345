"""What the packs of Small Orchard say: their entries and their language."""

from gwt.sdk import (
    ContentSpec,
    Effect,
    Entry,
    Language,
    Scoring,
    entry,
    verbs_of,
)

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


CONTENT = ContentSpec(
    name=GAME.name,
    language=Language(GAME.grammar, verbs_of([effects]), frozenset({"ruling", "card"})),
    entries=Entries,
)
