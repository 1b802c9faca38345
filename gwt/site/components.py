"""The pages of the components of a pack, of its files, and the indexes of both."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from html import unescape
from typing import Any

from attrs import frozen

from gwt.packs import Steps
from gwt.packs.walk import KINDS, Tree, expressions, is_entry, lists, stated, types_within
from gwt.site import playground
from gwt.site.applying import Applying
from gwt.site.drawing import drawing, in_languages
from gwt.site.expressions import Expressions
from gwt.site.page import (
    Content,
    PageLink,
    SitePage,
    bullets,
    cards,
    folded,
    item,
    narrowed,
    pictured,
    plain,
    slug,
    table,
    words,
    zoomed,
)
from gwt.site.reference import ListedComponent, Proof, Reference, Written
from gwt.site.trials import Trials

SOURCE = re.compile(r"(?:(.+?), )?rulebook p\. (.+)")
"""The sources of content: a component, and pages of the rulebook."""

WIDE = 640
"""A picture of more units would have to shrink on most pages, so it can be enlarged there."""


@frozen(eq=False)
class Components:
    """The pages about the entries of a pack; `pictures` gathers the files that they show."""

    reference: Reference
    expressions: Expressions
    applying: Applying
    pictures: dict[str, Content]
    trials: Trials
    playground: bool = False
    """Whether the site has a playground, in which components can be changed."""

    def pages(self) -> Iterator[SitePage]:
        forms: dict[str, list[ListedComponent]] = {}
        for one in self.reference.components:
            forms.setdefault(one.page, []).append(one)
        for each in forms.values():
            yield self._component(each)
        for file in self.reference.files:
            yield self._file(file)
        if not self.reference.code:
            yield self._by_verb()
            yield self._by_name()

    # --- one component -------------------------------------------------------------------------------

    def _component(self, forms: Sequence[ListedComponent]) -> SitePage:
        """The page of a component, with each of the forms that it has in combinations."""
        first = forms[0]
        page = SitePage(first.page, first.called, kind="component")
        page.add(self._path(page, first.file, first.listed))
        for number, one in enumerate(forms, 1):
            self._form(page, one, "" if number == 1 else f"-{number}")
        absent = self._absent(forms)
        if absent:
            there = "".join(one.letters for one in forms)
            said = f'<p data-absent="{there}">{self.reference.say("Not in your game.")}</p>'
            page.body(absent, said)
        return page

    def _absent(self, forms: Sequence[ListedComponent]) -> str:
        """The letters of the combinations that do not have a component."""
        plays = self.reference.plays
        there = "".join(one.letters for one in forms)
        return "" if plays is None else "".join(one for one in plays.letters if one not in there)

    def _form(self, page: SitePage, one: ListedComponent, tail: str) -> None:
        """Adds the picture and the sentences, then what people ask, last all that stands in its file."""
        say, letters = self.reference.say, self.reference.some(one.letters)
        voiced = self.expressions.voiced(one.of)
        said = [*voiced.whole(one.entry), *self._sentences(voiced, one)]
        page.body(letters, self.reference.mark(letters), _beside(self._drawn(page, one), "\n\n".join(said)))
        blocks: list[str] = []
        for title, lines in self.applying.to(page, one):
            blocks += [f"## {say(title)} {{ #{slug(title)}{tail} }}", *lines]
        blocks.append(self.trials.of_first(page, self._proofs_with(one), one.called))
        more = [*self._details(page, one, voiced)]
        if more:
            blocks.append(folded(say("All that is written on it"), "\n\n".join(more)))
        if self._changing(one) and (filled := playground.fragment(one.of or self.reference, one)):
            there = page.href(PageLink(playground.PATH))
            blocks.append(f'<a class="gwt-change" href="{there}#{filled}">{say("Change it and try")}</a>')
        page.body(letters, *blocks)
        words = " ".join(_bare(line) for line in said)
        fields = " ".join(_bare(value) for _, value in self._fields(page, one.entry, one.listed))
        page.find("", one.called, f"{words} {fields}", letters)

    def _proofs_with(self, one: ListedComponent) -> Iterator[Proof]:
        """Yields the scenarios with a component that begin in a combination which has it."""
        for proof in self.applying.scenarios(one):
            if self.reference.plays is None or proof.letter in one.letters:
                yield proof

    def _changing(self, one: ListedComponent) -> bool:
        """Whether the playground has a component; it plays the first combination."""
        plays = self.reference.plays
        return self.playground and (plays is None or plays.letters[0] in one.letters)

    def _sentences(self, voiced: Expressions, one: ListedComponent) -> Iterator[str]:
        """Returns the sentences of a component's expressions."""
        texts = (voiced.sentence(one.entry, steps, tree) for steps, tree in expressions(one.entry))
        return filter(None, texts)

    def _details(self, page: SitePage, one: ListedComponent, voiced: Expressions) -> Iterator[str]:
        """Yields all fields of a component, its expressions as they are written, and where it is named."""
        fields = list(self._fields(page, one.entry, one.listed))
        if fields:
            yield table(("", ""), fields)
        if not self.reference.code:
            for steps, tree in expressions(one.entry):
                place = self._word(_place_in_words(one.entry, steps), one.listed)
                yield f"**{place}**"
                yield from voiced.code(page, tree)
        for title, lines in self.applying.more(page, one):
            yield f"**{title}**"
            yield lines

    def _drawn(self, page: SitePage, one: ListedComponent) -> str:
        if self.reference.undrawn:
            return ""
        path = one.drawn or self.reference.picture(one.page)
        return self._picture(page, path, one.entry, one.called, one.of or self.reference)

    def _effects(
        self, page: SitePage, entry: Any, within: str, found: Sequence[tuple[Steps, Tree]]
    ) -> list[str]:
        """Expressions of an entry, each below the field that holds it; `within` is its list or file."""
        blocks = []
        for steps, tree in found:
            alone = sum(other[0] == steps[0] for other, _ in found) == 1
            place = _place_in_words(entry, steps[:1] if alone else steps)
            blocks.append(f"**{self._word(place, within)}**")
            blocks += self.expressions.block(page, entry, steps, tree)
        return blocks

    def _word(self, name: str, within: str = "") -> str:
        """The name of a file or a field, as a title, its number as it is; `within` is what holds it."""
        found = re.fullmatch(r"(.*?)((?: \d+)?)", name)
        assert found is not None
        return self.reference.say(words(found[1]), words(within)) + found[2]

    def _path(self, page: SitePage, file: str = "", listed: str = "") -> str:
        """Returns the place of a page."""
        parts = [page.link(plain(self.reference.title), PageLink(f"{self.reference.root}/index.md"))]
        if file:
            parts.append(page.link(self._word(file), self.reference.file_link(file)))
        if listed and listed != file:
            parts.append(
                page.link(
                    self._word(listed, file), PageLink(self.reference.file_link(file).path, slug(listed))
                )
            )
        return " › ".join(parts) + " ›\n{ .gwt-path }"

    def _picture(self, page: SitePage, path: str, entry: Any, alt: str, of: Reference) -> str:
        """The picture of an entry in both themes, the site showing one of them."""
        if self.reference.undrawn:
            return ""
        width = self.reference.width(of, entry)
        if not self.reference.code and f"{path}.svg" not in self.pictures:
            self.pictures.update(drawing(path, in_languages(of, entry)))
        shown = pictured(page, path, alt, width)
        return shown if width <= WIDE else zoomed(shown, alt)

    def _fields(
        self, page: SitePage, entry: Any, within: str = "", without: Container[str] = ()
    ) -> Iterator[tuple[str, str]]:
        """Yields the other fields of an entry, its source last; `within` is its list or file."""
        references = self.reference.family.references
        for one in stated(entry):
            if one.name != "name" and one.name not in without and not _mentions(one.type, *KINDS):
                kinds = [kind for alias, kind in references.items() if _mentions(one.type, alias)]
                name = f"**{self._word(one.name, within)}**"
                yield name, self._value(page, one.value, words(one.name), kinds[0] if kinds else "")

    def _value(self, page: SitePage, value: Any, field: str, kind: str = "") -> str:
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

    def _inline(self, page: SitePage, entry: Any) -> str:
        """An entry of a list within a line."""
        fields = [f"{name.strip('*').lower()} {value}" for name, value in self._fields(page, entry)]
        for steps, tree in expressions(entry):
            if not isinstance(tree, tuple):
                place = self._word(_place_in_words(entry, steps)).lower()
                fields.append(f"{place} {self.expressions.inline(page, str(tree))}")
        return "; ".join(fields)

    # --- a whole file --------------------------------------------------------------------------------

    def _file(self, file: str) -> SitePage:
        link = self.reference.file_link(file)
        page = SitePage(link.path, self._word(file))
        page.add(self._path(page))
        wholes = self.reference.wholes(file)
        there: dict[str, list[tuple[Any, str]]] = {}
        for number, (whole, letters, of) in enumerate(wholes, 1):
            letters = self.reference.some(letters)
            path = self.reference.picture(link.path.removesuffix("index.md") + "all")
            path += "" if number == 1 else f"-{number}"
            named = lists(whole)
            own = [(name, value) for name, value in self._fields(page, whole, file, named) if value]
            blocks = [
                self.reference.mark(letters),
                self._picture(page, path, whole, self._word(file), of),
                table(("", ""), own) if own else "",
                *self.expressions.about(whole),
                *self._effects(
                    page, whole, file, [one for one in expressions(whole) if one[0][0] not in named]
                ),
            ]
            page.body(letters, *blocks)
            for name in named:
                there.setdefault(name, []).append((whole, letters))
        for name, each in there.items():
            page.add(f"## {self._word(name, file)} {{ #{slug(name)} }}")
            with_id = self.reference.of_list(file, name)
            if with_id:
                page.add(cards(card(self.reference, page, one) for one in with_id))
                continue
            for whole, letters in each:
                page.body(letters, *self._table(page, whole, name))
        page.find("", page.title, "")
        return page

    def _table(self, page: SitePage, whole: Any, listed: str) -> list[str]:
        """A list of entries without an id, a row each by name or number; then their sentences."""
        rows: list[dict[str, str]] = []
        for number, entry in enumerate(getattr(whole, listed), 1):
            name = self.reference.say(str(getattr(entry, "name", "") or number))
            row = {"": plain(name), **dict(self._fields(page, entry))}
            for steps, tree in expressions(entry):
                column = f"**{self._word(str(steps[0]))}**"
                written = self.expressions.several(page, tree)
                row[column] = f"{row[column]}<br>{written}" if column in row else written
            rows.append(row)
        source = f"**{self._word('source')}**"
        columns = sorted(dict.fromkeys(one for row in rows for one in row), key=lambda one: one == source)
        return [
            table(columns, ([row.get(one, "") for one in columns] for row in rows)),
            *self.expressions.numbered(page, whole, listed),
        ]

    # --- indexes -------------------------------------------------------------------------------------

    def _by_verb(self) -> SitePage:
        """Which components hold which verb."""
        page = SitePage(f"{self.reference.root}/by-effect.md", "By effect", kind="")
        page.add("Every verb that the content uses, and where.")
        page.add(narrowed("Show only what has these words"))
        verbs = self.reference.family.language.by_rule
        found: dict[str, list[Written]] = {}
        for one in self.reference.everywhere:
            for rule in dict.fromkeys(part.rule for part in self.expressions.names.parts(one.text).walk()):
                found.setdefault(rule, []).append(one)
        for rule in verbs:
            if rule in found:
                page.add(f"## {words(rule)} {{ #{slug(rule)} }}")
                page.add(self._uses(page, found[rule]))
        return page

    def _uses(self, page: SitePage, uses: Iterable[Written]) -> str:
        """Expressions, each with all that hold it."""
        found: dict[str, dict[PageLink, str]] = {}
        for one in uses:
            found.setdefault(one.text, {})[one.link] = page.link(plain(one.name), one.link)
        lines = (
            f"{self.expressions.inline(page, text)}<br>{', '.join(links.values())}"
            for text, links in found.items()
        )
        return "\n".join(['<div class="gwt-uses" markdown>', "", bullets(lines), "", "</div>"])

    def _by_name(self) -> SitePage:
        """Which components are named by the expressions of others."""
        page = SitePage(f"{self.reference.root}/by-name.md", self.applying.names_title, kind="")
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


