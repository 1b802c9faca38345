"""The text of a view: a line for each seat, and those of the game for everything else."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

from gwt import dsl, play, spec
from gwt.picture.plain_table import game_fields, value_as_text
from gwt.summary.scene import AnyScene, AnySeat, Scene, SceneSeat
from gwt.text import event_formatter

Line: TypeAlias = tuple[str, Sequence[str]]
"""A label and what there is of it."""
Say = Callable[[Scene[Any, Any]], Iterable[Line]]


@frozen
class Column:
    """A value of every seat, such as its money; empty where a seat has nothing to show."""

    heading: str
    cell: Callable[[SceneSeat[Any, Any]], str]


@frozen
class SummarySpec:
    """The words of a game for a scene, which has nothing that is hidden from its seat."""

    columns: Callable[[Scene[Any, Any]], Sequence[Column]]
    """Returns what is said of each seat."""
    lines: Say
    """The lines for everything else on the table, and for the own board."""
    own: Say = lambda scene: ()
    """The lines that the seat needs again at every choice, such as its hand."""
    note: Callable[[Scene[Any, Any], dsl.Effect], str] = lambda scene, option: ""
    """Returns the consequences of an option that its text does not mention; may be empty."""
    price: Callable[[Scene[Any, Any], dsl.Effect], int | None] = lambda scene, option: getattr(
        option, "price", None
    )
    """Returns what an option costs, in the unit of the game; None if that is not known or nothing."""
    progress: Callable[[Scene[Any, Any]], str] = lambda scene: ""
    """Returns in a few words how near the game is to its end; may be empty."""


if TYPE_CHECKING:
    from gwt.text import EventFormatter

_EMPTY = "–"
"""Stands for an empty value, in every language."""


@cache
def _summary_spec(game: str) -> SummarySpec:
    """Returns the `SummarySpec` of a game, or the plain one if it has none."""
    return spec.game_kind(game).summary(SummarySpec) or _PLAIN


@frozen(eq=False)
class Summary:
    """The view of a seat in words and numbers."""

    scene: AnyScene
    spec: SummarySpec

    @classmethod
    def of(
        cls,
        view: play.View,
        speaker: "EventFormatter | None" = None,
        in_words: bool = False,
        printed: bool = False,
    ) -> "Summary":
        """Returns the summary of a view; by default the speaker is that of the default language.

        With `printed` it stands beside a picture, and calls places by what is printed there.
        """
        scene = AnyScene(view, speaker or event_formatter(view.pack), in_words, printed)
        return cls(scene, _summary_spec(view.pack.manifest.game))

    def text(self, width: int) -> str:
        """Returns all that a seat sees; `width` is in columns."""
        lines = (*self._seats(self.scene.seats), *self.spec.lines(self.scene), *self.spec.own(self.scene))
        return _paragraphs(lines, width)

    def own_text(self, width: int) -> str:
        """Returns what a seat needs to see again within its turn; `width` is in columns."""
        own = [seat for seat in self.scene.seats if seat.is_own]
        return _paragraphs((*self._seats(own), *self.spec.own(self.scene)), width)

    def public_text(self, width: int) -> str:
        """Returns the turn and a line for each seat; `width` is in columns."""
        turn = self.scene.say("table-turn", turn=self.turn)
        ending = self.spec.progress(self.scene)
        heading = ", ".join(filter(None, [turn, ending]))
        return f"{heading}\n{_paragraphs(self._seats(self.scene.seats), width)}"

    @property
    def turn(self) -> int:
        """The number of the turn; within a turn, everything is shown only once."""
        turn: int = self.scene.view.data["turn"]
        return turn

    def cells(self, seat: int) -> list[tuple[str, str]]:
        """Returns the heading and the value of each column for a seat, from 0."""
        scene_seat = self.scene.seats[seat]
        return [(column.heading, column.cell(scene_seat)) for column in self.spec.columns(self.scene)]

    def note(self, option: dsl.Effect) -> str:
        """Returns the consequences of an option that its text does not mention; may be empty."""
        return self.spec.note(self.scene, option)

    def price(self, option: dsl.Effect) -> int | None:
        """Returns what an option costs, in the unit of the game; None if that is not known or nothing."""
        return self.spec.price(self.scene, option)

    def _seats(self, seats: Iterable[AnySeat]) -> Iterator[Line]:
        for seat in seats:
            you = f" {self.scene.say('table-its-you')}" if seat.is_own else ""
            cells = self.cells(seat.number - 1)
            yield (
                f"{self.scene.seat_name(seat.number)}{you}",
                [f"{name} {text}" for name, text in cells if text],
            )


def _paragraphs(lines: Iterable[Line], width: int) -> str:
    """Returns a paragraph for each line, whose later rows are indented."""
    rows: list[str] = []
    for label, items in lines:
        between = "; " if any("," in item for item in items) else ", "
        text = f"{label}: {between.join(items) or _EMPTY}"
        rows += wrap(text, width, subsequent_indent="    ", break_on_hyphens=False)
    return "\n".join(rows)


def count_items(items: Iterable[str]) -> list[str]:
    """Returns the different items in their order, with the number of those that occur more than once."""
    counts: dict[str, int] = {}
    for item in items:
        counts[item] = counts.get(item, 0) + 1
    return [item if many == 1 else f"{many} {item}" for item, many in counts.items()]


# --- games without a `SummarySpec` --------------------------------------------------------------------


def _plain_cell(key: str) -> Callable[[AnySeat], str]:
    return lambda seat: value_as_text(seat.scene.view.data["seats"][seat.number - 1][key])


_PLAIN = SummarySpec(
    columns=lambda scene: [Column(key, _plain_cell(key)) for key in scene.view.data["seats"][0]],
    lines=lambda scene: [(key, [value_as_text(value)]) for key, value in game_fields(scene.view.data)],
)
"""A column for each value of the seats, and a line for each value of the table."""
