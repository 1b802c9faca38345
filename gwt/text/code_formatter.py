"""A speaker without a language: it shows everything by its name in code.

So a game can be played without the libraries for texts, or if its pack has no words.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gwt.dsl import Effect, Need, class_name_in_words
from gwt.kernel import Event
from gwt.text.event_messages import TABLE, is_seat, message_fields


class CodeFormatter:
    """A `Speaker` that uses ids, field names and expressions instead of messages."""

    def event(self, event: Event, seat: int | None = None, names: Mapping[int, str] | None = None) -> str:
        return f"{self._who(event.seat, names)}: {self.event_phrase(event, seat, names)}"

    def event_phrase(
        self, event: Event, seat: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        return self.event_phrase_for_all(event.seen_by(-1 if seat is None else seat), names)

    def event_phrase_for_all(self, event: Event, names: Mapping[int, str] | None = None) -> str:
        """Returns an event as a phrase for whoever may see all that it says."""
        values = {name: getattr(event, name) for name in message_fields(type(event))}
        for name, kind in message_fields(type(event)).items():
            if isinstance(values[name], tuple) and is_seat(kind):
                values[name] = tuple(self._who(seat, names) for seat in values[name])
            elif values[name] is not None and is_seat(kind):
                values[name] = self._who(values[name], names)
        return self.message(class_name_in_words(type(event)), **values)

    def _who(self, seat: int, names: Mapping[int, str] | None) -> str:
        return names[seat] if names is not None and seat in names else self.seat(seat + 1)

    def message(self, id: str, **arguments: Any) -> str:
        values = (_written(value) for value in arguments.values())
        return " ".join([id.removeprefix(TABLE).replace("-", " "), *filter(None, values)])

    def seat(self, number: int) -> str:
        return f"seat {number}"

    def word(self, id: str) -> str:
        return id

    def names_argument(self, ids: Iterable[Any]) -> str:
        return _written(tuple(ids))

    def counts_argument(self, numbers: Mapping[str, int]) -> str:
        return _written(numbers)

    def unseen(self, number: int) -> str:
        return str(number)

    def name_of(self, id: str, number: int | str = 1, sort: str = "") -> str:
        return id

    def effect(self, effect: Effect | Need) -> str:
        return str(effect)

    def option(self, option: Effect, forgone: Sequence[Effect] = ()) -> str:
        return str(option)


def _written(value: object) -> str:
    match value:
        case None | False | "none":
            return ""
        case True:
            return "yes"
        case Mapping():
            return ", ".join(f"{number} {key}" for key, number in value.items() if number)
        case tuple() | list():
            return ", ".join(map(str, value))
    return str(value)
