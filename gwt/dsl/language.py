"""The language of a game: its grammar, what is built from each rule, and what its words are called."""

import re
from bisect import bisect_left
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, field

from gwt.dsl import effects, nodes, templates

if TYPE_CHECKING:
    from lark import Lark

    from gwt.dsl.counts import Counts

Vocabulary = Mapping[str, Mapping[str, Any]]
"""For each kind of name, the words that stand for it and what they stand for."""

WORD = re.compile(r"(?<![A-Za-z0-9-])[0-9-]*[A-Za-z][A-Za-z0-9-]*")


def _no_counts() -> "Counts":
    # A pack out of the cache declares nothing.
    from gwt.dsl.counts import Counts

    return Counts()


@define
class Language:
    """One game's grammar, and what to build from each of its rules.

    `grammar` holds what a game writes of its grammar by hand; the rest follows from the templates of
    `verbs`. `wording` says in plain words what a terminal is, for messages.
    """

    grammar: Path
    verbs: tuple[type[effects.Effect], ...]
    """The verbs of the game, each with its templates or with a rule of its own in the grammar."""
    names: frozenset[str]
    """Rules that are a name of that kind, resolved in the vocabulary."""
    wording: Mapping[str, str] = field(factory=dict)
    synonyms: Mapping[str, str] = field(factory=dict)
    """Common wrong words, with the right ones; `N` is a number in both."""
    rules: Mapping[str, Callable[..., Any]] = field(factory=dict)
    """The builders of the grammar rules that are no verb; by default a tuple of their parts."""
    counts: "Counts" = field(factory=_no_counts)
    """The counts of the game, which its `GameSpec` gives to the language."""
    hints: Mapping[str, str] = field(factory=dict)
    """Words, and families of `gwt.dsl.phrase_tables.UNSAYABLE`, each with what to write instead."""
    paying: str = ""
    """The verb by which a price is paid, for hints about steps that name one behind them."""
    for_people: Callable[[str], str] = str
    """Returns the text of an effect in the form that can be read in one way only."""

    @cached_property
    def text(self) -> str:
        """The whole grammar."""
        from gwt.dsl.grammar import full_grammar_text

        return full_grammar_text(self.grammar, self.counts, self._forms, self.names)

    @property
    def _forms(self) -> list[templates.Form]:
        return [form for kind in self.verbs for form in templates.forms_of(kind)]

    @cached_property
    def parser(self) -> "Lark":
        """The parser of all that can be said."""
        return self._new_parser()

    def _new_parser(self) -> "Lark":
        """Makes a parser of the whole grammar from its tables.

        Raises:
            TypeError: the grammar is wrong, with the template by which it is.
        """
        # lark is imported only where something is read: a pack out of the cache needs no parser.
        from lark.exceptions import LarkError

        from gwt.dsl.parser_tables import load_parser

        try:
            return load_parser(self.grammar, self.text)
        except LarkError as error:
            raise self._fault(" ".join(str(error).split("\n\n")[0].split())) from None

    def _fault(self, reason: str) -> TypeError:
        """The error of a grammar that cannot be read, with the first template by which it cannot."""
        from gwt.dsl.grammar import full_grammar_text
        from gwt.dsl.parser_tables import is_readable

        written = self._forms
        texts = [
            full_grammar_text(self.grammar, self.counts, written, self.names, count)
            for count in range(len(written) + 1)
        ]
        first = bisect_left(texts, True, key=lambda text: not is_readable(text))
        if not first:
            return TypeError(f"{self.grammar} cannot be read: {reason}")
        form = written[first - 1]
        return TypeError(f"{form.kind.__name__}, '{form.template}': the grammar cannot hold it: {reason}")

    @cached_property
    def content_parser(self) -> "Lark":
        """The parser of what authors may write: the language without what is said only of options."""
        return self._narrower_parser(True, frozenset())

    def parser_of(self, vocabulary: Vocabulary, *, content: bool) -> "Lark":
        """Reads what can be said with the names of a pack, or with `content` what its authors may write.

        What needs names of a kind of which the pack has none is left out, so that no message offers it.
        """
        lacking = frozenset(name for name in self.names if not vocabulary.get(name))
        return self._narrower_parser(content, lacking) if content or lacking else self.parser

    @cached_property
    def _narrower(self) -> dict[tuple[bool, frozenset[str]], "Lark"]:
        return {}

    def _narrower_parser(self, content: bool, lacking: frozenset[str]) -> "Lark":
        """The parser of a part of the language: of that for authors, without some kinds of names."""
        from gwt.dsl.parser_tables import restricted_parser

        if (content, lacking) not in self._narrower:
            narrow = [
                form.rule
                for kind in self.verbs
                for form in templates.forms_of(kind)
                if form.template in kind.templates[1:]
            ]
            of_options = (
                rule for rule, kind in self.verbs_by_rule.items() if not templates.is_in_content(kind)
            )
            without = {"forgone", "of_player", *narrow, *of_options}
            parser = restricted_parser(self._new_parser(), without if content else set(), lacking)
            self._narrower[content, lacking] = parser
        return self._narrower[content, lacking]

    @cached_property
    def verbs_by_rule(self) -> Mapping[str, type[effects.Effect]]:
        """The verbs by the rules of the grammar: `gain_dollars` for `GainDollars`."""
        return {nodes.class_name_in_words(kind, "_"): kind for kind in self.verbs}

    @cached_property
    def makers(self) -> Mapping[str, Callable[..., Any]]:
        """The builder of each grammar rule of the game."""
        of_forms = {form.rule: form.build for kind in self.verbs for form in templates.forms_of(kind)}
        return {**self.verbs_by_rule, **of_forms, **self.rules}

    @property
    def kinds(self) -> tuple[type[effects.Effect], ...]:
        """Every kind of effect that can be said, the joiners first."""
        return (*effects.JOINERS, *self.verbs)

    @cached_property
    def words(self) -> dict[str, str]:
        """Terminal to the word or words that it stands for."""
        return self._words_of(self.parser)

    @cached_property
    def content_words(self) -> dict[str, str]:
        """The terminals that authors may write, with the words for which they stand."""
        return self._words_of(self.content_parser)

    def _words_of(self, parser: "Lark") -> dict[str, str]:
        wordings, descriptions = {}, {**_COMPARING, **self.counts.wording, **self.wording}
        for terminal in parser.terminals:
            plain = terminal.pattern.value
            if terminal.pattern.type == "re":
                # `(from stack)(?!...)` to `from stack`, `cards?` to `card`
                plain = re.sub(r"\(\?[!=][^)]*\)|.\?|[()\\]", "", plain)
            wordings[terminal.name] = descriptions.get(terminal.name, f"'{plain}'")
        return wordings

    @cached_property
    def first(self) -> frozenset[str]:
        """The terminals with which an expression begins."""
        begun: Any = self.parser.parse_interactive("", start="start")
        return frozenset(begun.accepts())

    @cached_property
    def author_forms(self) -> Mapping[str, str]:
        """The forms of its verbs that authors may write, with fields in braces, each with an example."""
        verbs = (templates.forms_of(kind) for kind in self.verbs if templates.is_in_content(kind))
        return {forms[0].plain: self.for_people(forms[0].example) for forms in verbs if forms}

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        """The signs that are its own, such as `$`, and none of the joiners'."""
        plain = {word.strip("'") for word in self.words.values() if word.startswith("'")}
        return tuple(sorted(sign for sign in plain if not re.search(r"\w", sign) and sign not in _MARKS))


_COMPARING = {
    "OWNER": "'of next player', 'of any other player', 'of each other player' or 'of every player'",
    "PLACE": "'most', 'second most', 'third most' or 'fewest'",
    "MORE": "'more' or 'fewer'",
    "THAN": "'than each other player' or 'than next player'",
    "TIES": "'with ties split' or 'with ties lower'",
}
"""The names of the terminals that compare players."""

_MARKS = ("->", "(", ")", ",", ";", "/")
"""The signs of every language."""


def with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"
