"""The forms of verbs, and the phrases, that a part of an expression may be meant to be."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

MOST = 4
"""Forms that are told."""
_WORDS_OF_A_FIELD = 3
"""The most words of which a form that is told has one."""
_VERB = 2
"""The weight of the first word of a form, by that of any other word of it."""
_WORD = re.compile(r"[a-z]+")
_SMALL = frozenset(
    ("a", "an", "and", "at", "by", "for", "from", "in", "of", "or", "per", "the", "to", "up", "with")
)
"""Words that say nothing about what is meant."""


def nearest_forms(step: str, forms: Sequence[str]) -> list[str]:
    """Returns the forms of verbs that share most words with a step, the nearest first.

    Examples:
        >>> nearest_forms("swap coats", ["swap {number} {card}", "turn {card} over"])
        ['swap {number} {card}']
    """
    words = _singular(step)
    if not words:
        return []
    # What holds effects says nothing of what they are, and a long list of words is no example.
    forms = [form for form in forms if form.count("|") <= _WORDS_OF_A_FIELD]
    forms = [form for form in forms if "({effect})" not in form or _singular(form)[:1] == words[:1]]
    shared = {form: _shared(words, _singular(form)) for form in forms}
    best = max(shared.values(), default=0)
    near = [form for form in forms if shared[form] and shared[form] * 2 >= best]
    return sorted(near, key=lambda form: -shared[form])[:MOST]


def fill_forms(step: str, forms: Sequence[str]) -> Iterator[str]:
    """Yields a form with the words of a step in its braces, where it has all other words of it.

    Examples:
        >>> list(fill_forms("swap 2 up to coats", ["swap up to {number} {card}"]))
        ['swap up to 2 coats']
    """
    for form in forms:
        rest, words = step.split(), form.split()
        fixed = [word for word in words if "{" not in word]
        slots = len(words) - len(fixed)
        if "|" in form or "[" in form or any(word not in rest for word in fixed):
            continue
        for word in fixed:
            rest.remove(word)
        if len(rest) > slots:
            rest = [word for word in rest if word not in _SMALL]
        if len(rest) == slots:
            remaining = iter(rest)
            yield " ".join(next(remaining) if "{" in word else word for word in words)


def nearest_phrases(count: str, phrases: Iterable[str]) -> list[str]:
    """Returns the phrases that share most words with a count, the shortest first; of plurals one.

    Examples:
        >>> nearest_phrases("card in the hand", ["own card in hand", "own cards in hand", "card", "coat"])
        ['own card in hand']
    """
    nouns = set(_singular(count))
    shared: dict[frozenset[str], str] = {}
    for phrase in sorted(phrases, key=len):
        shared.setdefault(frozenset(_singular(phrase)), phrase)
    best = max((len(nouns & words) for words in shared), default=0)
    return [phrase for words, phrase in shared.items() if best and len(nouns & words) == best][:MOST]


def phrases_continuing(before: str, word: str, phrases: Collection[str]) -> list[str]:
    """Returns the phrases that begin with the last words before a place and the one that stands there.

    Examples:
        >>> phrases_continuing("2 per card", "in", ["card in hand", "card"])
        ['card in hand']
    """
    words = before.split()
    for at in range(len(words)):
        start = " ".join([*words[at:], word, ""])
        if longer := sorted(phrase for phrase in phrases if phrase.startswith(start)):
            return longer if len(longer) <= MOST else []
    return []


def _singular(text: str) -> list[str]:
    return [word.removesuffix("s") for word in _WORD.findall(text.lower()) if word not in _SMALL]


def _shared(words: Sequence[str], form: Sequence[str]) -> int:
    return _VERB * (words[:1] == form[:1]) + len(set(words[1:]) & set(form[1:]) - set(form[:1]))
