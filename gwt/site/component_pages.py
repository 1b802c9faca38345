"""The pages of the components of a pack and of its files."""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from html import unescape
from typing import Any

from attrs import frozen

from gwt.packs import KeyPath, traversal
from gwt.site import expression_markup, playground_page, related_rules, table_links
from gwt.site.markdown_page import (
    Content,
    PageLink,
    SitePage,
    code,
    escape_markdown,
    inline_forms,
    inline_within,
    picture_markdown,
    slug,
    table,
    title_of_name,
    zoomable_picture,
)
from gwt.site.pack_reference import ListedComponent, PackReference, ScenarioProof
from gwt.site.page_templates import render
from gwt.site.picture_files import picture_by_language, picture_file

SOURCE = re.compile(r"(?:(.+?), )?rulebook p\. (.+)")
"""The sources of content: a component, and pages of the rulebook."""

WIDE = 640
"""A picture of more units would have to shrink on most pages, so it can be enlarged there."""


@frozen(eq=False, slots=False)
class ComponentPages:
    """The pages about the entries of a pack; `pictures` gathers the files that they show."""

    reference: PackReference
    expressions: expression_markup.ExpressionRenderer
    applying: related_rules.RelatedRules
    pictures: dict[str, Content]
    trials: table_links.TableLinks
    playground: bool = False
    """Whether the site has a playground, in which components can be changed."""
    is_linked: bool = True
    """Whether the site has the pages of what a component names."""

    def pages(self) -> Iterator[SitePage]:
        for forms in self.by_page(self.reference.components):
            if not forms[0].is_section:
                yield self._component(forms)
        for file in self.reference.files:
            yield self._file(file)

    # --- one component -------------------------------------------------------------------------------

    def by_page(self, components: Iterable[ListedComponent]) -> list[list[ListedComponent]]:
        """Components, each with the forms that it has in combinations."""
        forms: dict[str, list[ListedComponent]] = {}
        for component in components:
            forms.setdefault(component.page, []).append(component)
        return list(forms.values())

    def _component(self, forms: Sequence[ListedComponent]) -> SitePage:
        """The page of a component, with each of the forms that it has in combinations."""
        page = SitePage(forms[0].page, forms[0].called, kind="component", heading=self.names(forms))
        path = self._path(page, forms[0].file, forms[0].listed, self._neighbours(page, forms[0]))
        return render(page, "component.md.j2", self.reference, pages=self, forms=forms, path=path)

    def names(self, forms: Sequence[ListedComponent]) -> str:
        """The name of a component, in each combination where it is another."""
        names: dict[str, str] = {}
        for form in forms:
            names[form.called] = names.get(form.called, "") + form.letters
        return inline_forms(names, escape_markdown)

    def _neighbours(self, page: SitePage, form: ListedComponent) -> str:
        """Links to the components before and after one in its list, where these are in the game."""
        others = self.by_page(self.reference.of_list(form.file, form.listed))
        at = next(at for at, forms in enumerate(others) if forms[0].page == form.page)
        links = []
        for forms, text in ((others[at - 1 : at], "‹ {}"), (others[at + 1 : at + 2], "{} ›")):
            for near in forms:
                letters = self.reference.some("".join(other.letters for other in near))
                links.append(inline_within(letters, page.link(text.format(self.names(near)), near[0].link)))
        return " · ".join(links)

    def find(self, page: SitePage, form: ListedComponent, sentences: Iterable[str]) -> None:
        """Has the search find a component by its sentences, or else by its fields."""
        # What it leads to, such as the next space, is found by itself.
        lines = [*sentences] or [
            re.sub(r"\[[^\]]*\]\([^)]*\)", "", value) for _, value in self._unsaid(page, form)
        ]
        letters, also = self.reference.some(form.letters), self.reference.ways_of(form.id)
        anchor = form.link.anchor if self.is_linked else form.anchor
        page.find(anchor, form.called, " ".join(map(_bare, lines)), letters, also, kind="component")

    def change(self, page: SitePage, form: ListedComponent) -> str:
        """A link that opens a component in the playground, if that has it."""
        filled = playground_page.fragment(form.of or self.reference, form) if self._changing(form) else ""
        address = page.href(PageLink(playground_page.PATH))
        label = self.reference.say("Change it and try")
        return filled and f'<a class="gwt-change" href="{address}#{filled}">{label}</a>'

    def proofs_with(self, component: ListedComponent) -> Iterator[ScenarioProof]:
        """Yields the scenarios with a component that begin in a combination which has it."""
        for proof in self.applying.scenarios(component):
            if proof.letter in component.letters:
                yield proof

    def _changing(self, component: ListedComponent) -> bool:
        """Whether the playground has a component; it plays the first combination."""
        first, _ = self.reference.each[0]
        return self.playground and first in component.letters

    def sentences(self, form: ListedComponent) -> list[str]:
        """The sentences of a component, those of its expressions last."""
        voiced = self.expressions.with_words_of(form.of)
        trees = traversal.expressions_of(form.entry)
        texts = (voiced.sentence(form.entry, key_path, tree) for key_path, tree in trees)
        return [*voiced.entry_sentences(form.entry), *filter(None, texts)]

    def facts(self, page: SitePage, form: ListedComponent) -> str:
        """The fields of a component in a line, without its id and what its sentences say."""
        fields = self._unsaid(page, form, "id")
        return " · ".join(f"{name.strip('*')}: {value}" for name, value in fields)

    def _unsaid(self, page: SitePage, form: ListedComponent, *without: str) -> Iterator[tuple[str, str]]:
        """Yields the fields of a component of which its sentences say nothing."""
        others = {*without, *self.expressions.with_words_of(form.of).described_fields(form.entry)}
        return self._fields(page, form.entry, form.listed, others, form.letters)

    def details(self, page: SitePage, component: ListedComponent) -> Iterator[str]:
        """Yields all fields of a component, its expressions as they are written, and where it is named."""
        voiced = self.expressions.with_words_of(component.of)
        fields = list(self._fields(page, component.entry, component.listed, letters=component.letters))
        if fields and not component.is_section:
            yield table(("", ""), fields)
        if not self.reference.code:
            for key_path, tree in traversal.expressions_of(component.entry):
                place = self.word(_place_in_words(component.entry, key_path), component.listed)
                yield f"**{place}**"
                yield voiced.code(page, tree)
        for title, lines in self.applying.more(page, component):
            yield f"**{title}**"
            yield lines

    def drawn(self, page: SitePage, component: ListedComponent) -> str:
        if self.reference.undrawn:
            return ""
        path = component.drawn or self.reference.picture(component.page)
        return self.picture(page, path, component.entry, component.called, component.of or self.reference)

    def _effects(
        self,
        page: SitePage,
        entry: object,
        within: str,
        trees: Sequence[tuple[KeyPath, traversal.Tree]],
        voiced: expression_markup.ExpressionRenderer,
    ) -> list[str]:
        """Expressions of an entry, each below the field that holds it; `within` is its list or file."""
        blocks = []
        for key_path, tree in trees:
            alone = sum(other[0] == key_path[0] for other, _ in trees) == 1
            place = _place_in_words(entry, key_path[:1] if alone else key_path)
            blocks.append(f"**{self.word(place, within)}**")
            blocks += voiced.block(page, entry, key_path, tree)
        return blocks

    def word(self, name: str, within: str = "") -> str:
        """The name of a file or a field, as a title, its number as it is; `within` is what holds it."""
        match = re.fullmatch(r"(.*?)((?: \d+)?)", name)
        assert match is not None
        return self.reference.say(title_of_name(match[1]), title_of_name(within)) + match[2]

    def _path(self, page: SitePage, file: str = "", key: str = "", beside: str = "") -> str:
        """Returns the place of a page, and links to those beside it."""
        parts = [
            page.link(escape_markdown(self.reference.title), PageLink(f"{self.reference.root}/index.md"))
        ]
        if file:
            parts.append(page.link(self.word(file), self.reference.file_link(file)))
        if key and key != file:
            parts.append(
                page.link(self.word(key, file), PageLink(self.reference.file_link(file).path, slug(key)))
            )
        return " › ".join(parts) + f" › {beside}".rstrip() + "\n{ .gwt-path }"

    def picture(self, page: SitePage, path: str, entry: object, alt: str, of: PackReference) -> str:
        """The picture of an entry in both themes, the site showing one of them."""
        if self.reference.undrawn:
            return ""
        width = self.reference.width(of, entry)
        if not self.reference.code and f"{path}.svg" not in self.pictures:
            self.pictures.update(picture_file(path, picture_by_language(of, entry)))
        picture = picture_markdown(page, path, alt, width)
        return picture if width <= WIDE else zoomable_picture(picture, alt)

    def _fields(
        self,
        page: SitePage,
        entry: object,
        within: str = "",
        without: Container[str] = (),
        letters: str = "",
    ) -> Iterator[tuple[str, str]]:
        """Yields the other fields of an entry, its source last; `within` is its list or file.

        `letters` are the combinations in whose words they are written.
        """
        references = self.reference.family.references
        for field in traversal.non_default_fields(entry):
            if (
                field.name != "name"
                and field.name not in without
                and not _mentions(field.type, *traversal.KINDS)
            ):
                kinds = [kind for alias, kind in references.items() if _mentions(field.type, alias)]
                name = f"**{self.reference.inline_markdown(self.word(field.name, within), [], letters)}**"
                yield (
                    name,
                    self.value(
                        page, field.value, title_of_name(field.name), kinds[0] if kinds else "", letters
                    ),
                )

    def value(self, page: SitePage, value: object, field: str, kind: str = "", letters: str = "") -> str:
        """The value of a field; `kind` is that of the ids which it holds, `letters` as for `_fields`."""
        each = partial(self.value, page, field=field, kind=kind, letters=letters)
        match value:
            case bool():
                return self.reference.say("yes" if value else "no")
            case dict():
                keys = (self.value(page, key, field, "", letters) for key in value)
                pairs = zip(keys, map(each, value.values()), strict=True)
                return ", ".join(map(": ".join, pairs))
            case tuple():
                # What belongs together in a list, such as the ends of a connection, is joined.
                parts = (part if isinstance(part, tuple) else (part,) for part in value)
                return ", ".join(" – ".join(map(each, part)) for part in parts)
            case str() if kind:
                target = self.expressions.names.id_of_name(kind, value)
                return escape_markdown(value) if target is None else self._link(page, target)
            case str() if (source := SOURCE.fullmatch(value)) is not None:
                pages = self.reference.say("rulebook p. {}").format(source[2])
                return escape_markdown(
                    ", ".join(filter(None, (self.reference.say(source[1] or ""), pages)))
                )
            case str() if field == "Source":
                words = re.sub(r"\b[a-z-]+(?: [a-z-]+)*", lambda match: self.reference.say(match[0]), value)
                return escape_markdown(words)
            case str() if (said := self.reference.say(value, field)) != value:
                return self.reference.inline_markdown(said, [], letters)
            case str() if value in self._by_id and field not in ("Id", "Kind"):
                return self._link(page, self._by_id[value])
            case str() if field != "Id":
                return self.reference.inline_markdown(value, [], letters)
            case _ if traversal.is_entry(value):
                return self._inline(page, value)
        return escape_markdown(str(value))

    def _link(self, page: SitePage, component: ListedComponent) -> str:
        called = self.names(self._forms.get(component.page, [component]))
        return page.link(called, component.link) if self.is_linked else called

    @cached_property
    def _forms(self) -> Mapping[str, list[ListedComponent]]:
        """The forms of each component by its page."""
        return {forms[0].page: forms for forms in self.by_page(self.reference.components)}

    @cached_property
    def _by_id(self) -> Mapping[str, ListedComponent]:
        """The components by their ids, of several of one id the first."""
        return {component.id: component for component in reversed(self.reference.components)}

    def _inline(self, page: SitePage, entry: object) -> str:
        """An entry of a list within a line."""
        fields = [f"{name.strip('*').lower()} {value}" for name, value in self._fields(page, entry)]
        for key_path, tree in traversal.expressions_of(entry):
            if not isinstance(tree, tuple):
                place = self.word(_place_in_words(entry, key_path)).lower()
                text = self.reference.family.language.for_people(str(tree))
                written = self.expressions.inline(page, text) if self.is_linked else code(text)
                fields.append(f"{place} {written}")
        return "; ".join(fields)

    # --- a whole file --------------------------------------------------------------------------------

    def _file(self, file: str) -> SitePage:
        page = SitePage(self.reference.file_link(file).path, self.word(file))
        wholes = [
            (whole, self.reference.some(letters), [*self._whole(page, file, number, whole, letters, of)])
            for number, (whole, letters, of) in enumerate(self.reference.wholes(file), 1)
        ]
        names = dict.fromkeys(name for whole, _, _ in wholes for name in traversal.entry_lists_of(whole))
        page.find("", page.title, "", also=self.reference.ways_of(f"file {file}"))
        sections = [form for form in self.reference.components if form.file == file and form.is_section]
        values = {"file": file, "path": self._path(page), "wholes": wholes, "names": names}
        return render(page, "file.md.j2", self.reference, pages=self, sections=sections, **values)

    def _whole(
        self, page: SitePage, file: str, number: int, whole: Any, letters: str, of: PackReference
    ) -> Iterator[str]:
        """Yields a form of a file without its lists: its picture, its fields and its expressions."""
        named = traversal.entry_lists_of(whole)
        yield self.picture(page, self.reference.picture_of_file(file, number), whole, self.word(file), of)
        fields = [(name, value) for name, value in self._fields(page, whole, file, named, letters) if value]
        if fields:
            yield table(("", ""), fields)
        voiced = self.expressions.with_words_of(of)
        yield from voiced.about(whole)
        trees = [pair for pair in traversal.expressions_of(whole) if pair[0][0] not in named]
        yield from self._effects(page, whole, file, trees, voiced)

    def table(self, page: SitePage, whole: object, key: str) -> list[str]:
        """A list of entries without an id, a row each by name or number; then their sentences."""
        rows: list[dict[str, str]] = []
        for number, entry in enumerate(getattr(whole, key), 1):
            name = self.reference.say(str(getattr(entry, "name", "") or number))
            row = {"": escape_markdown(name), **dict(self._fields(page, entry))}
            for key_path, tree in traversal.expressions_of(entry):
                column = f"**{self.word(str(key_path[0]))}**"
                written = self.expressions.several(page, tree)
                row[column] = f"{row[column]}<br>{written}" if column in row else written
            rows.append(row)
        source = f"**{self.word('source')}**"
        heads = sorted(dict.fromkeys(head for row in rows for head in row), key=lambda head: head == source)
        return [
            table(heads, ([row.get(head, "") for head in heads] for row in rows)),
            *self.expressions.numbered_sentences(page, whole, key),
        ]


def _bare(text: str) -> str:
    """Markdown as plain words."""
    return unescape(re.sub(r"<[^>]*>|\]\([^)]*\)|[*\[]|^1\. ", " ", text, flags=re.M)).strip()


def _place_in_words(entry: Any, key_path: KeyPath) -> str:
    """The way to an expression of an entry in words: one of several by its number, from 1, or its key."""
    names: list[str] = []
    value = entry
    for step in key_path:
        if traversal.is_entry(value) and isinstance(step, str):
            names.append(step.replace("_", " "))
            value = getattr(value, step)
        else:
            names[-1:] = [name.removesuffix("s") for name in names[-1:]]
            names.append(str(step + 1 if isinstance(value, tuple) and isinstance(step, int) else step))
            value = value[step]
    return " ".join(names)


def _mentions(kind: object, *kinds: Any) -> bool:
    return any(inner in kinds for inner in traversal.nested_types(kind))
