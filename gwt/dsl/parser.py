"""Text to trees: one lark parser a game, one reader a pack.

A name is looked up while the tree is built, in the vocabulary of the pack, so that an unknown name is
reported at its own column with the nearest right ones.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from math import inf
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from gwt.dsl import amounts, effects, number_bindings, numerals
from gwt.dsl.language import WORD, Language, Vocabulary, with_article
from gwt.dsl.macros import expand_macros
from gwt.dsl.number_bindings import BindingSource, NumberBindings
from gwt.dsl.unknown_counts import naming_unknown
from gwt.errors import ExpressionError, HintKind, as_hint, did_you_mean, did_you_mean_one_of, join_with_or
from gwt.spelling import plain

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

DEEPEST = 40
"""Brackets within brackets."""
_TRIED = 300_000
"""Characters that are read to find out what the mistakes of one expression, or of one pack, should be."""
_SEARCHED = 8
"""Times that a text is gone through by patterns before anything else is read."""


class RepairLimitReached(Exception):
    """So much has been tried for the mistakes of an expression or a pack that no more is."""


def _odd_words(text: str) -> Iterator[ExpressionError]:
    """Yields an error for each word with a character that is not what it seems."""
    for word in () if text.isascii() else _APART.finditer(text):
        if (seen := plain(word[0]).strip()) != word[0] and numerals.odd_number(text, word.end()) is None:
            message = f"'{word[0]}' is not a word of this game"
            yield ExpressionError(
                message, word.start(), len(word[0]), did_you_mean_one_of([seen]), "unknown-word"
            )


_APART = re.compile(r"[^ \t\n();,]+")
"""A run of characters between blanks and signs; a blank that does not break a line is part of it."""


class ExpressionParser:
    """A reader of expressions with the names of one pack.

    `macros` are names of effects, see `gwt.dsl.macros`.
    With `content` messages are for an author, with the verbs that content may use.
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
        self._build = NodeBuilder(language, vocabulary)
        # The same needs and actions stand on many cards, and the same options in every record.
        self._read = lru_cache(maxsize=4096)(self._parse_again)

    def allow_repairs(self, characters: float = _TRIED) -> None:
        """Allows so much reading to find out what mistakes were meant to be, until the next call."""
        self.left = characters

    def with_player_words(self) -> "ExpressionParser":
        """Reads the same, and says what is wrong in all words of the game, not only in those of authors."""
        return ExpressionParser(self.language, self.vocabulary, self.macros)

    def effect(self, text: str, *, pending: bool = False) -> effects.Effect:
        """The tree of an expression.

        `pending` is for what stands on an agenda: its numbers may get their names from a task before.

        Raises:
            ExpressionError: it is not in the grammar or a name in it is unknown.
        """
        result = self._read_or_explain(
            text, "start", BindingSource.ELSEWHERE if pending else BindingSource.BEFORE
        )
        assert isinstance(result, effects.Effect)
        return result

    def action(self, text: str) -> effects.Effect:
        """The tree of an expression of content, whose numbers have a value wherever they are used.

        Raises:
            ExpressionError: as `effect` does, and where a number that is used may not be known.
        """
        result = self._read_or_explain(text, "start", BindingSource.SURELY)
        assert isinstance(result, effects.Effect)
        return result

    def need(self, text: str) -> amounts.Need:
        """Reads a need, such as `2 cards`. Raises `ExpressionError` as `effect` does."""
        result = self._read_or_explain(text, "need")
        assert isinstance(result, amounts.Need)
        return result

    def per(self, text: str) -> amounts.Per:
        """Reads a score, such as `3 per 2 cards`. Raises `ExpressionError` as `effect` does."""
        result = self._read_or_explain(text, "points")
        assert isinstance(result, amounts.Per)
        return result

    def expression(self, text: str) -> Any:
        """Reads an action, a need or a score.

        Raises:
            ExpressionError: it is none of them; the error is that of the kind that was read farthest.
        """
        failures = []
        for start, parse in (("start", self.action), ("need", self.need), ("points", self.per)):
            try:
                return parse(text)
            except ExpressionError as error:
                # What is reported may stand before the place where reading stopped.
                stopped = self._parse_with_position(text, start, BindingSource.SURELY) or error
                failures.append((stopped.offset, error))
        raise max(failures, key=itemgetter(0))[1]

    @property
    def parsers_by_kind(self) -> dict[type, Callable[[str], Any]]:
        """The parsers of each kind of expression that content may hold."""
        return {effects.Effect: self.action, amounts.Need: self.need, amounts.Per: self.per}

    def _read_or_explain(self, text: str, start: str, names: BindingSource | None = None) -> Any:
        names = names or BindingSource.SURELY
        written = expand_macros(text, (self.macros or {}) if start == "start" else {})
        try:
            return self._read(written.text, start, names)
        except ExpressionError as error:
            if odd := list(_odd_words(text)):
                odd[0].others = tuple(odd[1:])
                raise odd[0] from None
            from gwt.dsl.repair import find_mistakes

            self.left -= _SEARCHED * len(written.text)
            left = min(self.left, _TRIED)

            def read(other: str) -> None:
                nonlocal left
                self.left, left = self.left - len(other), left - len(other)
                if left < 0:
                    raise RepairLimitReached
                again = expand_macros(other, self.macros or {})
                try:
                    self._parse_again(again.text, start, names, closely=True)
                except ExpressionError as error:
                    raise again.error_in_source(error) from None

            error = self._parse_with_position(written.text, start, names) or error
            errors: list[ExpressionError] = []
            with suppress(RepairLimitReached):
                search = find_mistakes(written.text, error, read, self.words, self.language)
                for mistake in search if left > 0 else ():
                    errors.append(mistake)
            first, *others = map(written.error_in_source, errors or [error])
            first.others = tuple(others)
            raise first from None

    def _parse_with_position(self, text: str, start: str, names: BindingSource) -> ExpressionError | None:
        """Returns the errors of a text in the language with the names of the pack."""
        try:
            self._parse_again(text, start, names, closely=True)
        except ExpressionError as error:
            return error
        return None

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of the language and of the names of the pack, and what consists of several words."""
        # A wording is the word itself in quotes, or a description in which words stand in quotes.
        wordings = self.language.content_words if self.content else self.language.words
        texts = [word for words in wordings.values() for word in re.findall("'([^']+)'", words)]
        texts += [word for by_name in self.vocabulary.values() for word in by_name]
        texts += self.macros or ()
        return frozenset(one for word in texts if WORD.search(word) for one in (word, *WORD.findall(word)))

    def _parse_again(self, text: str, start: str, names: BindingSource, closely: bool = False) -> Any:
        """Reads a text by the whole grammar, or `closely` by what the pack and its readers have of it."""
        _limit(text, self.content)
        from lark.exceptions import UnexpectedInput

        language = self.language
        parser = language.parser_of(self.vocabulary, content=self.content) if closely else language.parser
        try:
            tree = _parsed(parser, text, start)
        except UnexpectedInput as error:
            from gwt.dsl.syntax_errors import explain_syntax_error

            raise explain_syntax_error(self.language, text, error) from None
        if names is BindingSource.ELSEWHERE:
            return self._build(tree, None)
        return self._build(
            tree, NumberBindings(self.vocabulary["count"], names is BindingSource.SURELY).collect(tree)
        )


@lru_cache(maxsize=1024)
def _parsed(parser: "Lark", text: str, start: str) -> "Tree[Any]":
    """The tree of a text by the grammar alone, which stays the same where the names of a pack change."""
    return parser.parse(text, start=start)


_NESTING = re.compile(r"[()]|\b(?:may|must)\b")
"""The tokens that open and close an inner effect; `may` and `must` do so without an end."""


_DIGITS = re.compile(r"(?<![\w-])[0-9]{5,}(?![\w-])")


def _limit(text: str, content: bool) -> None:
    for digits in _DIGITS.finditer(text) if content else ():
        if int(digits[0]) > amounts.NUMBER:
            message = f"no number of content is larger than {amounts.NUMBER}"
            raise ExpressionError(message, digits.start(), len(digits[0]), code="too-large")
    depth = 0
    for word in _NESTING.finditer(text):
        depth += -1 if word[0] == ")" else 1
        if depth > DEEPEST:
            raise ExpressionError(
                f"more than {DEEPEST} brackets within brackets", word.start(), code="too-large"
            )


def _per(amount: "Token", *counted: Any) -> amounts.Per | amounts.PerNamed:
    """`2 per card`, `2 per 3 cards`, `5 per most cards`."""
    portion: Token | None = counted[0] if len(counted) > 1 else None
    count: amounts.Count | amounts.Bound = counted[-1]
    if portion is not None and int(portion) == 0:
        message = "nothing can be counted in portions of 0"
        raise ExpressionError(message, portion.start_pos or 0, len(portion), code="none-each")
    if isinstance(count, amounts.Bound):
        return amounts.PerNamed(int(amount), int(portion or 1), count)
    return amounts.Per(int(amount), int(portion or 1), count)


def _named(effect: effects.Effect, name: "Token") -> effects.Named:
    if not effect.yields_number:
        message = f"'{effect}' comes to no number that could be called '{name}'"
        raise ExpressionError(message, name.start_pos or 0, len(name), code="number-name")
    return effects.Named(effect, str(name))


Maker: TypeAlias = Callable[..., Any]
"""A function that builds a node from its parts."""
_CORE: dict[str, Maker] = {
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
    "repeat": lambda times, effect: effects.Repeat(int(times), effect),
    "done": effects.Done,
    "forgone": effects.Done,
    "up_to": amounts.UpTo,
    "integer": int,
    "signed": int,
    "per": _per,
    "binding": lambda token: amounts.Bound(str(token)),
    "need": lambda *counted: amounts.Need(int(counted[0]) if len(counted) > 1 else 1, counted[-1]),
    "of_owner": lambda count, owner: amounts.owned_count(count, str(owner)),
    "points_for_places": number_bindings.points_for_places,
    "points_by_number": number_bindings.points_by_number,
    "by_place": lambda place, count: amounts.compared_count((str(place), ""), count),
    "by_number": lambda more, count, than: amounts.compared_count((str(more), str(than)), count),
}


_OF_SEATS = ("of_owner", "points_for_places", "by_place", "by_number")
"""The rules that take a count of other seats, or compare it with theirs."""

_OWN = "Count something that each player has."


def _of_seats(make: Maker, constant: Collection[str]) -> Maker:
    """Returns a builder that refuses a count which is the same for all seats."""

    def build(*parts: Any) -> Any:
        count = next(part for part in parts if isinstance(part, amounts.Count))
        if count.innermost.kind in constant:
            word = next(part for part in parts if isinstance(part, str))
            message = f"the number of {count.innermost.many} is the same for every player"
            start = getattr(word, "start_pos", None) or 0
            raise ExpressionError(message, start, len(word), _OWN, "same-for-all")
        return make(*parts)

    return build


class NodeBuilder:
    """A builder of nodes from rules, which looks up each name on the way."""

    def __init__(self, language: Language, vocabulary: Vocabulary) -> None:
        self.language, self.vocabulary = language, vocabulary
        self.makers: dict[str, Maker] = {**_CORE, **language.makers}
        for kind in (*language.names, "count"):
            wording = language.wording.get(kind, kind)
            self.makers[kind] = _lookup(wording, vocabulary[kind], self._elsewhere)
        self.makers["count"] = count = naming_unknown(self.makers["count"], language, vocabulary)
        for rule in _OF_SEATS:
            self.makers[rule] = _of_seats(_CORE[rule], language.counts.constant)
        self.makers["condition"] = lambda *tokens: amounts.Need(1, count(*tokens))
        self.makers["quantity"] = lambda *tokens: amounts.Quantity(count(*tokens))
        self.counts = vocabulary["count"]

    def _elsewhere(self, word: str) -> str:
        """Returns a hint about a name of another kind, or no text where it is none."""
        for kind in sorted(self.language.names):
            written = [form for form in self.language.author_forms if f"{{{kind}}}" in form]
            if written and word in self.vocabulary[kind]:
                label = with_article(self.language.wording.get(kind, kind))
                return f"It is {label}, as in {join_with_or(map(repr, written[:3]))}."
        return ""

    def __call__(self, tree: "Tree[Token]", names: frozenset[str] | None) -> Any:
        """Builds a node from a tree; `names` are the names of numbers in it, None where any may be one."""
        children: list[Any] = []
        for child in tree.children:
            if child is None or isinstance(child, str):
                children.append(child)
            elif tree.data == "per" and self._is_number(child, names):
                children.append(amounts.Bound(str(child.children[0])))
            else:
                children.append(self(child, names))
        make: Maker = self.makers.get(tree.data, _given)
        return make(*children)

    def _is_number(self, count: "Tree[Token]", names: frozenset[str] | None) -> bool:
        """Whether what follows `per` is a number that has a name, and nothing to be counted."""
        if count.data != "count":
            return False
        word = " ".join(map(str, count.children))
        return word not in self.counts and (names is None or word in names)


def _given(*children: Any) -> tuple[Any, ...]:
    """A list, as the grammar has it."""
    return tuple(child for child in children if child is not None)


def _lookup(kind: str, by_name: Mapping[str, Any], elsewhere: Callable[[str], str]) -> Maker:
    def look_up(*tokens: "Token") -> Any:
        word = " ".join(tokens)
        if word not in by_name:
            start = tokens[0].start_pos or 0
            length = (tokens[-1].end_pos or 0) - start
            hint = did_you_mean(word, by_name)
            if hint.kind is not HintKind.MEANT:
                hint = as_hint(elsewhere(word) or hint)
            message = f"'{word}' is not {with_article(kind)} of this pack"
            raise ExpressionError(message, start, length, hint, "unknown-name")
        return by_name[word]

    return look_up
