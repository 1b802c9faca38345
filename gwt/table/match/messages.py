"""Messages of clients and the body for a new table, checked with the place of a mistake.

The classes are the declarations from which messages are read and from which the OpenAPI document is made;
the bounds of a field are those of JSON Schema.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import attrs
from attrs import field, frozen
from cattrs import ClassValidationError, Converter, transform_error

from gwt import errors, json_types
from gwt.table.problems import RequestRefused

Content = TypeVar("Content", bound=attrs.AttrsInstance)

SEEN = r"^[^\u0000-\u0008\u000b\u000c\u000e-\u001f]*$"
"""Every text: without NUL, which no database takes, and other control characters."""
Request = Annotated[str, ("minLength", 1), ("maxLength", 64), ("pattern", SEEN)]
"""Names a message for its answer."""
Name = Annotated[str, ("maxLength", 40), ("pattern", SEEN)]
Word = Annotated[str, ("maxLength", 200), ("pattern", SEEN)]
Own = Annotated[str, ("minLength", 20), ("maxLength", 64), ("pattern", "^[A-Za-z0-9_-]*$")]
"""A secret that a client has made of at least 120 random bits."""
Text = Annotated[str, ("pattern", SEEN)]
Seat = Annotated[int, ("minimum", 1), ("maximum", 16)]
Number = Annotated[int, ("minimum", 0), ("maximum", 1_000_000)]
Seconds = Annotated[int, ("minimum", 0), ("maximum", 60 * 86_400)]
Option = Annotated[str, ("maxLength", 10_000), ("pattern", SEEN)]


@frozen
class NewTable:
    """A new table: who sits where, and what is played."""

    seats: Annotated[list[Word], ("maxItems", 16)] | None = None
    players: Seat | None = None
    game: Word | None = None
    packs: Annotated[list[Word], ("maxItems", 16)] | None = None
    setup: Word | None = None
    seed: Annotated[int, ("minimum", 0)] | None = None
    first: Seat | None = None
    rulings: Annotated[dict[Word, bool], ("maxProperties", 100)] | None = None
    names: Annotated[list[Name], ("maxItems", 16)] = field(factory=list)
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


@frozen
class SocketMessage:
    """A message over a socket, in which fields that its class does not have are passed over."""


@frozen
class Hello(SocketMessage):
    """The first message of a socket, which says who opens it."""

    secret: Word
    language: Word = "en"
    since: Word = ""
    own: Own | None = None


@frozen
class Take:
    """A request for a seat by its invitation."""

    own: Own | None = None
    """The client's secret, which is generated if none is chosen; the same may be asked again."""


@frozen
class Join:
    """A request for a free seat of a table, or a certain one."""

    name: Name = ""
    seat: Seat | None = None
    own: Own | None = None
    """The client's secret, which is generated if none is chosen."""


@frozen
class NewNotice:
    """An address for notices of the client's turns; for the host, of everybody's."""

    kind: Literal["discord", "slack", "ntfy", "json", "mail"]
    target: Annotated[str, ("minLength", 1), ("maxLength", 500), ("pattern", SEEN)]
    language: Word = "en"


@frozen
class ChangeNotice:
    """The action on such an address."""

    do: Literal["confirm", "try", "remove"]
    code: Word = ""
    """Of an address of mail that is confirmed, what has been sent there."""


@frozen
class NewPerson:
    """A name that is kept with a key."""

    name: Annotated[str, ("minLength", 1), ("maxLength", 40), ("pattern", SEEN)]


@frozen
class QrCode:
    """A text that is to be read by a camera."""

    text: Annotated[str, ("minLength", 1), ("maxLength", 300), ("pattern", SEEN)]


@frozen
class OperatorOrder:
    """An order of the operator: to remove tables or names, to ban an address, or to let it in again."""

    do: Literal["remove", "remove-person", "ban", "unban"]
    about: Annotated[str, ("minLength", 1), ("maxLength", 64), ("pattern", SEEN)]


@frozen
class SocketRequest(SocketMessage):
    """The base of messages that are answered."""

    request: Request


@frozen
class DecisionRequest(SocketRequest):
    """A question about the reader's decision of that number."""

    decision: Number


@frozen
class Choose(DecisionRequest):
    """The choice of an option of the reader's decision."""

    option: Option


@frozen
class EndTurn(DecisionRequest):
    """The permission for a choice that waits to have its consequences."""


@frozen
class Undo(SocketRequest):
    """A request to take back to a moment of the reader's own turn; one step without `to`."""

    to: Number | None = None


@frozen
class AskOutcome(DecisionRequest):
    """A question about what an option leads to for certain."""

    option: Option


@frozen
class Hint(SocketRequest):
    """A question about what a player would choose."""

    player: Word


@frozen
class NameSeat(SocketRequest):
    """Names the reader's seat; as the host, any seat."""

    name: Name
    seat: Seat | None = None


@frozen
class SetLanguage(SocketRequest):
    """Changes the language of a socket."""

    language: Word


@frozen
class PlaceAtSeat(SocketRequest):
    """An order that gives a seat to a person or a player."""

    seat: Seat
    player: Word


@frozen
class RenewLink(SocketRequest):
    """An order for a new secret instead of that of a seat, or of the spectators."""

    seat: Seat | None = None


@frozen
class Reveal(SocketRequest):
    """A request of the host for the saved game while it goes on, of which everybody is informed."""


