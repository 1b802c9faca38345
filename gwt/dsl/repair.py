"""Every mistake of an expression: which word was mistyped, and what else is wrong behind it.

Where reading stops is not always where the mistake is, as a misspelt word may pass for a name.
So other words that are nearly the same are tried in the place of those around: the word is mistyped for
which one of them lets reading come farther.
With that one in its place, or else without the part that cannot be read, reading goes on to the next
mistake.
"""

import re
from collections.abc import Callable, Collection, Iterator

from gwt.dsl.language import WORD, Language
from gwt.dsl.macros import ExpandedText
from gwt.dsl.numerals import WHOLE, number_of, odd_number
from gwt.dsl.phrase_tables import (
    BETWEEN,
    BRACKETS,
    FILLERS,
    FUNCTION_WORDS,
    INSTEAD,
    LEADING,
    PHRASES,
    QUOTES,
    TRANSLATED,
    UNSAYABLE,
    UNSAYABLE_HINT,
)
from gwt.dsl.repair_context import LIKELY, RepairContext, number_pattern
from gwt.dsl.suggestions import fill_forms, nearest_forms, nearest_phrases, phrases_continuing
from gwt.dsl.syntax_errors import unwritten
from gwt.dsl.typos import typo_candidates, unbracketed_player_effects
from gwt.dsl.word_order import (
    JOINT,
    comma_list_readings,
    comparison_readings,
    condition_first_reading,
    permuted_words,
    swapped_words,
    trailing_prices,
    trigger_readings,
)
from gwt.errors import (
    MEANT,
    ExpressionError,
    did_you_mean,
    did_you_mean_one_of,
    join_with_or,
    nearest_words,
)

MOST = 8
"""Mistakes of one expression that are told."""
_AROUND = 12
"""Words before the place where reading stops that may be mistyped."""
_NEAR = 5
"""Words that are tried in the place of one."""
_SURE, _ALIKE = 0.8, 0.75
"""The similarity, from 0 to 1, that a suggestion needs: if the error already names one, and for a word of
the language; for one that nothing knows it is `LIKELY`."""
_TOKEN = re.compile(r"->|[\w$-]+|[^\w\s()]")
"""A word or a sign that is no bracket."""
_NAMES = ("unknown-name", "number-name", "none-each", "places", "same-for-all")
"""The errors of expressions that the grammar allows."""
_WORDS = ("unknown-word", "unknown-verb", "unknown-name")
"""Errors that do not depend on their context."""
_WHOLE = ("too-large", "ambiguous")
"""Errors after which reading cannot go on."""


def find_mistakes(
    text: str,
    error: ExpressionError,
    read: Callable[[str], object],
    words: Collection[str],
    language: Language,
) -> Iterator[ExpressionError]:
    """Yields every mistake of a text, that of `error` first, each at its place in the text.

    `read` reads another text as this one was read, and `words` are all that can be said in the `language`
    with the names of a pack.
    """
    reported: list[ExpressionError] = []
    edits: list[ExpandedText] = []
    left: ExpressionError | None = error
    trial = RepairSearch(text, read, words, language)
    unsayable = trial.unsayable(error)
    if unsayable is not None:
        # To leave the word out would make another rule of it, and what else is wrong may come from it.
        yield unsayable
        return
    while left is not None and len(reported) < MOST:
        mistake, edit = trial.judged(left)
        # Where something was changed for reading to go on, all but misspelt words may come from that.
        if reported and mistake.code not in _WORDS and not mistake.hint.startswith(MEANT):
            break
        if reported and trial.is_too_much(mistake):
            break
        for earlier in reversed(edits):
            mistake = earlier.error_in_source(mistake)
        if any(other.offset <= mistake.offset < other.offset + other.length for other in reported):
            break
        meant = re.findall("'([^']+)'", mistake.hint) if mistake.hint.startswith(MEANT) else []
        if unwritten(meant, text, mistake.offset) != meant:
            # It stands there, and was only changed for reading to go on.
            break
        reported.append(mistake)
        yield mistake
        edit = edit or trial.without(left)
        if edit is None:
            break
        edits.append(edit)
        trial = RepairSearch(edit.text, read, words, language)
        left = trial.error()


