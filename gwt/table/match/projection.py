"""The projection of a table's deeds, its events: the choices that stand, the one that waits, the seats."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, evolve, field, frozen

from gwt.table.store.access_keys import Viewer
from gwt.table.store.records import Kind, Pace, TableAction


@frozen
class PlacedChoice:
    """A choice that stands or waits."""

    text: str
    seat: int
    deed: int
    """The number of the deed that carried it out."""
    digest: str = ""
    """The hash of the state that it led to."""
    held: int | None = None
    """The number of the deed that chose it, if it waited for the end of the turn."""


@frozen
class ChatLine:
    """A line of the chat."""

    number: int
    """The number of the deed."""
    seat: int | None
    """The seat that wrote it, from 0; None for the host."""
    text: str


_LISTED = ("name", "seat", "invite", "take", "pace")
"""The kinds of deeds that change what lists of tables show."""
LINES = 100
"""Lines of a chat that are kept at hand."""


@define
class Projection:
    """The state of a table that follows from its deeds."""

    players: list[str]
    """Of each seat: `human`, or the name of a player."""
    names: list[str]
    """Of each seat what it calls itself; may be empty."""
    deeds: int = 0
    """The number of deeds."""
    lines: list[PlacedChoice] = field(factory=list)
    waits: PlacedChoice | None = None
    answered: list[int] = field(init=False)
    """Of each seat how many of its decisions it has answered or had to forget, which numbers the next.

    Nobody learns from the number how often others have been asked.
    """
    backs: int = 0
    """The number of times that the host has taken back; values derived from lines then change."""
    start: str | None = None
    """The saved game from which a test table began again, if it did."""
    begun: int = 0
    """The number of the deed by which it did."""
    closed: bool = False
    """Whether the host has ended the table."""
    taken: set[int] = field(factory=set)
    """The seats whose invitation has been taken."""
    revealed: bool = False
    """Whether the host may have the saved game, of which all have been informed."""
    pace: Pace = field(factory=Pace)
    """The time for a choice."""
    open: bool = False
    """Whether everybody may find the table, take a free seat and look on."""
    said: list[ChatLine] = field(factory=list)
    """The last lines of the chat."""
    notes: dict[int, str] = field(factory=dict)
    """By seat, what it has noted for itself."""
    written: int = 0
    """The number of lines and notes that have been written."""
    people: dict[int, str] = field(factory=dict)
    """By seat, the person who plays there, if they have said so with their key."""
    given: dict[int | None, int] = field(factory=dict)
    """By seat, or None for spectators, the deed by which it was given out last; older secrets are void."""
    _requests: set[tuple[int | None, str]] = field(factory=set)

    def __attrs_post_init__(self) -> None:
        self.answered = [0] * len(self.players)

    def add(self, deed: TableAction) -> None:
        """Follows the next deed."""
        assert deed.number == self.deeds + 1, f"deed {deed.number} follows {self.deeds}"
        self.deeds = deed.number
        if deed.request is not None:
            self._requests.add((deed.seat, deed.request))
        match deed.kind:
            case "choose":
                self._answer(deed.seat)
                self.lines.append(_line(deed))
            case "hold":
                self._answer(deed.seat)
                self.waits = _line(deed)
            case "end":
                self._answer(deed.seat)
                assert self.waits is not None
                chosen = evolve(self.waits, held=self.waits.deed, deed=deed.number, digest=deed.digest)
                self.lines.append(chosen)
                self.waits = None
            case "undo":
                self._answer(deed.seat)
                self._cut(int(deed.text))
            case "close":
                self._forget_questions()
                self.closed = deed.text == "yes"
            case "back":
                self._forget_questions()
                self.backs += 1
                self._cut(int(deed.text))
            case "start":
                self._forget_questions()
                self.backs += 1
                self.start, self.begun = deed.text, deed.number
                self._cut(0)
            case "name":
                assert deed.about is not None
                self.names[deed.about] = deed.text
            case "seat":
                assert deed.about is not None
                self.players[deed.about] = deed.text
                self._give(deed)
            case "invite":
                self._give(deed)
            case "take":
                assert deed.seat is not None
                self.taken.add(deed.seat)
            case "reveal":
                self.revealed = True
            case "pace":
                self.pace = Pace.of(deed.text)
            case "open":
                self.open = deed.text == "yes"
            case "say":
                self.written += 1
                self.said = [*self.said, ChatLine(deed.number, deed.seat, deed.text)][-LINES:]
            case "note":
                assert deed.seat is not None
                self.written += 1
                self.notes[deed.seat] = deed.text
            case "person":
                assert deed.about is not None
                self.people[deed.about] = deed.text

    def next_action(self, kind: Kind, seat: int | None, text: str = "", **more: Any) -> TableAction:
        """Returns the next deed; `more` are the other fields of `TableAction`."""
        deed = TableAction(self.deeds + 1, kind, seat, text, **more)
        if kind not in _LISTED:
            return deed
        after = Projection([*self.players], [*self.names], self.deeds, pace=self.pace)
        after.taken, after.given = {*self.taken}, {**self.given}
        after.add(deed)
        return evolve(deed, listed=after.summary())

    def summary(self) -> str:
        """The summary of a table that lists show, as JSON."""
        seats = [
            [name, player, seat in self.taken]
            for seat, (name, player) in enumerate(zip(self.names, self.players, strict=True))
        ]
        return json.dumps([seats, self.pace, self.given.get(None, 0)])

    def was_requested(self, seat: int | None, request: str) -> bool:
        """Whether a seat, or the host, has done what a message of this name asked for."""
        return (seat, request) in self._requests

    def is_valid_secret(self, reader: Viewer) -> bool:
        """Whether a secret is not void because its seat has been given to somebody else since."""
        return reader.role in ("host", "glimpse") or reader.given >= self.given.get(reader.seat, 0)

    def _give(self, deed: TableAction) -> None:
        self.given[deed.about] = deed.number
        if deed.about is not None:
            self.taken.discard(deed.about)
            # Whoever comes next is somebody else, and what was noted was not meant for them.
            self.people.pop(deed.about, None)
            self.notes.pop(deed.about, None)

    def seat_names(self) -> dict[int, str]:
        """The names of the seats that have one."""
        return {seat: name for seat, name in enumerate(self.names) if name}

    def _answer(self, seat: int | None) -> None:
        assert seat is not None
        self.answered[seat] += 1

    def _forget_questions(self) -> None:
        self.answered = [number + 1 for number in self.answered]

    def _cut(self, left: int) -> None:
        del self.lines[left:]
        self.waits = None


def _line(deed: TableAction) -> PlacedChoice:
    assert deed.seat is not None
    return PlacedChoice(deed.text, deed.seat, deed.number, deed.digest)


def projection_of(settings: Mapping[str, Any], deeds: Sequence[TableAction]) -> Projection:
    """Returns the projection of the deeds of a table with these settings at first."""
    projection = Projection(list(settings["players"]), list(settings["names"]))
    projection.pace, projection.open = Pace.of(settings.get("pace", "")), bool(settings.get("open"))
    for deed in deeds:
        projection.add(deed)
    return projection
