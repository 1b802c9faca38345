"""The points calculator: a page on which final belongings are typed, and what its script knows of them.

A pack says in `rules/calculator.yaml` what is asked for and to which counts of the language that adds; the
categories, and whatever else scores, are those of the content.
"""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from attrs import evolve, frozen

from gwt import errors, json_types
from gwt.proofs.rulebook import Calculator, CalculatorQuestion, CalculatorSection
from gwt.site import markdown_page, pack_reference
from gwt.site.content_numbers import value_at
from gwt.text import DEFAULT

NAME, TITLE = "points", "Points calculator"
ABOUT = "Type what you have at the end of the game; the points are counted at once."
SCRIPT = "points.js"


@frozen
class CalculatorField:
    """One thing that is asked for, with the entries that it stands for."""

    key: str
    """Its name in the form."""
    label: str
    ask: CalculatorQuestion
    entries: tuple[Any, ...] = ()
    """The entry, and the one that holds it."""
    least: int = 0
    most: int = 1


@frozen(eq=False, slots=False)
class PointsPage:
    """The page of the calculator of a pack."""

    reference: pack_reference.PackReference
    calculator: Calculator
    pictured: bool = True
    """Whether cards and tiles are shown by their pictures, which the site then has to have."""

    def form(self, page: markdown_page.SitePage) -> str:
        """The form with what its script knows."""
        data = json.dumps(self.data(), ensure_ascii=False).replace("<", "\\u003c")
        language = self.reference.code or DEFAULT
        values = {"pages": self, "language": language, "data": data}
        # Points are also counted where the templates of pages are not installed.
        from gwt.site.page_templates import render_text

        return render_text(page, "points.html.j2", self.reference, **values).strip()

    @cached_property
    def categories(self) -> Sequence[Any]:
        categories: Sequence[Any] = self.reference.pack.files["scoring"].categories
        return categories

    def called(self, entry: Any) -> str:
        component = self.reference.component_by_entry.get(id(entry))
        return str(getattr(entry, "name", "")) if component is None else component.called

    # --- the form ------------------------------------------------------------------------------------

    def pictures(self, page: markdown_page.SitePage, question: CalculatorField) -> list[str]:
        """The addresses of the picture of a card or a tile in both themes, for whoever knows it by that."""
        component = self._card_of(question)
        if component is None:
            return []
        path = self.reference.picture(component.page)
        file = page.href(markdown_page.PageLink(f"{path}.svg")).removesuffix("/")
        return [f"{file}#{markdown_page.fragment(page.language, theme)}" for theme in markdown_page.THEMES]

    def _card_of(self, question: CalculatorField) -> pack_reference.ListedComponent | None:
        """The card or the tile that is asked for, if it is drawn."""
        told_apart = question.ask.cards or (question.ask.scores and not question.ask.several)
        drawn = self.pictured and not self.reference.undrawn and told_apart
        return self.reference.component_by_entry[id(question.entries[0])] if drawn else None

    def form_fields(self, section: CalculatorSection) -> Iterator[CalculatorField]:
        """Yields the questions of a part of the form; an entry that adds nothing is left out."""
        for ask in section.asks:
            for question in self._each(ask):
                if any(self._adds(question).values()) or ask.cards or ask.scores or ask.steps:
                    yield question

    def _each(self, ask: CalculatorQuestion) -> Iterator[CalculatorField]:
        language = self.reference.code or DEFAULT
        if not ask.each:
            least, most = (self._number(text, ()) for text in (ask.least, ask.most))
            yield CalculatorField(ask.id, ask.label[language], ask, (), least, most)
            return
        seen: set[Any] = set()
        for entry in value_at(self.reference.pack.files, ask.each):
            if any(str(getattr(entry, name)).lower() != value for name, value in ask.where.items()):
                continue
            for entries in (
                [(inner, entry) for inner in getattr(entry, ask.within)] if ask.within else [(entry,)]
            ):
                group = _field(entries, ask.by) if ask.by else entries
                if group not in seen:
                    seen.add(group)
                    yield from self._copies(self._asked_for(ask, entries))

    def _copies(self, question: CalculatorField) -> Iterator[CalculatorField]:
        """Yields one of each copy of a card, since each may be somewhere else."""
        yield question
        copies = self._number(question.ask.cards.copies, question.entries) if question.ask.cards else 1
        for number in range(2, copies + 1):
            yield evolve(question, key=f"{question.key}-{number}", label=f"{question.label} ({number})")

    def _asked_for(self, ask: CalculatorQuestion, entries: tuple[Any, ...]) -> CalculatorField:
        language = self.reference.code or DEFAULT
        holder = entries[-1]
        name = self.called(holder)
        text = ask.label.get(language, "{name}")
        label = re.sub(
            r"\{(\w+)\}", lambda match: name if match[1] == "name" else str(_field(entries, match[1])), text
        )
        inner = list(getattr(holder, ask.within)) if ask.within else []
        within = "".join(f"-{at}" for at, part in enumerate(inner, 1) if part is entries[0])
        key = f"{ask.id}-{_field(entries, ask.by) if ask.by else holder.id}{within}"
        most = 1 if ask.several and not getattr(holder, ask.several) else self._number(ask.most, entries)
        return CalculatorField(key, label, ask, entries, self._number(ask.least, entries), most)

    # --- the numbers ---------------------------------------------------------------------------------

    def data(self) -> json_types.JsonObject:
        """Returns the data from which the script computes the points."""
        questions = [
            question for section in self.calculator.sections for question in self.form_fields(section)
        ]
        inputs = {question.key: self._input(question) for question in questions}
        cards = next((question.ask.cards for question in questions if question.ask.cards), None)
        return {
            "inputs": inputs,
            "pairs": list(self._pairs()),
            "fewest": {
                self._count(to): list(map(self._count, of)) for to, of in self.calculator.fewest.items()
            },
            "tables": {
                self._count(to): {
                    "of": self._count(table.of),
                    "row": list(value_at(self.reference.pack.files, table.row)),
                }
                for to, table in self.calculator.tables.items()
            },
            "cards": cards and {"points": self._count(cards.points), "area": self._count(cards.area)},
            "categories": [{"id": category.id, **_per(category.score)} for category in self.categories],
        }

    def _input(self, question: CalculatorField) -> json_types.JsonObject:
        fields: json_types.JsonObject = {"adds": self._adds(question)}
        if question.ask.steps:
            rows = {
                to: value_at(self.reference.pack.files, place) for to, place in question.ask.steps.items()
            }
            fields["steps"] = {
                self._count(to): [row.get(number, 0) for number in range(question.most + 1)]
                for to, row in rows.items()
            }
        entry = question.entries[0] if question.entries else None
        if question.ask.cards:
            assert entry is not None
            needs = [[str(need.count), need.number] for need in entry.needs]
            fields["card"] = {"needs": needs, "points": entry.points, "penalty": entry.penalty}
        if question.ask.scores and entry is not None and entry.score is not None:
            fields["score"] = {"to": self._count(question.ask.scores), **_per(entry.score)}
        return fields

    def _adds(self, question: CalculatorField) -> dict[str, int]:
        """Returns the amounts that one of it adds, by count."""
        numbers = {
            re.sub(r"\{(\w+)\}", lambda name: str(_field(question.entries, name[1])), to): self._number(
                what, question.entries
            )
            for to, what in question.ask.adds.items()
        }
        return {self._count(to): number for to, number in numbers.items() if number}

    def _pairs(self) -> Iterator[json_types.JsonObject]:
        keys = {
            question.entries[0].id: question.key
            for section in self.calculator.sections
            for question in self.form_fields(section)
            if question.ask.each and not question.ask.within and not question.ask.by
        }
        for pair in self.calculator.pairs:
            for entry in value_at(self.reference.pack.files, pair.each):
                adds = {self._count(to): self._number(what, (entry,)) for to, what in pair.adds.items()}
                if any(adds.values()):
                    yield {"of": [keys[id] for id in getattr(entry, pair.of)], "adds": adds}

    def _count(self, text: str) -> str:
        """A count as the language prints it."""
        return str(self.reference.pack.parser.per(f"1 per {text}").count)

    def _number(self, text: str, entries: tuple[object, ...]) -> int:
        if re.fullmatch(r"-?\d+", text):
            return int(text)
        return int(value_at(self.reference.pack.files, text) if "." in text else _field(entries, text))


def _per(score: Any) -> json_types.JsonObject:
    return {"each": score.each, "per": score.per, "count": str(score.count)}


def _field(entries: tuple[object, ...], name: str) -> Any:
    """A field of an entry, or else of the one that holds it."""
    for entry in entries:
        if hasattr(entry, name):
            return getattr(entry, name)
    raise errors.UsageError(f"no entry of the calculator has a '{name}'")