class RepairSearch(RepairContext):
    """Judges an attempt: which word was meant, and the message about what is wrong."""

    def is_too_much(self, error: ExpressionError) -> bool:
        """Whether nothing is suggested for a part without which the text can be read."""
        edit = self.text_with(error.offset, error.offset + error.length, "")
        return not error.hint.startswith(MEANT) and self.error(edit.text) is None

    def unsayable(self, error: ExpressionError) -> ExpressionError | None:
        """Returns the message about the first word of an unsupported family, if there is one."""
        for phrase in (phrase for phrase in UNSAYABLE if " " in phrase and phrase not in self.words):
            for match in re.finditer(rf"(?<![\w-]){phrase}(?![\w-])", self.text):
                if match.start() <= error.offset <= match.end():
                    return self._unsayable(phrase, match.start())
        for phrase, hint in self.language.hints.items():
            if " " not in phrase:
                continue
            hit = re.search(rf" ({number_pattern(phrase)})(?![\w-])", self.text)
            if hit is not None and hit.start(1) <= error.offset <= hit.end():
                message = f"'{hit[1]}' cannot stand here"
                return ExpressionError(message, hit.start(1), len(hit[1]), hint, "unknown-word")
        cap = _CAP.search(self.text)
        if cap is not None and error.offset <= cap.end() and self.error(_NOTHING) is not None:
            message = f"'{cap[0]}' cannot stand here"
            return ExpressionError(message, cap.start(), len(cap[0]), _NO_CAP, "unknown-word")
        bound = [range(start, end) for start, end, _ in comparison_readings(self.text, 0)]
        for word in WORD.finditer(self.text):
            if any(word.start() in span for span in bound):
                continue
            if word[0] in LEADING and word[0] in self.words and self.text[: word.start()].strip(" ("):
                message, hint = f"'{word[0]}' cannot stand here", LEADING[word[0]]
                return ExpressionError(message, word.start(), len(word[0]), hint, "unknown-word")
            if word[0] in BETWEEN and word[0] in self.words and (hint := self._misplaced(word)):
                message = f"'{word[0]}' cannot stand here"
                return ExpressionError(message, word.start(), len(word[0]), hint, "unknown-word")
            other = self.text_with(word.start(), word.end(), PHRASES.get(word[0], "")).text
            if word[0] in PHRASES and self.error(other) is None:
                continue
            if word[0] in UNSAYABLE and not (word[0] in self.words or word[0] in self.language.synonyms):
                return self._unsayable(word[0], word.start())
            instead = self.language.hints.get(word[0]) or INSTEAD.get(word[0])
            if instead and not (word[0] in self.words or word[0] in self.language.synonyms):
                return self._unknown(word, instead)
        return None

    def _unsayable(self, words: str, start: int) -> ExpressionError:
        family = UNSAYABLE[words]
        hint = f"{self.language.hints.get(family, '')} {UNSAYABLE_HINT}".strip()
        message = f"'{words}' cannot be said yet ({family})"
        return ExpressionError(message, start, len(words), hint, "unknown-word")

    def _misplaced(self, word: re.Match[str]) -> str:
        """Returns a hint if a word stands outside its only construction, or no text."""
        before, behind, hint = BETWEEN[word[0]]
        start, end = self.text[: word.start()].rstrip(), self.text[word.end() :].lstrip()
        within = start.endswith(before) and end.startswith(behind)
        return "" if within or self._is_slip(word[0]) else hint

    def _is_slip(self, word: str) -> bool:
        """Whether a word stands in a wrong spelling of which the game knows the right one."""
        spellings = (phrase for phrase in self.language.synonyms if word in phrase.split())
        return any(re.search(re.escape(spelling).replace("N", r"\d+"), self.text) for spelling in spellings)

    # --- the word that is meant ----------------------------------------------------------------------

    def judged(self, error: ExpressionError) -> tuple[ExpressionError, ExpandedText | None]:
        """Returns the message about an error, and the text with the right word, if there is one."""
        if error.code in _WHOLE:
            return error, None
        if (odd := odd_number(self.text, error.offset)) and odd[0] not in self.words:
            return self._numbered(odd, error)
        slip = self._said_otherwise(error)
        if slip is not None:
            return slip
        if (incomplete := self._incomplete(error) or self._second_count(error)) is not None:
            return incomplete, None
        for word in self._suspects(error):
            better = self._better(word, error)
            if better:
                edit = self.text_with(word.start(), word.end(), better[0])
                hint = did_you_mean_one_of(better)
                if word.start() == error.offset:
                    if not (_named(error) and f"'{better[0]}'" in error.hint):
                        error = error.with_hint(hint)
                    return error, edit
                return self._unknown(word, hint), edit
        if (
            error.code == "unknown-name"
            and self.text[error.offset :][: error.length] in self.number_names()
        ):
            return error.with_hint(_NUMBER_NAME), None
        counted = self._counted(error.offset) if error.code in ("unknown-name", "number-name") else []
        if counted and (not error.hint or (error.code == "number-name" and not self.number_names())):
            return error.with_hint(did_you_mean_one_of(counted)), None
        if error.code == "unknown-name" and not error.hint:
            return error.with_hint(_NO_WORD), None
        if error.code in _NAMES:
            end, names = error.offset + error.length, re.findall("'([^']+)'", error.hint)
            return error, self.text_with(error.offset, end, names[0]) if _named(error) else None
        for word in self._suspects(error):
            plural = word[0].removesuffix("s") in self.words
            if word[0] not in self.words and not plural and word.start() < error.offset:
                hint = self._nearest(word)
                is_idle = self._is_idle(word.start(), word.end())
                if is_idle and self.error(self.text_with(word.start(), word.end(), "").text) is None:
                    hint = f"{_LEAVE_OUT} '{word[0]}'."
                return self._unknown(word, hint), None
        written = self.language.hints.get(self.text[error.offset : error.offset + error.length])
        if written:
            return error.with_hint(written), None
        needs = re.split(r",? and ", self.text.strip())
        if len(needs) > 1 and self.error(_NOTHING) and all(self.error(need) is None for need in needs):
            # Where needs stand, each of them is an entry of the list.
            hint = f"Write [{', '.join(needs)}]."
            return error.with_hint(hint), None
        fault = self._name_before(error)
        return (fault, None) if fault is not None else self._too_much(error) or (self._by_form(error), None)

    def _numbered(
        self, odd: re.Match[str], error: ExpressionError
    ) -> tuple[ExpressionError, ExpandedText | None]:
        """Returns the message about a number in another spelling, and the text with the right one."""
        number, below = number_of(odd[0]), odd[0][0] in "-−"
        hint = _NOT_BELOW if below else WHOLE if number is None else did_you_mean_one_of([str(number)])
        message = f"'{odd[0]}' is not a whole number"
        fault = ExpressionError(message, odd.start(), len(odd[0]), hint, error.code)
        return fault, None if below or number is None else self.text_with(*odd.span(), str(number))

    def _nearest(self, match: re.Match[str]) -> str:
        """Returns a hint for a word without which the text cannot be read either."""
        word = match[0]
        if word in FILLERS:
            return f"{_LEAVE_OUT} '{word}'."
        if other := self.language.synonyms.get(word) or PHRASES.get(word) or TRANSLATED.get(word):
            return did_you_mean_one_of([other])
        forms = self._forms(match.start())
        counted = _COUNTED.search(self.text, self.begin(match.start()), match.start())
        hint = (
            did_you_mean(word, self.words) if word not in FUNCTION_WORDS and not (counted and forms) else ""
        )
        return hint or (f"Write it as {join_with_or(map(repr, forms))}." if forms else _NO_WORD)

    def _by_form(self, error: ExpressionError) -> ExpressionError:
        """Returns an error with the phrases or the forms of verbs that may be meant, if there are such."""
        if error.hint and not error.hint.startswith("Expected"):
            return error
        before, word = self.text[: error.offset], self.text[error.offset : error.offset + error.length]
        if phrases := unwritten(phrases_continuing(before, word, self.words), self.text, error.offset):
            hint = did_you_mean_one_of(phrases)
        elif (
            "'per'" not in error.hint
            and word in FUNCTION_WORDS
            and (counted := self._counted(error.offset))
        ):
            hint = did_you_mean_one_of(counted)
        elif self._is_open(error) and (forms := self._forms(error.offset)):
            hint = f"{error.hint.removesuffix('.')}, as in {join_with_or(map(repr, forms))}."
        elif word in FUNCTION_WORDS and "a verb" in error.hint and (more := self._complete(error.offset)):
            hint = more
        elif error.code == "unknown-verb":
            hint = f"{error.hint} {_NO_WORD}"
        else:
            return error
        return error.with_hint(hint)

    def _complete(self, at: int) -> str:
        """Returns a hint that a step ends before a place, if all can be read without what follows."""
        step, tail = self.text[self.begin(at) : at].strip(), self.text[at : self.end(at)].strip()
        if self.error(self.text_with(at, at + len(tail), "").text) is not None:
            return ""
        return f"'{step}' is complete, and '{tail}' cannot be said of it."

    def _is_open(self, error: ExpressionError) -> bool:
        """Whether what stands before an error is no whole step."""
        return self.error(self.text[: error.offset]) is not None and "')'" not in error.hint

    def _forms(self, at: int) -> list[str]:
        """Returns the forms of verbs nearest to the step around a place, or phrases near to its count."""
        begin, end = self.begin(at), self.end(at)
        if _COUNTED.search(self.text, begin, at):
            return self._counted(at)
        # Needs and scores have no verbs.
        has_verbs = self.error(_NOTHING) is None
        return nearest_forms(self.text[begin:end], self.language.author_forms) if has_verbs else []

    def _counted(self, at: int) -> list[str]:
        """Returns the phrases nearest to the count around a place, and none where nothing is counted."""
        begin, end = self.begin(at), self.end(at)
        match = _COUNTED.search(self.text, begin, at)
        if match is None and self.error(_NOTHING) is None:
            return []
        count = self.text[match.end() if match else begin : end]
        return unwritten(
            nearest_phrases(count, [word for word in self.words if " " in word]), self.text, at
        )

    def _name_before(self, error: ExpressionError) -> ExpressionError | None:
        """Returns the message about an effect in the place of a condition."""
        before = self.error(self.text[: error.offset].rstrip())
        joiner = _ASKING.search(self.text[: before.offset]) if before is not None else None
        if before is None or joiner is None or before.code != "unknown-name":
            return None
        hint = f"Behind '{joiner[1]}' stands how many of what, as in '2 cards'."
        return before.with_hint(hint)

    def _second_count(self, error: ExpressionError) -> ExpressionError | None:
        """Returns the message about a count that is joined to another one."""
        if all(self.error(count) is None for count in self.text.split(" and ")):
            return None
        near_by = range(error.offset, error.offset + error.length + 2)
        for joiner in _JOINED.finditer(self.text):
            if joiner.start() not in near_by and joiner.end() not in near_by:
                continue
            match = _COUNTED.search(self.text, self.begin(joiner.start()), joiner.start())
            noun = self.text[joiner.end() : self.end(joiner.end())].strip(" 0123456789").removesuffix("s")
            is_count = noun and any(word.removesuffix("s") == noun for word in self.words)
            if is_count and (match is not None or self.error(_NOTHING) is not None):
                hint = f"One count stands behind '{match[0]}'." if match else "One count stands here."
                message = f"'{joiner[1]}' cannot stand here"
                return ExpressionError(message, joiner.start(), len(joiner[1]), hint, error.code)
        return None

    def _incomplete(self, error: ExpressionError) -> ExpressionError | None:
        """Returns the message about a phrase without its last word, behind which a name stands."""
        for phrase in sorted(self.language.counts.heads):
            start = phrase.rpartition(" ")[0]
            for match in re.finditer(rf"(?<![\w-]){start}s?{_ENDS}", self.text):
                if match.start() <= error.offset <= match.end() + 1:
                    message, hint = (
                        f"'{match[0]}' cannot stand here",
                        f"Write '{phrase}' and a name behind it.",
                    )
                    return ExpressionError(message, match.start(), len(match[0]), hint, error.code)
        return None

    def _unknown(self, word: re.Match[str], hint: str) -> ExpressionError:
        is_known = word[0] in self.words
        message = f"'{word[0]}' {'cannot stand here' if is_known else 'is not a word of this game'}"
        return ExpressionError(message, word.start(), len(word[0]), hint, "unknown-word")

    def _suspects(self, error: ExpressionError) -> Iterator[re.Match[str]]:
        """Yields the words that may be mistyped: those that nothing knows, then the nearest others."""
        names = self.number_names()
        end = next((mark.start() for mark in JOINT.finditer(self.text, error.offset + 1)), len(self.text))
        around = [word for word in WORD.finditer(self.text, 0, end) if word[0] not in names]
        before = [word for word in around if word.start() <= error.offset][-_AROUND:]
        behind = [word for word in around if word.start() > error.offset]
        if error.code in _NAMES:
            # The whole name is said to be unknown.
            behind = behind[:2]
        unknown = [word for word in behind if word[0] not in self.words][:2]
        yield from (*(word for word in before if word[0] not in self.words), *unknown)
        if not _named(error):
            yield from (word for word in before[:-4:-1] if word[0] in self.words)

    def _better(self, word: re.Match[str], error: ExpressionError) -> list[str]:
        """The words near to one with which reading comes farther, the nearest first."""
        if word[0] in FUNCTION_WORDS:
            return []
        # A word that the language knows from elsewhere may be a slip where reading stops at it.
        unknown = word[0] not in self.words or word.start() == error.offset
        better: list[str] = []
        # What is found has to come farther than reading does, and as far as the nearest that does.
        least = _reach(error)
        alike = _SURE
        if unknown and not _named(error):
            alike = LIKELY if word[0] not in self.words else _ALIKE
        for other in unwritten(nearest_words(word[0], self.words, _NEAR, alike), self.text, word.start()):
            edit = self.text_with(word.start(), word.end(), other)
            rest = self.error(edit.text)
            # In the text as it is, so that a longer word gains nothing by its length.
            reach = _END if rest is None else _reach(edit.error_in_source(rest))
            if rest is not None and (rest.code, rest.offset) == ("ambiguous", word.start()):
                # It is understood, and only the brackets are missing.
                reach = (0, word.end())
            in_grammar = reach[0] > 0
            if reach != _END and word[0] in self.words and word[0].rstrip("s") == other.rstrip("s"):
                # One thing or several of it is no slip where something else is missing.
                continue
            if not in_grammar and (not unknown or reach[1] <= word.start()):
                continue
            if reach > least if not better else reach >= least:
                least = least if better else reach
                better.append(other)
        return better

    # --- what is said otherwise ----------------------------------------------------------------------

    def _said_otherwise(self, error: ExpressionError) -> tuple[ExpressionError, ExpandedText] | None:
        """Returns the message where other words, a number in words or another sign would be read."""
        bare = re.sub(f"[{QUOTES}]", "", self.text)
        if bare != self.text and self.error(bare) is None:
            at = re.search(f"[{QUOTES}]", self.text)
            assert at is not None
            fault = ExpressionError(error.message, at.start(), 1, f"{_LEAVE_OUT} the quotes.", error.code)
            return fault, ExpandedText(bare)
        round_ = self.text.translate(BRACKETS)
        if round_ != self.text and self.error(round_) is None:
            return self._slip(
                error.offset, error.offset + 1, did_you_mean_one_of(["("]), error
            ), ExpandedText(round_)
        for other in trigger_readings(self.text):
            if self.error(other) is None:
                return self._first_other(other, error), ExpandedText(other)
        for other in condition_first_reading(self.text):
            if self.error(other) is None:
                start = len(self.text) - len(self.text.lstrip())
                end = start + len(self.text.split(maxsplit=1)[0])
                return self._slip(start, end, did_you_mean_one_of([other]), error), ExpandedText(other)
        for inner in _INNERMOST.finditer(self.text):
            for other in condition_first_reading(inner[1]):
                edit = self.text_with(*inner.span(1), other)
                if self.error(edit.text) is None:
                    end = inner.start(1) + len(inner[1].split(maxsplit=1)[0])
                    return self._slip(inner.start(1), end, did_you_mean_one_of([other]), error), edit
        for start, end, other in unbracketed_player_effects(self):
            edit = self.text_with(start, end, other)
            if self.error(edit.text) is None:
                return self._slip(start, end, did_you_mean_one_of([other]), error), edit
        begin = self.begin(error.offset)
        for start, end, others in (
            *swapped_words(self.text, begin, error.offset),
            *comma_list_readings(self.text, 0),
        ):
            edit = self.text_with(start, end, others[0])
            if self.error(edit.text) is None:
                return self._slip(start, end, did_you_mean_one_of(others), error), edit
        if (priced := self._priced(begin, error)) is not None:
            return priced
        for start, end, others in typo_candidates(self, error):
            read = [other for other in others if self._lets_on(start, end, other, error)]
            if read:
                if read[0] and self.text[start:end].startswith(f"{read[0]} "):
                    # What is too much is the rest, as in 'draw 2 cards'.
                    start, read = start + len(read[0]) + 1, [""]
                hint = (
                    did_you_mean_one_of([word.strip() for word in read])
                    if read[0]
                    else f"{_LEAVE_OUT} '{self.text[start:end].strip()}'."
                )
                return self._slip(start, end, hint, error), self.text_with(start, end, read[0])
        end = self.end(error.offset)
        step = self.text[begin:end]
        start = begin + len(step) - len(step.lstrip())
        for other in (*fill_forms(step, self._forms(error.offset)), *permuted_words(step)):
            edit = self.text_with(start, start + len(step.strip()), other)
            if self.error(edit.text) is None:
                return error.with_hint(did_you_mean_one_of([other])), edit
        return None

    def _first_other(self, other: str, error: ExpressionError) -> ExpressionError:
        """Returns the message about the first word in which the text differs from another one."""
        pairs = zip(_TOKEN.finditer(self.text), _TOKEN.findall(other), strict=False)
        word = next((match for match, expected in pairs if match[0] != expected), None)
        if word is None or not word.start():
            return error.with_hint(did_you_mean_one_of([other]))
        return self._slip(word.start(), word.end(), did_you_mean_one_of([other]), error)

    def _priced(self, begin: int, error: ExpressionError) -> tuple[ExpressionError, ExpandedText] | None:
        """Returns the message about a step with its price behind it."""
        paying = self.language.paying
        for start, end, step, price in trailing_prices(self.text, begin) if paying else ():
            for cost in (price, *(f"{symbol}{price}" for symbol in self.language.symbols)):
                edit = self.text_with(
                    end - len(self.text[begin:end].lstrip()), end, f"{paying} {cost} -> {step}"
                )
                if self.error(edit.text) is None:
                    hint = f"A price stands in front: '{edit.text[begin:].strip()}'."
                    length = len(self.text[start:end].split()[0])
                    message = f"'{self.text[start : start + length]}' cannot stand here"
                    return ExpressionError(message, start, length, hint, error.code), edit
        return None

    def _lets_on(self, start: int, end: int, other: str, error: ExpressionError) -> bool:
        """Whether reading comes farther with other words in the place of a part; to the end without it."""
        edit = self.text_with(start, end, other)
        rest = self.error(edit.text)
        if rest is None:
            return True
        if not other:
            # Without a part reading has to come to the end, or at least to the next step.
            return bool(JOINT.search(edit.text, start, rest.offset)) and rest.offset > error.offset
        if rest.offset < start + len(other):
            return False
        # A noun that is too much behind a number is another mistake.
        noun = WORD.match(edit.text, rest.offset)
        bare = edit.text[: rest.offset] + edit.text[noun.end() :] if noun else edit.text
        return _reach(edit.error_in_source(rest)) > _reach(error) or self.error(bare) is None

    def _slip(self, start: int, end: int, hint: str, error: ExpressionError) -> ExpressionError:
        part = self.text[start:end].rstrip()
        strange = error.code == "unknown-verb" and part in self.words
        if start == error.offset and " " not in part and not strange:
            return ExpressionError(error.message, start, len(part), hint, error.code)
        is_known = " " in part or part in self.words or not part.isalpha()
        message = f"'{part}' {'cannot stand here' if is_known else 'is not a word of this game'}"
        return ExpressionError(message, start, len(part), hint, "unknown-word")

    def _too_much(self, error: ExpressionError) -> tuple[ExpressionError, ExpandedText] | None:
        """Returns the message where a text can be read without a word or a sign, or as two expressions."""
        start, end = error.offset, error.offset + max(error.length, 1)
        part, edit = self.text[start:end].strip(), self.text_with(start, end, "")
        # Two words that come to stand side by side would be one, and numbers are there for a reason.
        joined = self.text[max(0, start - 1) : start] + self.text[end : end + 1]
        alone = self._is_idle(start, end) and not (len(joined) == 2 and joined.isalnum())
        if alone and self.error(edit.text) is None:
            hint = f"{_LEAVE_OUT} '{part}'."
        elif part and all(self.error(half) is None for half in (self.text[:start], self.text[start:])):
            hint, edit = "Write a comma between the two.", ExpandedText(self.text[:start])
        elif part in FUNCTION_WORDS and all(
            self.error(half) is None for half in (self.text[:start], self.text[end:])
        ):
            hint, edit = _BETWEEN_STEPS, ExpandedText(self.text[:start])
        else:
            return None
        return ExpressionError(error.message, start, error.length, hint, error.code), edit

    def _is_idle(self, start: int, end: int) -> bool:
        """Whether a part can be left out and means nothing: a sign, a filler, or a word said twice."""
        part = self.text[start:end].strip()
        if not re.search(r"\w", part) or part.lower() in FILLERS:
            return bool(part)
        if not self.text[:start].strip() and self.error(_NOTHING) is not None:
            # Needs and scores have no verbs.
            return any(form.startswith(f"{part} ") for form in self.language.author_forms)
        before, behind = self.text[:start].split()[-1:], self.text[end:].split()[:1]
        return part in (*before, *behind) and not part.isdigit()

    # --- going on ------------------------------------------------------------------------------------

    def without(self, error: ExpressionError) -> ExpandedText | None:
        """The text with nothing in the place of the part that cannot be read, if more stands around it."""
        joints = [(joint.start(), joint.end()) for joint in JOINT.finditer(self.text)]
        if error.code in _WHOLE or any(start == error.offset for start, _ in joints):
            return None
        start = max((end for _, end in joints if end <= error.offset), default=0)
        end = min((start for start, _ in joints if start > error.offset), default=len(self.text))
        part = self.text[start:end]
        if part.strip() in ("", _NOTHING) or part == self.text:
            return None
        return self.text_with(start, end, f" {_NOTHING} ")


