"""Values of the state that several subjects use."""

BEFORE, ARRIVED, USED = "before", "arrived", "used"
"""The phases of a turn: before the movement, on a location not used yet, after the first action there."""


def without_one(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The things with one of that kind fewer."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]
