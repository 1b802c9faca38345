"""The pages of the components of a pack, of its files, and the indexes of both."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from html import unescape
from typing import Any

from attrs import frozen

from gwt.packs import KeyPath
from gwt.packs.traversal import (
    KINDS,
    Tree,
    entry_lists_of,
    expressions_of,
    is_entry,
    nested_types,
    non_default_fields,
)
from gwt.site import playground_page
from gwt.site.expression_markup import ExpressionRenderer
from gwt.site.markdown_page import (
    Content,
    PageLink,
    SitePage,
    bullets,
    cards,
    collapsible,
    escape_markdown,
    filter_field,
    list_item,
    picture_markdown,
    slug,
    table,
    title_of_name,
    zoomable_picture,
)
from gwt.site.pack_reference import ListedComponent, PackReference, PrintedExpression, ScenarioProof
from gwt.site.picture_files import picture_by_language, picture_file
from gwt.site.related_rules import RelatedRules
from gwt.site.table_links import TableLinks

SOURCE = re.compile(r"(?:(.+?), )?rulebook p\. (.+)")
"""The sources of content: a component, and pages of the rulebook."""

WIDE = 640
"""A picture of more units would have to shrink on most pages, so it can be enlarged there."""


@frozen(eq=False)
class ComponentPages:
    """The pages about the entries of a pack; `pictures` gathers the files that they show."""

    reference: PackReference
    expressions: ExpressionRenderer
    applying: RelatedRules
    pictures: dict[str, Content]
    trials: TableLinks
    playground: bool = False
    """Whether the site has a playground, in which components can be changed."""

    def pages(self) -> Iterator[SitePage]:
        forms: dict[str, list[ListedComponent]] = {}
        for component in self.reference.components:
            forms.setdefault(component.page, []).append(component)
        for page_forms in forms.values():
            yield self._component(page_forms)
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
        for number, form in enumerate(forms, 1):
            self._form(page, form, "" if number == 1 else f"-{number}")
        absent = self._absent(forms)
        if absent:
            letters = "".join(form.letters for form in forms)
            note = f'<p data-absent="{letters}">{self.reference.say("Not in your game.")}</p>'
            page.body(absent, note)
        return page

    def _absent(self, forms: Sequence[ListedComponent]) -> str:
        """The letters of the combinations that do not have a component."""
        plays = self.reference.plays
        letters = "".join(form.letters for form in forms)
        return "" if plays is None else "".join(letter for letter in plays.letters if letter not in letters)

    def _form(self, page: SitePage, form: ListedComponent, tail: str) -> None:
        """Adds the picture and the sentences, then what people ask, last all that stands in its file."""
        say, letters = self.reference.say, self.reference.some(form.letters)
        voiced = self.expressions.with_words_of(form.of)
        sentences = [*voiced.entry_sentences(form.entry), *self._sentences(voiced, form)]
        head = _beside(self._drawn(page, form), "\n\n".join(sentences))
        page.body(letters, self.reference.mark(letters), head)
        blocks: list[str] = []
        for title, lines in self.applying.sections_for(page, form):
            blocks += [f"## {say(title)} {{ #{slug(title)}{tail} }}", *lines]
        blocks.append(self.trials.link_to_first(page, self._proofs_with(form), form.called))
        more = [*self._details(page, form, voiced)]
        if more:
            blocks.append(collapsible(say("All that is written on it"), "\n\n".join(more)))
        if self._changing(form) and (filled := playground_page.fragment(form.of or self.reference, form)):
            address = page.href(PageLink(playground_page.PATH))
            blocks.append(f'<a class="gwt-change" href="{address}#{filled}">{say("Change it and try")}</a>')
        page.body(letters, *blocks)
        words = " ".join(_bare(line) for line in sentences)
        fields = " ".join(_bare(value) for _, value in self._fields(page, form.entry, form.listed))
        page.find("", form.called, f"{words} {fields}", letters)

    def _proofs_with(self, component: ListedComponent) -> Iterator[ScenarioProof]:
        """Yields the scenarios with a component that begin in a combination which has it."""
        for proof in self.applying.scenarios(component):
            if self.reference.plays is None or proof.letter in component.letters:
                yield proof

    def _changing(self, component: ListedComponent) -> bool:
        """Whether the playground has a component; it plays the first combination."""
        plays = self.reference.plays
        return self.playground and (plays is None or plays.letters[0] in component.letters)

    def _sentences(self, voiced: ExpressionRenderer, form: ListedComponent) -> Iterator[str]:
        """Returns the sentences of a component's expressions."""
        texts = (
            voiced.sentence(form.entry, key_path, tree) for key_path, tree in expressions_of(form.entry)
        )
        return filter(None, texts)

    def _details(
        self, page: SitePage, component: ListedComponent, voiced: ExpressionRenderer
    ) -> Iterator[str]:
        """Yields all fields of a component, its expressions as they are written, and where it is named."""
        fields = list(self._fields(page, component.entry, component.listed))
        if fields:
            yield table(("", ""), fields)
        if not self.reference.code:
            for key_path, tree in expressions_of(component.entry):
                place = self._word(_place_in_words(component.entry, key_path), component.listed)
                yield f"**{place}**"
                yield from voiced.code(page, tree)
        for title, lines in self.applying.more(page, component):
            yield f"**{title}**"
            yield lines

    def _drawn(self, page: SitePage, component: ListedComponent) -> str:
        if self.reference.undrawn:
            return ""
        path = component.drawn or self.reference.picture(component.page)
        return self._picture(page, path, component.entry, component.called, component.of or self.reference)

    def _effects(
        self, page: SitePage, entry: object, within: str, trees: Sequence[tuple[KeyPath, Tree]]
    ) -> list[str]:
        """Expressions of an entry, each below the field that holds it; `within` is its list or file."""
        blocks = []
        for key_path, tree in trees:
            alone = sum(other[0] == key_path[0] for other, _ in trees) == 1
            place = _place_in_words(entry, key_path[:1] if alone else key_path)
            blocks.append(f"**{self._word(place, within)}**")
            blocks += self.expressions.block(page, entry, key_path, tree)
        return blocks

    def _word(self, name: str, within: str = "") -> str:
        """The name of a file or a field, as a title, its number as it is; `within` is what holds it."""
        match = re.fullmatch(r"(.*?)((?: \d+)?)", name)
        assert match is not None
        return self.reference.say(title_of_name(match[1]), title_of_name(within)) + match[2]

    def _path(self, page: SitePage, file: str = "", key: str = "") -> str:
        """Returns the place of a page."""
        parts = [
            page.link(escape_markdown(self.reference.title), PageLink(f"{self.reference.root}/index.md"))
        ]
        if file:
            parts.append(page.link(self._word(file), self.reference.file_link(file)))
        if key and key != file:
            parts.append(
                page.link(self._word(key, file), PageLink(self.reference.file_link(file).path, slug(key)))
            )
        return " › ".join(parts) + " ›\n{ .gwt-path }"

    def _picture(self, page: SitePage, path: str, entry: object, alt: str, of: PackReference) -> str:
        """The picture of an entry in both themes, the site showing one of them."""
        if self.reference.undrawn:
            return ""
        width = self.reference.width(of, entry)
        if not self.reference.code and f"{path}.svg" not in self.pictures:
            self.pictures.update(picture_file(path, picture_by_language(of, entry)))
        picture = picture_markdown(page, path, alt, width)
        return picture if width <= WIDE else zoomable_picture(picture, alt)

    def _fields(
        self, page: SitePage, entry: object, within: str = "", without: Container[str] = ()
    ) -> Iterator[tuple[str, str]]:
        """Yields the other fields of an entry, its source last; `within` is its list or file."""
        references = self.reference.family.references
        for field in non_default_fields(entry):
            if field.name != "name" and field.name not in without and not _mentions(field.type, *KINDS):
                kinds = [kind for alias, kind in references.items() if _mentions(field.type, alias)]
                name = f"**{self._word(field.name, within)}**"
                yield (
                    name,
                    self._value(page, field.value, title_of_name(field.name), kinds[0] if kinds else ""),
                )

    def _value(self, page: SitePage, value: object, field: str, kind: str = "") -> str:
        """The value of a field; `kind` is that of the ids which it holds."""
        match value:
            case bool():
                return self.reference.say("yes" if value else "no")
            case dict():
                return ", ".join(
                    f"{self._value(page, key, field)}: {self._value(page, part, field, kind)}"
                    for key, part in value.items()
                )
            case tuple():
                return ", ".join(self._value(page, part, field, kind) for part in value)
            case str() if kind:
                target = self.expressions.names.id_of_name(kind, value)
                return (
                    escape_markdown(value)
                    if target is None
                    else page.link(escape_markdown(target.called), target.link)
                )
            case str() if (source := SOURCE.fullmatch(value)) is not None:
                pages = self.reference.say("rulebook p. {}").format(source[2])
                return escape_markdown(
                    ", ".join(filter(None, (self.reference.say(source[1] or ""), pages)))
                )
            case str():
                return escape_markdown(self.reference.say(value, field))
            case _ if is_entry(value):
                return self._inline(page, value)
        return escape_markdown(str(value))

    def _inline(self, page: SitePage, entry: object) -> str:
        """An entry of a list within a line."""
        fields = [f"{name.strip('*').lower()} {value}" for name, value in self._fields(page, entry)]
        for key_path, tree in expressions_of(entry):
            if not isinstance(tree, tuple):
                place = self._word(_place_in_words(entry, key_path)).lower()
                fields.append(f"{place} {self.expressions.inline(page, str(tree))}")
        return "; ".join(fields)

    # --- a whole file --------------------------------------------------------------------------------

    def _file(self, file: str) -> SitePage:
        link = self.reference.file_link(file)
        page = SitePage(link.path, self._word(file))
        page.add(self._path(page))
        wholes = self.reference.wholes(file)
        by_list: dict[str, list[tuple[Any, str]]] = {}
        for number, (whole, letters, of) in enumerate(wholes, 1):
            letters = self.reference.some(letters)
            path = self.reference.picture(link.path.removesuffix("index.md") + "all")
            path += "" if number == 1 else f"-{number}"
            named = entry_lists_of(whole)
            fields = [(name, value) for name, value in self._fields(page, whole, file, named) if value]
            blocks = [
                self.reference.mark(letters),
                self._picture(page, path, whole, self._word(file), of),
                table(("", ""), fields) if fields else "",
                *self.expressions.about(whole),
                *self._effects(
                    page, whole, file, [pair for pair in expressions_of(whole) if pair[0][0] not in named]
                ),
            ]
            page.body(letters, *blocks)
            for name in named:
                by_list.setdefault(name, []).append((whole, letters))
        for name, forms in by_list.items():
            page.add(f"## {self._word(name, file)} {{ #{slug(name)} }}")
            with_id = self.reference.of_list(file, name)
            if with_id:
                page.add(cards(picture_link(self.reference, page, component) for component in with_id))
                continue
            for whole, letters in forms:
                page.body(letters, *self._table(page, whole, name))
        page.find("", page.title, "")
        return page

    def _table(self, page: SitePage, whole: object, key: str) -> list[str]:
        """A list of entries without an id, a row each by name or number; then their sentences."""
        rows: list[dict[str, str]] = []
        for number, entry in enumerate(getattr(whole, key), 1):
            name = self.reference.say(str(getattr(entry, "name", "") or number))
            row = {"": escape_markdown(name), **dict(self._fields(page, entry))}
            for key_path, tree in expressions_of(entry):
                column = f"**{self._word(str(key_path[0]))}**"
                written = self.expressions.several(page, tree)
                row[column] = f"{row[column]}<br>{written}" if column in row else written
            rows.append(row)
        source = f"**{self._word('source')}**"
        heads = sorted(dict.fromkeys(head for row in rows for head in row), key=lambda head: head == source)
        return [
            table(heads, ([row.get(head, "") for head in heads] for row in rows)),
            *self.expressions.numbered_sentences(page, whole, key),
        ]

    # --- indexes -------------------------------------------------------------------------------------

    def _by_verb(self) -> SitePage:
        """Which components hold which verb."""
        page = SitePage(f"{self.reference.root}/by-effect.md", "By effect", kind="")
        page.add("Every verb that the content uses, and where.")
        page.add(filter_field("Show only what has these words"))
        verbs = self.reference.family.language.verbs_by_rule
        by_rule: dict[str, list[PrintedExpression]] = {}
        for use in self.reference.all_expressions:
            for rule in dict.fromkeys(part.rule for part in self.expressions.names.parts(use.text).walk()):
                by_rule.setdefault(rule, []).append(use)
        for rule in verbs:
            if rule in by_rule:
                page.add(f"## {title_of_name(rule)} {{ #{slug(rule)} }}")
                page.add(self._uses(page, by_rule[rule]))
        return page

    def _uses(self, page: SitePage, uses: Iterable[PrintedExpression]) -> str:
        """Expressions, each with all that hold it."""
        by_text: dict[str, dict[PageLink, str]] = {}
        for use in uses:
            by_text.setdefault(use.text, {})[use.link] = page.link(escape_markdown(use.name), use.link)
        lines = (
            f"{self.expressions.inline(page, text)}<br>{', '.join(links.values())}"
            for text, links in by_text.items()
        )
        return "\n".join(['<div class="gwt-uses" markdown>', "", bullets(lines), "", "</div>"])

    def _by_name(self) -> SitePage:
        """Which components are named by the expressions of others."""
        page = SitePage(f"{self.reference.root}/by-name.md", self.applying.names_title, kind="")
        page.add("Every component that the effects of others name, and which do.")
        page.add(filter_field("Show only what has these words"))
        naming = self.applying.naming
        for (file, key), group in _grouped(self.reference.components).items():
            named = [form for form in group if id(form.entry) in naming]
            if not named:
                continue
            page.add(f"## {title_of_name(key)} {{ #{slug(file)}-{slug(key)} }}")
            for form in named:
                page.add(
                    f"### {page.link(escape_markdown(form.name), form.link)} {{ "
                    f"#{slug(form.kind)}-{slug(form.id)} }}"
                )
                page.add(
                    self._uses(
                        page,
                        (
                            PrintedExpression(other.name, other.link, text)
                            for other, text in naming[id(form.entry)]
                        ),
                    )
                )
        return page


