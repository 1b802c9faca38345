"""The language of a game: its grammar, what is built from each rule, and what its words are called."""

import re
import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from attrs import define, field

from gwt.dsl import effects
from gwt.dsl.effects import Effect
from gwt.dsl.nodes import in_words

if TYPE_CHECKING:
    from lark import Lark

Vocabulary = Mapping[str, Mapping[str, Any]]
"""For each kind of name, the words that stand for it and what they stand for."""

WORD = re.compile(r"[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*")


@define
class Language:
    """One game's grammar, and what to build from each of its rules.

    `verbs` are node classes or functions by the name of their rule; `wording` says in plain words
    what a terminal is, for messages; `readers` are kinds of name that are not simply looked up.
    """

    grammar: Path
    verbs: Mapping[str, Callable[..., Any]]
    names: frozenset[str]
    """Rules that are a name of that kind, resolved in the vocabulary."""
    wording: Mapping[str, str] = field(factory=dict)
    synonyms: Mapping[str, str] = field(factory=dict)
    """What people write who do not know its words, with those words; `N` is a number in both."""

    @cached_property
    def parser(self) -> "Lark":
        # lark is imported only where something is read: a pack out of the cache needs no parser.
        from gwt.dsl.tables import parser

        return parser(self.grammar)

    @cached_property
    def content_parser(self) -> "Lark":
        """Reads what authors may write: the language without what is said only of options."""
        from gwt.dsl.tables import narrowed

        return narrowed(self.grammar, lambda rule: not self._builds_narrow(rule))

    def _builds_narrow(self, rule: Any) -> bool:
        """Whether what is built from a rule, with one thing for each part of it, is narrow."""
        make = self.verbs.get(rule.alias)
        if not isinstance(make, type):
            return False
        parts = iter(rule.expansion)
        children: list[Any] = []
        try:
            for left_out in rule.options.empty_indices or [False] * len(rule.expansion):
                part = None if left_out else next(parts)
                if part is None or not getattr(part, "filter_out", False):
                    children.append(part and self._sample(part))
            built = make(*children)
        except (TypeError, ValueError):
            # What cannot be built of so little is not narrowed by one name or number.
            return False
        return isinstance(built, Effect) and effects.is_narrow(built)

    def _sample(self, part: Any) -> Any:
        """Something that a part of a rule may come to."""
        if part.name in ("effect", "amount", "number", "integer", "quantity"):
            return effects.Done() if part.name == "effect" else 1
        make = self.verbs.get(part.name)
        return "1" if part.is_term or make is None else make("1")

    @property
    def kinds(self) -> tuple[type[Effect], ...]:
        """Every kind of effect that can be said, the joiners first.

        A rule may build its effect by a function, so the kinds are those of the modules in which the
        others stand.
        """
        built = [one.__module__ for one in self.verbs.values() if isinstance(one, type)]
        modules = dict.fromkeys((Effect.__module__, *built))
        found = [one for module in modules for one in vars(sys.modules[module]).values()]
        own = [one for one in found if isinstance(one, type) and issubclass(one, Effect)]
        return tuple(one for one in dict.fromkeys(own) if one is not Effect)

    @cached_property
    def words(self) -> dict[str, str]:
        """Terminal to the word or words that it stands for."""
        return self._words_of(self.parser)

    @cached_property
    def content_words(self) -> dict[str, str]:
        """The terminals that authors may write, with the words for which they stand."""
        return self._words_of(self.content_parser)

    def _words_of(self, parser: "Lark") -> dict[str, str]:
        said = {}
        for terminal in parser.terminals:
            plain = terminal.pattern.value
            if terminal.pattern.type == "re":
                # `(from stack)(?!...)` to `from stack`, `cards?` to `card`
                plain = re.sub(r"\(\?[!=][^)]*\)|.\?|[()\\]", "", plain)
            said[terminal.name] = self.wording.get(terminal.name, f"'{plain}'")
        return said

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        """The signs that are its own, such as `$`, and none of the joiners'."""
        plain = {word.strip("'") for word in self.words.values() if word.startswith("'")}
        return tuple(sorted(one for one in plain if not re.search(r"\w", one) and one not in _MARKS))


_MARKS = ("->", "(", ")", ",", ";")
"""The signs of every language."""


def with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def rules_of(module: ModuleType) -> dict[str, type[Effect]]:
    """The effects that a module defines, by the rule of the grammar: `gain_dollars` makes `GainDollars`."""
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Effect)]
    return {in_words(kind, "_"): kind for kind in kinds if kind.__module__ == module.__name__}
