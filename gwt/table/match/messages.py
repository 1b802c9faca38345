"""Messages of clients and the body for a new table, checked with the place of a mistake.

The classes are the declarations from which messages are read and from which the OpenAPI document is made.
"""

from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from gwt.table.problems import RequestRefused

Content = TypeVar("Content")

SEEN = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$"
"""Every text: without NUL, which no database takes, and other control characters."""
Request = Annotated[str, Meta(min_length=1, max_length=64, pattern=SEEN)]
"""Names a message for its answer."""
Name = Annotated[str, Meta(max_length=40, pattern=SEEN)]
Word = Annotated[str, Meta(max_length=200, pattern=SEEN)]
Own = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
"""A secret that a client has made of at least 120 random bits."""
Text = Annotated[str, Meta(pattern=SEEN)]
Seat = Annotated[int, Meta(ge=1, le=16)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=60 * 86_400)]
Option = Annotated[str, Meta(max_length=10_000, pattern=SEEN)]


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
    record: Text | None = None
    """A saved game to go on with; it says what is played and by how many."""
    position: Text | None = None
    """A position in YAML to begin with; it says what is played and by how many."""
    test: bool | None = None
    """Whether the host may change positions; by default as the operator says."""
    wait: Literal["turn", "draw", "no"] = "turn"
    watch: Literal["turns", "choices"] = "turns"
    study: bool = False
    """Whether the saved game is only looked at: nobody chooses, and each choice is a moment for all."""
    open: bool = False
    """Whether everybody may find the table, take a free seat and look on."""
    remind: Seconds = 0
    """Seconds after which who is asked is reminded; 0 for never."""
    allowed: Seconds = 0
    """Seconds until which who is asked has to choose; 0 for as long as they like."""
    stand_in: Word = ""
    """The computer player that then chooses for them; without one nothing happens."""


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message of a socket, which says who opens it."""

    secret: Word
    language: Word = "en"
    since: Word = ""
    own: Own | None = None


class Take(Struct, forbid_unknown_fields=True):
    """A request for a seat by its invitation."""

    own: Own | None = None
    """The secret of one's own, which is made here if none is chosen; the same may be asked again."""


class Join(Struct, forbid_unknown_fields=True):
    """A request for a free seat of a table, or a certain one."""

    name: Name = ""
    seat: Seat | None = None
    own: Own | None = None
    """The secret of one's own, which is made here if none is chosen."""


class NewNotice(Struct, forbid_unknown_fields=True):
    """An address that is to be told of one's turns; as the host, of everybody's."""

    kind: Literal["discord", "slack", "ntfy", "json", "mail"]
    target: Annotated[str, Meta(min_length=1, max_length=500, pattern=SEEN)]
    language: Word = "en"


class ChangeNotice(Struct, forbid_unknown_fields=True):
    """The action on such an address."""

    do: Literal["confirm", "try", "remove"]
    code: Word = ""
    """Of an address of mail that is confirmed, what has been sent there."""


class NewPerson(Struct, forbid_unknown_fields=True):
    """A name that is kept with a key."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=SEEN)]


class QrCode(Struct, forbid_unknown_fields=True):
    """A text that is to be read by a camera."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern=SEEN)]


class OperatorOrder(Struct, forbid_unknown_fields=True):
    """An order of the operator: to remove tables or names, to ban an address, or to let it in again."""

    do: Literal["remove", "remove-person", "ban", "unban"]
    about: Annotated[str, Meta(min_length=1, max_length=64, pattern=SEEN)]


class SocketRequest(Struct):
    """The base of messages that are answered."""

    request: Request


class DecisionRequest(SocketRequest):
    """A question about the reader's decision of that number."""

    decision: Number


class Choose(DecisionRequest, tag_field="type", tag="choose"):
    """The choice of an option of the reader's decision."""

    option: Option


class EndTurn(DecisionRequest, tag_field="type", tag="end_turn"):
    """The permission for a choice that waits to have its consequences."""


class Undo(SocketRequest, tag_field="type", tag="undo"):
    """A request to take back to a moment of the reader's own turn; one step without `to`."""

    to: Number | None = None


