"""Explains syntax errors of expressions in plain words."""

import re

from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken

from gwt import errors
from gwt.dsl.language import Language


def explain_syntax_error(language: Language, text: str, error: UnexpectedInput) -> errors.ExpressionError:
    """The place where a text leaves the grammar, and the tokens that were expected there."""
    words = language.words
    expected = _expected(error)
    complete = not expected.isdisjoint(("$END", "_CLOSE"))
    readable = _readable(language, expected)
    atend = isinstance(error, UnexpectedEOF) or getattr(error, "token", None) == ""
    if atend or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        hint = errors.expected_one_of(readable)
        return errors.ExpressionError("the expression ends too early", len(text), 1, hint, "ends-early")
    offset = error.pos_in_stream or 0
    word = _word_at(text, offset)
    keywords = [words[name].strip("'") for name in sorted(expected) if words.get(name, "").startswith("'")]
    # A verb of several words is one terminal.
    is_begun = any(keyword.startswith(f"{word} ") for keyword in keywords) and not complete
    hint = errors.expected_one_of(readable)
    if word in JOINERS and not complete and (before := re.findall(r"[^\s()]+", text[:offset])):
        last = before[-1]
        message = f"something is missing between '{last}' and '{word}'"
        return errors.ExpressionError(message, text.rindex(last, 0, offset), len(last), hint, "ends-early")
    other = _other_joiner(text[:offset], word) if word in JOINERS else ""
    if other:
        message = f"'{word}' next to '{other}' is ambiguous"
        return errors.ExpressionError(
            message, offset, len(word), "Put one of them in brackets.", "ambiguous"
        )
    if "_DONE" in expected and word[:1].isalpha() and not complete:
        unknown = "is not a verb of this game"
        message = f"'{word}' {'is only the beginning of a verb' if is_begun else unknown}"
        if word == text.strip():
            hint = hint.also(f"No effect is defined by the name '{word}' either.")
        return errors.ExpressionError(message, offset, len(word), hint, "unknown-verb")
    return errors.ExpressionError(f"'{word}' cannot stand here", offset, len(word), hint, "not-understood")


def _expected(error: UnexpectedInput) -> set[str]:
    if isinstance(error, UnexpectedToken):
        return set(error.accepts or error.expected)
    return set(error.allowed or ()) if isinstance(error, UnexpectedCharacters) else set()


def _readable(language: Language, expected: set[str]) -> list[str]:
    """Returns the descriptions of some tokens, those that say more than single words first."""
    # `done` is a verb of every game, so where it may stand any verb may.
    verbs = language.first if "_DONE" in expected else frozenset()
    readable = sorted({language.words[name] for name in expected - verbs if name in language.words})
    readable.sort(key=lambda word: word.startswith("'"))
    readable += [A_VERB] if verbs else []
    # A description may name several words.
    return list(dict.fromkeys(part for text in readable for part in re.split(", | or ", text)))


A_VERB = "a verb"
"""The description of what is expected where a step may stand."""

LOOSE = ("then", "or", "->")
"""Loose joiners; outside brackets an expression may use only one of them."""

JOINERS = (*LOOSE, "and")


_CLASHING = {"and": ("or",), "or": (*LOOSE, "and")}
"""The joiners beside which one needs brackets; of all others the loose ones."""


def _other_joiner(before: str, joiner: str) -> str:
    """The last joiner outside of brackets in what comes before beside which another one needs brackets."""
    clashing, last = _CLASHING.get(joiner, LOOSE), ""
    around: list[str] = []
    for word in re.findall(r"->|[()]|[a-z0-9-]+", before):
        if word == "(":
            around.append(last)
            last = ""
        elif word == ")":
            last = around.pop() if around else ""
        elif word in clashing:
            last = word
    return last


def _word_at(text: str, offset: int) -> str:
    end = offset + 1
    if text.startswith("->", offset):
        return "->"
    if text[offset].isalnum():
        while end < len(text) and (text[end].isalnum() or text[end] in "-_"):
            end += 1
    return text[offset:end]
