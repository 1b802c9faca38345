"""The pages of the components of a pack, of its files, and the indexes of both."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any

from attrs import frozen

from gwt.packs import Steps
from gwt.packs.walk import KINDS, Tree, expressions, is_entry, lists, stated, types_within
from gwt.site import playground
from gwt.site.applying import Applying
from gwt.site.expressions import Expressions
from gwt.site.page import (
    THEMES,
    Content,
    Link,
    Page,
    bullets,
    cards,
    narrowed,
    pictured,
    plain,
    sentence,
    slug,
    table,
    words,
)
from gwt.site.reference import Component, Reference, Written
from gwt.spec import pictures

SOURCE = re.compile(r"(?:(.+?), )?rulebook p\. (.+)")
"""Where content comes from: a component, and pages of the rulebook."""

WIDE = 640
"""A picture of more units would have to shrink on most pages, so it can be enlarged there."""


@frozen(eq=False)
class Components:
    """Writes pages about the entries of a pack; `pictures` gathers the files that they show."""

    reference: Reference
    expressions: Expressions
    applying: Applying
    pictures: dict[str, Content]
    playground: bool = False
    """Whether the site has a playground, in which components can be changed."""

    def pages(self) -> Iterator[Page]:
        for component in self.reference.components:
            yield self._component(component)
        for file, whole in self.reference.files.items():
            yield self._file(file, whole)
        if not self.reference.code:
            yield self._by_verb()
            yield self._by_name()

    # --- one component -------------------------------------------------------------------------------

    def _component(self, one: Component) -> Page:
        page = Page(one.page, one.called, kind="component")
        page.add(self._path(page, one.file, one.listed))
        shown = self._picture(page, self.reference.picture(one.page), one.entry, one.called)
        page.add(_beside(shown, table(("", ""), self._fields(page, one.entry, one.listed))))
        if self.playground and (filled := playground.fragment(self.reference, one)):
            there = page.href(Link(playground.PATH))
            words = self.reference.say("Change it and try")
            page.add(f'<a class="gwt-change" href="{there}#{filled}">{words}</a>')
        page.add(*_spaced(self.expressions.whole(one.entry)))
        self._effects(page, one.entry, one.listed, list(expressions(one.entry)))
        for title, lines in self.applying.to(page, one):
            page.add(f"## {self.reference.say(title)} {{ #{slug(title)} }}")
            page.add(*_spaced(lines))
        return page

    def _effects(self, page: Page, entry: Any, within: str, found: Sequence[tuple[Steps, Tree]]) -> None:
        """Expressions of an entry, each below the field that holds it; `within` is its list or file."""
        for steps, tree in found:
            alone = sum(other[0] == steps[0] for other, _ in found) == 1
            place = _place_in_words(entry, steps[:1] if alone else steps)
            page.add(f"## {self._word(place, within)} {{ #{slug(place)} }}")
            page.add(*_spaced(self.expressions.block(page, entry, steps, tree)))

    def _word(self, name: str, within: str = "") -> str:
        """The name of a file or a field, as a title, its number as it is; `within` is what holds it."""
        found = re.fullmatch(r"(.*?)((?: \d+)?)", name)
        assert found is not None
        return self.reference.say(words(found[1]), words(within)) + found[2]

    def _path(self, page: Page, file: str = "", listed: str = "") -> str:
        """Where a page belongs."""
        parts = [page.link(plain(self.reference.title), Link(f"{self.reference.root}/index.md"))]
        if file:
            parts.append(page.link(self._word(file), self.reference.file_link(file)))
        if listed and listed != file:
            parts.append(
                page.link(self._word(listed, file), Link(self.reference.file_link(file).path, slug(listed)))
            )
        return " › ".join(parts) + " ›\n{ .gwt-path }"

    def _picture(self, page: Page, path: str, entry: Any, alt: str) -> str:
        """The picture of an entry in both themes, the site showing one of them."""
        if self.reference.undrawn:
            return ""
        drawn = pictures.component(self.reference.pack, entry)
        for theme in THEMES:
            if not self.reference.code:
                self.pictures[f"{path}-{theme}.svg"] = drawn.svg(theme)
        shown = pictured(page, path, alt, drawn.piece.width)
        if drawn.piece.width <= WIDE:
            return shown
        return f'<gwt-zoom label="{plain(alt)}">{shown}</gwt-zoom>'

    def _fields(
        self, page: Page, entry: Any, within: str = "", without: Container[str] = ()
    ) -> Iterator[tuple[str, str]]:
        """What an entry says besides its expressions, its source last; `within` is its list or file."""
        references = self.reference.family.references
        for one in stated(entry):
            if one.name != "name" and one.name not in without and not _mentions(one.type, *KINDS):
                kinds = [kind for alias, kind in references.items() if _mentions(one.type, alias)]
                name = f"**{self._word(one.name, within)}**"
                yield name, self._value(page, one.value, words(one.name), kinds[0] if kinds else "")

    def _value(self, page: Page, value: Any, field: str, kind: str = "") -> str:
        """The value of a field; `kind` is that of the ids which it holds."""
        match value:
            case bool():
                return self.reference.say("yes" if value else "no")
            case dict():
                return ", ".join(
                    f"{self._value(page, key, field)}: {self._value(page, one, field, kind)}"
                    for key, one in value.items()
                )
            case tuple():
                return ", ".join(self._value(page, one, field, kind) for one in value)
            case str() if kind:
                found = self.expressions.names.called(kind, value)
                return plain(value) if found is None else page.link(plain(found.called), found.link)
            case str() if (source := SOURCE.fullmatch(value)) is not None:
                pages = self.reference.say("rulebook p. {}").format(source[2])
                return plain(", ".join(filter(None, (self.reference.say(source[1] or ""), pages))))
            case str():
                return plain(self.reference.say(value, field))
            case _ if is_entry(value):
                return self._inline(page, value)
        return plain(str(value))

    def _inline(self, page: Page, entry: Any) -> str:
        """An entry of a list within a line."""
        fields = [f"{name.strip('*').lower()} {value}" for name, value in self._fields(page, entry)]
        for steps, tree in expressions(entry):
            if not isinstance(tree, tuple):
                place = self._word(_place_in_words(entry, steps)).lower()
                fields.append(f"{place} {self.expressions.inline(page, str(tree))}")
        return "; ".join(fields)

    # --- a whole file --------------------------------------------------------------------------------

    def _file(self, file: str, whole: Any) -> Page:
        link = self.reference.file_link(file)
        page = Page(link.path, self._word(file))
        page.add(self._path(page))
        path = self.reference.picture(link.path.removesuffix("index.md") + "all")
        page.add(self._picture(page, path, whole, self._word(file)))
        named = lists(whole)
        own = [(name, value) for name, value in self._fields(page, whole, file, named) if value]
        if own:
            page.add(table(("", ""), own))
        self._effects(page, whole, file, [one for one in expressions(whole) if one[0][0] not in named])
        for name, entries in named.items():
            page.add(f"## {self._word(name, file)} {{ #{slug(name)} }}")
            with_id = self.reference.of_list(file, name)
            if with_id:
                page.add(cards(card(self.reference, page, one) for one in with_id))
            else:
                self._table(page, entries)
        return page

    def _table(self, page: Page, entries: Sequence[Any]) -> None:
        """Entries without an id, a row each by name or number; then what their expressions say."""
        rows: list[dict[str, str]] = []
        found: list[tuple[int, Tree]] = []
        for number, entry in enumerate(entries, 1):
            name = self.reference.say(str(getattr(entry, "name", "") or number))
            row = {"": plain(name), **dict(self._fields(page, entry))}
            for steps, tree in expressions(entry):
                column = f"**{self._word(str(steps[0]))}**"
                written = self.expressions.several(page, tree)
                row[column] = f"{row[column]}<br>{written}" if column in row else written
                found.append((number, tree))
            rows.append(row)
        source = f"**{self._word('source')}**"
        columns = sorted(dict.fromkeys(one for row in rows for one in row), key=lambda one: one == source)
        page.add(table(columns, ([row.get(one, "") for one in columns] for row in rows)))
        page.add(*_spaced(self.expressions.numbered(page, found)))

    # --- indexes -------------------------------------------------------------------------------------

    def _by_verb(self) -> Page:
        """Which components hold which verb."""
        page = Page(f"{self.reference.root}/by-effect.md", "By effect", kind="")
        page.add("Every verb that the content uses, and where.")
        page.add(narrowed("Show only what has these words"))
        verbs = self.reference.family.language.by_rule
        found: dict[str, list[Written]] = {}
        for one in self.reference.everywhere:
            for rule in dict.fromkeys(part.rule for part in self.expressions.names.parts(one.text).walk()):
                found.setdefault(rule, []).append(one)
        for rule in verbs:
            if rule in found:
                page.add(f"## {sentence(rule.replace('_', ' '))} {{ #{slug(rule)} }}")
                page.add(self._uses(page, found[rule]))
        return page

    def _uses(self, page: Page, uses: Iterable[Written]) -> str:
        """Expressions, each with all that hold it."""
        found: dict[str, dict[Link, str]] = {}
        for one in uses:
            found.setdefault(one.text, {})[one.link] = page.link(plain(one.name), one.link)
        lines = (
            f"{self.expressions.inline(page, text)}<br>{', '.join(links.values())}"
            for text, links in found.items()
        )
        return "\n".join(['<div class="gwt-uses" markdown>', "", bullets(lines), "", "</div>"])

    def _by_name(self) -> Page:
        """Which components are named by the expressions of others."""
        page = Page(f"{self.reference.root}/by-name.md", self.applying.names_title, kind="")
        page.add("Every component that the effects of others name, and which do.")
        page.add(narrowed("Show only what has these words"))
        naming = self.applying.naming
        for (file, listed), group in _grouped(self.reference.components).items():
            named = [one for one in group if id(one.entry) in naming]
            if not named:
                continue
            page.add(f"## {words(listed)} {{ #{slug(file)}-{slug(listed)} }}")
            for one in named:
                page.add(
                    f"### {page.link(plain(one.name), one.link)} {{ #{slug(one.kind)}-{slug(one.id)} }}"
                )
                page.add(
                    self._uses(
                        page,
                        (Written(other.name, other.link, text) for other, text in naming[id(one.entry)]),
                    )
                )
        return page


def card(reference: Reference, page: Page, one: Component) -> str:
    """A picture that leads to the page of a component; the name alone where nothing can be drawn."""
    shown = ""
    if not reference.undrawn:
        width = pictures.component(reference.pack, one.entry).piece.width
        shown = pictured(page, reference.picture(one.page), "", width, lazy=True) + "<br>"
    return page.link(f"{shown}{plain(one.called)}", one.link)


def _grouped(components: Iterable[Component]) -> dict[tuple[str, str], list[Component]]:
    found: dict[tuple[str, str], list[Component]] = {}
    for one in components:
        found.setdefault((one.file, one.listed), []).append(one)
    return found


def _beside(picture: str, fields: str) -> str:
    """A picture and a table, next to each other where there is room."""
    return "\n".join(
        ['<div class="gwt-head" markdown data-search-exclude>', "", picture, "", fields, "", "</div>"]
    )


def _spaced(blocks: Iterable[str]) -> list[str]:
    return [line for block in blocks for line in (block, "")]


def _place_in_words(entry: Any, steps: Steps) -> str:
    """The way to an expression of an entry in words: one of several by its number, from 1, or its key."""
    said: list[str] = []
    value = entry
    for step in steps:
        if is_entry(value) and isinstance(step, str):
            said.append(step.replace("_", " "))
            value = getattr(value, step)
        else:
            said[-1:] = [one.removesuffix("s") for one in said[-1:]]
            said.append(str(step + 1 if isinstance(value, tuple) and isinstance(step, int) else step))
            value = value[step]
    return " ".join(said)


def _mentions(kind: Any, *wanted: Any) -> bool:
    return any(one in wanted for one in types_within(kind))
