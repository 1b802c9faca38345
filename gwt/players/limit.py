"""How long a game may last; the games of a pack that somebody writes may never end."""

from typing import Self

from attrs import define

from gwt.errors import UnfinishedGame, many
from gwt.games.play import Game, told

TURNS = 1000
"""Turns of all players; the longest printed game has 160 of them, which a house rule of it says."""
CHOICES_A_TURN = 20
"""On average, of games that have turns and of games that have none; players make 4 to 7."""


@define
class Limit:
    """How far a game may go from where it stands now."""

    turns: int
    last: int
    """The last turn that may be played."""
    choices: int
    """That may still be made."""

    @classmethod
    def of(cls, game: Game, turns: int = TURNS) -> Self:
        return cls(turns, max(0, turn_of(game) - 1) + turns, turns * CHOICES_A_TURN)

    def count(self, game: Game) -> None:
        """Counts the choice that comes now.

        Raises:
            UnfinishedGame: the game has lasted too long.
        """
        self.choices -= 1
        if self.choices < 0 or turn_of(game) > self.last:
            raise self.reached(game)

    def reached(self, game: Game) -> UnfinishedGame:
        """What is said of a game that has lasted too long."""
        late = turn_of(game) > self.last
        within = many(self.turns, "turn") if late else many(self.turns * CHOICES_A_TURN, "choice")
        return unfinished(game, f"the game did not end within {within}")


def turn_of(game: Game) -> int:
    """The turn of a game; the kernel does not ask that a game has turns."""
    turn: int = getattr(game.state, "turn", 0)
    return turn


def unfinished(game: Game, message: str) -> UnfinishedGame:
    """What is said of a game that does not end: where its pack is, which game it is, and its record."""
    return UnfinishedGame(told(game.pack, game.premise, message), game.record())
