"""Finds the components that an expression or a scenario names."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from attrs import field, frozen

from gwt import dsl, errors, json_types
from gwt.site.pack_reference import ListedComponent, PackReference, ScenarioProof

COUNT = "count"


@frozen(eq=False, slots=False)
class NameLookup:
    """Looks up what the names in the expressions of a pack stand for."""

    reference: PackReference
    _parts: dict[str, dsl.SourceSpan] = field(factory=dict, init=False)
    """Those of each expression that has been asked for, of which many stand on many pages."""
    _said: dict[tuple[str, str], tuple[ListedComponent, ...]] = field(factory=dict, init=False)
    _kinds: dict[str, set[str]] = field(factory=dict, init=False)

    def parts(self, text: str) -> dsl.SourceSpan:
        """The parts of an expression. Raises as `gwt.dsl.source_spans.parts_of` does."""
        if text not in self._parts:
            self._parts[text] = dsl.parts_of(self.reference.family.language, text)
        return self._parts[text]

    def component_named(self, part: dsl.SourceSpan, text: str) -> ListedComponent | None:
        """The component that a part of an expression names, if it names one."""
        word = text[part.start : part.end]
        if part.rule == COUNT:
            return self._counted(" ".join(word.split()))
        if part.rule in self.reference.family.language.names:
            return self.id_of_name(part.rule, word)
        return None

    def components_in(self, text: str) -> Iterator[ListedComponent]:
        """Yields the components that an expression names. Raises as `parts` does."""
        for part in self.parts(text).walk():
            component = self.component_named(part, text)
            if component is not None:
                yield component

    @cached_property
    def _by_id(self) -> Mapping[str, Mapping[str, ListedComponent]]:
        """The components by id, then by the kind of their ids; of several forms the first."""
        by_id: dict[str, dict[str, ListedComponent]] = {}
        for component in self.reference.components:
            by_id.setdefault(component.id, {}).setdefault(component.kind, component)
        return by_id

    @cached_property
    def _forms(self) -> Mapping[tuple[str, str], list[ListedComponent]]:
        """All forms of a component, by its id and the kind of that."""
        forms: dict[tuple[str, str], list[ListedComponent]] = {}
        for component in self.reference.components:
            forms.setdefault((component.id, component.kind), []).append(component)
        return forms

    def _form(self, component: ListedComponent, letter: str) -> ListedComponent:
        """The form of a component in a combination, or as it is if that has none of its own."""
        forms = self._forms[component.id, component.kind]
        return next((form for form in forms if letter and letter in form.letters), component)

    def _ids(self, kind: str) -> set[str]:
        if kind not in self._kinds:
            self._kinds[kind] = {form.id for form in self.reference.components if form.kind == kind}
        return self._kinds[kind]

    @cached_property
    def _words(self) -> Mapping[str, Mapping[str, Any]]:
        """The words of all combinations, by kind, those of the first before others."""
        by_kind: dict[str, json_types.JsonObject] = {}
        for _, reference in reversed(self.reference.each):
            for kind, words in reference.pack.vocabulary.items():
                by_kind.setdefault(kind, {}).update(words)
        return by_kind

    def id_of_name(self, rule: str, word: str) -> ListedComponent | None:
        """Returns the id that a word stands for as a name of that kind."""
        words = self._words.get(rule, {})
        for kind, component in self._by_id.get(word, {}).items():
            if self._ids(kind) <= set(words):
                return component
        return None

    def _counted(self, word: str) -> ListedComponent | None:
        counts = self._words[COUNT]
        count = counts.get(word)
        if not isinstance(count, dsl.Count) or not isinstance(count.argument, str):
            return None
        alike = {other.argument for other in counts.values() if other.kind == count.kind}
        by_kind = self._by_id.get(count.argument, {})
        whole = [component for kind, component in by_kind.items() if self._ids(kind) <= alike]
        return next(iter([*whole, *by_kind.values()]), None)

    # --- scenarios -----------------------------------------------------------------------------------

    def choices(self) -> Iterator[tuple[ScenarioProof, str]]:
        """Yields the choices of the scenarios that are expressions and no patterns of one."""
        for proof in self.reference.scenarios:
            for text in _played(proof.data):
                try:
                    self.parts(text)
                except errors.ExpressionError:
                    continue
                yield proof, text

    def in_scenario(self, proof: ScenarioProof) -> Iterator[ListedComponent]:
        """Yields the components that a scenario names, in its positions, its choices and its facts."""
        for key in ("given", "play", "then", "next", "cases"):
            yield from self._named_below(proof.data.get(key), proof.letter, fields=key in ("given", "then"))

    def _named_below(self, value: object, letter: str, fields: bool = False) -> Iterator[ListedComponent]:
        """Yields the names below a value; keys that name a field of the state say nothing about content."""
        match value:
            case dict():
                for key, part in value.items():
                    if not fields and str(key) not in _FIELDS:
                        yield from self.named_in(str(key), letter)
                    yield from self._named_below(part, letter, fields=_holds_fields(str(key)))
            case list():
                for part in value:
                    yield from self._named_below(part, letter, fields)
            case str():
                yield from self.named_in(value, letter)

    def named_in(self, text: str, letter: str = "") -> tuple[ListedComponent, ...]:
        """An id by itself, or the names within an expression; `letter` is that of a combination."""
        if (text, letter) not in self._said:
            self._said[text, letter] = tuple(self._form(target, letter) for target in self._named(text))
        return self._said[text, letter]

    def _named(self, text: str) -> tuple[ListedComponent, ...]:
        if text in self._by_id:
            return tuple(self._by_id[text].values())
        try:
            return tuple(self.components_in(text))
        except errors.ExpressionError:
            return ()


def _played(value: object) -> Iterator[str]:
    """Yields every text below a key `play`."""
    match value:
        case dict():
            for key, part in value.items():
                if key == "play":
                    yield from (str(text) for text in (part if isinstance(part, list) else [part]))
                else:
                    yield from _played(part)
        case list():
            for part in value:
                yield from _played(part)


_FIELDS = ("given", "play", "then", "next", "cases", "case")


def _holds_fields(key: str) -> bool:
    """Whether the keys of what stands under a key are fields: of a position, of a seat, of an event."""
    return key in ("given", "then", "table", "seats", "happened", "not happened") or key.startswith("seat ")
