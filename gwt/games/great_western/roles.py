"""What the rules ask of a seat that may be another for one that nobody plays."""

from collections.abc import Mapping

from attrs import frozen

from gwt.dsl import Effect, Need, Per


@frozen(eq=False)
class Role:
    """What holds for a seat: as printed, or as `opponent.yaml` says for one that nobody plays."""

    played: bool
    """Whether somebody plays it."""
    turn: Effect
    first_turn: Effect
    """What it does before its cattleman stands on the trail."""
    uses: Mapping[str, Effect]
    """What it does on each space that offers something itself."""
    needs: Mapping[str, tuple[Need, ...]]
    """What each city needs for its delivery, where that is anything."""
    city_scores: Mapping[str, Per]
    """What a disc in a city counts by, beside its printed points."""
    city_points: Mapping[str, int]
    """The points of a disc in a city that are added to the printed ones."""
    scores: Mapping[str, tuple[Per, ...]]
    """The categories of the score pad that count for it in a way of their own."""
    without: frozenset[str] = frozenset()
    """What it has no use for, see `opponent_content.Opponent.without`."""
    appointee: str | None = None
    """The worker from outside the game that it gives up in place of a hired one, if it does."""
    side: str = ""
    """The side of its private buildings, if it has its own."""
    deck: tuple[str, ...] = ()
    """Its turn cards."""
