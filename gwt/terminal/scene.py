"""What a terminal draws: the view of a seat, with what the pack prints."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import define, frozen

from gwt.dsl.amounts import Need
from gwt.dsl.effects import Effect
from gwt.play.view import View
from gwt.spec.registry import game_kind
from gwt.text.speakers import Speaker

Seen = Mapping[str, Any]
"""What a view says of the table or of a seat."""


def number_of(seen: Any) -> int:
    """How many there are of something, of which only the number may be seen."""
    return int(seen["count"]) if isinstance(seen, Mapping) else len(seen)


@define(eq=False)
class Scene:
    """The view of a seat, the board of its pack, and who says what stands around it.

    Seats count from 1 here, as in all that is written.
    """

    view: View
    speaker: Speaker
    in_words: bool = False
    """Whether effects are said in words; otherwise they stand as they are written."""

    def say(self, id: str, **told: Any) -> str:
        """A message of the table, see `Narrator.say`."""
        return self.speaker.say(id, **told)

    def seat_name(self, number: int) -> str:
        """A seat by its number, from 1."""
        return self.say("table-seat", n=number)

    def name(self, id: str, number: int | str = 1) -> str:
        """What so many of a component are called; `plural` stands for any number."""
        return self.speaker.name_of(id, number)

    def effect(self, tree: Effect | Need) -> str:
        return self.speaker.effect(tree) if self.in_words else str(tree)

    @property
    def table(self) -> Seen:
        """What the view says, by its keys."""
        return self.view.data

    @property
    def players(self) -> Sequence[Seen]:
        """What it says of each seat."""
        players: Sequence[Seen] = self.view.data["seats"]
        return players

    @property
    def own(self) -> int | None:
        """The seat that looks on; none where it is nobody's."""
        return None if self.view.seat is None else self.view.seat + 1

    @cached_property
    def board(self) -> Any:
        """What is printed, as the game looks it up while playing."""
        pack = self.view.pack
        return game_kind(pack.manifest.game).play.board(pack)

    @property
    def seats(self) -> "list[Seat]":
        return [Seat(self, number, seen) for number, seen in enumerate(self.players, 1)]

    @property
    def mine(self) -> "Seat":
        """The seat that looks on."""
        assert self.own is not None, "nobody's view has nothing of its own"
        return self.seats[self.own - 1]


@frozen
class Seat:
    """One seat of a scene."""

    scene: Scene
    number: int
    """From 1."""
    seen: Seen
    """What the view says of it."""

    def __getitem__(self, key: str) -> Any:
        return self.seen[key]

    @property
    def is_own(self) -> bool:
        return self.number == self.scene.own
