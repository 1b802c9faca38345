"""The scene of a summary: the state as a seat sees it, and the printed board of the pack."""

from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import define, frozen

from gwt import dsl, play, spec, text

Table = TypeVar("Table")
Player = TypeVar("Player")


@define(eq=False)
class Scene(Generic[Table, Player]):
    """The view of a seat, the board of its pack, and the speaker for all words.

    A game says which class its states have, and that of the players in them: `Scene[Table, Player]`.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import Scene
        >>> from gwt.text import event_formatter
        >>> game = gwt.new_game(players=2, seed=1)
        >>> scene = Scene(game.view(0), event_formatter(game.pack, "nl"))
        >>> scene.seat_name(1)
        'speler 1'
    """

    view: play.View
    speaker: "text.EventFormatter"
    in_words: bool = False
    """Whether effects are shown as sentences, and not as expressions."""
    printed: bool = False
    """Whether places are called by what is printed there, beside a picture that shows it."""

    def say(self, id: str, **arguments: Any) -> str:
        """Returns a message at the table, see `EventFormatter.message`."""
        return self.speaker.message(id, **arguments)

    def seat_name(self, number: int) -> str:
        """Returns the name of a seat, by its number from 1."""
        return self.say("table-seat", n=number)

    def name(self, id: str, number: int | str = 1) -> str:
        """Returns the name of a component for a number; `plural` stands for an unknown number."""
        return self.speaker.name_of(id, number)

    def name_or_id(self, id: str) -> str:
        """Returns the name of a component if effects are shown as sentences, and otherwise its id."""
        return self.name(id) if self.in_words else id

    def effect(self, tree: dsl.Effect | dsl.Need) -> str:
        return self.speaker.effect(tree) if self.in_words else str(tree)

    @cached_property
    def table(self) -> Table:
        """The state as the seat sees it; instead of what is hidden lies `HIDDEN`."""
        state: Table = self.view.state
        return state

    @property
    def players(self) -> list[Player]:
        """The players in it, by their seats from 0."""
        state: Any = self.table
        players: list[Player] = state.players
        return players

    @cached_property
    def board(self) -> Any:
        """The printed board, as the game uses it while playing."""
        pack = self.view.pack
        return spec.game_kind(pack.manifest.game).play.board(pack)

    @property
    def seats(self) -> "list[SceneSeat[Table, Player]]":
        return [SceneSeat(self, number, player) for number, player in enumerate(self.players, 1)]

    @property
    def seat(self) -> int:
        """The seat whose view it is, from 0."""
        assert self.view.seat is not None, "nobody's view has nothing of its own"
        return self.view.seat

    @property
    def mine(self) -> Player:
        """The area of the seat whose view it is."""
        return self.players[self.seat]


@frozen
class SceneSeat(Generic[Table, Player]):
    """One seat of a scene."""

    scene: Scene[Table, Player]
    number: int
    """Its number, from 1, as everywhere where something is shown."""
    player: Player
    """The player's area, as far as it is seen."""

    @property
    def is_own(self) -> bool:
        return self.number == self.scene.view.number


AnyScene: TypeAlias = Scene[Any, Any]
"""The scene of a game of which nothing is known."""
AnySeat: TypeAlias = SceneSeat[Any, Any]
