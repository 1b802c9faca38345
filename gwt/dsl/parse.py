"""Text to trees: one lark parser a game, one reader a pack.

A name is looked up while the tree is built, in the vocabulary of the pack, so that an unknown name is
reported at its own column with the nearest right ones.
"""

import re
import sys
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from gwt.dsl import effects
from gwt.dsl.amounts import NUMBER, Bound, Count, Per, PerNamed, Quantity, UpTo
from gwt.dsl.effects import Effect
from gwt.dsl.macros import Expanded, expanded
from gwt.dsl.numbers import Given, Names
from gwt.errors import ExpressionError, did_you_mean

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

Vocabulary = Mapping[str, Mapping[str, Any]]
"""For each kind of name, the words that stand for it and what they stand for."""

LONGEST = 2000
"""Characters; no expression of a game comes near it."""
DEEPEST = 40
"""Brackets within brackets."""
_TRIED = 300_000
"""Characters that are read in all to find out what was meant by the mistakes of one pack."""


@frozen
class Need:
    """`2 cards`: so many of something that can be counted."""

    number: int
    count: Count

    def __str__(self) -> str:
        return self.count.of(self.number)


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
    is_narrow: Callable[[Effect], bool] = field(default=lambda effect: False)
    """Whether an effect is said in options, records and agendas only, and not by authors."""

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
        return isinstance(built, Effect) and self.is_narrow(built)

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
        return self._said(self.parser)

    @cached_property
    def content_words(self) -> dict[str, str]:
        """The terminals that authors may write, with the words for which they stand."""
        return self._said(self.content_parser)

    def _said(self, parser: "Lark") -> dict[str, str]:
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


class _TriedEnough(Exception):
    """So much has been tried for the mistakes of a pack that no more is."""


