"""Text to trees: one lark parser a game, one reader a pack.

A name is looked up while the tree is built, in the vocabulary of the pack, so that an unknown name is
reported at its own column with the nearest right ones.
"""

import re
import sys
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from gwt.dsl import effects
from gwt.dsl.amounts import Bound, Count, Per, Quantity, UpTo
from gwt.dsl.effects import Effect
from gwt.dsl.macros import Expanded, expanded
from gwt.errors import ExpressionError, did_you_mean

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

Vocabulary = Mapping[str, Mapping[str, Any]]
"""For each kind of name, the words that stand for it and what they stand for."""

LONGEST = 2000
"""Characters; no expression of a game comes near it."""
DEEPEST = 40
"""Brackets within brackets."""


@frozen
class Need:
    """`2 cards`: so many of something that can be counted."""

    number: int
    count: Count

    def __str__(self) -> str:
        return f"{self.number} {self.count.one if self.number == 1 else self.count.many}"


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

    @cached_property
    def parser(self) -> "Lark":
        # lark is imported only where something is read: a pack out of the cache needs no parser.
        from gwt.dsl.tables import parser

        return parser(self.grammar)

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
        said = {}
        for terminal in self.parser.terminals:
            plain = terminal.pattern.value
            if terminal.pattern.type == "re":
                # `(from stack)(?!...)` to `from stack`, `cards?` to `card`
                plain = re.sub(r"\(\?[!=][^)]*\)|.\?|[()\\]", "", plain)
            said[terminal.name] = self.wording.get(terminal.name, f"'{plain}'")
        return said


class Reader:
    """Reads expressions with the names of one pack.

    `macros` are names of effects, see `gwt.dsl.macros`.
    """

    def __init__(
        self, language: Language, vocabulary: Vocabulary, macros: Mapping[str, str] | None = None
    ) -> None:
        self.language, self.vocabulary, self.macros = language, vocabulary, macros
        self._build = _Build(language, vocabulary)
        # The same needs and actions stand on many cards, and the same options in every record.
        self._read = lru_cache(maxsize=4096)(self._read_anew)

    def effect(self, text: str, *, pending: bool = False) -> Effect:
        """The tree of an expression.

        `pending` is for what stands on an agenda: its numbers may get their names from a task before.

        Raises:
            ExpressionError: it is not in the grammar or a name in it is unknown.
        """
        result = self._told(text, "start", pending)
        assert isinstance(result, Effect)
        return result

    def need(self, text: str) -> Need:
        """What `2 cards` asks for. Raises `ExpressionError` as `effect` does."""
        result = self._told(text, "need")
        assert isinstance(result, Need)
        return result

    def per(self, text: str) -> Per:
        """What `3 per 2 cards` comes to. Raises `ExpressionError` as `effect` does."""
        result = self._told(text, "per")
        assert isinstance(result, Per)
        return result

    @property
    def by_kind(self) -> dict[type, Callable[[str], Any]]:
        """What reads each kind of expression that content may hold."""
        return {Effect: self.effect, Need: self.need, Per: self.per}

    def _told(self, text: str, start: str, pending: bool = False) -> Any:
        written = expanded(text, self.macros) if self.macros and start == "start" else Expanded(text)
        try:
            return self._read(written.text, start, pending)
        except ExpressionError as error:
            from gwt.dsl.repair import mistakes

            def read(other: str) -> None:
                again = expanded(other, self.macros or {})
                try:
                    self._read_anew(again.text, start, pending)
                except ExpressionError as error:
                    raise again.back(error) from None

            found = mistakes(written.text, error, read, self.words)
            first, *others = map(written.back, found)
            first.others = tuple(others)
            raise first from None

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the language and of the names of the pack, and what consists of several words."""
        # A wording is the word itself in quotes, or a description in which words stand in quotes.
        said = [word for words in self.language.words.values() for word in re.findall("'([^']+)'", words)]
        said += [word for known in self.vocabulary.values() for word in known]
        said += self.macros or ()
        return frozenset(one for word in said if WORD.search(word) for one in (word, *WORD.findall(word)))

    def _read_anew(self, text: str, start: str, pending: bool = False) -> Any:
        _limit(text)
        from lark.exceptions import UnexpectedInput

        try:
            tree = _parsed(self.language.parser, text, start)
        except UnexpectedInput as error:
            from gwt.dsl.explain import explained

            raise explained(self.language, text, error) from None
        if not pending:
            _check_bindings(tree)
        return self._build(tree)


@lru_cache(maxsize=1024)
def _parsed(parser: "Lark", text: str, start: str) -> "Tree[Any]":
    """The tree of a text by the grammar alone, which stays the same where the names of a pack change."""
    return parser.parse(text, start=start)


WORD = re.compile(r"[A-Za-z0-9-]*[A-Za-z][A-Za-z0-9-]*")

_NESTING = re.compile(r"[()]|\bmay\b")
"""What opens and closes an inner effect; `may` does so without an end."""


def _limit(text: str) -> None:
    if len(text) > LONGEST:
        raise ExpressionError(
            f"the expression is longer than {LONGEST} characters", LONGEST, code="too-large"
        )
    depth = 0
    for word in _NESTING.finditer(text):
        depth += -1 if word[0] == ")" else 1
        if depth > DEEPEST:
            raise ExpressionError(
                f"more than {DEEPEST} brackets within brackets", word.start(), code="too-large"
            )


def _name_place(named: "Tree[Any]") -> int:
    return int(getattr(named.children[-1], "start_pos", 0))


def _check_bindings(tree: "Tree[Any]") -> None:
    """A number may be used under a name only after an `as` has given that name."""
    given: dict[str, int] = {}
    for node in sorted(tree.find_data("named"), key=_name_place):
        name, place = str(node.children[-1]), _name_place(node)
        if name in given:
            raise ExpressionError(
                f"a number is called '{name}' already", place, len(name), code="number-name"
            )
        given[name] = place
    for node in tree.find_data("binding"):
        token: Any = node.children[0]
        if token not in given or given[token] > (token.start_pos or 0):
            hint = did_you_mean(token, given) or f"A number gets a name with 'as {token}'."
            raise ExpressionError(
                f"no number is called '{token}' here", token.start_pos or 0, len(token), hint, "number-name"
            )


def _per(each: "Token", portion: "Token | None", count: Count) -> Per:
    if portion is not None and int(portion) == 0:
        message = "nothing can be counted in portions of 0"
        raise ExpressionError(message, portion.start_pos or 0, len(portion), code="none-each")
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
    "under": effects.Under,
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

    def __call__(self, tree: "Tree[Token]") -> Any:
        children = [one if one is None or isinstance(one, str) else self(one) for one in tree.children]
        return self.makers[tree.data](*children)


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
