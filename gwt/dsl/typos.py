"""Parts of an expression that may be slips, and what may be meant by each of them."""

import re
from collections.abc import Collection, Iterator, Sequence

from gwt.dsl.language import WORD
from gwt.dsl.numerals import TIMES
from gwt.dsl.phrase_tables import CURRENCIES, FILLERS, FUNCTION_WORDS, NUMBERS, PHRASES, SIGNS, TRANSLATED
from gwt.dsl.repair_context import LIKELY, RepairContext, number_pattern
from gwt.dsl.word_order import JOINT, Part, comparison_readings
from gwt.errors import ExpressionError, nearest_words

_UNCOUNTED = re.compile(r"\b(?:if|unless) (?!no\b)([a-z-]+)(?: [a-z-]+)*$")
"""A condition that does not say how many."""
_NUMBER = re.compile(r"[0-9]+(?![\w-])")
_TIMES = re.compile(r"(?:up to )?(?<![\w$-])([0-9]+)(?![\w-])")
_SINGLE = re.compile(r"(?<![\w-])1 (?=[a-z])")
"""The number of one thing, which some verbs never name."""
_MONEY = re.compile(rf"[{CURRENCIES}] ?([0-9]+)(?![\w-])")
_SIGNED = re.compile(rf"([+-]) ?[{CURRENCIES}] ?([0-9]+)(?![\w-])")
"""A price above or below the usual one, with a currency that it does not have."""
_MISREAD = ("not-understood", "unknown-name", "unknown-word")
"""The errors that a wrong preposition leads to."""
_PREPOSITIONS = ("at", "behind", "for", "from", "in", "of", "on", "onto", "to", "with", "within")
_RANGE = re.compile(r"([0-9]+) ?(?:-|–|to|\.\.) ?([0-9]+)(?![\w-])")
_PAIR = re.compile(r"(?<![\w-])(?=([A-Za-z]+) ([A-Za-z]+)(?![\w-]))")
"""Two words side by side, which may be one with a hyphen; pairs overlap."""
_ONE_WORD = re.compile(r"[\w-]+")
_AMOUNT = re.compile(r"[0-9]+ [a-z][\w-]*")
_ARM_BEFORE = re.compile(r"(?<![^();>])([^();>]*) [\w-]+ (?:or|and) $")
"""The words before the last one of an arm that ends here."""


def unbracketed_player_effects(attempt: RepairContext) -> Iterator[tuple[int, int, str]]:
    """Yields effects of players without brackets, as in `each other player gains $1`, and with them."""
    synonyms = attempt.language.synonyms
    doers = [phrase for phrase in {*attempt.words, *synonyms.values()} if phrase.endswith(" player")]
    doers.sort(key=lambda phrase: (-len(phrase), phrase))
    parts = list(re.finditer("[^();]+", attempt.text))
    for said_so in (*synonyms, *doers):
        doer = synonyms.get(said_so, said_so)
        if doer not in doers:
            continue
        behind = (f" to {said_so}", f" for {said_so}")
        for part in (part for part in parts if part[0].endswith(behind)):
            if step := part[0].rpartition(said_so)[0].removesuffix(" to ").removesuffix(" for ").strip():
                yield part.end() - len(part[0].lstrip()), part.end(), f"{doer} ({step})"
    for doer in doers:
        for hit in re.finditer(rf"(?<![\w-]){doer} ([a-z]+?)(s?)((?: [^();]*)?)(?=[();]|$)", attempt.text):
            clause = hit[3].rstrip()
            yield hit.start(), hit.start(3) + len(clause), f"{doer} ({hit[1]}{clause})"


def typo_candidates(attempt: RepairContext, error: ExpressionError) -> Iterator[Part]:
    """Yields parts of the text around an error, and what may be meant by each of them."""
    at, text, names = error.offset, attempt.text, attempt.number_names()
    begin = attempt.begin(at)
    for pair in _PAIR.finditer(text, begin):
        if (joined := "-".join(pair.groups()).lower()) in attempt.words:
            yield pair.start(1), pair.end(2), (joined,)
    for phrase, other in (*attempt.language.synonyms.items(), *PHRASES.items(), *TRANSLATED.items()):
        pattern = rf"(?<![\w-]){number_pattern(phrase)}(?![\w-])"
        for match in re.finditer(pattern, text[begin:]) if phrase not in names else ():
            meaning = other.replace("N", match[1]) if match.groups() else other
            yield begin + match.start(), begin + match.end(), (meaning,)
    for word in WORD.finditer(text, begin, at + max(error.length, 1)):
        if word[0] in names:
            continue
        if word[0].lower() in NUMBERS and not TIMES.match(text, word.end() + 1):
            digits = str(NUMBERS[word[0].lower()])
            signed = (f"{symbol}{digits}" for symbol in attempt.language.symbols)
            yield word.start(), word.end(), (digits, *signed)
        if word[0] == "an":
            yield word.start(), word.end(), ("and",)
        if word[0].lower() in FILLERS:
            yield word.start(), word.end() + 1, ("",)
    for word in WORD.finditer(text, at + max(error.length, 1), attempt.end(at)):
        if word[0].lower() in FILLERS:
            yield word.start(), word.end() + 1, ("",)
    yield from comparison_readings(text, begin)
    yield from _nearly(text, begin, attempt.words)
    if single := _SINGLE.search(text, begin):
        yield single.start(), single.end(), ("",)
    if money := _MONEY.match(text, at):
        yield at, money.end(), tuple(f"{symbol}{money[1]}" for symbol in attempt.language.symbols)
    if bare := _UNCOUNTED.search(text, 0, at + max(error.length, 1)):
        yield bare.start(1), bare.end(1), (f"1 {bare[1]}",)
    for word in [word for word in WORD.finditer(text, begin) if word.start() <= at][:0:-1]:
        if attempt.error(attempt.text_with(word.start(), word.end(), f"1 {word[0]}").text) is None:
            yield word.start(), word.end(), (f"1 {word[0]}",)
    if price := _SIGNED.search(text, begin):
        yield price.start(), price.end(), (price[1] + price[2],)
    if span := _RANGE.match(text, at):
        yield span.start(), span.end(), (f"up to {span[2]}",)
    yield from _each_noun(attempt, at)
    if error.hint == "Expected a verb.":
        yield from _verb_before(attempt, at)
    if text[at : at + 1] in SIGNS and not text.startswith("->", at):
        yield at, at + 1, tuple(f" {sign} " for sign in SIGNS[text[at]])
    if not any(map(str.isdigit, error.hint)):
        yield from _again(attempt, begin)
    if number := _NUMBER.match(text, at):
        yield at, number.end(), tuple(f"{symbol}{number[0]}" for symbol in attempt.language.symbols)
    if error.code in _MISREAD:
        yield from _prepositions(attempt, begin, at)


