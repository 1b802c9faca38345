"""Limits on the length of games; the games of a pack that somebody writes may never end."""

from typing import TYPE_CHECKING, Self

from attrs import define, field

from gwt.errors import UnfinishedGame, count_noun

if TYPE_CHECKING:
    # The command's help names the limit, and shows itself before any game is imported.
    from gwt.play import Game

TURNS = 1000
"""Turns of all players; the longest printed game has 160 of them, which a house rule of it says."""
IN_A_TURN = 500
"""Choices in one turn; players make 40 at most in the printed games."""
WITHOUT_TURNS = 20
"""Choices for each of the turns, of a game that has no turns; players make 4 to 7 in one."""


@define
class GameLengthLimit:
    """The limit of a game from where it stands now."""

    turns: int
    last: int
    """The last turn that may be played."""
    in_a_turn: int
    """Choices that may be made in one."""
    _turn: int = field(default=-1, init=False)
    _made: int = field(default=0, init=False)
    """Choices in that turn."""

    @classmethod
    def of(cls, game: "Game", turns: int = TURNS) -> Self:
        in_a_turn = IN_A_TURN if hasattr(game.state, "turn") else turns * WITHOUT_TURNS
        return cls(turns, max(0, turn_of(game) - 1) + turns, in_a_turn)

    def count(self, game: "Game") -> None:
        """Counts the choice that comes now.

        Raises:
            UnfinishedGame: the game has lasted too long.
        """
        turn = turn_of(game)
        self._turn, self._made = turn, self._made + 1 if turn == self._turn else 1
        if turn > self.last or self._made > self.in_a_turn:
            raise self.message_if_reached(game)

    def message_if_reached(self, game: "Game") -> UnfinishedGame:
        """Returns the message about a game that has lasted too long."""
        if turn_of(game) > self.last:
            return unfinished_message(game, f"the game did not end within {count_noun(self.turns, 'turn')}")
        what = "a turn" if hasattr(game.state, "turn") else "the game"
        return unfinished_message(game, f"{what} did not end within {count_noun(self.in_a_turn, 'choice')}")


def turn_of(game: "Game") -> int:
    """The turn of a game; the kernel does not ask that a game has turns."""
    turn: int = getattr(game.state, "turn", 0)
    return turn


def unfinished_message(game: "Game", message: str) -> UnfinishedGame:
    """Returns the message about a game that does not end: its pack, the game and its record."""
    from gwt.play import failure_message

    # A choice that did not end is not in the history, and has changed the state anyway.
    again = game.copy_at_start()
    for option in game.history:
        again.play(option)
    return UnfinishedGame(failure_message(game.pack, game.premise, message), again.record())
