"""Lists the messages that are needed at a table: one for each class of events, and all others.

The others are requested by name from Python; the English files show which arguments each one gets.
"""

from collections.abc import Iterator

from gwt.memories import once_for_each
from gwt.packs import Pack, shown_path
from gwt.resources import words
from gwt.text.catalogue import table_messages
from gwt.text.events import EVENT, TABLE, WHO, YOU, event_id, told_fields
from gwt.text.references import arguments_of
from gwt.text.wanted import CASE, FORM, INSIDE, VERB, Wanted, argument, message_id

REFERENCE = "en"
"""The language whose files define the messages at a table and their arguments."""


@once_for_each
def wanted_at_table(pack: Pack) -> tuple[Wanted, ...]:
    """Returns every message that is needed at a table."""
    return tuple(_wanted(pack))


def _wanted(pack: Pack) -> Iterator[Wanted]:
    messages = table_messages(pack, REFERENCE)
    used = {id: frozenset(arguments_of(id, messages)) for id in messages}
    every_game = {shown_path(path) for path in words(REFERENCE)}
    events = set[str]()
    for kind in pack.events():
        id, fields = event_id(kind), frozenset(map(argument, told_fields(kind)))
        events.add(id)
        arguments = fields | {WHO, YOU, FORM, INSIDE, VERB}
        joined = ", ".join(f"${name}" for name in sorted(fields))
        says = f"that {message_id(kind).replace('-', ' ')}" + (f", with {joined}" if joined else "")
        # An argument that English does not use, such as the row that a token left, is optional.
        yield Wanted((id,), arguments, says, fields & used.get(id, frozenset()))
    for id, entry in messages.items():
        if id.startswith(EVENT) and id not in events and entry.document.file in every_game:
            # A game need not have all the events that most games have.
            yield Wanted((id,), used[id] | {WHO, YOU}, "an event of most games", optional=True)
        if id.startswith(TABLE):
            arguments = used[id] | {FORM, INSIDE, VERB, CASE, YOU}
            yield Wanted((id,), arguments, "something at the table", used[id] - {YOU})
