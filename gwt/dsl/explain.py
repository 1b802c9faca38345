"""Explains syntax errors of expressions in plain words."""

import re
from collections.abc import Iterable

from lark.exceptions import (
    UnexpectedCharacters,
    UnexpectedEOF,
    UnexpectedInput,
    UnexpectedToken,
)

from gwt.dsl.language import Language
from gwt.dsl.words import FUNCTION_WORDS
from gwt.errors import MEANT, ExpressionError, did_you_mean, either, meant


def explained(language: Language, text: str, error: UnexpectedInput) -> ExpressionError:
    """The place where a text leaves the grammar, and the tokens that were expected there."""
    words = language.words
    expected: set[str] = set()
    if isinstance(error, UnexpectedToken):
        expected = set(error.accepts or error.expected)
    elif isinstance(error, UnexpectedCharacters):
        expected = set(error.allowed or ())
    complete = not expected.isdisjoint(("$END", "_CLOSE"))
    # `done` is a verb of every game, so where it may stand any verb may.
    verbs = language.first if "_DONE" in expected else frozenset()
    readable = sorted({words[name] for name in expected - verbs if name in words})
    # Descriptions such as "a number" say more than single words, so they come first.
    readable.sort(key=lambda word: word.startswith("'"))
    readable += [_VERB] if verbs else []
    atend = isinstance(error, UnexpectedEOF) or getattr(error, "token", None) == ""
    if atend or (isinstance(error, UnexpectedToken) and error.token.type == "$END"):
        hint = f"Expected {_some_of(readable)}."
        return ExpressionError("the expression ends too early", len(text), 1, hint, "ends-early")
    offset = error.pos_in_stream or 0
    found = _word_at(text, offset)
    keywords = [words[name].strip("'") for name in sorted(expected) if words.get(name, "").startswith("'")]
    is_typo = found[:1].isalpha() and found not in FUNCTION_WORDS
    # A verb of several words is one terminal.
    is_begun = any(one.startswith(f"{found} ") for one in keywords) and not complete
    hint = did_you_mean(found, keywords) if is_typo and not is_begun else ""
    if found in _ARROWS and "'->'" in readable:
        hint = meant(["->"])
    if not hint.startswith(MEANT):
        hint = f"Expected {_some_of(readable)}." if readable else ""
    if found in JOINERS and not complete and (before := re.findall(r"[^\s()]+", text[:offset])):
        last = before[-1]
        message = f"something is missing between '{last}' and '{found}'"
        return ExpressionError(message, text.rindex(last, 0, offset), len(last), hint, "ends-early")
    other = _other_joiner(text[:offset], found) if found in JOINERS else ""
    if other:
        message = f"'{found}' stands beside '{other}', and it is not said what belongs together"
        return ExpressionError(message, offset, len(found), "Put one of them in brackets.", "ambiguous")
    if "_DONE" in expected and found[:1].isalpha() and not complete:
        unknown = "is not a verb of this game"
        message = f"'{found}' {'is only the beginning of a verb' if is_begun else unknown}"
        if found == text.strip() and not hint.startswith(MEANT):
            hint = f"No effect is defined by the name '{found}' either. {hint}".strip()
        return ExpressionError(message, offset, len(found), hint, "unknown-verb")
    return ExpressionError(f"'{found}' cannot stand here", offset, len(found), hint, "not-understood")


_VERB = "a verb"
_ARROWS = ("-", ">", "=")
"""Spellings that stand for an arrow."""

LOOSE = ("then", "or", "->")
"""Loose joiners; outside brackets an expression may use only one of them."""

JOINERS = (*LOOSE, "and")


_CLASHING = {"and": ("or",), "or": (*LOOSE, "and")}
"""The joiners beside which one needs brackets; of all others the loose ones."""


def _other_joiner(before: str, joiner: str) -> str:
    """The last joiner outside of brackets in what comes before beside which another one needs brackets."""
    clashing, found = _CLASHING.get(joiner, LOOSE), ""
    around: list[str] = []
    for word in re.findall(r"->|[()]|[a-z0-9-]+", before):
        if word == "(":
            around.append(found)
            found = ""
        elif word == ")":
            found = around.pop() if around else ""
        elif word in clashing:
            found = word
    return found


def _word_at(text: str, offset: int) -> str:
    end = offset + 1
    if text.startswith("->", offset):
        return "->"
    if text[offset].isalnum():
        while end < len(text) and (text[end].isalnum() or text[end] in "-_"):
            end += 1
    return text[offset:end]


def _some_of(words: Iterable[str], most: int = 12) -> str:
    listed = list(dict.fromkeys(one for said in words for one in re.split(", | or ", said)))
    return either([*listed[:most], f"{len(listed) - most} other words"] if len(listed) > most else listed)
