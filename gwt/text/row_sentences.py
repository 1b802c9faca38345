"""Says options in the few words of a row, and what a decision asks, in one language.

In a row the message `row-hire` takes the place of `hire`, and `row-name-building-a` that of the name: for
an effect, those inside it, its amounts and its names alike. It begins with what distinguishes options.
`ask-hire-worker` is what a decision asks, and `stop-act` what it means to choose none of its options.
"""

import re
from collections.abc import Mapping
from typing import Any, Self

from attrs import define, field

from gwt import dsl, errors, packs
from gwt.text import event_sentences, fluent_values, message_catalog, required_messages, sentences
from gwt.text.selectors import message_ids

_NOTHING: Mapping[str, object] = {required_messages.NOTE: None, required_messages.PRICE: None}


@define(eq=False)
class RowFormatter(event_sentences.EventFormatter):
    """Formats trees, names and notes as briefly as a row needs them; see `gwt.text.row_formatter`."""

    kinds: Mapping[str, str] = field(factory=dict, kw_only=True)
    """The class of the entry with each id, by which a question can tell its names apart."""

    @classmethod
    def of(cls, pack: packs.Pack, language: str) -> Self:
        formatter = super().of(pack, language)
        formatter.kinds = {
            part.id: required_messages.message_id(type(part.entry)) for part in pack.components
        }
        return formatter

    def row(self, option: dsl.Effect, note: str = "", price: int | None = None) -> str:
        """Returns an option in the words of a row; empty if its verb has none.

        Args:
            note: what it brings besides, see `Summary.note`.
            price: what it costs, in the unit of the game.
        """
        word = fluent_values.Word(note, lambda attribute, number: note) if note else None
        return self._told(
            required_messages.ROW, option, {required_messages.NOTE: word, required_messages.PRICE: price}
        )

    def question(self, effect: dsl.Effect, cause: str = "") -> str:
        """Returns what a decision asks; empty if its verb has no words for that.

        Args:
            cause: the id of what it is asked for, whose name in a row stands before the question.
        """
        while isinstance(effect, dsl.Named):
            effect = effect.effect
        sentence = self._told(required_messages.ASK, effect, self._kinds(effect))
        if not sentence or not any(
            required_messages.ROW + id in self.words.entries for id in required_messages.name_ids(cause)
        ):
            return sentence
        place = errors.capitalize(self.name_of(cause))
        named = re.search(rf"(?<!\w){re.escape(place)}(?!\w)", sentence, re.IGNORECASE)
        return sentence if named else f"{place} · {sentence}"

    def stop(self, effect: dsl.Effect) -> str:
        """Returns what it means to choose none of the options of a decision, or to go on."""
        sentence = self._told(required_messages.STOP, effect, self._kinds(effect))
        return sentence or self.message("table-go-on", effect=self.row(effect) or str(effect))

    def _kinds(self, effect: dsl.Effect) -> Mapping[str, object]:
        """The class of the entry that each field names, `none` if it names none."""
        values = ((name, getattr(effect, name)) for name in dsl.field_names(type(effect)))
        return {
            required_messages.kind_argument(name): fluent_values.Word(
                self.kinds.get(value, "none"), lambda *_: ""
            )
            for name, value in values
            if isinstance(value, str)
        }

    def _told(self, prefix: str, effect: dsl.Effect, more: Mapping[str, object]) -> str:
        plain, _ = self._arranged(effect)
        entry = next(
            (entry for id in message_ids(plain) if (entry := self.words.entries.get(prefix + id))), None
        )
        if entry is None:
            return ""

        def sentence() -> str:
            row = sentences.collapse_spaces(
                self._named(self._node(entry, plain, sentences.ORDER, sentences.ALONE, more))
            )
            # The sign of points stays with its number.
            return errors.capitalize(row.replace(" ★", "\u00a0★"))

        key = (
            prefix,
            effect,
            *(value.text if isinstance(value, fluent_values.Word) else value for value in more.values()),
        )
        return self._remembered(key, sentence)

    def _message_of(self, tree: Any) -> tuple[message_catalog.FluentEntry, Mapping[str, object]]:
        entry, narrowing = super()._message_of(tree)
        return entry, narrowing or _NOTHING

    def _entry(self, ids: tuple[str, ...], says: str) -> message_catalog.FluentEntry:
        if ids[0] in self.words.entries and ids[0].startswith(required_messages.NAME):
            # The name of one thing, such as a city, comes before the one for all of its kind.
            ids = ids[:1]
        brief = (self.words.entries.get(required_messages.ROW + id) for id in ids)
        return next((entry for entry in brief if entry is not None), None) or super()._entry(ids, says)

    def _formatted(
        self, entry: message_catalog.FluentEntry, arguments: sentences.Arguments, attribute: str = ""
    ) -> str:
        if attribute and attribute not in entry.attributes and entry.id.startswith(required_messages.ROW):
            entry = self.words.entries[entry.id.removeprefix(required_messages.ROW)]
        return super()._formatted(entry, arguments, attribute)
