"""The differences between seats that are played and those that nobody plays."""

from collections.abc import Mapping

from attrs import frozen

from gwt.dsl import Effect, Need, Per


@frozen(eq=False)
class Role:
    """The properties of a seat: as printed, or from `opponent.yaml` for one that nobody plays."""

    played: bool
    """Whether somebody plays it."""
    turn: Effect
    first_turn: Effect
    """The effect before its cattleman stands on the trail."""
    uses: Mapping[str, Effect]
    """The effect of each space that has one."""
    needs: Mapping[str, tuple[Need, ...]]
    """The needs of each city for a delivery, where there are any."""
    city_scores: Mapping[str, Per]
    """The points of a disc in a city, beside the printed ones."""
    city_points: Mapping[str, int]
    """The points of a disc in a city that are added to the printed ones."""
    scores: Mapping[str, tuple[Per, ...]]
    """The categories of the score pad that count for it in a way of their own."""
    without: frozenset[str] = frozenset()
    """The kinds of things that it has no use for, see `opponent_content.Opponent.without`."""
    appointee: str | None = None
    """The worker from outside the game that it gives up instead of a hired one, if it does."""
    side: str = ""
    """The side of its private buildings, if it has its own."""
    deck: tuple[str, ...] = ()
    """Its turn cards."""
