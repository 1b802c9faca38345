"""Every mistake of an expression: which word was mistyped, and what else is wrong behind it.

Where reading stops is not always where the mistake is, as a misspelt word may pass for a name.
So what may be meant by the words around is tried: patterns first, then words that are nearly the same.
The mistake is in the part for which something else lets reading come farther.
With that in its place, or else without the step that cannot be read, reading goes on to the next mistake.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import combinations

from attrs import evolve, frozen

from gwt import errors, spelling
from gwt.dsl import macros, numerals, syntax_errors
from gwt.dsl import phrase_tables as tables
from gwt.dsl import repair_patterns as patterns
from gwt.dsl.language import WORD, Language

MOST = 8
"""The most mistakes of an expression that are reported."""
_AROUND = 12
"""Words before the place where reading stops that may be mistyped."""
_FREEDOM = ("may", "must", "unless")
"""Words without which another rule is said."""
_NEAR = 5
"""The most words that are tried instead of a misspelt one."""
_SURE, _LIKELY = 0.75, 0.6
"""The similarity, from 0 to 1, that a suggestion needs: for a word of the language, and for any other."""
_MEANT_SO = ("none-each", "places", "same-for-all")
"""The errors in which every word is what is meant."""
_NAMES = ("unknown-name", "number-name", *_MEANT_SO)
"""The errors of expressions that the grammar allows."""
_WORDS = ("unknown-word", "unknown-verb", "unknown-name")
"""Errors that do not depend on their context."""
_WHOLE = ("too-large", "ambiguous")
"""Errors after which reading cannot go on."""
_MOVED, _LONGEST_PHRASE = 9, 6
"""The most words of a step that are put in another order, and of a phrase that has a word more."""
_MOST_REWORDED, _LONGEST_REWORDED, _TEXTS_REWORDED = 3, 120, 40
"""The most parts that are said in other words, the longest text in which that is tried, and the most texts
that are tried with one more of them."""
_NOTHING = "done"
"""The effect of every game that does nothing."""

Mistake = tuple[errors.ExpressionError, macros.ExpandedText | None]
"""A mistake as its message, and the text with what is meant in its place, if that is known."""


@frozen
class Mend:
    """A part of a text, and what may be meant by it."""

    start: int
    end: int
    others: tuple[str, ...]
    hint: str = ""
    """Another hint than the one with what is meant."""
    whole: bool = True
    """Whether all has to be read with it, or only more than without it."""
    place: tuple[int, int] | None = None
    """The words that are shown as wrong, if it is not the part itself."""


def find_mistakes(
    text: str,
    error: errors.ExpressionError,
    read: Callable[[str], object],
    words: frozenset[str],
    language: Language,
) -> Iterator[errors.ExpressionError]:
    """Yields every mistake of a text, that of `error` first, each at its place in the text.

    `read` reads another text as this one was read, and `words` are all that can be said in the `language`
    with the names of a pack.
    """
    reported: list[errors.ExpressionError] = []
    edits: list[macros.ExpandedText] = []
    left: errors.ExpressionError | None = error
    trial = RepairSearch(text, read, words, language)
    while left is not None and len(reported) < MOST:
        mistake, edit = trial.judged(left)
        is_meant = mistake.hint.kind is errors.HintKind.MEANT
        # Where something was changed for reading to go on, all but misspelt words may come from that.
        if (
            reported
            and not is_meant
            and (
                mistake.code not in _WORDS
                or trial.reads(trial.text_with(mistake.offset, mistake.offset + mistake.length, "").text)
            )
        ):
            break
        for earlier in reversed(edits):
            mistake = earlier.error_in_source(mistake)
        if any(other.offset <= mistake.offset < other.offset + other.length for other in reported):
            break
        reported.append(mistake)
        yield mistake
        edit = edit or trial.without(left)
        if edit is None:
            break
        edits.append(edit)
        trial = RepairSearch(edit.text, read, words, language)
        left = trial.error()


class RepairSearch:
    """A text that cannot be read, and the search for what is meant by it."""

    def __init__(
        self,
        text: str,
        read: Callable[[str], object],
        words: frozenset[str],
        language: Language,
        depth: int = 0,
    ) -> None:
        self.text, self.read, self.words, self.language, self.depth = text, read, words, language, depth
        self.number_names = set(_GIVEN.findall(text))
        """The names that the text gives to numbers."""
        self.errors: dict[str, errors.ExpressionError | None] = {}
        """The errors of all texts that have been read."""
        self.joints = [joint.span() for joint in patterns.JOINT.finditer(text)]

    def error(self, text: str | None = None) -> errors.ExpressionError | None:
        """Returns why the text, or another one, cannot be read; None if it can."""
        text = self.text if text is None else text
        if text not in self.errors:
            try:
                self.read(text)
                self.errors[text] = None
            except errors.ExpressionError as error:
                self.errors[text] = error
        return self.errors[text]

    def reads(self, *texts: str) -> bool:
        """Whether each of some texts can be read."""
        return all(self.error(text) is None for text in texts)

    @cached_property
    def has_verbs(self) -> bool:
        """Whether it is an effect, and neither a need nor a score, which have no verbs."""
        return self.reads(_NOTHING)

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The words with which steps begin."""
        return tuple(dict.fromkeys(form.split()[0] for form in self.language.author_forms))

    def text_with(self, start: int, end: int, other: str) -> macros.ExpandedText:
        """Returns the text with a part replaced."""
        text = f"{self.text[:start]}{other}{self.text[end:]}"
        return macros.ExpandedText(text, ((start, start + len(other), start, end - start),))

    def begin(self, at: int) -> int:
        """Returns the beginning of the step around a place."""
        return max((end for _, end in self.joints if end <= at), default=0)

    def end(self, at: int) -> int:
        """Returns the end of the step around a place."""
        return next((start for start, _ in self.joints if start >= at), len(self.text))

    def without(self, error: errors.ExpressionError) -> macros.ExpandedText | None:
        """The text without the part that cannot be parsed, if there is text around it."""
        if error.code in _WHOLE or any(start == error.offset for start, _ in self.joints):
            return None
        start, end = self.begin(error.offset), self.end(error.offset + 1)
        part = self.text[start:end]
        if part.strip() in ("", _NOTHING) or part == self.text:
            return None
        return self.text_with(start, end, f" {_NOTHING} ")

    def _wrong(self, start: int, end: int, hint: str, code: str = "unknown-word") -> errors.ExpressionError:
        """Returns the error about a part, which is no word of the language or stands in the wrong place."""
        part = self.text[start:end].rstrip()
        is_word = " " in part or part in self.words or not re.search("[a-z]", part)
        message = f"'{part}' {'cannot stand here' if is_word else 'is not a word of this game'}"
        return errors.ExpressionError(message, start, len(part), hint, code)

    # --- what is meant -------------------------------------------------------------------------------

    def judged(self, error: errors.ExpressionError) -> Mistake:
        """Returns the message about an error, and the text with what is meant, if that is known."""
        if error.code in _WHOLE:
            return error, None
        for judge in (
            self._odd_number,
            self._in_other_words,
            self._behind_filler,
            self._unsayable,
            self._incomplete,
            self._second_count,
            self._unknown_name,
            self._other_object,
            self._strange_word,
            self._effect_for_condition,
        ):
            if (mistake := judge(error)) is not None:
                return mistake
        return self._by_form(error), None

    def _odd_number(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a number in another spelling."""
        odd = numerals.odd_number(self.text, error.offset)
        if odd is None or odd[0] in self.words:
            return None
        number, below = numerals.number_of(odd[0]), odd[0][0] in "-−"
        if self.reads(self.text_with(*odd.span(), odd[0].replace(" ", "")).text):
            return None
        edit = None if below or number is None else self.text_with(*odd.span(), str(number))
        hint = (
            errors.did_you_mean_one_of([str(number)]) if edit else _NOT_BELOW if below else numerals.WHOLE
        )
        message = f"'{odd[0]}' is not a whole number"
        return errors.ExpressionError(message, odd.start(), len(odd[0]), hint, error.code), edit

    def _behind_filler(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a name behind a word that says nothing, as in `in the forest`, by the name alone."""
        match = _LAST_WORD.search(self.text[: error.offset])
        if match is None or match[1] not in tables.FILLERS:
            return None
        edit = self.text_with(match.start(), match.end(), "")
        rest = self.error(edit.text)
        is_name = rest and rest.offset == match.start() and rest.code == "unknown-name"
        return (edit.error_in_source(rest), None) if rest and is_name else None

    def _in_other_words(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges what the language says in other words, by other signs or in another order."""
        if error.code in _MEANT_SO:
            return None
        # What makes sense of everything is surer than what lets reading come farther.
        for whole, mends in (
            *((True, self._mends), (True, self._rewordings)),
            *((False, self._mends), (False, self._rewordings_of_step)),
        ):
            for mend in mends(error):
                possible = dict.fromkeys(self._with_signs(mend.others))
                strictly = whole or mend.whole
                others = tuple(other for other in possible if self._fits(mend, other, error, strictly))
                if others:
                    edit = self.text_with(mend.start, mend.end, others[0])
                    return self._meant(mend, others, error), edit
        return None

    def _rewordings(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields a part of the text with several words of it replaced at once."""
        texts, tried = {self.text: error}, {self.text}
        for _ in range(_MOST_REWORDED if len(self.text) <= _LONGEST_REWORDED and not self.depth else 0):
            nearest = sorted(texts, key=lambda text: len(text) - texts[text].offset)
            others = dict.fromkeys(other for text in nearest for other in self._reworded(text, texts[text]))
            texts = {}
            for text in [other for other in others if other not in tried][:_TEXTS_REWORDED]:
                tried.add(text)
                if rest := self.error(text):
                    texts[text] = rest
                    continue
                start = _words_alike(self.text, text)
                same = _words_alike(self.text[start:][::-1], text[start:][::-1])
                # What was left out has left blanks behind.
                other = re.sub(" +(?=[ )])", "", text[start : len(text) - same])
                yield Mend(start, len(self.text) - same, (other,))

    def _rewordings_of_step(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields the same for the step around an error alone, where others cannot be read either."""
        begin, end = self.begin(error.offset), self.end(error.offset + 1)
        start = begin + len(self.text[begin:end]) - len(self.text[begin:end].lstrip())
        step = RepairSearch(self.text[start:end].rstrip(), self.read, self.words, self.language)
        own = step.error() if step.text != self.text and not self.depth else None
        for mend in step._rewordings(own) if own else ():
            yield evolve(mend, start=start + mend.start, end=start + mend.end, whole=False)

    def _reworded(self, text: str, error: errors.ExpressionError) -> Iterator[str]:
        """Yields a text with one of its parts in other words."""
        trial = RepairSearch(text, self.read, self.words, self.language)
        for mend in (*trial._texts(error), *trial._players(), *trial._listed(error)):
            for other in self._with_signs(mend.others):
                yield trial.text_with(mend.start, mend.end, other).text

    def _with_signs(self, others: Iterable[str]) -> Iterator[str]:
        """Yields what may be meant, with each sign of the language for `$`."""
        for other in others:
            signs = self.language.symbols if "$" in other else ("$",)
            yield from (other.replace("$", sign) for sign in signs)

    def _meant(
        self, mend: Mend, others: tuple[str, ...], error: errors.ExpressionError
    ) -> errors.ExpressionError:
        """Returns the message about a part for which something else fits."""
        start, end = mend.place or (mend.start, mend.end)
        if others[0] and self.text[start:end].startswith(f"{others[0]} "):
            # What is too much is the rest, as in 'draw 2 cards'.
            start, others = start + len(others[0]) + 1, ("",)
        part = self.text[start:end].strip()
        meant = errors.did_you_mean_one_of(others) if others[0].strip() else f"Leave out '{part}'."
        # What is meant for a longer part does not fit where only a part of it is underlined.
        hint = mend.hint or (errors.ProblemHint(meant) if mend.place else meant)
        if start == error.offset and " " not in part:
            return errors.ExpressionError(error.message, start, max(len(part), 1), hint, error.code)
        return self._wrong(start, end, hint)

    def _mends(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields parts of the text and what may be meant by them, the surest first."""
        yield from self._texts(error)
        yield from self._players()
        yield from self._moved(error)
        yield from self._parts(error)
        yield from self._texts(error, patterns.ARMS)
        yield from self._words_around(error)
        yield from self._phrases(error)
        if self._is_idle(error.offset, end := error.offset + max(error.length, 1)):
            yield Mend(error.offset, end, ("",))
        yield from self._slips(error)
        if not any(map(str.isdigit, "".join(error.hint.words))):
            yield from (evolve(mend, place=None) for mend in self._texts(error, patterns.REPETITIONS))

    def _is_idle(self, start: int, end: int) -> bool:
        """Whether a part can be left out and means nothing: a sign, a filler, or a word said twice."""
        part, before, behind = self.text[start:end].strip(), self.text[:start], self.text[end:]
        if re.search(r"\w", part):
            is_verb = any(form.startswith(f"{part} ") for form in self.language.author_forms)
            return is_verb and not before.strip() and not self.has_verbs
        # Two words that come to stand side by side would be one.
        return bool(part) and not (before[-1:].isalnum() and behind[:1].isalnum())

    def _texts(
        self, error: errors.ExpressionError, table: tuple[patterns.Pattern, ...] = patterns.TEXTS
    ) -> Iterator[Mend]:
        """Yields other texts for the whole text, or for one in brackets."""
        text, here = self.text, (error.offset, error.offset + error.length)
        rows = [(0, len(text), re.sub(f"[{tables.QUOTES}]", "", text), "Leave out the quotes.")]
        rows.append((0, len(text), text.translate(tables.BRACKETS), "Did you mean '('?"))
        parts = [(0, len(text)), *(match.span(1) for match in _INNERMOST.finditer(text))]
        parts.append((self.begin(error.offset), self.end(error.offset)))
        for start, end in parts:
            part = text[start:end].strip()
            start = text.index(part, start)
            for pattern in table:
                match = pattern.find.fullmatch(part)
                others = pattern.meanings_of(match) if match else ()
                rows += [(start, start + len(part), other, "") for other in others]
        for start, end, other, hint in rows:
            pairs = zip(_TOKEN.finditer(text, start, end), _TOKEN.findall(other), strict=False)
            differing = next((word.span() for word, new in pairs if word[0] != new), here)
            place = here if differing[0] == start and here[0] >= differing[1] else differing
            if other.startswith("when ") and (time := patterns.EVENT_BEHIND.search(text, start + 1, end)):
                hint, place = f"Write '{other}' in 'triggers'.", time.span(1)
            yield Mend(start, end, (other,), hint, place=place)

    def _parts(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields parts that are said in another order, with which all has to be read."""
        text, begin = self.text, self.begin(error.offset)
        for pattern in patterns.LISTS:
            for match in pattern.find.finditer(text):
                if match[0] not in self.number_names:
                    yield Mend(*match.span(), pattern.meanings_of(match))
        missing = error.hint.words[0].strip("'") if len(error.hint.words) == 1 else ""
        if re.match("[a-z)]", missing) and missing not in tables.INSTEAD:
            start, end = error.offset, error.offset + error.length
            yield Mend(start, end, (f"{missing} {text[start:end]}".rstrip(),))
        price = _PRICE.fullmatch(text, begin) if self.language.paying else None
        # What is paid besides the price that a verb has of its own is another one.
        if price and not self.reads(f"{text[:begin]} {price[1]} +{price[4]}"):
            costs = (price[3] + price[4], f"${price[4]}")
            others = tuple(f"{self.language.paying} {cost} -> {price[1]}" for cost in costs)
            yield Mend(price.start(1), len(text), others, place=price.span(2))

    def _players(self) -> Iterator[Mend]:
        """Yields effects of players without brackets, as in `each other player gains $1`, and with them.

        What stands behind `then` is a step of its own.
        """
        synonyms = self.language.synonyms
        doers = {spelling: doer for spelling, doer in synonyms.items() if doer.endswith(" player")}
        doers |= {phrase: phrase for phrase in {*self.words, *doers.values()} if phrase.endswith(" player")}
        for words in sorted(doers, key=lambda phrase: (-len(phrase), phrase)):
            doer = doers[words]
            before = rf"(?:^|(?<=[();>])|(?<=\bthen)) *{_CLAUSE} (?:to|for) {words}(?=[();]|$)"
            for match in re.finditer(before, self.text) if words in self.text else ():
                if match[1].split()[0] == self.language.paying:
                    continue
                yield Mend(match.start(1), match.end(), (f"{doer} ({match[1]})",))
            behind = rf"(?<![\w-]){words} ([a-z]+?)s?((?: {_CLAUSE})?){_CLAUSE_END}"
            for match in re.finditer(behind, self.text):
                yield Mend(*match.span(), (f"{doer} ({match[1]}{match[2]})",))

    def _listed(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields parts of the text around an error for which the tables have other words."""
        at, text, names = error.offset, self.text, self.number_names
        begin, end = self.begin(at), max(self.end(at), at + error.length)
        not_meant = {*names, *self.language.hints} if self.has_verbs else names
        for phrase, other in (*self.language.synonyms.items(), *tables.PHRASES.items()):
            for match in _occurrences(phrase, text) if phrase not in not_meant else ():
                if match.end() > begin:
                    meaning = match.expand(_GAP.sub(r"\\g<\g<0>>", other))
                    yield Mend(*match.span(), (meaning,), whole=False)
        for pattern in patterns.WORDS:
            for match in pattern.find.finditer(text, begin, end):
                if match[0] not in names:
                    yield Mend(*match.span(), pattern.meanings_of(match), whole=False)
        if text[at : at + 1] in tables.SIGNS:
            until = at + 1 + (text[at + 1 : at + 2] == ">")
            yield Mend(at, until, tuple(f" {sign} " for sign in tables.SIGNS[text[at]]), whole=False)
        for pattern in patterns.NUMBERS_HERE:
            if here := pattern.find.match(text, at):
                yield Mend(*here.span(), pattern.meanings_of(here), whole=False)

    def _words_around(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields parts of the text around an error, and what may be meant by them."""
        yield from self._listed(error)
        at, text = error.offset, self.text
        end = max(self.end(at), at + error.length)
        step = text[at:end].rstrip() if error.hint.words == (syntax_errors.A_VERB,) else ""
        if re.match(r"[\w$]", step) and self.words.issuperset(WORD.findall(step)[:1]):
            is_cost = self.language.paying and text.startswith("->", end)
            verbs = (self.language.paying,) if is_cost else self.verbs
            yield Mend(at, at + len(step), tuple(f"{verb} {step}" for verb in verbs), whole=False)

    def _moved(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields the step around an error with some of its words before those that stand before them."""
        begin = self.begin(error.offset)
        words = [*_PLAIN.finditer(self.text, begin, self.end(error.offset))]
        places = range(len(words) + 1) if len(words) <= _MOVED else ()
        for first, middle, last in sorted(combinations(places, 3), key=lambda place: place[2] - place[0]):
            start, end = words[first].start(), words[last - 1].end()
            cut = words[middle].start()
            moved = f"{self.text[cut:end]} {self.text[start:cut].rstrip()}"
            yield Mend(start, end, (moved, " ".join(map(_bare, moved.split()))))

    def _phrases(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields words that are a phrase in the plural, or with other prepositions."""
        begin, end = self.begin(error.offset), self.end(error.offset + 1)
        words = [*_PLAIN.finditer(self.text, begin, end)]
        # Where a step ends too early, much may be missing behind its verb.
        for size in range(_LONGEST_PHRASE, int(error.code == "ends-early"), -1):
            for first in range(len(words) - size + 1):
                start, end = words[first].start(), words[first + size - 1].end()
                if not start <= error.offset <= end + 1:
                    continue
                part = self.text[start:end]
                others = [*_phrases_by_nouns(self.words).get(tuple(_singular(part)), ())]
                others += tables.PREPOSITIONS if part in tables.PREPOSITIONS else ()
                others.sort(key=lambda phrase: (phrase[-1] == "s") is (part[-1] == "s"))
                by_noun = {" ".join(map(_bare, phrase.split())): phrase for phrase in others}
                yield Mend(start, end, tuple(by_noun.values()))
                names = (phrase for phrase in by_noun if phrase.split()[0] not in self.verbs)
                yield Mend(start, end, tuple(f"1 {phrase}" for phrase in names))

    def _fits(self, mend: Mend, other: str, error: errors.ExpressionError, whole: bool) -> bool:
        """Whether something else can be meant by a part: reading has to come farther, or to the end."""
        start, end = mend.start, mend.end
        if other == self.text[start:end] or (mend.whole and self._leaves_out(self.text[start:end], other)):
            return False
        edit = self.text_with(start, end, other)
        rest = self.error(edit.text)
        if rest is None or whole:
            return rest is None
        if not other and patterns.JOINT.search(edit.text, start, rest.offset):
            # Without a part reading comes to the next step.
            return rest.offset > error.offset
        if rest.code == "ambiguous":
            # It is understood, and only the brackets are missing.
            return rest.offset >= start
        if rest.offset < start + len(other) and rest.code not in _NAMES:
            return False
        if _reach(edit.error_in_source(rest)) <= _reach(error):
            return False
        # What is left of the step has a meaning too: something is meant by it.
        trial = RepairSearch(edit.text, self.read, self.words, self.language, self.depth + 1)
        is_beyond = trial.end(start + len(other)) < rest.offset or trial.depth == MOST
        if is_beyond:
            return True
        # What would have to be corrected again is not offered.
        further = trial.judged(rest)[1]
        offered = range(start, start + len(other))
        return further is not None and all(
            not {*offered}.intersection(range(at, at + size)) for _, _, at, size in further.replaced
        )

    def _leaves_out(self, part: str, other: str) -> bool:
        """Whether what may be meant has a number or a freedom less than the part."""
        lost = {*re.findall(r"\w+", part)} - {*re.findall(r"\w+", other)}
        meant = (*_FREEDOM, *tables.INSTEAD) if _COUNTED.search(part) else _FREEDOM
        return any(word in meant or (word.isdigit() and word != "1") for word in lost)

    # --- words that are mistyped ---------------------------------------------------------------------

    def _slips(self, error: errors.ExpressionError) -> Iterator[Mend]:
        """Yields words that may be mistyped, with the words that are spelt nearly the same."""
        for word in self._suspects(error):
            if self._has_meaning(word[0]):
                continue
            is_known = word[0] in self.words
            alike = _SURE if is_known or _is_named(error) else _LIKELY
            near = spelling.nearest_words(word[0], self.words, _NEAR, alike)
            parts = [(word[0][:at], word[0][at:]) for at in range(1, len(word[0]))]
            joined = [f"{a} {b}" for a, b in parts if a in self.words and (b in self.words or b.isdigit())]
            yield Mend(*word.span(), (*joined, *near), whole=is_known and word.start() != error.offset)

    def _suspects(self, error: errors.ExpressionError) -> Iterator[re.Match[str]]:
        """Yields the words that may be mistyped: those that nothing knows, then the nearest others."""
        around = WORD.finditer(self.text, 0, self.end(error.offset + 1))
        words = [word for word in around if word[0] not in self.number_names]
        before = [word for word in words if word.start() <= error.offset][-_AROUND:]
        behind = [word for word in words if word.start() > error.offset]
        # The whole name is said to be unknown.
        behind = behind[:2] if error.code in _NAMES else behind
        yield from (word for word in before if word[0] not in self.words)
        yield from [word for word in behind if word[0] not in self.words][:2]
        if not _is_named(error):
            yield from (word for word in before[:-4:-1] if word[0] in self.words)

    def _has_meaning(self, word: str) -> bool:
        """Whether a word is written on purpose, and is no slip for one that is spelt nearly the same."""
        meant = (tables.FUNCTION_WORDS, tables.NUMBERS, tables.UNSAYABLE, self.language.synonyms)
        return any(word in words for words in meant)

    # --- what can be said of the rest ----------------------------------------------------------------

    def _unsayable(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges the first part for which the language has no words, if there is one."""
        unlimited = {} if self.has_verbs else tables.UNLIMITED
        hints = {**unlimited, **tables.INSTEAD, **self.language.hints}
        for phrase in (*tables.UNSAYABLE, *hints):
            for match in _occurrences(phrase, self.text):
                if self._is_unsayable(phrase, match, error):
                    if phrase not in tables.UNSAYABLE:
                        return self._wrong(*match.span(), hints[phrase]), None
                    family = tables.UNSAYABLE[phrase]
                    message = f"'{phrase}' cannot be said yet ({family})"
                    hint = f"{self.language.hints.get(family, '')} {tables.UNSAYABLE_HINT}".strip()
                    start, length = match.start(), len(match[0])
                    return errors.ExpressionError(message, start, length, hint, "unknown-word"), None
        return None

    def _is_unsayable(self, phrase: str, match: re.Match[str], error: errors.ExpressionError) -> bool:
        """Whether a phrase stands for what no expression can say."""
        is_first = not self.text[: match.start()].strip(" (")
        if phrase in self.words:
            is_before = self.begin(error.offset) <= match.start() < error.offset and not is_first
            return match.start() == error.offset or is_before
        begin, end = self.begin(error.offset), self.end(error.offset)
        is_here = match.start() in range(begin, end) or match.start() <= error.offset <= match.end()
        is_phrase = " " in phrase and is_here and (not is_first or phrase in tables.UNSAYABLE)
        return is_phrase or bool(WORD.fullmatch(phrase))

    def _incomplete(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a phrase without its last word, behind which a name stands."""
        for phrase in sorted(self.language.counts.heads):
            for match in re.finditer(rf"(?<![\w-]){phrase.rpartition(' ')[0]}s?{_ENDS}", self.text):
                if match.start() <= error.offset <= match.end() + 1:
                    hint = f"Write '{phrase}' and a name behind it."
                    return self._wrong(*match.span(), hint, error.code), None
        return None

    def _second_count(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a count that is joined to another one."""
        needs = re.split(",? (?:and|or) | *[;,&+] *| (?=[0-9])", self.text.strip())
        if not self.has_verbs and len(needs) > 1 and self.reads(*needs):
            # Where needs stand, each of them is an entry of the list.
            return error.with_hint(f"Write [{', '.join(needs)}]."), None
        if not self.has_verbs and self.text[error.offset :].startswith(("and ", "or ", ", ")):
            return error.with_hint("One count stands here."), None
        return None

    def _unknown_name(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a name that the grammar allows and the pack has not."""
        end = error.offset + error.length
        if error.code not in _NAMES:
            return None
        if error.code == "unknown-name" and self.text[error.offset : end] in self.number_names:
            return error.with_hint(_NUMBER_NAME), None
        if error.code == "number-name" and self.text[error.offset : end] in tables.FUNCTION_WORDS:
            return error.with_hint(_AMOUNT_ONLY), None
        if not error.hint or (error.code == "number-name" and not self.number_names):
            counted = self._counted(error.offset) if error.code in ("unknown-name", "number-name") else []
            if counted or error.code == "unknown-name":
                return error.with_hint(errors.did_you_mean_one_of(counted) or _NO_WORD), None
        return error, self.text_with(error.offset, end, error.hint.words[0]) if _is_named(error) else None

    def _strange_word(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a word that nothing knows before the place where reading stops, and one with a hint."""
        for word in self._suspects(error):
            if word.start() < error.offset and self.words.isdisjoint({word[0], _bare(word[0])}):
                forms = self._forms(word.start())
                example = f"Write it as {errors.join_with_or(map(repr, forms))}." if forms else _NO_WORD
                is_slip = not self._has_meaning(word[0])
                meant = errors.did_you_mean(word[0], self.words) if is_slip else ""
                return self._wrong(*word.span(), meant or example), None
        hint = self.language.hints.get(self.text[error.offset : error.offset + error.length])
        return (error.with_hint(hint), None) if hint else None

    def _other_object(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges a word behind a verb that other words follow, as in `move something`."""
        expected, start = error.hint.words, self.begin(error.offset)
        verb = self.text[start : error.offset].strip()
        word = self.text[error.offset : error.offset + error.length]
        if not verb.isalpha() or not word.isalpha() or not 0 < len(expected) <= _OBJECTS:
            return None
        if not all(_KEYWORD.fullmatch(each) for each in expected):
            return None
        end = error.offset + error.length
        others = [each[1:-1] for each in expected]
        meant = [other for other in others if self.reads(self.text_with(error.offset, end, other).text)]
        hint = errors.did_you_mean_one_of([f"{verb} {other}" for other in meant])
        return (self._wrong(start, end, hint), None) if meant else None

    def _effect_for_condition(self, error: errors.ExpressionError) -> Mistake | None:
        """Judges an effect that is written instead of a condition."""
        before = self.error(self.text[: error.offset].rstrip())
        joiner = _ASKING.search(self.text[: before.offset]) if before is not None else None
        if before is None or joiner is None or before.code != "unknown-name":
            return None
        return before.with_hint(f"Behind '{joiner[1]}' stands how many of what, as in '2 cards'."), None

    def _by_form(self, error: errors.ExpressionError) -> errors.ExpressionError:
        """Returns an error with the phrases or the forms of verbs that may be meant, if there are such."""
        if error.hint and error.hint.kind is not errors.HintKind.EXPECTED:
            return error
        before, word = self.text[: error.offset], self.text[error.offset : error.offset + error.length]
        phrases = [] if "'per'" in error.hint.words else self._counted(error.offset, word)
        # What stands before an error may be no whole step.
        is_open = "')'" not in error.hint.words and not self.reads(before)
        if examples := phrases or (self._forms(error.offset) if is_open else []):
            return error.with_hint(
                errors.expected_one_of(error.hint.words, examples) or errors.did_you_mean_one_of(phrases)
            )
        return error.with_hint(error.hint.also(_NO_WORD)) if error.code == "unknown-verb" else error

    def _forms(self, at: int) -> list[str]:
        """Returns examples of the verbs nearest to the step at a place, or phrases near to its count."""
        begin = self.begin(at)
        if _COUNTED.search(self.text, begin, at):
            return self._counted(at)
        words = _singular(self.text[begin : self.end(at)])
        if not words or not self.has_verbs:
            return []
        shared: dict[str, int] = {}
        for form in self.language.author_forms:
            verb, *others = _singular(form)
            # What holds effects says nothing of what they are, and a long list of words is no example.
            if form.count("|") <= _EXAMPLES and (verb == words[0] or "({effect})" not in form):
                shared[form] = 2 * (verb == words[0]) + len({*words[1:]} & {*others} - {verb})
        best_first = sorted(shared, key=lambda form: -shared[form])
        near = [form for form in best_first if shared[form] and 2 * shared[form] >= shared[best_first[0]]]
        # A form that goes on behind a near one shows nothing new.
        new = [form for form in near if not any(form.startswith(f"{other} ") for other in near)]
        return [self.language.author_forms[form] for form in new[:_SUGGESTED]]

    def _counted(self, at: int, word: str = "") -> list[str]:
        """Returns the phrases nearest to the count around a place, and none where nothing is counted.

        A `word` that stands there must be one that is written on purpose.
        """
        begin, end = self.begin(at), self.end(at)
        match = _COUNTED.search(self.text, begin, at)
        if (match is None and self.has_verbs) or (word and word not in tables.FUNCTION_WORDS):
            return []
        nouns = {*_singular(self.text[match.end() if match else begin : end])}
        shared = {phrases[0]: len(nouns & {*key}) for key, phrases in _phrases_by_nouns(self.words).items()}
        best = max(shared.values(), default=0)
        near = [phrase for phrase, number in shared.items() if best and number == best]
        return sorted(near, key=lambda phrase: (len(phrase), phrase))[:_SUGGESTED]


_GIVEN = re.compile(r"\bas ([a-z0-9-]+)")
_GAP = re.compile("[NW](?![A-Z])")
_BETWEEN = "s? +(?:(?:an?|the|your|1|one) )?"
"""The pattern of what may stand between two words of a phrase."""
_GAPS = {"N": "(?P<N>[0-9]+)", "W": "(?:(?:1|an?|any|the|your) )?(?P<W>[a-z][a-z-]*?)"}
_TOKEN = re.compile(r"->|[\w$-]+|[^\w\s]")
_PLAIN = re.compile(r"[\w$-]+")
_CLAUSE = r"((?:(?!\bthen\b|->)[^();])+?)"
"""A step that somebody does; what stands behind `then` is none of it."""
_CLAUSE_END = r"(?=\s*(?:[();]|$|then\b|->))"
_PHRASE = "[a-z]+(?:[ -][a-z]+)+"
"""Several words, or a name of several parts."""
_OBJECTS = 3
"""Words that may follow a verb, few enough to be offered with it."""
_KEYWORD = re.compile(r"'[a-z]+'")
_LAST_WORD = re.compile(r"(?<![\w-])([a-z]+) +$")
_PRICE = re.compile(r" *([^();\s][^();]*?) (for|at a cost of|costs) (\W?)([0-9]+[a-z ]*)")
"""A step with its price behind it."""
_ENDS = r"(?=\s*(?:$|[),;]|->|(?:and|or|then|if|unless)\b))"
"""The end of a count."""
_NOT_BELOW = "Write a number that is not below 0; what is paid stands left of '->'."
_NUMBER_NAME = "It is the name of a number: behind it stands what there are so many of."
_AMOUNT_ONLY = "An amount is a number, 'up to' a number, or a number 'per' what is counted."
_NO_WORD = "See 'The language' in the documentation for what can be said."
"""The hint about a word that is near to no word of the language."""
_INNERMOST = re.compile(r"\(([^()]+)\)")
_COUNTED = re.compile(r"\b(?:per|if|unless)\b")
"""The words behind which something is counted."""
_ASKING = re.compile(r"\b(if|unless) $")


_SUGGESTED, _EXAMPLES = 4, 3
"""The most forms or phrases that a message lists, and the most words of a field in one of them."""
_SMALL = ("a", "an", "and", "at", "by", "for", "from", "in", "of", "or", "per", "the", "to", "up", "with")
"""Words that say nothing about what is meant."""


def _words_alike(text: str, other: str) -> int:
    """Returns the length of the words with which both texts begin."""
    pairs = enumerate(zip(text, other, strict=False))
    length = next((at for at, (a, b) in pairs if a != b), min(len(text), len(other)))
    return len(re.sub(r"[\w-]+$", "", text[:length]))


def _bare(word: str) -> str:
    return word.removesuffix("s")


def _singular(text: str) -> list[str]:
    return [_bare(word) for word in re.findall("[a-z]+", text.lower()) if word not in _SMALL]


@lru_cache(maxsize=8)
def _phrases_by_nouns(words: frozenset[str]) -> dict[tuple[str, ...], list[str]]:
    """Returns the phrases among words by their nouns, or all but one within, without prepositions."""
    phrases: dict[tuple[str, ...], list[str]] = {}
    for phrase in sorted(word for word in words if re.fullmatch(_PHRASE, word)):
        nouns = _singular(phrase)
        for gap in range(max(1, len(nouns) - 1)):
            # The last noun would say something of its own.
            key = (*nouns[:gap], *nouns[gap + 1 :]) if gap else tuple(nouns)
            phrases.setdefault(key, []).append(phrase)
    return phrases


def _occurrences(phrase: str, text: str) -> Iterator[re.Match[str]]:
    """Yields where a phrase stands in a text, also in the plural; its `N` is a number, its `W` a word."""
    # To look for the words first is much faster.
    if all(word in text for word in phrase.split() if not _GAP.search(word)):
        yield from _pattern_of(phrase).finditer(text)


@lru_cache(maxsize=1024)
def _pattern_of(phrase: str) -> re.Pattern[str]:
    pattern = _GAP.sub(lambda gap: _GAPS[gap[0]], re.escape(phrase).replace(r"\ ", _BETWEEN))
    return re.compile(rf"(?<![\w-]){pattern}s?(?![\w-])")


def _is_named(error: errors.ExpressionError) -> bool:
    """Whether it lists what may be written instead of an unknown name."""
    return error.code in _NAMES and error.hint.kind is errors.HintKind.MEANT


def _reach(error: errors.ExpressionError) -> tuple[int, int]:
    """Returns the progress of reading: in the grammar, then in the names."""
    return int(error.code in _NAMES), error.offset
