"""Piles of cards and tiles, as tuples of their names with the next to be drawn last."""

Pile = tuple[str, ...]


def draw(pile: Pile, number: int) -> tuple[Pile, Pile]:
    """Returns up to `number` things from the top, in the order in which they are drawn, and the rest."""
    at = max(0, len(pile) - max(0, number))
    return pile[at:][::-1], pile[:at]