def picture_link(reference: PackReference, page: SitePage, form: ListedComponent) -> str:
    """A picture that leads to the page of a component; the name alone where nothing can be drawn."""
    picture = ""
    if not reference.undrawn:
        width = reference.width(form.of or reference, form.entry)
        path = form.drawn or reference.picture(form.page)
        picture = picture_markdown(page, path, "", width, lazy=True) + "<br>"
    return list_item(
        page.link(f"{picture}{escape_markdown(form.called)}", form.link), reference.some(form.letters)
    )


def _grouped(components: Iterable[ListedComponent]) -> dict[tuple[str, str], list[ListedComponent]]:
    groups: dict[tuple[str, str], list[ListedComponent]] = {}
    for component in components:
        groups.setdefault((component.file, component.listed), []).append(component)
    return groups


def _beside(picture: str, sentences: str) -> str:
    """A picture and sentences, next to each other if there is room."""
    words = f'<div class="gwt-sentences" markdown>\n\n{sentences}\n\n</div>' if sentences else ""
    parts = "\n\n".join(filter(None, (picture, words)))
    return f'<div class="gwt-head" markdown>\n\n{parts}\n\n</div>' if parts else ""


def _bare(text: str) -> str:
    """Markdown as plain words."""
    return unescape(re.sub(r"<[^>]*>|\]\([^)]*\)|[*\[]|^1\. ", " ", text, flags=re.M)).strip()


def _place_in_words(entry: Any, key_path: KeyPath) -> str:
    """The way to an expression of an entry in words: one of several by its number, from 1, or its key."""
    names: list[str] = []
    value = entry
    for step in key_path:
        if is_entry(value) and isinstance(step, str):
            names.append(step.replace("_", " "))
            value = getattr(value, step)
        else:
            names[-1:] = [name.removesuffix("s") for name in names[-1:]]
            names.append(str(step + 1 if isinstance(value, tuple) and isinstance(step, int) else step))
            value = value[step]
    return " ".join(names)


def _mentions(kind: object, *kinds: Any) -> bool:
    return any(inner in kinds for inner in nested_types(kind))
