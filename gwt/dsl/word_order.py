"""Other orders of the words of an expression, in which people say what the language says in one."""

import re
from collections.abc import Iterator
from itertools import permutations

Part = tuple[int, int, tuple[str, ...]]
"""The start and the end of a part of a text, and what may be meant by it."""

JOINT = re.compile(r"->|[();]|(?<![\w-])(?:then|or|and)(?![\w-])")
"""The joiners and brackets between two steps."""

_CONDITION = re.compile(r"if (.+?),? then (.+)")
"""A requirement and its reward, as people say it."""
_LONGEST_NEED = 6
"""Words of what a condition asks for."""
_TRIGGER = re.compile(r"(when .+?) (if|unless) ([^()]+?) \((.+)\)")
"""A trigger with its condition in front of what it brings."""
_TIME = r"(?:when|whenever|if|once|after|as soon as|(?:each|every|any) time|the first time)(?: that)?"
_TOLD = re.compile(rf"{_TIME} (.+)")
_TOLD_BEHIND = re.compile(rf"(.+?),? {_TIME} (.+)")
"""Triggers in other words, without brackets around what they bring, or behind that."""
_SOMEBODY = re.compile(r"^(?:a player|anyone|anybody|someone|somebody|each player|every player)\b")
_ARTICLE = re.compile(r" (?:a|an|the|1)(?= )")
_LONGEST_EVENT = 8
"""Words of what happens, with who does it."""
_NOUN_BEFORE = re.compile(r"([a-z]+)(?: ([0-9]+))? ([a-z-]+) (per [a-z -]+)")
"""An amount with its noun in front of what it is counted by."""


def condition_first_reading(text: str) -> Iterator[str]:
    """Yields the expression that a condition in first place may stand for."""
    if condition := _CONDITION.fullmatch(text.strip()):
        yield " -> ".join(condition.groups())
    word, *rest = text.split() or [""]
    for at in range(2, min(len(rest), _LONGEST_NEED)) if word in ("if", "unless") else ():
        need = " ".join(rest[:at]).rstrip(",:").removeprefix("you have ").removeprefix("there are ")
        effect = " ".join(rest[at:]).removeprefix("then ")
        yield f"({effect}) {word} {need}" if JOINT.search(effect) else f"{effect} {word} {need}"
    if trigger := _TRIGGER.fullmatch(text.strip()):
        event, joiner, need, effect = trigger.groups()
        yield (
            f"{event} ({effect} {joiner} {need})"
            if not JOINT.search(effect)
            else (f"{event} (({effect}) {joiner} {need})")
        )
    if amount := _NOUN_BEFORE.fullmatch(text.strip()):
        yield f"{amount[1]} {amount[2] or 1} {amount[4]} {amount[3]}"


def trigger_readings(text: str) -> Iterator[str]:
    """Yields the triggers that a text may stand for which says when something is to be done."""
    if behind := _TOLD_BEHIND.fullmatch(text.strip()):
        yield from _triggers(behind[2], behind[1])
    match = _TOLD.fullmatch(text.strip())
    words = match[1].split() if match else []
    for at in range(2, min(len(words), _LONGEST_EVENT)):
        yield from _triggers(" ".join(words[:at]), " ".join(words[at:]))


def _triggers(event: str, effect: str) -> Iterator[str]:
    event = _ARTICLE.sub("", _SOMEBODY.sub("any player", event.rstrip(",:")))
    for too_much in ("-> ", "then ", "you ", "may you "):
        effect = effect.removeprefix(too_much)
    bare = effect[1:-1] if effect.startswith("(") and effect.endswith(")") else effect
    for phrase in (event, *_inflected(event)):
        yield f"when {phrase} ({bare})"


def _inflected(event: str) -> Iterator[str]:
    """Yields what somebody does with the verb in another person."""
    who, space, does = event.rpartition("player ") if "player " in event else event.partition(" ")
    verb, *rest = does.split() or [""]
    yield " ".join([f"{who}{space}{verb.removesuffix('s') if verb.endswith('s') else verb + 's'}", *rest])


_BELOW = re.compile(
    r"\b(if|unless) (?:(?:fewer|less) than ([0-9]+)|(?:at most|no more than) ([0-9]+))(?![\w-])"
)
_ABOVE = re.compile(r"\b(?:more than|over) ([0-9]+)(?![\w-])")
_OPPOSITE = {"if": "unless", "unless": "if"}


def comparison_readings(text: str, begin: int) -> Iterator[Part]:
    """Yields conditions with another bound than a least number: `more than 2` for `3`."""
    for match in _ABOVE.finditer(text, begin):
        yield match.start(), match.end(), (str(int(match[1]) + 1),)
    for match in _BELOW.finditer(text, begin):
        least = int(match[2]) if match[2] else int(match[3]) + 1
        yield match.start(), match.end(), (f"{_OPPOSITE[match[1]]} {least}",)


_WORDS = re.compile(r"[\w$-]+")


def swapped_words(text: str, begin: int, at: int) -> Iterator[Part]:
    """Yields the word at a place with the one or two before it in another order: `3 back` for `back 3`."""
    last = _WORDS.match(text, at)
    before = list(_WORDS.finditer(text, begin, at))
    if last is not None:
        for first in before[:-3:-1]:
            between = text[first.start() : at].rstrip()
            yield first.start(), last.end(), (f"{last[0]} {between}",)


_FEWEST, _MOST = 4, 6
"""Words of a step of which other orders are tried."""


def permuted_words(step: str) -> Iterator[str]:
    """Yields a step with the words behind its verb in every other order, in the plural and the singular."""
    verb, *rest = step.split() or [""]
    if _FEWEST <= len(rest) + 1 <= _MOST:
        single = [word.removesuffix("s") for word in rest]
        for words in (rest, single):
            yield from (" ".join([verb, *order]) for order in permutations(words) if list(order) != words)


_EITHER = re.compile(r"\b([0-9]+) ([a-z-]+) or (?:\1 )?([a-z-]+)(?![\w-])")
_BOTH = re.compile(r"\b([0-9]+ [a-z-]+) and ([0-9]+ [a-z-]+)(?![\w-])")
_LIST = re.compile(r"\bof ([a-z-]+(?:, [a-z-]+)*),? (?:or|and) ([a-z-]+)")


def comma_list_readings(text: str, begin: int) -> Iterator[Part]:
    """Yields names and amounts that a word joins in the place of a comma: `2 of a, b`, `2 a, 1 b`."""
    for match in _EITHER.finditer(text, begin):
        yield match.start(), match.end(), (f"{match[1]} of {match[2]}, {match[3]}",)
    for match in _BOTH.finditer(text, begin):
        yield match.start(), match.end(), (f"{match[1]}, {match[2]}",)
    for match in _LIST.finditer(text, begin):
        yield match.start(1), match.end(), (f"{match[1]}, {match[2]}",)


_PRICE = re.compile(r"(?P<step>[^();]+?) (?P<for>for|at a cost of|costs) (?P<price>\W?[0-9]+[a-z ]*)")


def trailing_prices(text: str, begin: int) -> Iterator[tuple[int, int, str, str]]:
    """Yields the place of the words between a step and its price, the step, and the price."""
    if match := _PRICE.fullmatch(text[begin:].rstrip()):
        yield begin + match.start("for"), begin + match.end(), match["step"].strip(), match["price"].strip()
