"""What clients send: the body for a new table, and each message, checked with the place of a mistake.

The classes are the declarations from which messages are read and from which the OpenAPI document is made.
"""

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from gwt.table.problems import Refused

Content = TypeVar("Content")

Request = Annotated[str, Meta(min_length=1, max_length=64)]
"""Names a message for its answer."""
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=1, le=16)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table: who sits where, and what is played."""

    seats: Annotated[list[Word], Meta(max_length=16)] | None = None
    players: Seat | None = None
    game: Word | None = None
    packs: Annotated[list[Word], Meta(max_length=16)] | None = None
    setup: Word | None = None
    seed: Annotated[int, Meta(ge=0)] | None = None
    first: Seat | None = None
    rulings: Annotated[dict[Word, bool], Meta(max_length=100)] | None = None
    names: Annotated[list[Name], Meta(max_length=16)] = []
    record: str | None = None
    """A saved game to go on with; it says what is played and by how many."""
    position: str | None = None
    """A position in YAML to begin with; it says what is played and by how many."""
    test: bool | None = None
    """Whether the host may change positions; by default as the operator says."""
    wait: Literal["turn", "draw", "no"] = "turn"
    watch: Literal["turns", "choices"] = "turns"
    study: bool = False
    """Whether the saved game is only looked at: nobody chooses, and each choice is a moment for all."""


class Hello(Struct, tag_field="type", tag="hello"):
    """Says who opens a socket."""

    secret: Word
    language: Word = "en"
    since: Word = ""


class Choose(Struct, tag_field="type", tag="choose"):
    """Chooses an option of the reader's decision."""

    request: Request
    decision: Number
    option: Annotated[str, Meta(max_length=10_000)]


class EndTurn(Struct, tag_field="type", tag="end_turn"):
    """Lets a choice that waits have its consequences."""

    request: Request
    decision: Number


class Undo(Struct, tag_field="type", tag="undo"):
    """Takes back to a moment of the reader's own turn; one step without `to`."""

    request: Request
    to: Number | None = None


class Outcome(Struct, tag_field="type", tag="outcome"):
    """Asks what an option leads to for certain."""

    request: Request
    decision: Number
    option: Annotated[str, Meta(max_length=10_000)]


class Hint(Struct, tag_field="type", tag="hint"):
    """Asks what a player would choose."""

    request: Request
    player: Word


class Call(Struct, tag_field="type", tag="name"):
    """Names the reader's seat; as the host, any seat."""

    request: Request
    name: Name
    seat: Seat | None = None


class Speak(Struct, tag_field="type", tag="language"):
    """Changes the language of a socket."""

    request: Request
    language: Word


class Place(Struct, tag_field="type", tag="seat"):
    """Gives a seat to a person or a player."""

    request: Request
    seat: Seat
    player: Word


class Renew(Struct, tag_field="type", tag="link"):
    """Makes a new secret in place of that of a seat, or of the spectators."""

    request: Request
    seat: Seat | None = None


class Back(Struct, tag_field="type", tag="back"):
    """Takes back to any moment, also beyond what has been revealed."""

    request: Request
    to: Number


class Close(Struct, tag_field="type", tag="close"):
    """Ends the table, so that nobody chooses any more, or opens it again."""

    request: Request
    closed: bool = True


class Arrange(Struct, tag_field="type", tag="arrange"):
    """Changes the position of a test table: what the YAML says, all else stays."""

    request: Request
    position: str


Message = Choose | EndTurn | Undo | Outcome | Hint | Call | Speak | Place | Renew | Back | Close | Arrange
"""What is sent by somebody whom the server knows."""
MESSAGES: tuple[type[Any], ...] = (
    Choose,
    EndTurn,
    Undo,
    Outcome,
    Hint,
    Call,
    Speak,
    Place,
    Renew,
    Back,
    Close,
    Arrange,
)

_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_hello = msgspec.json.Decoder(Hello)
_new_table = msgspec.json.Decoder(NewTable)


def read_message(text: str | bytes) -> Message:
    """Raises `Refused` with the place of the first mistake; so do the next two."""
    return _read(_message, text)


def read_hello(text: str | bytes) -> Hello:
    return _read(_hello, text)


def read_new_table(text: str | bytes) -> NewTable:
    return _read(_new_table, text)


def request_of(text: str | bytes) -> str | None:
    """The name of a message that could not be read otherwise, if it has any."""
    try:
        return msgspec.json.decode(text, type=_Named).request
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


class _Named(Struct):
    request: Request


def _read(decoder: "msgspec.json.Decoder[Content]", text: str | bytes) -> Content:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"{error}") from None
