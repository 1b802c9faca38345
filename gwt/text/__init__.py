"""Turns trees into sentences, in every language that a pack has messages for.

The input is an effect, a need or a score; the output is a sentence for people.
Nothing here knows a language or a game: all messages are Fluent files. Those for joiners and amounts are
in `grammar/text`, those for a game's verbs, counts and components in the `text` folder of a pack.
`message_catalog` parses the files, `required_messages` lists the messages that a pack needs,
`message_check` compares the two, `sentences` formats trees, and `formatters` keeps what formats those of a
pack. A component without a message is shown by the name in its YAML.
"""

from typing import TYPE_CHECKING as _TYPED

from gwt.lazy_exports import lazy_attributes as _names

if _TYPED:
    from gwt.text import event_messages as event_messages
    from gwt.text import required_messages as required_messages
    from gwt.text import tree_data as tree_data
    from gwt.text.event_sentences import EventFormatter as EventFormatter
    from gwt.text.formatters import DEFAULT as DEFAULT
    from gwt.text.formatters import event_formatter as event_formatter
    from gwt.text.formatters import languages as languages
    from gwt.text.formatters import nameless as nameless
    from gwt.text.formatters import problems as problems
    from gwt.text.formatters import row_formatter as row_formatter
    from gwt.text.formatters import sentence_formatter as sentence_formatter
    from gwt.text.keys import Key as Key
    from gwt.text.keys import key_at as key_at
    from gwt.text.plain_names import plain_message as plain_message
    from gwt.text.plain_names import word_for_message as word_for_message
    from gwt.text.row_sentences import RowFormatter as RowFormatter
    from gwt.text.sentences import SentenceFormatter as SentenceFormatter

__getattr__, __dir__ = _names(__name__)
