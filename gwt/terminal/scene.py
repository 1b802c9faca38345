"""The data that a terminal draws: the view of a seat, and the printed board of the pack."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import define, frozen

from gwt.dsl import Effect, Need
from gwt.play import View
from gwt.spec import game_kind
from gwt.terminal.cells import short_names
from gwt.text import Speaker

Seen = Mapping[str, Any]
"""The values of the table or of a seat in a view."""


def number_of(seen: Any) -> int:
    """Returns the number of things in a list, or the number that a view has in place of a hidden list."""
    return int(seen["count"]) if isinstance(seen, Mapping) else len(seen)


@define(eq=False)
class Scene:
    """The view of a seat, the board of its pack, and the speaker for all words.

    Seats count from 1 here, as in everything that is shown.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import Scene
        >>> from gwt.text import speaker
        >>> game = gwt.new_game(players=2, seed=1)
        >>> scene = Scene(game.view(0), speaker(game.pack, "nl"))
        >>> scene.seat_name(1)
        'speler 1'
    """

    view: View
    speaker: Speaker
    in_words: bool = False
    """Whether effects are shown as sentences, and not as expressions."""

    def say(self, id: str, **told: Any) -> str:
        """Returns a message at the table, see `Narrator.say`."""
        return self.speaker.say(id, **told)

    def seat_name(self, number: int) -> str:
        """Returns the name of a seat, by its number from 1."""
        return self.say("table-seat", n=number)

    def name(self, id: str, number: int | str = 1) -> str:
        """Returns the name of a component for a number; `plural` stands for an unknown number."""
        return self.speaker.name_of(id, number)

    def called(self, id: str) -> str:
        """Returns the name of a component if effects are shown as sentences, and otherwise its id."""
        return self.name(id) if self.in_words else id

    def headings(self, ids: Iterable[str]) -> dict[str, str]:
        """Returns for each id its name in the plural, or its shortest one where there are no sentences."""
        if self.in_words:
            return {id: self.name(id, "plural") for id in ids}
        return short_names({id: self.name(id) for id in ids})

    def effect(self, tree: Effect | Need) -> str:
        return self.speaker.effect(tree) if self.in_words else str(tree)

    @property
    def table(self) -> Seen:
        """The values of the view, by key."""
        return self.view.data

    @property
    def players(self) -> Sequence[Seen]:
        """The values of each seat in the view."""
        players: Sequence[Seen] = self.view.data["seats"]
        return players

    @property
    def own(self) -> int | None:
        """The seat whose view it is, from 1, or None for a spectator's."""
        return None if self.view.seat is None else self.view.seat + 1

    @cached_property
    def board(self) -> Any:
        """The printed board, as the game uses it while playing."""
        pack = self.view.pack
        return game_kind(pack.manifest.game).play.board(pack)

    @property
    def seats(self) -> "list[Seat]":
        return [Seat(self, number, seen) for number, seen in enumerate(self.players, 1)]

    @property
    def mine(self) -> "Seat":
        """The seat whose view it is."""
        assert self.own is not None, "nobody's view has nothing of its own"
        return self.seats[self.own - 1]


@frozen
class Seat:
    """One seat of a scene.

    Examples:
        >>> import gwt
        >>> from gwt.sdk import Scene
        >>> from gwt.text import speaker
        >>> game = gwt.new_game(players=2, seed=1)
        >>> scene = Scene(game.view(0), speaker(game.pack, "en"))
        >>> [(seat.number, seat.is_own) for seat in scene.seats]
        [(1, True), (2, False)]
    """

    scene: Scene
    number: int
    """Its number, from 1."""
    seen: Seen
    """Its values in the view."""

    def __getitem__(self, key: str) -> Any:
        return self.seen[key]

    @property
    def is_own(self) -> bool:
        return self.number == self.scene.own
