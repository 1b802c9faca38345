"""The kinds of events, as messages are asked for them and told about them.

`MoneyPaid(dollars, to)` is said by `event-money-paid` with `$dollars` and `$to`.
"""

from typing import Any, get_args, get_type_hints

from gwt.dsl.nodes import field_names
from gwt.kernel.events import Seat
from gwt.memories import remembered
from gwt.text.wanted import message_id

EVENT, TABLE = "event-", "table-"
"""What the names of messages for events, and of the others that are said at a table, begin with."""
WHO, YOU = "who", "you"
"""What each event is told besides its fields: the seat that it is about, and whether that one listens."""
_NOT_TOLD = ("seat", "cause")


def event_id(kind: type) -> str:
    """`MoneyPaid` to `event-money-paid`."""
    return EVENT + message_id(kind)


@remembered(256)
def told_fields(kind: type) -> dict[str, Any]:
    """The fields of a kind of event that its message is told, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in field_names(kind) if name not in _NOT_TOLD}


def is_seat(kind: Any) -> bool:
    """Whether the values of a type are seats, if they are anything."""
    return kind == Seat or Seat in get_args(kind)
