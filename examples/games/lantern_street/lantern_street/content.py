"""What the packs of Lantern Street say: their entries and their language."""

from typing import NewType

from gwt.sdk import (
    ContentSpec,
    Effect,
    Entry,
    Language,
    Need,
    ScorePoints,
    Scoring,
    entry,
    verbs_of,
)
from lantern_street import GAME, effects

KindId = NewType("KindId", str)


@entry
class Kind(Entry):
    id: str
    name: str


@entry
class Stall(Entry):
    """A card: a stall that is opened once, and from then on lit once a turn."""

    id: str
    name: str
    kind: KindId
    cost: int
    action: Effect
    """What lighting it brings."""
    opened: Effect | None = None
    """What opening it brings, besides."""
    points: int = 0
    """At the end of the game."""


@entry
class Stalls(Entry):
    kinds: tuple[Kind, ...]
    stalls: tuple[Stall, ...]


@entry
class Street(Entry):
    copies: dict[int, int]
    """Of each card, by the number of players."""
    hand: int
    silver: int
    market: int
    """Cards that lie open."""
    fee: int
    """Silver that a card of the market costs more."""
    turn: Effect
    last: Need
    """With so much before one player the round is the last."""


@entry
class Entries:
    """What a pack holds, a field for each YAML file."""

    stalls: Stalls
    street: Street
    scoring: Scoring


CONTENT = ContentSpec(
    name=GAME.name,
    language=Language(GAME.grammar, (*verbs_of([effects]), ScorePoints), frozenset({"ruling", "stall"})),
    entries=Entries,
    references={KindId: "kind"},
)
