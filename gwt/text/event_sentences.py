"""Formats events, and the words around the options at a table, in one language."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import define

from gwt import dsl, kernel
from gwt.text.event_messages import WHO, YOU, event_id, is_seat, message_fields
from gwt.text.fluent_values import Several, Told, Word
from gwt.text.format_context import format_context
from gwt.text.plain_names import plain_message, plain_word
from gwt.text.required_messages import FORM, INSIDE, NAME, argument_name, name_ids, numbers_in_name
from gwt.text.sentences import ALONE, ENCLOSED, ORDER, Arguments, SentenceFormatter, collapse_spaces

Names = Mapping[int, str]
"""The names of players, by their seats from 0."""
UNSEEN = "hidden"
"""The argument instead of a value that the reader may not see."""


@define(eq=False)
class EventFormatter(SentenceFormatter):
    """A formatter of sentences, events and all else shown at a table; see `gwt.text.event_formatter`."""

    table = True

    # --- what happened -------------------------------------------------------------------------------

    def event(self, event: kernel.Event, seat: int | None = None, names: Names | None = None) -> str:
        """Returns an event as a sentence for a seat, from 0, or for a spectator.

        Whatever the seat may not see is left out. The text is empty if the language has nothing to say.
        Raises `ContentError` as `sentence` does.
        """
        text = self.event_phrase(event, seat, names)
        if not text:
            return ""
        arguments = {"text": text, WHO: self._who(event.seat, seat, names), YOU: _you(event, seat)}
        with format_context():
            return self._sentences(self._message("table-event", arguments))

    def event_phrase(self, event: kernel.Event, seat: int | None = None, names: Names | None = None) -> str:
        """Returns an event as a phrase without its seat: `paid 2 dollars to seat 3`.

        Raises as `event` does.
        """
        return self._deed(event.seen_by(-1 if seat is None else seat), seat, names)

    def event_phrase_for_all(self, event: kernel.Event) -> str:
        """Returns an event as a phrase in the third person for whoever may see all that it says.

        Raises as `event` does.
        """
        return self._deed(event, None, None)

    def _deed(self, event: kernel.Event, seat: int | None, names: Names | None) -> str:
        arguments: dict[str, Told] = {WHO: self._who(event.seat, seat, names), YOU: _you(event, seat)}
        for name, kind in message_fields(type(event)).items():
            value = getattr(event, name)
            if value is None or not is_seat(kind):
                arguments[argument_name(name)] = self._of_event(value)
            elif isinstance(value, tuple):
                arguments[argument_name(name)] = Several([self._who(actor, seat, names) for actor in value])
            else:
                arguments[argument_name(name)] = self._who(value, seat, names)
        if event_id(type(event)) in self.words.entries:
            return self._line(event_id(type(event)), arguments)
        # A missing message is reported when the files are checked; games without words have none.
        return plain_message(dsl.class_name_in_words(type(event)), *_plain_fields(event, names))

    def _who(self, who: int, seat: int | None, names: Names | None) -> Word:
        if who == seat:
            return self._called("you", "table-you", {})
        if names is not None and who in names:
            return self._called("named", "table-player", {"name": names[who]})
        return self.seat(who + 1)

    def _of_event(self, value: object) -> Told:
        """Returns the value of a field of an event as an argument of its message."""
        match value:
            case str() if value == kernel.HIDDEN:
                return UNSEEN
            case tuple() if kernel.HIDDEN in value:
                return Several(value, UNSEEN)
            case Mapping():
                return self.counts_argument(value)
        return self._argument(value, ORDER, ENCLOSED, [])

    # --- what is shown -------------------------------------------------------------------------------

    def message(self, id: str, **texts: Any) -> str:
        """Returns a message at the table in one line, such as `table-turn` with `turn=3`.

        Texts are shown as they are; `word`, `named`, `counted` and `seat` return translated arguments.
        Raises `ContentError` as `sentence` does.
        """

        def line() -> str:
            return self._line(
                id, {YOU: "yes", **{argument_name(name): _as_told(texts[name]) for name in texts}}
            )

        plain = all(type(value) in (str, int) for value in texts.values())
        return self._remembered((id, *texts.items()), line) if plain else line()

    def seat(self, number: int) -> Word:
        """Returns an argument for `say`: a seat, by its number from 1."""
        return self._called("seat", "table-seat", {"n": number})

    def word(self, id: str) -> Word:
        """Returns an argument for `say`: the name of a component, or of another word of expressions."""
        return self._word(NAME, id)

    def names_argument(self, ids: Iterable[object]) -> Several:
        """Returns an argument for `say`: names; values other than texts are shown as is."""
        return Several([self.word(name) if isinstance(name, str) else name for name in ids])

    def counts_argument(self, numbers: Mapping[str, int]) -> Several:
        """Returns an argument for `say`: numbers with names, without zeros."""
        some = tuple((id, number) for id, number in numbers.items() if number)
        return Several([self._argument(pair, ORDER, ENCLOSED, []) for pair in some])

    def unseen(self, number: int) -> Several:
        """Returns an argument for `say`: a number of hidden things."""
        return Several(range(number), UNSEEN)

    def name_of(self, id: str, number: int | str = 1, sort: str = NAME) -> str:
        """Returns the name of a component, in singular or plural; `sort` is the kind of its entry.

        Raises as `sentence` does.
        """
        ids = dict.fromkeys([*name_ids(id, sort), *name_ids(id)])
        format_name = self._showing(tuple(ids), numbers_in_name(id), id, plain_word(id, self._plain))
        with format_context():
            return collapse_spaces(format_name("", number))

    def effect(self, effect: dsl.Effect | dsl.Need) -> str:
        """Returns an effect or a need as a part of a line. Raises as `sentence` does."""
        return self._remembered(
            (ENCLOSED, effect), lambda: collapse_spaces(self._phrase(effect, ORDER, ENCLOSED))
        )

    def _called(self, key: str, id: str, arguments: Arguments) -> Word:
        return Word(key, self._showing((id,), arguments, key))

    def _line(self, id: str, arguments: Arguments) -> str:
        with format_context():
            return collapse_spaces(self._message(id, {FORM: ORDER, INSIDE: ALONE, **arguments}))


def _you(event: kernel.Event, seat: int | None) -> str:
    return "yes" if event.seat == seat else "no"


def _as_told(value: object) -> Told:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return Several(value)
    return "none" if value is None or value == "" else value


def _plain_fields(event: kernel.Event, names: Names | None) -> Iterator[object]:
    """Yields the values that an event says, with names for its seats."""
    for name, kind in message_fields(type(event)).items():
        value = getattr(event, name)
        if value is not None and is_seat(kind):
            seats = value if isinstance(value, tuple) else (value,)
            yield tuple((names or {}).get(seat, f"seat {seat + 1}") for seat in seats)
        else:
            yield value
