"""The message for each class of events, and its arguments.

`MoneyPaid(dollars, to)` is shown by the message `event-money-paid` with `$dollars` and `$to`.
"""

from typing import get_args, get_type_hints

from gwt import dsl, json_types, kernel, memory_cache
from gwt.text.required_messages import message_id

EVENT, TABLE = "event-", "table-"
"""The prefixes of messages for events, and of other messages at the table."""
WHO, YOU = "who", "you"
"""The arguments of every event besides its fields: its seat, and whether the reader is that seat."""
_NOT_TOLD = ("seat", "cause")


def event_id(node_class: type) -> str:
    """Returns the message id of a class of events: `MoneyPaid` -> `event-money-paid`."""
    return EVENT + message_id(node_class)


@memory_cache.bounded_cache(256)
def message_fields(node_class: type) -> json_types.JsonObject:
    """Returns the fields of a class of events that its message gets as arguments, with their types."""
    hints = get_type_hints(node_class, include_extras=True)
    return {name: hints[name] for name in dsl.field_names(node_class) if name not in _NOT_TOLD}


def is_seat(kind: object) -> bool:
    """Whether a type is `Seat`, `Seat | None` or a tuple of seats."""
    return kind == kernel.Seat or kernel.Seat in get_args(kind)
