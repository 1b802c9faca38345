"""Finds the words that may continue an unfinished expression, from the grammar and the names of a pack."""

import re
from collections.abc import Iterator

from lark import Token, Tree
from lark.exceptions import UnexpectedInput
from lark.parsers.lalr_interactive_parser import InteractiveParser

from gwt.dsl import COUNTED, ExpressionParser, macros
from gwt.errors import ExpressionError

_FARTHEST = 4
"""The most words before the cursor that may belong to the word being completed, such as `up to`."""
_PIECE = re.compile(r"[a-z0-9-]+|[$>]")
_GIVEN = re.compile(r"\bas ([a-z0-9-]+)")
_BLANK = Token("NAME", "zz-name-zz")


def continuations(reader: ExpressionParser, before: str, start: str = "start") -> dict[str, str]:
    """Returns the words that may stand at the end of `before`, each with the part of it typed already.

    `start` is the start rule of the grammar for the whole expression. One that is too long has none.
    """
    if len(before) > macros.LONGEST:
        return {}
    words: dict[str, str] = {}
    for at, cut in enumerate(_cuts(before)):
        typed = before[cut:]
        for word in _next(reader, before[:cut], start):
            # A word that begins farther back is unfinished only if it consists of several words.
            if word.startswith(typed) and (at == 0 or " " in word):
                words.setdefault(word, typed)
    return words


def _cuts(before: str) -> list[int]:
    starts = [piece.start() for piece in _PIECE.finditer(before)]
    at_word = bool(starts) and re.search(r"[a-z0-9-]\Z", before) is not None
    return [*([] if at_word else [len(before)]), *reversed(starts[-_FARTHEST:])]


def _next(reader: ExpressionParser, before: str, start: str) -> Iterator[str]:
    """Yields every word that may follow the beginning of an expression."""
    try:
        plain = macros.expand_macros(before, reader.macros or {}).text
        state = reader.language.content_parser.parse_interactive(plain, start=start)
        state.exhaust_lexer()
    except (UnexpectedInput, ExpressionError):
        return
    accepted: set[str] = state.accepts()  # type: ignore[no-untyped-call]
    for terminal in sorted(accepted - {"$END", "NAME"}):
        wording = reader.language.content_words.get(terminal, "")
        # A description such as "a number" has no word in quotes, and so nothing to complete.
        yield from reader.vocabulary["count"] if wording == COUNTED else re.findall(r"'([^']+)'", wording)
    if "_DONE" in accepted:
        yield from reader.macros or ()
    if "NAME" in accepted:
        for kind, lead in dict.fromkeys(_kinds(state)):
            # The rule for a counted thing stands for a count.
            sort = "count" if kind == "quantity" else kind
            names = _GIVEN.findall(before) if kind == "binding" else reader.vocabulary.get(sort, ())
            rests = (word.removeprefix(lead) for word in names if word.startswith(lead))
            yield from (rest for rest in rests if macros.NAME.fullmatch(rest))


def _kinds(state: InteractiveParser) -> Iterator[tuple[str, str]]:
    """Yields the rules that accept a name here, each with the words of the rule before the name.

    The parser decides on the rule only after the name, so it is fed one token more.
    """
    named: InteractiveParser = state.copy()  # type: ignore[no-untyped-call]
    named.feed_token(_BLANK)
    terminals: set[str] = named.accepts()  # type: ignore[no-untyped-call]
    for terminal in sorted(terminals):
        after: InteractiveParser = named.copy()  # type: ignore[no-untyped-call]
        # The end of input is a token here like any other; only after it does the parser return a tree.
        whole = after.feed_token(Token(terminal, ""))
        for value in (*after.parser_state.value_stack, whole):
            yield from _holding(value)


def _holding(value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, Tree):
        if _BLANK in value.children:
            before = value.children[: value.children.index(_BLANK)]
            yield str(value.data), "".join(f"{child} " for child in before if isinstance(child, Token))
        for child in value.children:
            yield from _holding(child)
