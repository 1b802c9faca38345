"""Tells an unknown name in a count of several words at its place, with the names that may stand there."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from gwt.dsl.language import Language, Vocabulary, with_article
from gwt.errors import ExpressionError, did_you_mean, join_with_or

if TYPE_CHECKING:
    from lark import Token

_GAP = re.compile(r"(\{[\w:]+\})")
_NAME = "[a-z0-9-]+"


def naming_unknown(
    look_up: Callable[..., Any], language: Language, vocabulary: Vocabulary
) -> Callable[..., Any]:
    """Returns a builder of counts that looks their words up, and refuses a name that no count has there."""

    def build(*tokens: "Token") -> Any:
        text, at = " ".join(tokens), 0
        for token in tokens if len(tokens) > 1 and text not in vocabulary["count"] else ():
            kinds = [kind for kind, start in _gaps(language, text) if start == at]
            names = _names_at(text, at, vocabulary["count"])
            if kinds and token not in names:
                nouns = [with_article(language.wording.get(kind, kind)) for kind in kinds]
                message = f"'{token}' is not {join_with_or(dict.fromkeys(nouns))} of this pack"
                hint = did_you_mean(token, names)
                raise ExpressionError(message, token.start_pos or 0, len(token), hint, "unknown-name")
            at += len(token) + 1
        return look_up(*tokens)

    return build


def _gaps(language: Language, text: str) -> Iterator[tuple[str, int]]:
    """Yields the kind and the place of each gap of the templates that a text fits, by any names."""
    for form in language.counts.forms:
        for template in dict.fromkeys((form.one, form.many)):
            parts = _GAP.split(template)
            pattern = "".join(f"({_NAME})" if at % 2 else part for at, part in enumerate(parts))
            if match := re.fullmatch(pattern, text):
                for at, gap in enumerate(parts[1::2], 1):
                    yield gap.strip("{}").partition(":")[0], match.start(at)


def _names_at(text: str, place: int, words: Iterable[str]) -> list[str]:
    """The names that may stand at a place of a text to make it one of the counts of a pack."""
    behind = re.sub(f"^{_NAME}", "", text[place:])
    pattern = re.compile(f"{re.escape(text[:place])}({_NAME}){re.escape(behind)}")
    return [match[1] for word in words if (match := pattern.fullmatch(word))]