class Reader:
    """Reads expressions with the names of one pack.

    `macros` are names of effects, see `gwt.dsl.macros`.
    With `content` it is an author who is told what is wrong, in the words that are an author's.
    """

    def __init__(
        self,
        language: Language,
        vocabulary: Vocabulary,
        macros: Mapping[str, str] | None = None,
        *,
        content: bool = False,
    ) -> None:
        self.language, self.vocabulary, self.macros = language, vocabulary, macros
        self.content = content
        self.left: float = inf
        """Characters that may still be read to find out what was meant by mistakes."""
        self._build = _Build(language, vocabulary)
        # The same needs and actions stand on many cards, and the same options in every record.
        self._read = lru_cache(maxsize=4096)(self._read_anew)

    def allow_repairs(self) -> None:
        """Allows so much reading to find out what mistakes were meant to be, until the next call."""
        self.left = _TRIED

    def effect(self, text: str, *, pending: bool = False) -> Effect:
        """The tree of an expression.

        `pending` is for what stands on an agenda: its numbers may get their names from a task before.

        Raises:
            ExpressionError: it is not in the grammar or a name in it is unknown.
        """
        result = self._told(text, "start", Given.ELSEWHERE if pending else Given.BEFORE)
        assert isinstance(result, Effect)
        return result

    def action(self, text: str) -> Effect:
        """The tree of an expression of content, whose numbers have a value wherever they are used.

        Raises:
            ExpressionError: as `effect` does, and where a number that is used may not be known.
        """
        result = self._told(text, "start", Given.SURELY)
        assert isinstance(result, Effect)
        return result

    def need(self, text: str) -> Need:
        """What `2 cards` asks for. Raises `ExpressionError` as `effect` does."""
        result = self._told(text, "need")
        assert isinstance(result, Need)
        return result

    def per(self, text: str) -> Per:
        """What `3 per 2 cards` comes to. Raises `ExpressionError` as `effect` does."""
        result = self._told(text, "points")
        assert isinstance(result, Per)
        return result

    @property
    def by_kind(self) -> dict[type, Callable[[str], Any]]:
        """What reads each kind of expression that content may hold."""
        return {Effect: self.action, Need: self.need, Per: self.per}

    def _told(self, text: str, start: str, names: Given | None = None) -> Any:
        names = names or Given.SURELY
        written = expanded(text, self.macros) if self.macros and start == "start" else Expanded(text)
        try:
            return self._read(written.text, start, names)
        except ExpressionError as error:
            from gwt.dsl.repair import Sayings, mistakes

            def read(other: str) -> None:
                self.left -= len(other)
                if self.left < 0:
                    raise _TriedEnough
                again = expanded(other, self.macros or {})
                try:
                    self._read_anew(again.text, start, names, self.content)
                except ExpressionError as error:
                    raise again.back(error) from None

            if self.content:
                error = self._as_an_author(written.text, start, names) or error
            sayings = Sayings(self.language.synonyms, self.language.symbols)
            try:
                found = (
                    mistakes(written.text, error, read, self.words, sayings) if self.left > 0 else [error]
                )
            except _TriedEnough:
                found = [error]
            first, *others = map(written.back, found)
            first.others = tuple(others)
            raise first from None

    def _as_an_author(self, text: str, start: str, names: Given) -> ExpressionError | None:
        """What is wrong with a text in the language of authors."""
        try:
            self._read_anew(text, start, names, content=True)
        except ExpressionError as error:
            return error
        return None

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the language and of the names of the pack, and what consists of several words."""
        # A wording is the word itself in quotes, or a description in which words stand in quotes.
        known = self.language.content_words if self.content else self.language.words
        said = [word for words in known.values() for word in re.findall("'([^']+)'", words)]
        said += [word for known in self.vocabulary.values() for word in known]
        said += self.macros or ()
        return frozenset(one for word in said if WORD.search(word) for one in (word, *WORD.findall(word)))

    def _read_anew(self, text: str, start: str, names: Given, content: bool = False) -> Any:
        _limit(text, self.content)
        from lark.exceptions import UnexpectedInput

        parser = self.language.content_parser if content else self.language.parser
        try:
            tree = _parsed(parser, text, start)
        except UnexpectedInput as error:
            from gwt.dsl.explain import explained

            raise explained(self.language, text, error) from None
        if names is Given.ELSEWHERE:
            return self._build(tree, None)
        return self._build(tree, Names(self.vocabulary["count"], names is Given.SURELY).of(tree))


@lru_cache(maxsize=1024)
def _parsed(parser: "Lark", text: str, start: str) -> "Tree[Any]":
    """The tree of a text by the grammar alone, which stays the same where the names of a pack change."""
    return parser.parse(text, start=start)


WORD = re.compile(r"[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*")

_NESTING = re.compile(r"[()]|\b(?:may|must)\b")
"""What opens and closes an inner effect; `may` and `must` do so without an end."""


_DIGITS = re.compile(r"(?<![\w-])[0-9]{5,}(?![\w-])")


def _limit(text: str, content: bool) -> None:
    if len(text) > LONGEST:
        raise ExpressionError(
            f"the expression is longer than {LONGEST} characters", LONGEST, code="too-large"
        )
    for digits in _DIGITS.finditer(text) if content else ():
        if int(digits[0]) > NUMBER:
            message = f"no number of content is larger than {NUMBER}"
            raise ExpressionError(message, digits.start(), len(digits[0]), code="too-large")
    depth = 0
    for word in _NESTING.finditer(text):
        depth += -1 if word[0] == ")" else 1
        if depth > DEEPEST:
            raise ExpressionError(
                f"more than {DEEPEST} brackets within brackets", word.start(), code="too-large"
            )


def _per(each: "Token", portion: "Token | None", count: Count | Bound) -> Per | PerNamed:
    if portion is not None and int(portion) == 0:
        message = "nothing can be counted in portions of 0"
        raise ExpressionError(message, portion.start_pos or 0, len(portion), code="none-each")
    if isinstance(count, Bound):
        return PerNamed(int(each), int(portion or 1), count)
    return Per(int(each), int(portion or 1), count)


def _named(effect: Effect, name: "Token") -> effects.Named:
    if not effect.comes_to_number:
        message = f"'{effect}' comes to no number that could be called '{name}'"
        raise ExpressionError(message, name.start_pos or 0, len(name), code="number-name")
    return effects.Named(effect, str(name))


_CORE: dict[str, Callable[..., Any]] = {
    "start": lambda effect: effect,
    "sequence": lambda *steps: effects.Sequence(steps),
    "choice": lambda *arms: effects.Choice(arms),
    "both": lambda *parts: effects.Both(parts),
    "exchange": effects.Exchange,
    "named": _named,
    "may": effects.May,
    "must": effects.Must,
    "under": effects.Under,
    "if_need": lambda effect, need: effects.If(effect, need.number, need.count),
    "unless_need": lambda effect, need: effects.Unless(effect, need.number, need.count),
    "repeat": effects.Repeat,
    "done": effects.Done,
    "up_to": UpTo,
    "integer": int,
    "per": _per,
    "binding": lambda token: Bound(str(token)),
    "need": lambda number, count: Need(int(number), count),
}


class _Build:
    """Makes nodes of rules, each name being looked up on the way."""

    def __init__(self, language: Language, vocabulary: Vocabulary) -> None:
        self.makers: dict[str, Callable[..., Any]] = {**_CORE, **language.verbs}
        for kind in (*language.names, "count"):
            said = language.wording.get(kind, kind)
            self.makers[kind] = _lookup(said, vocabulary[kind])
        count = self.makers["count"]
        self.makers["quantity"] = lambda token: Quantity(count(token))
        self.counts = vocabulary["count"]

    def __call__(self, tree: "Tree[Token]", given: frozenset[str] | None) -> Any:
        """What a tree comes to; `given` are the names of numbers in it, nothing where any may be one."""
        children: list[Any] = []
        for one in tree.children:
            if one is None or isinstance(one, str):
                children.append(one)
            elif tree.data == "per" and self._is_number(one, given):
                children.append(Bound(str(one.children[0])))
            else:
                children.append(self(one, given))
        return self.makers[tree.data](*children)

    def _is_number(self, count: "Tree[Token]", given: frozenset[str] | None) -> bool:
        """Whether what follows `per` is a number that has a name, and nothing to be counted."""
        word = " ".join(map(str, count.children))
        return word not in self.counts and (given is None or word in given)


def with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _lookup(kind: str, known: Mapping[str, Any]) -> Callable[..., Any]:
    def look_up(*tokens: "Token") -> Any:
        word = " ".join(tokens)
        if word not in known:
            start = tokens[0].start_pos or 0
            length = (tokens[-1].end_pos or 0) - start
            hint = did_you_mean(word, known)
            message = f"'{word}' is not {with_article(kind)} of this pack"
            raise ExpressionError(message, start, length, hint, "unknown-name")
        return known[word]

    return look_up
