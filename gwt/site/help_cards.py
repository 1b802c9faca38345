"""Help for a component, a turn and the pictograms, as plain data for a table."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from attrs import frozen

from gwt import errors, json_types, memory_cache, packs, spec
from gwt.site import content_numbers, expression_markup, name_lookup, pack_reference, related_rules
from gwt.text import DEFAULT

Theme = Literal["light", "dark"]
RULES, QUESTIONS = 6, 4
"""The most of each on a card."""


@frozen(eq=False, slots=False)
class HelpCards:
    """The texts about a card in each language of a pack."""

    pack: packs.Pack

    @cached_property
    def _reference(self) -> pack_reference.PackReference:
        return pack_reference.PackReference(self.pack)

    @cached_property
    def _applying(self) -> related_rules.RelatedRules:
        return related_rules.RelatedRules(
            self._reference,
            expression_markup.ExpressionRenderer(self._reference, name_lookup.NameLookup(self._reference)),
        )

    @cached_property
    def _by_id(self) -> Mapping[str, pack_reference.ListedComponent]:
        by_id: dict[str, pack_reference.ListedComponent] = {}
        for component in self._reference.components:
            by_id.setdefault(component.id, component)
        return by_id

    def named_in(self, words: Sequence[str]) -> list[str]:
        """Returns those of some words that are ids of components, each once."""
        return [word for word in dict.fromkeys(words) if word in self._by_id]

    def card(self, id: str, language: str, theme: Theme) -> json_types.JsonObject | None:
        """Returns what is said about a component, as JSON; None if there is none of this id."""
        component = self._by_id.get(id)
        if component is None:
            return None
        local = self._reference.in_language(language)
        rules, rulings = self._applying.about(component)
        ids = [rule.id for rule in rules]
        return {
            "id": component.id,
            "name": errors.capitalize(local.voices[language].name(component.entry)),
            "picture": spec.picture_spec.component(self.pack, component.entry, language).svg(theme),
            "sentences": self._sentences(id, language),
            "rules": list(self._texts(local, ids))[:RULES],
            "rulings": [
                {"title": local.title_of(ruling.id) or ruling.title, "text": self._ruled(local, ruling)}
                for ruling in rulings
            ],
            "questions": self._questions(ids, language)[:QUESTIONS],
        }

    def _sentences(self, id: str, language: str) -> list[str]:
        """The sentences of all components of an id, such as a city and the town in which it lies."""
        voice = self._reference.voices[language]
        entries = (component.entry for component in self._reference.components if component.id == id)
        texts = dict.fromkeys(text for entry in entries for _, text in voice.texts(entry))
        return [errors.capitalize(text) for text in texts if text]

    def _texts(self, local: pack_reference.PackReference, ids: Sequence[str]) -> Iterator[str]:
        english = {rule.id: rule.text for rule in self._reference.rules}
        for id in ids:
            yield local.translation.rules.get(id) or english[id]

    def _ruled(self, local: pack_reference.PackReference, ruling: Any) -> str:
        translated = local.translation.rulings.get(ruling.id)
        return translated.ruling if translated else str(ruling.ruling)

    def _questions(self, rules: Sequence[str], language: str) -> list[dict[str, str]]:
        """The questions that rest on some rules, those that rest on more of them first."""
        pairs = [(len({*question.rules} & {*rules}), question) for question in self._reference.questions]
        pairs.sort(key=lambda pair: -pair[0])
        return [
            {
                "ask": question.ask.get(language) or question.ask[DEFAULT],
                "answer": question.answer.get(language) or question.answer.get(DEFAULT, ""),
            }
            for shared, question in pairs
            if shared
        ]

    def guide(self, language: str, theme: Theme) -> json_types.JsonObject:
        """Returns a turn in its parts, what the pictograms mean, and the names of components, as JSON."""
        voice = self._reference.voices[language]
        return {
            "turn": [
                {
                    "title": part.title.get(language) or part.title[DEFAULT],
                    "lines": [self._line(line, language) for line in part.lines],
                }
                for part in self._reference.turn
            ],
            "key": [
                {"picture": sign.picture.svg(theme), "title": errors.capitalize(sign.titles[language])}
                for sign in spec.picture_spec.key(self.pack, [language])
            ],
            "components": [
                {"id": component.id, "name": errors.capitalize(voice.name(component.entry))}
                for component in self._by_id.values()
            ],
        }

    def _line(self, line: Any, language: str) -> str:
        text = line.say.get(language) or line.say[DEFAULT]
        values = {
            name: str(content_numbers.number_at(self.pack.files, key_path, 0))
            for name, key_path in line.values.items()
        }
        return str(text.format(**values))


@memory_cache.cached_per_object
def help_cards_of(pack: packs.Pack) -> HelpCards:
    """Returns what there is to say in a pack, gathered once."""
    return HelpCards(pack)