class AskOutcome(DecisionRequest, tag_field="type", tag="outcome"):
    """A question about what an option leads to for certain."""

    option: Option


class Hint(SocketRequest, tag_field="type", tag="hint"):
    """A question about what a player would choose."""

    player: Word


class NameSeat(SocketRequest, tag_field="type", tag="name"):
    """Names the reader's seat; as the host, any seat."""

    name: Name
    seat: Seat | None = None


class SetLanguage(SocketRequest, tag_field="type", tag="language"):
    """Changes the language of a socket."""

    language: Word


class PlaceAtSeat(SocketRequest, tag_field="type", tag="seat"):
    """An order that gives a seat to a person or a player."""

    seat: Seat
    player: Word


class RenewLink(SocketRequest, tag_field="type", tag="link"):
    """An order for a new secret in place of that of a seat, or of the spectators."""

    seat: Seat | None = None


class Reveal(SocketRequest, tag_field="type", tag="reveal"):
    """A request of the host for the saved game while it goes on, of which everybody is told."""


class RewindTo(SocketRequest, tag_field="type", tag="back"):
    """An order to take back to any moment, also beyond what has been revealed."""

    to: Number


class Close(SocketRequest, tag_field="type", tag="close"):
    """An order that ends the table, so that nobody chooses any more, or opens it again."""

    closed: bool = True


class Arrange(SocketRequest, tag_field="type", tag="arrange"):
    """Changes the position of a test table: what the YAML says, all else stays."""

    position: Text


class SetPace(SocketRequest, tag_field="type", tag="pace"):
    """An order about how long who is asked may take."""

    remind: Seconds = 0
    allowed: Seconds = 0
    stand_in: Word = ""


class SetOpen(SocketRequest, tag_field="type", tag="open"):
    """An order that lets everybody find the table, take a free seat and look on, or nobody any more."""

    open: bool = True


class Say(SocketRequest, tag_field="type", tag="say"):
    """A line that everybody at the table reads."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=SEEN)]


class KeepNote(SocketRequest, tag_field="type", tag="note"):
    """The notes of the reader's seat for itself, in place of what was kept before."""

    text: Annotated[str, Meta(max_length=4_000, pattern=SEEN)]


class PlayAsPerson(SocketRequest, tag_field="type", tag="person"):
    """A claim, with a key, of who plays at the reader's seat."""

    key: Word


Message = (
    Choose
    | EndTurn
    | Undo
    | AskOutcome
    | Hint
    | NameSeat
    | SetLanguage
    | PlaceAtSeat
    | RenewLink
    | Reveal
    | RewindTo
    | Close
    | Arrange
    | SetPace
    | SetOpen
    | Say
    | KeepNote
    | PlayAsPerson
)
"""A message of somebody whom the server knows."""
MESSAGES: tuple[type[Any], ...] = get_args(Message)

BODIES = (Join, NewNotice, ChangeNotice, NewPerson, OperatorOrder, QrCode)
"""Bodies of single requests."""
_DECODERS: dict[Any, Any] = {
    kind: msgspec.json.Decoder(kind) for kind in (Message, Hello, NewTable, Take, *BODIES)
}


def read_message(text: str | bytes) -> Message:
    """Raises `RequestRefused` with the place of the first mistake; so do the next two."""
    message: Message = decode(Message, text)
    return message


def read_body(kind: type[Content], text: str | bytes) -> Content:
    """Reads a body that may be left out if all that it says may be."""
    body: Content = decode(kind, text or b"{}")
    return body


def decode(kind: object, text: str | bytes) -> Any:
    """Reads a text that is of this class, or of one of several."""
    try:
        return _DECODERS[kind].decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("malformed", _mistake(error)) from None


def request_of(text: str | bytes) -> str | None:
    """The name of a message that could not be read otherwise, if it has any."""
    try:
        return msgspec.json.decode(text, type=SocketRequest).request
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _mistake(error: Exception) -> str:
    message, at, place = str(error).partition(" - at ")
    return f"A text has a control character, such as NUL{at}{place}" if "regex" in message else str(error)