_NOTHING = "done"
"""The effect of every game that does nothing."""

_ENDS = r"(?=\s*(?:$|[),;]|->|(?:and|or|then|if|unless)\b))"
"""The end of a count."""
_NOT_BELOW = "Write a number that is not below 0; what is paid stands left of '->'."
_LEAVE_OUT = "Leave out"
_BETWEEN_STEPS = "Between two steps stands '->' (what it costs, and what it brings), 'then', 'and' or 'or'."
_NUMBER_NAME = "It is the name of a number: behind it stands what there are so many of."
_NO_WORD = "See 'The language' in the documentation for what can be said."
"""The hint about a word that is near to no word of the language."""
_INNERMOST = re.compile(r"\(([^()]+)\)")
_COUNTED = re.compile(r"\b(?:per|if|unless)\b")
"""The words behind which something is counted."""
_CAP = re.compile(r"(?<=[a-z] )(?:up to|at most|no more than|max(?:imum|imal)?) [0-9]+$")
_NO_CAP = "A score and a need have no upper limit."
_JOINED = re.compile(r"(?<![\w-])(and|or) +")
_ASKING = re.compile(r"\b(if|unless) $")


Reach = tuple[int, int]
_END: Reach = (2, 0)


def _named(error: ExpressionError) -> bool:
    """Whether it names what may stand in the place of an unknown name."""
    return error.code in _NAMES and error.hint.startswith(MEANT)


def _reach(error: ExpressionError) -> Reach:
    """The progress of reading: in the grammar, then in the names."""
    return int(error.code in _NAMES), error.offset