@frozen
class RewindTo(SocketRequest):
    """An order to take back to any moment, also beyond what has been revealed."""

    to: Number


@frozen
class Close(SocketRequest):
    """An order that ends the table, so that nobody chooses any more, or opens it again."""

    closed: bool = True


@frozen
class Arrange(SocketRequest):
    """Changes the position of a test table: what the YAML says, all else stays."""

    position: Text


@frozen
class SetPace(SocketRequest):
    """An order about how long who is asked may take."""

    remind: Seconds = 0
    allowed: Seconds = 0
    stand_in: Word = ""


@frozen
class SetOpen(SocketRequest):
    """An order that lets everybody find the table, take a free seat and look on, or nobody any more."""

    open: bool = True


@frozen
class Say(SocketRequest):
    """A line that everybody at the table reads."""

    text: Annotated[str, ("minLength", 1), ("maxLength", 500), ("pattern", SEEN)]


@frozen
class KeepNote(SocketRequest):
    """The notes of the reader's seat for itself, instead of the former ones."""

    text: Annotated[str, ("maxLength", 4_000), ("pattern", SEEN)]


@frozen
class PlayAsPerson(SocketRequest):
    """A claim, with a key, of who plays at the reader's seat."""

    key: Word


MESSAGES: dict[str, type[SocketRequest]] = {
    "choose": Choose,
    "end_turn": EndTurn,
    "undo": Undo,
    "outcome": AskOutcome,
    "hint": Hint,
    "name": NameSeat,
    "language": SetLanguage,
    "seat": PlaceAtSeat,
    "link": RenewLink,
    "reveal": Reveal,
    "back": RewindTo,
    "close": Close,
    "arrange": Arrange,
    "pace": SetPace,
    "open": SetOpen,
    "say": Say,
    "note": KeepNote,
    "person": PlayAsPerson,
}
"""The messages of somebody whom the server knows, by their `type`."""
BODIES = (Join, NewNotice, ChangeNotice, NewPerson, OperatorOrder, QrCode)
"""Bodies of single requests."""
_CONVERTER = Converter()


def _check_type(value: Any, kind: type[Any]) -> Any:
    # To Python `true` is a whole number too.
    if type(value) is not kind:
        raise ValueError(f"expected {kind.__name__}, got {type(value).__name__}")
    if kind is str:
        # JSON may have half of a character, which nothing can send or keep.
        value.encode()
    return value


for _kind in (str, int, bool):
    _CONVERTER.register_structure_hook(_kind, _check_type)


def _is_within(value: Any, name: str, bound: Any) -> bool:
    if name == "pattern":
        return re.search(bound, value) is not None
    size: int = value if isinstance(value, int) else len(value)
    return bool(size >= bound if name.startswith("min") else size <= bound)


@_CONVERTER.register_structure_hook_factory(lambda kind: hasattr(kind, "__metadata__"))
def _bounded(kind: Any) -> Callable[[Any, Any], Any]:
    inner, *bounds = get_args(kind)
    convert = _CONVERTER.get_structure_hook(inner)

    def check(value: Any, _: object) -> Any:
        # First, because of something very long each item would be a mistake of its own.
        _check_type(value, get_origin(inner) or inner)
        for name, bound in bounds:
            if not _is_within(value, name, bound):
                is_text = name == "pattern"
                raise ValueError(
                    "a text has a control character, such as NUL" if is_text else f"{name} is {bound}"
                )
        return convert(value, inner)

    return check


@contextmanager
def _refuse_mistakes() -> Iterator[None]:
    try:
        yield
    except ClassValidationError as error:
        raise RequestRefused("malformed", _first_mistake(error)) from None
    except (ValueError, RecursionError) as error:
        raise RequestRefused("malformed", str(error)) from None


def _first_mistake(error: ClassValidationError) -> str:
    def describe(mistake: BaseException, _: object) -> str:
        return "required field missing" if isinstance(mistake, KeyError) else str(mistake)

    return errors.shorten_value(transform_error(error, format_exception=describe)[0], 300)


@_refuse_mistakes()
def read_message(text: str | bytes) -> SocketRequest:
    """Raises `RequestRefused` with the place of the first mistake; so does `decode`."""
    data = _parse(text)
    kind = MESSAGES.get(str(data.get("type")))
    if kind is None:
        raise ValueError("no message has this type @ $.type")
    return _CONVERTER.structure(data, kind)


@_refuse_mistakes()
def decode(kind: type[Content], text: str | bytes) -> Content:
    """Reads a text that is of this class."""
    data = _parse(text)
    if kind is Hello and data.get("type") != "hello":
        raise ValueError("this is no hello @ $.type")
    if not issubclass(kind, SocketMessage) and (unknown := data.keys() - attrs.fields_dict(kind).keys()):
        raise ValueError(f"unknown field `{errors.shorten_value(min(unknown))}`")
    return _CONVERTER.structure(data, kind)


def _parse(text: str | bytes) -> json_types.JsonObject:
    data = json.loads(text if isinstance(text, str) else text.decode())
    if not isinstance(data, dict):
        raise ValueError("expected an object of JSON")
    return data


def request_of(text: str | bytes) -> str | None:
    """The name of a message that could not be read otherwise, if it has any."""
    try:
        return decode(SocketRequest, text).request
    except RequestRefused:
        return None