def card(reference: Reference, page: SitePage, one: ListedComponent) -> str:
    """A picture that leads to the page of a component; the name alone where nothing can be drawn."""
    shown = ""
    if not reference.undrawn:
        width = reference.width(one.of or reference, one.entry)
        path = one.drawn or reference.picture(one.page)
        shown = pictured(page, path, "", width, lazy=True) + "<br>"
    return item(page.link(f"{shown}{plain(one.called)}", one.link), reference.some(one.letters))


def _grouped(components: Iterable[ListedComponent]) -> dict[tuple[str, str], list[ListedComponent]]:
    found: dict[tuple[str, str], list[ListedComponent]] = {}
    for one in components:
        found.setdefault((one.file, one.listed), []).append(one)
    return found


def _beside(picture: str, said: str) -> str:
    """A picture and sentences, next to each other if there is room."""
    words = f'<div class="gwt-sentences" markdown>\n\n{said}\n\n</div>' if said else ""
    parts = "\n\n".join(filter(None, (picture, words)))
    return f'<div class="gwt-head" markdown>\n\n{parts}\n\n</div>' if parts else ""


def _bare(text: str) -> str:
    """Markdown as plain words."""
    return unescape(re.sub(r"<[^>]*>|\]\([^)]*\)|[*\[]|^1\. ", " ", text, flags=re.M)).strip()


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
