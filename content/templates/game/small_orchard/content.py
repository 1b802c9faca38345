"""What the packs of Small Orchard say: their entries and their language."""

from gwt import sdk

from small_orchard import GAME, effects


@sdk.entry
class Card(sdk.Entry):
    id: str
    name: str
    copies: int
    action: sdk.Effect
    """What taking it brings."""


@sdk.entry
class Cards(sdk.Entry):
    players: tuple[int, ...]
    """The numbers of players for which the pack is written."""
    row: int
    """Cards that lie open."""
    turn: sdk.Effect
    cards: tuple[Card, ...]


@sdk.entry
class Entries:
    """What a pack holds, a field for each YAML file."""

    cards: Cards
    scoring: sdk.Scoring


CONTENT = sdk.ContentSpec(
    name=GAME.name,
    language=sdk.Language(GAME.grammar, sdk.verbs_of([effects]), frozenset({"ruling", "card"})),
    entries=Entries,
)
