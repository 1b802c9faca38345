"""What is wrong with an expression that is not in the grammar, in plain words."""

from collections.abc import Iterable

from lark.exceptions import (
    UnexpectedCharacters,
    UnexpectedEOF,
    UnexpectedInput,
    UnexpectedToken,
)

from gwt.dsl.parse import Language
from gwt.errors import ExpressionError, did_you_mean


def explained(language: Language, text: str, error: UnexpectedInput) -> ExpressionError:
    """Where the text leaves the grammar, and what could have stood there."""
    words = language.words
    expected: set[str] = set()
    if isinstance(error, UnexpectedToken):
        expected = set(error.accepts or error.expected)
    elif isinstance(error, UnexpectedCharacters):
        expected = set(error.allowed or ())
    # Descriptions such as "a number" say more than single words, so they come first.
    readable = sorted({words[name] for name in expected if name in words})
    readable.sort(key=lambda word: word.startswith("'"))
    atend = isinstance(error, UnexpectedEOF) or getattr(error, "token", None) == ""
    if atend or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        hint = f"Expected {_listed(readable)}."
        return ExpressionError("the expression ends too early", len(text), 1, hint)
    offset = error.pos_in_stream or 0
    found = _word_at(text, offset)
    keywords = [word.strip("'") for word in readable if word.startswith("'")]
    hint = did_you_mean(found, keywords) if found[:1].isalpha() else ""
    if not hint.startswith("Did"):
        hint = f"Expected {_listed(readable)}." if readable else ""
    # `done` is a verb of every game, so where it may stand any verb may.
    is_verb = words["_DONE"] in readable and found[:1].isalpha()
    what = "is not a verb of this game" if is_verb else "cannot stand here"
    return ExpressionError(f"'{found}' {what}", offset, len(found), hint)


def _word_at(text: str, offset: int) -> str:
    end = offset + 1
    if text[offset].isalnum():
        while end < len(text) and (text[end].isalnum() or text[end] in "-_"):
            end += 1
    return text[offset:end]


def _listed(words: Iterable[str], most: int = 6) -> str:
    listed = list(words)
    shown = ", ".join(listed[:most])
    return shown + (f" or {len(listed) - most} other words" if len(listed) > most else "")
