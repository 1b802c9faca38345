"""Which components an expression or a scenario names."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from gwt.dsl import Count, Part
from gwt.dsl import parts_of as parts
from gwt.errors import ExpressionError
from gwt.site.reference import Component, Proof, Reference

COUNT = "count"


@frozen(eq=False, slots=False)
class Names:
    """Looks up what the names in the expressions of a pack stand for."""

    reference: Reference
    _parts: dict[str, Part] = field(factory=dict, init=False)
    """Those of each expression that has been asked for, of which many stand on many pages."""
    _said: dict[str, tuple[Component, ...]] = field(factory=dict, init=False)

    def parts(self, text: str) -> Part:
        """The parts of an expression. Raises as `gwt.dsl.parts.parts` does."""
        if text not in self._parts:
            self._parts[text] = parts(self.reference.family.language, text)
        return self._parts[text]

    def of(self, part: Part, text: str) -> Component | None:
        """The component that a part of an expression names, if it names one."""
        word = text[part.start : part.end]
        if part.rule == COUNT:
            return self._counted(" ".join(word.split()))
        if part.rule in self.reference.family.language.names:
            return self.called(part.rule, word)
        return None

    def within(self, text: str) -> Iterator[Component]:
        """The components that an expression names. Raises as `parts` does."""
        for part in self.parts(text).walk():
            found = self.of(part, text)
            if found is not None:
                yield found

    @cached_property
    def _by_id(self) -> Mapping[str, Mapping[str, Component]]:
        """The components by id, then by the kind of their ids."""
        found: dict[str, dict[str, Component]] = {}
        for one in self.reference.components:
            found.setdefault(one.id, {})[one.kind] = one
        return found

    def _ids(self, kind: str) -> set[str]:
        return {one.id for one in self.reference.components if one.kind == kind}

    def called(self, rule: str, word: str) -> Component | None:
        """What a word stands for as a name of that kind: of the kinds of id, one with words of it only."""
        words = self.reference.pack.vocabulary[rule]
        for kind, component in self._by_id.get(word, {}).items():
            if self._ids(kind) <= set(words):
                return component
        return None

    def _counted(self, word: str) -> Component | None:
        counts = self.reference.pack.vocabulary[COUNT]
        count = counts.get(word)
        if not isinstance(count, Count) or not isinstance(count.argument, str):
            return None
        alike = {one.argument for one in counts.values() if one.kind == count.kind}
        found = self._by_id.get(count.argument, {})
        whole = [component for kind, component in found.items() if self._ids(kind) <= alike]
        return next(iter([*whole, *found.values()]), None)

    # --- scenarios -----------------------------------------------------------------------------------

    def choices(self) -> Iterator[tuple[Proof, str]]:
        """What is chosen in the scenarios, where it is an expression and no pattern of one."""
        for proof in self.reference.scenarios:
            for text in _played(proof.data):
                try:
                    self.parts(text)
                except ExpressionError:
                    continue
                yield proof, text

    def in_scenario(self, proof: Proof) -> Iterator[Component]:
        """The components that a scenario names, in its positions, its choices and its facts."""
        for key in ("given", "play", "then", "next", "cases"):
            yield from self._named_below(proof.data.get(key), fields=key in ("given", "then"))

    def _named_below(self, value: Any, fields: bool = False) -> Iterator[Component]:
        """What is named below a value; keys that name a field of the state say nothing about content."""
        match value:
            case dict():
                for key, one in value.items():
                    if not fields and str(key) not in _FIELDS:
                        yield from self.named_in(str(key))
                    yield from self._named_below(one, fields=_holds_fields(str(key)))
            case list():
                for one in value:
                    yield from self._named_below(one, fields)
            case str():
                yield from self.named_in(value)

    def named_in(self, text: str) -> tuple[Component, ...]:
        """An id by itself, or the names within an expression."""
        if text not in self._said:
            self._said[text] = self._named(text)
        return self._said[text]

    def _named(self, text: str) -> tuple[Component, ...]:
        if text in self._by_id:
            return tuple(self._by_id[text].values())
        try:
            return tuple(self.within(text))
        except ExpressionError:
            return ()


def _played(value: Any) -> Iterator[str]:
    """Every text below a key `play`."""
    match value:
        case dict():
            for key, one in value.items():
                if key == "play":
                    yield from (str(text) for text in (one if isinstance(one, list) else [one]))
                else:
                    yield from _played(one)
        case list():
            for one in value:
                yield from _played(one)


_FIELDS = ("given", "play", "then", "next", "cases", "case")


def _holds_fields(key: str) -> bool:
    """Whether the keys of what stands under a key are fields: of a position, of a seat, of an event."""
    return key in ("given", "then", "table", "seats", "happened", "not happened") or key.startswith("seat ")
