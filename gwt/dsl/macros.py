"""Names that an author gives to expressions; such a name stands for the expression in brackets."""

import re
from collections.abc import Mapping

from attrs import frozen

from gwt.errors import ExpressionError

LONGEST = 2000
"""Characters of an expression, as it is written and with all names replaced."""
DEEPEST = 8
"""Names within names."""

NAME = re.compile(r"[0-9]*[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_WORD = re.compile(rf"(?<![a-z0-9-]){NAME.pattern}(?![a-z0-9-])")


@frozen
class ExpandedText:
    """An expression with the names replaced, and the way back to what was written."""

    text: str
    replaced: tuple[tuple[int, int, int, int], ...] = ()
    """Of each name: where its expression begins and ends, where the name stands, and its length."""

    def error_in_source(self, error: ExpressionError) -> ExpressionError:
        """The error at its place in what was written: at a name, if it lies in what that stands for."""
        offset, length = error.offset, error.length
        for begin, end, place, size in reversed(self.replaced):
            if error.offset >= end:
                offset = error.offset - end + place + size
                break
            if error.offset >= begin:
                offset, length = place, size
                break
        return ExpressionError(error.message, offset, length, error.hint, error.code)


def expand_macros(text: str, macros: Mapping[str, str]) -> ExpandedText:
    """The expression with each name replaced; the macros themselves hold no names.

    Every expression comes in here, so that nothing behind has to bear a longer one than `LONGEST`.

    Raises:
        ExpressionError: it is too long, or would become so.
    """
    _limit(text)
    parts: list[str] = []
    replaced: list[tuple[int, int, int, int]] = []
    begin, done = 0, 0
    for word in _WORD.finditer(text):
        if word[0] not in macros:
            continue
        before, inner = text[done : word.start()], f"({macros[word[0]]})"
        begin += len(before)
        replaced.append((begin, begin + len(inner), word.start(), len(word[0])))
        begin += len(inner)
        parts += [before, inner]
        done = word.end()
        if begin + len(text) - done > LONGEST:
            message = f"the expression comes to more than {LONGEST} characters"
            raise ExpressionError(message, word.start(), len(word[0]), code="too-large")
    return ExpandedText("".join([*parts, text[done:]]), tuple(replaced))


def _limit(text: str) -> None:
    if len(text) > LONGEST:
        message = f"the expression is longer than {LONGEST} characters"
        raise ExpressionError(message, LONGEST, code="too-large")


def resolve_macros(texts: Mapping[str, str]) -> tuple[dict[str, str], dict[str, ExpressionError]]:
    """Returns each macro fully expanded, and the error of each that cannot be."""
    macros: dict[str, str] = {}
    wrong: dict[str, ExpressionError] = {}

    def resolve(name: str, within: tuple[str, ...]) -> None:
        try:
            _limit(texts[name])
        except ExpressionError as error:
            wrong[name] = error
            return
        for word in _WORD.finditer(texts[name]):
            inner = word[0]
            if inner in texts and inner not in macros and inner not in wrong:
                hint = f"Leave out '{inner}', or define it by another name." if inner == name else ""
                if inner in (*within, name):
                    message = f"'{inner}' would stand for itself"
                elif len(within) + 2 > DEEPEST:
                    message = f"more than {DEEPEST} names within names"
                else:
                    resolve(inner, (*within, name))
                    continue
                wrong[name] = ExpressionError(message, word.start(), len(inner), hint, "define")
                return
        if any(word[0] in wrong for word in _WORD.finditer(texts[name])):
            # What is wrong there has been said there.
            wrong.setdefault(name, ExpressionError("", 0))
            return
        try:
            macros[name] = expand_macros(texts[name], macros).text
        except ExpressionError as error:
            wrong[name] = error

    for name in texts:
        if name not in macros and name not in wrong:
            resolve(name, ())
    return macros, wrong