def _prepositions(attempt: RepairContext, begin: int, at: int) -> Iterator[Part]:
    """Yields a preposition near to an error, and another one with which all can be read."""
    for word in [word for word in WORD.finditer(attempt.text, begin) if word.start() <= at][:-3:-1]:
        for other in _PREPOSITIONS if word[0] in _PREPOSITIONS else ():
            if attempt.error(attempt.text_with(word.start(), word.end(), other).text) is None:
                yield word.start(), word.end(), (other,)


def _again(attempt: RepairContext, begin: int) -> Iterator[Part]:
    """Yields a step with a number that its verb has not, as one that is repeated."""
    end = attempt.end(begin)
    start = begin + len(attempt.text[begin:end]) - len(attempt.text[begin:end].lstrip())
    step = attempt.text[start:end].rstrip()
    for number in _TIMES.finditer(step):
        once = f"{step[: number.start()]}{step[number.end() :].lstrip()}".rstrip()
        single = [once.removesuffix("s")] if attempt.error(step.removesuffix("s")) is not None else []
        read = next((text for text in (once, *single) if attempt.error(text) is None), "")
        if int(number[1]) > 1 and read:
            yield start, start + len(step), (f"repeat {number[1]} times ({read})",)


def _each_noun(attempt: RepairContext, at: int) -> Iterator[Part]:
    """Yields a noun behind `or` or `and` with the words that stand before the first one."""
    joined = attempt.text[at : at + 1] == "/"
    arm = _ARM_BEFORE.search(f"{attempt.text[:at]} or " if joined else attempt.text[:at])
    noun = _ONE_WORD.match(attempt.text, at + joined)
    if arm is not None and noun is not None and (noun[0].isdigit() or noun[0] in attempt.words):
        yield at, noun.end(), (f"{' or ' * joined}{arm[1].strip()} {noun[0]}",)
    amount = _AMOUNT.match(attempt.text, at)
    if arm is not None and amount is not None:
        yield at, amount.end(), (f"{arm[1].strip().rpartition(' ')[0]} {amount[0]}",)


def _verb_before(attempt: RepairContext, at: int) -> Iterator[Part]:
    """Yields an amount with the verbs of amounts in front of it."""
    if amount := _AMOUNT.match(attempt.text, at):
        verbs = dict.fromkeys(form.split()[0] for form in attempt.language.author_forms)
        yield at, amount.end(), tuple(f"{verb} {amount[0]}" for verb in verbs)


_MANY = 3
"""So many phrases may be nearly what was written, or nothing follows from it."""


def _nearly(text: str, begin: int, words: Collection[str]) -> Iterator[Part]:
    """Yields parts of a text that would be a phrase of the language with one word more, or with another
    one.
    """
    matches = list(WORD.finditer(text, begin))
    phrases = [phrase.split() for phrase in sorted(words) if " " in phrase]
    for at, first in enumerate(matches):
        alike = [phrase for phrase in phrases if phrase[0] == first[0]]
        yield from _shorter(matches[at:], alike)
        # A verb with another noun is another rule.
        if text[begin : first.start()].strip():
            yield from _other_word(matches[at:], alike, words)


def _shorter(matches: Sequence[re.Match[str]], phrases: Sequence[Sequence[str]]) -> Iterator[Part]:
    """Yields the words of which a phrase of three or more has one more in its middle."""
    for phrase in phrases:
        written = [word[0] for word in matches[: len(phrase) - 1]]
        if any(written == [*phrase[:gap], *phrase[gap + 1 :]] for gap in range(1, len(phrase) - 1)):
            yield matches[0].start(), matches[len(written) - 1].end(), (" ".join(phrase),)


def _other_word(
    matches: Sequence[re.Match[str]], phrases: Sequence[Sequence[str]], words: Collection[str]
) -> Iterator[Part]:
    """Yields the word in the place of which a phrase has another one, where few phrases do and it is no
    slip.
    """
    others_at: dict[int, list[str]] = {}
    for phrase in phrases:
        written = [word[0] for word in matches[: len(phrase)]]
        if len(written) == len(phrase):
            differing = [at for at, word in enumerate(phrase) if word != written[at]]
            word = written[differing[0]] if len(differing) == 1 else "or"
            if word not in FUNCTION_WORDS and not JOINT.fullmatch(word):
                others_at.setdefault(differing[0], []).append(phrase[differing[0]])
    for at, others in others_at.items():
        mistyped = matches[at][0] not in words and nearest_words(matches[at][0], words, 1, LIKELY)
        if len(others) <= _MANY and not mistyped:
            yield matches[at].start(), matches[at].end(), tuple(others)
