"""Random expressions of a game, grown from its grammar and from the words of a pack.

Rules and terminals are those of the grammar, names those of the pack, so that a new verb is said here
without a line about it.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Collection
from re import _constants as sre  # type: ignore[attr-defined]
from re import _parser as sre_parser  # type: ignore[attr-defined]

from lark.grammar import NonTerminal, Rule

from gwt.dsl.effects import Effect, is_option_only, walk_effect
from gwt.dsl.nodes import class_name_in_words
from gwt.dsl.number_bindings import BindingSource
from gwt.errors import ExpressionError
from gwt.packs.pack import Pack

_TRIES = 200
_NEW_NAMES = ("n", "m", "k")
_NO_NAME = "no-name"
"""Stands where a pack has no name of a kind, and is never an expression."""


class Expressions:
    """Grows expressions of one pack with one source of random numbers."""

    def __init__(self, pack: Pack, dice: random.Random) -> None:
        self.pack, self.reader, self.dice = pack, pack.parser, dice
        language = pack.language
        self._vocabulary = {kind: sorted(known) for kind, known in pack.vocabulary.items()}
        self._sampled = {*language.names, "count"}
        self._patterns = {one.name: one.pattern for one in language.parser.terminals}
        self._rules: dict[str, list[Rule]] = defaultdict(list)
        for rule in language.parser.rules:
            self._rules[rule.origin.name].append(rule)
        self._given: list[str] = []
        self._wants, self._wanted = False, list[Rule]()
        """Whether the next verb is one of those that are wanted."""
        self._heights = self._least_heights()
        self._leaves = [one for one in self._rules["leaf"] if not any(map(_is_effect, one.expansion))]
        self._leaves = [rule for rule in self._leaves if self._stands_in_content(rule)]

    @property
    def leaves(self) -> list[str]:
        """The verbs of content, by their rules of the grammar."""
        return [str(rule.alias or rule.expansion[0].name) for rule in self._leaves]

    def verb(self, leaf: int) -> Effect:
        """An expression of one verb of `leaves`."""
        return self._first(lambda: self._expanded(self._leaves[leaf], 0))

    @property
    def joiners(self) -> list[str]:
        """The rules of the grammar that join effects."""
        return [name for name in _JOINED if name in self._rules]

    def joined(self, joiner: str) -> Effect:
        """An expression of one joiner and the verbs that it joins."""
        return self._first(lambda: self._expanded(self.dice.choice(self._rules[joiner]), 0))

    def expression(self, depth: int = 3) -> Effect:
        """An expression with joiners within joiners down to some depth."""
        return self._first(lambda: self._grown("effect", depth))

    def expression_with(self, kinds: Collection[type[Effect]], depth: int = 3) -> Effect:
        """An expression with a verb of some classes; before that player somebody is mostly chosen."""
        rules = {class_name_in_words(kind, "_") for kind in kinds}
        self._wanted = [rule for rule in self._leaves if str(rule.alias or "") in rules]

        def grow() -> str:
            self._wants = True
            text = self._grown("effect", depth)
            if "that player" in text and self.dice.random() < 0.8:
                text = f"another player (gain $1) then ({text})"
            return text if not self._wants else self._expanded(self.dice.choice(self._wanted), depth)

        return self._first(grow)

    def _first(self, grow: Callable[[], str]) -> Effect:
        """The first of some texts that is an expression of content."""
        for _ in range(_TRIES):
            self._given = []
            effect = self._read(grow())
            if effect is not None:
                return effect
        raise AssertionError("no text that was grown is an expression of content")

    def _read(self, text: str) -> Effect | None:
        try:
            # Not `action`, which would look for what a text that cannot be read was meant to be.
            effect = self.reader._read(text, "start", BindingSource.SURELY)
        except ExpressionError:
            return None
        return None if any(map(is_option_only, walk_effect(effect))) else effect

    def _stands_in_content(self, rule: Rule) -> bool:
        return any(self._read(self._expanded(rule, 0)) is not None for _ in range(8))

    def _least_heights(self) -> dict[str, int]:
        """How deep the smallest tree of each rule is."""
        heights = dict.fromkeys(self._rules, 99)
        for _ in self._rules:
            for name, rules in self._rules.items():
                below = (
                    [heights[one.name] for one in rule.expansion if isinstance(one, NonTerminal)]
                    for rule in rules
                )
                heights[name] = min(1 + max(inner, default=0) for inner in below)
        return heights

    def _height(self, rule: Rule) -> int:
        inner = (self._heights[one.name] for one in rule.expansion if isinstance(one, NonTerminal))
        return 1 + max(inner, default=0)

    # --- growing -------------------------------------------------------------------------------------

    def _grown(self, name: str, depth: int) -> str:
        if name in self._sampled:
            return self.dice.choice(self._vocabulary[name] or [_NO_NAME])
        if name == "binding":
            return self.dice.choice(self._given) if self._given else _NO_NAME
        if name == "leaf" and self._wants:
            self._wants = False
            return self._expanded(self.dice.choice(self._wanted), depth)
        if name == "leaf" and (depth < 1 or self.dice.random() < 0.9):
            return self._expanded(self.dice.choice(self._leaves), depth)
        rules = self._rules[name]
        if depth < 1:
            least = min(map(self._height, rules))
            rules = [one for one in rules if self._height(one) == least]
        return self._expanded(self.dice.choice(rules), depth)

    def _expanded(self, rule: Rule, depth: int) -> str:
        parts: list[str] = []
        for symbol in rule.expansion:
            if isinstance(symbol, NonTerminal):
                below = depth - (symbol.name in ("effect", "conjunction", "item"))
                parts.append(self._grown(symbol.name, below))
            elif rule.origin.name == "named" and symbol.name == "NAME":
                self._given.append(_NEW_NAMES[len(self._given) % len(_NEW_NAMES)])
                parts.append(self._given[-1])
            else:
                parts.append(self._word(symbol.name))
        return " ".join(part for part in parts if part).replace("$ ", "$")

    def _word(self, terminal: str) -> str:
        pattern = self._patterns[terminal]
        if terminal == "NUMBER":
            return str(self.dice.choice((1, 1, 2, 2, 3, 5, 9)))
        if pattern.type == "str":
            return str(pattern.value)
        return self._matching(sre_parser.parse(pattern.value))

    def _matching(self, parsed: object) -> str:
        """A text that a regular expression matches; what it looks ahead to is left to its surroundings."""
        made = ""
        for kind, value in parsed:  # type: ignore[attr-defined]
            if kind is sre.LITERAL:
                made += chr(value)
            elif kind is sre.SUBPATTERN:
                made += self._matching(value[-1])
            elif kind is sre.BRANCH:
                made += self._matching(self.dice.choice(value[1]))
            elif kind in (sre.MAX_REPEAT, sre.MIN_REPEAT):
                least, most, inner = value
                times = self.dice.randint(least, min(int(most), least + 1))
                made += "".join(self._matching(inner) for _ in range(times))
            elif kind is sre.IN:
                made += self._one_of(value)
            else:
                assert kind is sre.ASSERT_NOT or kind is sre.ASSERT, kind
        return made

    def _one_of(self, choices: list[tuple[object, object]]) -> str:
        kind, value = self.dice.choice(choices)
        if kind is sre.RANGE:
            return chr(self.dice.randint(*value))  # type: ignore[misc]
        assert kind is sre.LITERAL, kind
        return chr(value)  # type: ignore[arg-type]


_JOINED = (
    *("sequence", "choice", "exchange", "both", "named", "may", "must", "under", "if_need"),
    *("unless_need", "repeat"),
)
_WITH_EFFECTS = {"effect", "conjunction", "item", *_JOINED}


def _is_effect(symbol: object) -> bool:
    return isinstance(symbol, NonTerminal) and symbol.name in _WITH_EFFECTS
