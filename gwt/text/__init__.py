"""Turns trees into sentences, in every language that a pack has messages for.

The input is an effect, a need or a score; the output is a sentence for people.
Nothing here knows a language or a game: all messages are Fluent files. Those for joiners and amounts are
in `grammar/text`, those for a game's verbs, counts and components in the `text` folder of a pack.
`catalogue` parses the files, `wanted` lists the messages that a pack needs, `check` compares the two,
`speech` formats trees, and `voices` keeps what formats those of a pack. A component without a message is
shown by the name in its YAML.
"""

from gwt.later import TYPED as _TYPED
from gwt.later import names as _names

if _TYPED:
    from gwt.text import events as events
    from gwt.text import tree as tree
    from gwt.text import wanted as wanted
    from gwt.text.keys import Key as Key
    from gwt.text.keys import key_at as key_at
    from gwt.text.narration import Narrator as Narrator
    from gwt.text.plain import printed_word as printed_word
    from gwt.text.speakers import Speaker as Speaker
    from gwt.text.speech import Voice as Voice
    from gwt.text.voices import DEFAULT as DEFAULT
    from gwt.text.voices import lacking as lacking
    from gwt.text.voices import languages as languages
    from gwt.text.voices import nameless as nameless
    from gwt.text.voices import narrator as narrator
    from gwt.text.voices import problems as problems
    from gwt.text.voices import speaker as speaker
    from gwt.text.voices import voice as voice
    from gwt.text.wordless import Wordless as Wordless

__getattr__, __dir__ = _names(__name__)
