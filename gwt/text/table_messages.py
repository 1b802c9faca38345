"""Lists the messages that are needed at a table: one for each class of events, and all others.

The others are requested by name from Python; the English files show which arguments each one gets.
"""

from collections.abc import Iterator

from gwt import memory_cache, packs, resources
from gwt.text.event_messages import EVENT, TABLE, WHO, YOU, event_id, message_fields
from gwt.text.message_catalog import table_messages
from gwt.text.message_references import arguments_of
from gwt.text.required_messages import (
    CASE,
    FORM,
    INSIDE,
    ROW,
    VERB,
    RequiredMessage,
    argument_name,
    message_id,
)

REFERENCE = "en"
"""The language whose files define the messages at a table and their arguments."""


@memory_cache.cached_per_object
def wanted_at_table(pack: packs.Pack) -> tuple[RequiredMessage, ...]:
    """Returns every message that is needed at a table."""
    return tuple(_wanted(pack))


def _wanted(pack: packs.Pack) -> Iterator[RequiredMessage]:
    messages = table_messages(pack, REFERENCE)
    used = {id: frozenset(arguments_of(id, messages)) for id in messages}
    every_game = {packs.display_path(path) for path in resources.shared_text_files(REFERENCE)}
    events = set[str]()
    for kind in pack.events():
        id, fields = event_id(kind), frozenset(map(argument_name, message_fields(kind)))
        events.add(id)
        arguments = fields | {WHO, YOU, FORM, INSIDE, VERB}
        joined = ", ".join(f"${name}" for name in sorted(fields))
        says = f"that {message_id(kind).replace('-', ' ')}" + (f", with {joined}" if joined else "")
        # An argument that English does not use, such as the row that a token left, is optional.
        yield RequiredMessage((id,), arguments, says, fields & used.get(id, frozenset()))
    for id, entry in messages.items():
        if id.startswith(EVENT) and id not in events and entry.document.file in every_game:
            # A game need not have all the events that most games have.
            yield RequiredMessage((id,), used[id] | {WHO, YOU}, "an event of most games", optional=True)
        if id.startswith(TABLE):
            arguments = used[id] | used.get(ROW + id, frozenset()) | {FORM, INSIDE, VERB, CASE, YOU}
            yield RequiredMessage((id,), arguments, "something at the table", used[id] - {YOU})
