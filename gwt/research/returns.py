"""Returns of each seat in a game, as numbers that a learner maximises."""

from collections.abc import Sequence
from math import copysign, tanh

from gwt import errors, play

KINDS = ("share", "margin", "points", "standing")
_AHEAD = 40.0
"""The lead in points at which the second half of a standing is three quarters of its limit."""


def returns_of(game: play.Game, kind: str = "share") -> tuple[float, ...]:
    """A number for each seat, as if the game ended now.

    Args:
        kind: `share` of the victory, which is 1 for who wins, less where several share it, and 0 for all
            others; `margin`, the points more than the best of the others; the `points` themselves; or
            `standing`, from -1 to 1, of which one half is who is ahead and the other how far.

    Raises:
        UsageError: there is no such kind.
    """
    if kind == "share":
        winners = game.winners
        return tuple((seat in winners) / len(winners) for seat in range(game.premise.players))
    totals = [score.total for score in game.scores]
    if kind == "margin":
        return leads_of_totals(totals)
    if kind == "points":
        return tuple(map(float, totals))
    if kind == "standing":
        return tuple(map(_standing, returns_of(game, "margin")))
    raise errors.UsageError(f"there are no returns '{kind}'. {errors.did_you_mean(kind, KINDS)}")


def leads_of_totals(totals: Sequence[float]) -> tuple[float, ...]:
    """Returns the lead of each number over the best of the others."""
    return tuple(
        float(total - max((rival for other, rival in enumerate(totals) if other != seat), default=0))
        for seat, total in enumerate(totals)
    )


def _standing(margin: float) -> float:
    """Ties are 0, whatever breaks them."""
    return (copysign(margin != 0, margin) + tanh(margin / _AHEAD)) / 2
