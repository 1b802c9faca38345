"""Tells the steps of a replay in words and points, as far as one seat can know them.

The text depends on the events as the seat sees them, on its own options, and on the state with
everything hidden from it dealt again; so it is the same in all games that the seat cannot tell apart.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import define, field

from gwt import dsl, kernel, packs, spec, text
from gwt.play.game import Game
from gwt.text.event_messages import EVENT, TABLE, event_id

if TYPE_CHECKING:
    from gwt.text import EventFormatter

_REPLAY, _PANEL, _KIND = f"{TABLE}replay-", f"{TABLE}panel-", f"{TABLE}kind-"
"""The prefixes of the messages of the page itself, and of the names of parts of the table and of events."""
CLAUSE = "; "
"""The separator between two clauses of a line."""
_OPEN = "table-replay-open"
HOLES = ("all", "file", "link", "number", "option", "reason", "seat", "turn")
"""The arguments of the messages of the page, which the page itself fills in."""

_DEALS = 3
"""The deals of what is hidden of which the one with the fewest points counts."""


@define
class TextTable:
    """Texts in several languages, each stored once and referred to by its index."""

    narrators: "Sequence[EventFormatter]"
    rows: dict[tuple[str, ...], int] = field(factory=dict)
    deeds: dict[str, tuple[type[kernel.Event], int | None]] = field(factory=dict)
    """The class of each event and the index of what it says, None if there is nothing to say."""
    lines: dict[tuple[int, ...], int] = field(factory=dict)
    """The lines of descriptions, each as the indices of its clauses."""
    _known: dict[tuple[str, str], int] = field(factory=dict)
    """The indices of names that were written before."""

    def add(self, write: "Callable[[EventFormatter], str]") -> int:
        """Returns the index of a text, which `write` writes in the language of a narrator."""
        row = tuple(map(write, self.narrators))
        return self.rows.setdefault(row, len(self.rows))

    def table(self) -> list[list[str]]:
        """The text of each index in every language; only once if it is the same in all."""
        return [list(row[:1]) if len(set(row)) == 1 else list(row) for row in self.rows]

    def sentence(self, effect: dsl.Effect) -> int:
        return self.add(lambda voice: voice.sentence(effect))

    def cause(self, id: str) -> int:
        """Returns the index of what a decision is about."""
        return self._once(("cause", id), lambda voice: voice.name_of(id))

    def category(self, id: str) -> int:
        return self.add(lambda voice: voice.name_of(id, sort="category"))

    def seat(self, number: int) -> int:
        """Returns the index of the name of a seat, from 1, or of the table with all hands open."""
        return self.add(
            lambda voice: voice.message("table-seat", n=number) if number else voice.message(_OPEN)
        )

    def panel(self, id: str) -> int:
        return self._once(("panel", id), lambda voice: voice.message(f"{_PANEL}{id}"))

    def deed(self, event: kernel.Event) -> int | None:
        """Returns the index of what an event says that its seat did; None if there is nothing to say."""
        key = repr(event)
        if key not in self.deeds:
            deed = tuple(voice.event_phrase_for_all(event) for voice in self.narrators)
            index = self.rows.setdefault(deed, len(self.rows)) if any(deed) else None
            self.deeds[key] = type(event), index
        return self.deeds[key][1]

    def description(self, pack: packs.Pack, standing: Mapping[str, object]) -> list[int]:
        """Returns the indices of the lines that describe a position."""
        columns = (
            spec.picture_spec.description(pack, standing, voice.words.language).splitlines()
            for voice in self.narrators
        )
        return [self._line(row) for row in zip(*columns, strict=True)]

    def _line(self, line: tuple[str, ...]) -> int:
        """Returns the index of a line, which is stored in clauses because few of them change in a step."""
        clauses: list[tuple[str, ...]] = [line]
        if len({text.count(CLAUSE) for text in line}) == 1:
            clauses = list(zip(*(text.split(CLAUSE) for text in line), strict=True))
        indices = tuple(self.rows.setdefault(clause, len(self.rows)) for clause in clauses)
        return self.lines.setdefault(indices, len(self.lines))

    def _once(self, key: tuple[str, str], write: "Callable[[EventFormatter], str]") -> int:
        if key not in self._known:
            self._known[key] = self.add(write)
        return self._known[key]


def narrators(pack: packs.Pack) -> "list[EventFormatter]":
    """Returns a narrator for each language of a pack that has words for the page of a replay."""
    every = (text.event_formatter(pack, language) for language in text.languages(pack))
    return [voice for voice in every if _OPEN in voice.words.entries]


def page_labels(texts: TextTable) -> dict[str, int]:
    """Returns the messages of the page itself by id; `{number}` and the like stand for arguments."""
    ids = [id for id in texts.narrators[0].words.entries if id.startswith(_REPLAY)]
    holes = {name: f"{{{name}}}" for name in HOLES}
    written = {id.removeprefix(_REPLAY): texts.add(_saying(id, holes)) for id in ids}
    return written | {"total": texts.add(_saying(f"{TABLE}total")), "turn": texts.cause("turn")}


def _saying(id: str, holes: Mapping[str, str] | None = None) -> "Callable[[EventFormatter], str]":
    return lambda voice: voice.message(id, **(holes or {}))


def event_kind_names(texts: TextTable) -> list[list[object]]:
    """Returns the kinds of events that have a name: the index of that, and of each deed of the kind."""
    deeds: dict[str, set[int]] = {}
    for kind, deed in texts.deeds.values():
        if deed is not None:
            deeds.setdefault(event_id(kind).replace(EVENT, _KIND, 1), set()).add(deed)
    named = [id for id in texts.narrators[0].words.entries if id in deeds]
    return [[texts.add(_saying(id)), sorted(deeds[id])] for id in named]


def event_texts(texts: TextTable, events: Iterable[kernel.Event], seat: int | None) -> list[int]:
    """Returns what happened: for each event its seat, from 1, and the index of what it did.

    With a `seat`, from 0, as that seat sees it.
    """
    seen = (event if seat is None else event.seen_by(seat) for event in events)
    deeds = ((event.seat + 1, texts.deed(event)) for event in seen)
    return [number for who, deed in deeds if deed is not None for number in (who, deed)]


def seat_points(game: Game, seat: int | None) -> list[int]:
    """Returns the points of every seat as `seat_scores` does its score."""
    return [score.total for score in seat_scores(game, seat)]


def seat_scores(game: Game, seat: int | None) -> list[kernel.FinalScore]:
    """Returns the score of every seat as if the game ended now.

    With a `seat`, from 0, what is hidden from it counts as little as it can.
    """
    if seat is None or game.over:
        return list(game.scores)
    deals = []
    for rng in range(_DEALS):
        state = game.state.copy()
        state.rng = rng
        game.kind.play.deal(state, seat)
        deals.append(state.rules.score(state))
    return [min(dealt, key=lambda score: score.total) for dealt in zip(*deals, strict=True)]


def point_changes(
    texts: TextTable, before: Sequence[kernel.FinalScore], now: Sequence[kernel.FinalScore]
) -> list[int]:
    """Returns why points moved: for each category a seat, from 1, the index of its name, and the change."""
    changes = []
    for number, (was, score) in enumerate(zip(before, now, strict=True), 1):
        for category, points in score.points.items():
            if change := points - was.points.get(category, 0):
                changes += [number, texts.category(category), change]
    return changes


def has_no_alternative(game: Game, seat: int | None) -> bool:
    """Returns whether the seat to choose has no alternative; False if that may be hidden from `seat`."""
    return len(game.options) == 1 and (seat is None or seat == game.seat)
