"""The levels of computer players that people choose from, from the weakest to the strongest.

A level is the name of a player like any other. What it is called and how it plays are messages in every
language.
"""

from attrs import frozen


@frozen
class PlayerLevel:
    """A computer player as people choose it."""

    name: str
    player: str
    """The name of the player that it is, with its arguments."""
    won: float | None = None
    """The part of its games that it won against the level below, with two players and the first pack of the
    first game; ties count a half. None for the lowest level, and as
    long as it has not been measured in enough games."""

    @property
    def title(self) -> str:
        """The id of the message that is its name for people."""
        return f"table-page-level-{self.name}"

    @property
    def about(self) -> str:
        """The id of the message that says how it plays; its argument `won` is `percent`, which it
        names if that is known."""
        return f"{self.title}-how"

    @property
    def percent(self) -> int:
        """The number of 100 games that it wins against the level below; 0 if that is not known."""
        return round(100 * (self.won or 0))


LEVELS = (
    PlayerLevel("beginner", "erring?points=0.8"),
    PlayerLevel("learner", "erring?points=0.5", 0.75),
    PlayerLevel("casual", "erring?points=0.25", 0.77),
    PlayerLevel("seasoned", "greedy", 0.71),
    PlayerLevel("strong", "greedy?depth=4&width=16&weights=patient", 0.67),
    PlayerLevel("master", "expert", 0.79),
)
USUAL = "casual"
"""The level of a new table: one that people beat who play now and then."""
BY_NAME = {level.name: level for level in LEVELS}
