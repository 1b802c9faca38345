"""The declaration of counts: functions with the templates by which what they count is read and printed.

`own flag(s) in {place}` is read and printed as it stands, with the name of a place in the gap:

- `{kind}` is a word of that kind in the vocabulary; the function is given what it stands for.
- `flag(s)` and `cit(y|ies)` are singular after the number 1; `{crop}(s)` has the plural that its entry
  calls `many`, or an s.
- `[in {place}]` may be left out; the function is given None for its gap then.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import chain, product
from typing import Any, NamedTuple, TypeVar

from gwt.dsl.amounts import Condition, Count
from gwt.errors import join_with_or

Function = TypeVar("Function", bound=Callable[..., int])

COUNTED = "something that can be counted"
"""The description of words of a count that are complete, for messages."""

# Compiled when something is declared: a pack out of the cache declares nothing.
_GAP = r"(\{[\w:]+\})"
_ENDING = r"\(([a-z]+)(?:\|([a-z]+))?\)"
_OPTIONAL = r"\[([^][]*)\]"
_TEXT = r"(?:\{[\w:]+\}|[a-z0-9 -])+"

_PLACES = {(False, False): "", (False, True): "_OF", (True, True): "_BETWEEN", (True, False): "_BEHIND"}
"""The ends of the names of terminals, by whether a gap stands before and behind the words."""
_FIRST = "_FIRST"
"""Stands in the names of terminals of counts that begin with a gap: what follows a name may be no count."""


_WORDS = {"count": "PHRASE", "quantity": "QUANTITY", "condition": "CONDITION"}
"""By the rule of a count the beginning of the names of its terminals."""
_BEGIN = {
    "count": "%extend count: ",
    "quantity": "%extend number: quantity\nquantity: ",
    "condition": "%extend _holds: condition\ncondition: ",
}


class CountForm(NamedTuple):
    """One way to write a count: a template without parts that may be left out."""

    kind: str
    one: str
    many: str
    """Its text in the plural, with `{crop:many}` where the word in a gap is in the plural too."""
    gaps: tuple[str, ...]
    """The gaps of the whole template, in their order."""
    rule: str
    """The rule of the grammar by which it is read: `count`, `quantity` or `condition`."""

    def counts(
        self, vocabulary: Mapping[str, Mapping[str, Any]], entries: Mapping[str, Any]
    ) -> Iterator[Count]:
        """Yields what is counted with the words of a pack; their plurals stand in its entries."""
        present = [gap for gap in self.gaps if f"{{{gap}}}" in self.one]
        for words in product(*(vocabulary.get(gap, ()) for gap in present)):
            nouns = {
                gap: _noun(word, entries.get(gap, {}).get(word))
                for gap, word in zip(present, words, strict=True)
            }
            arguments = tuple(
                vocabulary[gap][nouns[gap].one] if gap in nouns else None for gap in self.gaps
            )
            kind = Condition if self.rule == "condition" else Count
            yield kind(self.one.format(**nouns), self.many.format(**nouns), self.kind, arguments)


class _Noun(NamedTuple):
    """A word in a gap, which a template writes in the singular or, by `{crop:many}`, in the plural."""

    one: str
    many: str

    def __format__(self, spec: str) -> str:
        return self.many if spec else self.one


def _noun(word: str, entry: object) -> _Noun:
    return _Noun(word, str(entry["many"]) if isinstance(entry, dict) and "many" in entry else f"{word}s")


class Counts(dict[str, Callable[..., int]]):
    """The counts of a game: by the kind of each the function that counts for a seat.

    Examples:
        >>> from gwt.sdk import Counts
        >>> COUNTS = Counts()
        >>> @COUNTS.count("own flag(s) in {place}")
        ... def own_flags(table, seat, place):
        ...     return table.players[seat].flags.count(place)
        >>> sorted(COUNTS.words({"place": {"cave": "cave"}}, {}))
        ['own flag in cave', 'own flags in cave']
    """

    def __init__(self, functions: Mapping[str, Callable[..., int]] | None = None) -> None:
        super().__init__(functions or {})
        self.forms: list[CountForm] = []
        self._written: dict[str, str] = {}
        self.constant: frozenset[str] = frozenset()
        """The kinds of counts that never change during a game, such as the number of its players."""

    def __missing__(self, kind: str) -> Callable[..., int]:
        # A game without the function is unfinished: the error says what to add.
        raise TypeError(f"nothing counts '{kind}': write '@COUNTS.count(...)' above a function that does")

    def count(
        self,
        *templates: str,
        kind: str = "",
        constant: bool = False,
        is_number: bool = False,
        is_condition: bool = False,
    ) -> Callable[[Function], Function]:
        """Declares that a function counts, for a state, a seat and each gap of the templates.

        Its message and its picture are called by its kind: the words of the first template in the singular,
        without what may be left out, and of its gaps the name of one in front.
        `constant` is for what never changes during a game, `is_number` for words that stand where a
        number may, such as `hand limit`, and `is_condition` for words behind `if` without a number.

        Raises:
            TypeError: a template is wrong or is that of another count too, or the function takes something
                else than its gaps.
        """
        rule = "quantity" if is_number else "condition" if is_condition else "count"
        forms = [form for template in templates for form in _forms(template, kind, rule)]

        def declare(function: Function) -> Function:
            name = forms[0].kind
            if name in self:
                raise TypeError(f"two counts are called '{name}': give one of them another 'kind'")
            for form in forms:
                if function.__code__.co_argcount != 2 + len(form.gaps):
                    expected = ", ".join(("a state", "a seat", *form.gaps))
                    raise TypeError(f"'{form.one}' is counted by a function of {expected}")
                for text in dict.fromkeys((form.one, form.many)):
                    if text in self._written:
                        raise TypeError(f"'{self._written[text]}' and '{name}' are both written '{text}'")
                    self._written[text] = name
                self.forms.append(form)
            self[name] = function
            self.constant |= {name} if constant else frozenset()
            return function

        return declare

    def words(
        self, vocabulary: Mapping[str, Mapping[str, Any]], entries: Mapping[str, Any]
    ) -> dict[str, Count]:
        """The counts by their words, with the words of a pack and the entries of their kinds."""
        counts = [count for form in self.forms for count in form.counts(vocabulary, entries)]
        return {word: count for count in counts for word in (count.one, count.many)}

    # --- the grammar -----------------------------------------------------------------------------------

    @cached_property
    def _rules_and_terminals(
        self,
    ) -> tuple[dict[str, dict[str, None]], dict[str, dict[str, dict[str, None]]]]:
        """By the rules of the grammar their alternatives, and by the terminals their words and plurals."""
        rules: dict[str, dict[str, None]] = {}
        terminals: dict[str, dict[str, dict[str, None]]] = {}
        for form in self.forms:
            parts = [[part.strip() for part in re.split(_GAP, text)] for text in (form.one, form.many)]
            pairs = [(singular, plural) for singular, plural in zip(*parts, strict=True) if singular]
            symbols = []
            for at, (singular, plural) in enumerate(pairs):
                if "{" in singular:
                    # In front a number would be the portion that is counted.
                    symbols.append("(NAME | NUMBER)" if at else "NAME")
                    continue
                place = _PLACES[at > 0, at < len(pairs) - 1] + _FIRST * ("{" in pairs[0][0])
                symbols.append(f"{_WORDS[form.rule]}{place}_{len(singular.split())}")
                terminals.setdefault(symbols[-1], {}).setdefault(singular, {})[plural] = None
            if symbols != ["NAME"]:
                rules.setdefault(form.rule, {})[" ".join(symbols)] = None
        return rules, terminals

    @cached_property
    def grammar(self) -> str:
        """The lines of the grammar by which counts are read; core.lark reads a count that is a name.

        Of words that begin alike those are tried first that are more.
        """
        rules, terminals = self._rules_and_terminals
        lines = [_BEGIN[rule] + " | ".join(alternatives) for rule, alternatives in rules.items()]
        for name, words in terminals.items():
            priority = int(name.rpartition("_")[2]) + 1
            patterns = "|".join(dict.fromkeys([*words, *chain.from_iterable(words.values())]))
            lines.append(f"{name}.{priority}: /(?:{patterns})(?![a-z0-9-])/")
        return "\n".join(lines)

    @cached_property
    def wording(self) -> dict[str, str]:
        """Descriptions of its terminals for messages."""
        return {
            name: COUNTED
            if re.fullmatch("PHRASE_[0-9]+", name)
            else join_with_or(f"'{word}'" for word in words)
            for name, words in self._rules_and_terminals[1].items()
        }

    @property
    def heads(self) -> list[str]:
        """The words behind which a name stands, such as `own flag in`, where fewer of them are no count."""
        begun = (words for name, words in self._rules_and_terminals[1].items() if "_OF_" in name)
        complete = {"", *(form.one for form in self.forms)}
        return [word for word in chain(*begun) if word.rpartition(" ")[0] not in complete]


def _forms(template: str, kind: str, rule: str) -> Iterator[CountForm]:
    """Yields the forms of a template, with and without each part that may be left out."""
    *_, shortest = forms = [" ".join(text.split()) for text in _alternatives(template)]
    gaps = tuple(gap.strip("{}") for gap in re.findall(_GAP, template))
    if shortest.startswith("{"):
        shortest = shortest[1:].replace("}", "", 1)
    kind = kind or " ".join(re.sub(_GAP, "", _singular(shortest)).split())
    for text in forms:
        singular = _singular(text)
        plural = re.sub(_ENDING, lambda ending: ending[2] or ending[1], text.replace("}(s)", ":many}"))
        if not re.fullmatch(_TEXT, singular) or not re.fullmatch(_TEXT, plural):
            raise TypeError(f"'{template}' is no template of a count")
        yield CountForm(kind, singular, plural, gaps, rule)


def _alternatives(template: str) -> Iterator[str]:
    """Yields a template with and without each part that may be left out, last without any."""
    parts = re.split(_OPTIONAL, template)
    for chosen in product(*((part, "") if at % 2 else (part,) for at, part in enumerate(parts))):
        yield "".join(chosen)


def _singular(text: str) -> str:
    return re.sub(_ENDING, lambda ending: ending[1] if ending[2] else "", text)
