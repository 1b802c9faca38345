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

from gwt.errors import UsageError
from gwt.proofs.rulebook import Ask, Asks, Calculator
from gwt.site.page import THEMES, PageLink, SitePage, fragment, marked_up
from gwt.site.reference import ListedComponent, Reference
from gwt.site.ways import at
from gwt.text import DEFAULT

NAME, TITLE = "points", "Points calculator"
ABOUT = "Type what you have at the end of the game; the points are counted at once."
SCRIPT = "points.js"
NOT, IN_AREA, IN_DECK = "", "area", "deck"
"""The place of an objective card."""


@frozen
class Asked:
    """One thing that is asked for, with the entries that it stands for."""

    key: str
    """Its name in the form."""
    label: str
    ask: Ask
    entries: tuple[Any, ...] = ()
    """The entry, and the one that holds it."""
    least: int = 0
    most: int = 1


@frozen(eq=False, slots=False)
class Points:
    """The page of the calculator of a pack."""

    reference: Reference
    calculator: Calculator
    pictured: bool = True
    """Whether cards and tiles are shown by their pictures, which the site then has to have."""

    def page(self) -> SitePage:
        page = SitePage(f"{self.reference.root}/{NAME}.md", self.reference.say(TITLE), kind="rule")
        page.add(self.reference.say(ABOUT))
        page.add(self.form(page))
        page.add(script(page))
        return page

    def form(self, page: SitePage) -> str:
        """The form with what its script knows."""
        say = self.reference.say
        form = "".join(self._section(page, one) for one in self.calculator.sections)
        rows = "".join(
            f'<tr><th scope="row">{marked_up(self._called(one))}</th>'
            f'<td><output data-category="{marked_up(one.id)}">0</output></td></tr>'
            for one in self._categories
        )
        data = json.dumps(self.data(), ensure_ascii=False).replace("<", "\\u003c")
        return (
            f'<div class="gwt-points" data-pack="{marked_up(self.reference.pack.name)}">\n'
            f"<form>\n{form}</form>\n"
            f'<p class="gwt-points-sum"><span>{say("Total")}</span> '
            f'<output data-total aria-live="polite">0</output> '
            f'<button type="button">{say("Begin again")}</button></p>\n'
            f'<table class="gwt-points-table">{rows}</table>\n'
            f'<script type="application/json">{data}</script>\n</div>'
        )

    @cached_property
    def _categories(self) -> Sequence[Any]:
        found: Sequence[Any] = self.reference.pack.files["scoring"].categories
        return found

    def _called(self, entry: Any) -> str:
        component = self.reference.of_entry.get(id(entry))
        return str(getattr(entry, "name", "")) if component is None else component.called

    # --- the form ------------------------------------------------------------------------------------

    def _section(self, page: SitePage, one: Asks) -> str:
        language = self.reference.code or DEFAULT
        about = f"<p>{marked_up(one.about[language])}</p>\n" if one.about else ""
        fields = "\n".join(self._field(page, each) for each in self.asked(one))
        title = f"<legend>{marked_up(one.title[language])}</legend>"
        return f"<fieldset>\n{title}\n{about}<div>\n{fields}\n</div>\n</fieldset>\n"

    def _field(self, page: SitePage, one: Asked) -> str:
        key, shown = marked_up(one.key), self._picture(page, one)
        label = f"{shown}<span>{marked_up(one.label)}</span>"
        if one.ask.cards is not None:
            say = self.reference.say
            options = {NOT: "not mine", IN_AREA: "in my area", IN_DECK: "in my deck"}
            listed = "".join(
                f'<option value="{value}">{say(text)}</option>' for value, text in options.items()
            )
            return f'<label>{label}<select name="{key}">{listed}</select></label>'
        if one.most == 1:
            return f'<label>{label}<input type="checkbox" name="{key}"></label>'
        return (
            f'<label>{label}<input type="number" inputmode="numeric" name="{key}" value="{one.least}" '
            f'min="{one.least}" max="{one.most}"></label>'
        )

    def _picture(self, page: SitePage, one: Asked) -> str:
        """The picture of a card or a tile, in both themes, for whoever knows it by that."""
        component = self._card_of(one)
        if component is None:
            return ""
        path = self.reference.picture(component.page)
        file = page.href(PageLink(f"{path}.svg")).removesuffix("/")
        ends = (fragment(page.language, theme) for theme in THEMES)
        return "".join(f'<img src="{file}#{end}" alt="" loading="lazy">' for end in ends)

    def _card_of(self, one: Asked) -> ListedComponent | None:
        """The card or the tile that is asked for, if it is drawn."""
        drawn = self.pictured and not self.reference.undrawn and (one.ask.cards or one.ask.scores)
        return self.reference.of_entry[id(one.entries[0])] if drawn else None

    def asked(self, one: Asks) -> Iterator[Asked]:
        """Yields the questions of a part of the form; an entry that adds nothing is left out."""
        for ask in one.asks:
            for each in self._each(ask):
                if any(self._adds(each).values()) or ask.cards or ask.scores or ask.steps:
                    yield each

    def _each(self, ask: Ask) -> Iterator[Asked]:
        language = self.reference.code or DEFAULT
        if not ask.each:
            least, most = (self._number(text, ()) for text in (ask.least, ask.most))
            yield Asked(ask.id, ask.label[language], ask, (), least, most)
            return
        seen: set[Any] = set()
        for entry in at(self.reference.pack.files, ask.each):
            if any(str(getattr(entry, name)).lower() != value for name, value in ask.where.items()):
                continue
            for entries in (
                [(inner, entry) for inner in getattr(entry, ask.within)] if ask.within else [(entry,)]
            ):
                group = _field(entries, ask.by) if ask.by else entries
                if group not in seen:
                    seen.add(group)
                    yield from self._copies(self._asked_for(ask, entries))

    def _copies(self, one: Asked) -> Iterator[Asked]:
        """Yields one of each copy of a card, since each may be somewhere else."""
        yield one
        copies = self._number(one.ask.cards.copies, one.entries) if one.ask.cards else 1
        for number in range(2, copies + 1):
            yield evolve(one, key=f"{one.key}-{number}", label=f"{one.label} ({number})")

    def _asked_for(self, ask: Ask, entries: tuple[Any, ...]) -> Asked:
        language = self.reference.code or DEFAULT
        holder = entries[-1]
        name = self._called(holder)
        text = ask.label.get(language, "{name}")
        label = re.sub(
            r"\{(\w+)\}", lambda found: name if found[1] == "name" else str(_field(entries, found[1])), text
        )
        within = f"-{_index(holder, ask.within, entries[0])}" if ask.within else ""
        key = f"{ask.id}-{_field(entries, ask.by) if ask.by else holder.id}{within}"
        most = 1 if ask.several and not getattr(holder, ask.several) else self._number(ask.most, entries)
        return Asked(key, label, ask, entries, self._number(ask.least, entries), most)

    # --- the numbers ---------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """Returns the data from which the script computes the points."""
        asked = [each for one in self.calculator.sections for each in self.asked(one)]
        inputs = {one.key: self._input(one) for one in asked}
        cards = next((one.ask.cards for one in asked if one.ask.cards), None)
        return {
            "inputs": inputs,
            "pairs": list(self._pairs()),
            "fewest": {
                self._count(to): list(map(self._count, of)) for to, of in self.calculator.fewest.items()
            },
            "tables": {
                self._count(to): {
                    "of": self._count(one.of),
                    "row": list(at(self.reference.pack.files, one.row)),
                }
                for to, one in self.calculator.tables.items()
            },
            "cards": cards and {"points": self._count(cards.points), "area": self._count(cards.area)},
            "categories": [{"id": one.id, **_per(one.score)} for one in self._categories],
        }

    def _input(self, one: Asked) -> dict[str, Any]:
        made: dict[str, Any] = {"adds": self._adds(one)}
        if one.ask.steps:
            rows = {to: at(self.reference.pack.files, way) for to, way in one.ask.steps.items()}
            made["steps"] = {
                self._count(to): [row.get(number, 0) for number in range(one.most + 1)]
                for to, row in rows.items()
            }
        entry = one.entries[0] if one.entries else None
        if one.ask.cards:
            assert entry is not None
            needs = [[str(need.count), need.number] for need in entry.needs]
            made["card"] = {"needs": needs, "points": entry.points, "penalty": entry.penalty}
        if one.ask.scores and entry is not None and entry.score is not None:
            made["score"] = {"to": self._count(one.ask.scores), **_per(entry.score)}
        return made

    def _adds(self, one: Asked) -> dict[str, int]:
        """Returns the amounts that one of it adds, by count."""
        found = {
            re.sub(r"\{(\w+)\}", lambda name: str(_field(one.entries, name[1])), to): self._number(
                what, one.entries
            )
            for to, what in one.ask.adds.items()
        }
        return {self._count(to): number for to, number in found.items() if number}

    def _pairs(self) -> Iterator[dict[str, Any]]:
        asked = {
            each.entries[0].id: each.key
            for one in self.calculator.sections
            for each in self.asked(one)
            if each.ask.each and not each.ask.within and not each.ask.by
        }
        for pair in self.calculator.pairs:
            for entry in at(self.reference.pack.files, pair.each):
                adds = {self._count(to): self._number(what, (entry,)) for to, what in pair.adds.items()}
                if any(adds.values()):
                    yield {"of": [asked[id] for id in getattr(entry, pair.of)], "adds": adds}

    def _count(self, text: str) -> str:
        """A count as the language prints it."""
        return str(self.reference.pack.reader.per(f"1 per {text}").count)

    def _number(self, text: str, entries: tuple[Any, ...]) -> int:
        if re.fullmatch(r"-?\d+", text):
            return int(text)
        return int(at(self.reference.pack.files, text) if "." in text else _field(entries, text))


def script(page: SitePage) -> str:
    """Returns the counts of all forms above it."""
    there = page.href(PageLink(f"assets/{SCRIPT}")).removesuffix("/")
    return f'<script src="{there}"></script>'


def _per(score: Any) -> dict[str, Any]:
    return {"each": score.each, "per": score.per, "count": str(score.count)}


def _field(entries: tuple[Any, ...], name: str) -> Any:
    """A field of an entry, or else of the one that holds it."""
    for entry in entries:
        if hasattr(entry, name):
            return getattr(entry, name)
    raise UsageError(f"no entry of the calculator has a '{name}'")


def _index(holder: Any, name: str, inner: Any) -> int:
    return next(at for at, one in enumerate(getattr(holder, name), 1) if one is inner)
