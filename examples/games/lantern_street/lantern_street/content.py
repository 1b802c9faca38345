"""What the packs of Lantern Street say: their entries and their language."""

from typing import NewType

from gwt import sdk
from lantern_street import GAME, effects

KindId = NewType("KindId", str)


@sdk.entry
class Kind(sdk.Entry):
    id: str
    name: str


@sdk.entry
class Stall(sdk.Entry):
    """A card: a stall that is opened once, and from then on lit once a turn."""

    id: str
    name: str
    kind: KindId
    cost: int
    action: sdk.Effect
    """What lighting it brings."""
    opened: sdk.Effect | None = None
    """What opening it brings, besides."""
    points: int = 0
    """At the end of the game."""


@sdk.entry
class Stalls(sdk.Entry):
    kinds: tuple[Kind, ...]
    stalls: tuple[Stall, ...]


@sdk.entry
class Street(sdk.Entry):
    copies: dict[int, int]
    """Of each card, by the number of players."""
    hand: int
    silver: int
    market: int
    """Cards that lie open."""
    fee: int
    """Silver that a card of the market costs more."""
    turn: sdk.Effect
    last: sdk.Need
    """With so much before one player the round is the last."""


@sdk.entry
class Entries:
    """What a pack holds, a field for each YAML file."""

    stalls: Stalls
    street: Street
    scoring: sdk.Scoring


CONTENT = sdk.ContentSpec(
    name=GAME.name,
    language=sdk.Language(
        GAME.grammar, (*sdk.verbs_of([effects]), sdk.ScorePoints), frozenset({"ruling", "stall"})
    ),
    entries=Entries,
)
