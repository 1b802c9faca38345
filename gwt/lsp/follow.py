"""How an expression that is being written may go on: by the grammar, and by the names of the pack."""

import re
from collections.abc import Iterator
from typing import Any

from lark import Token, Tree
from lark.exceptions import UnexpectedInput
from lark.parsers.lalr_interactive_parser import InteractiveParser

from gwt.dsl.macros import NAME, expanded
from gwt.dsl.parse import Reader
from gwt.errors import ExpressionError

_FARTHEST = 4
"""Words back from the cursor at which what stands there may begin, such as `up to`."""
_PIECE = re.compile(r"[a-z0-9-]+|[$>]")
_GIVEN = re.compile(r"\bas ([a-z0-9-]+)")
_BLANK = Token("NAME", "zz-name-zz")


def following(reader: Reader, before: str, start: str = "start") -> dict[str, str]:
    """Each word that may come at the end of what has been written, with what is typed of it already.

    `start` is the rule of the grammar that the whole expression has to fit.
    """
    found: dict[str, str] = {}
    for at, cut in enumerate(_cuts(before)):
        typed = before[cut:]
        for word in _next(reader, before[:cut], start):
            # Of what begins farther back only several words are still being written.
            if word.startswith(typed) and (at == 0 or " " in word):
                found.setdefault(word, typed)
    return found


def _cuts(before: str) -> list[int]:
    starts = [piece.start() for piece in _PIECE.finditer(before)]
    at_word = bool(starts) and re.search(r"[a-z0-9-]\Z", before) is not None
    return [*([] if at_word else [len(before)]), *reversed(starts[-_FARTHEST:])]


def _next(reader: Reader, before: str, start: str) -> Iterator[str]:
    """Every word that may stand behind an expression that has been begun."""
    try:
        plain = expanded(before, reader.macros or {}).text
        state = reader.language.content_parser.parse_interactive(plain, start=start)
        state.exhaust_lexer()
    except (UnexpectedInput, ExpressionError):
        return
    accepted: set[str] = state.accepts()  # type: ignore[no-untyped-call]
    for terminal in sorted(accepted - {"$END", "NAME"}):
        # A description such as "a number" has no word in quotes, and so gives none.
        yield from re.findall(r"'([^']+)'", reader.language.content_words.get(terminal, ""))
    if "_DONE" in accepted:
        yield from reader.macros or ()
    if "NAME" in accepted:
        for kind, lead in dict.fromkeys(_kinds(state)):
            known = _GIVEN.findall(before) if kind == "binding" else reader.vocabulary.get(_sort(kind), ())
            rests = (word.removeprefix(lead) for word in known if word.startswith(lead))
            yield from (rest for rest in rests if NAME.fullmatch(rest))


def _sort(rule: str) -> str:
    """The kind of name of a rule: a bare number that is counted is a count."""
    return "count" if rule == "quantity" else rule


def _kinds(state: InteractiveParser) -> Iterator[tuple[str, str]]:
    """The rules in which a name could stand here, each with the words of the rule before it.

    Which rule it is shows only when the parser goes on behind the name.
    """
    named: InteractiveParser = state.copy()  # type: ignore[no-untyped-call]
    named.feed_token(_BLANK)
    terminals: set[str] = named.accepts()  # type: ignore[no-untyped-call]
    for terminal in sorted(terminals):
        after: InteractiveParser = named.copy()  # type: ignore[no-untyped-call]
        # The end is a token as any other here; only then is a whole tree given back.
        whole = after.feed_token(Token(terminal, ""))
        for value in (*after.parser_state.value_stack, whole):
            yield from _holding(value)


def _holding(value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Tree):
        if _BLANK in value.children:
            before = value.children[: value.children.index(_BLANK)]
            yield str(value.data), "".join(f"{one} " for one in before if isinstance(one, Token))
        for child in value.children:
            yield from _holding(child)
