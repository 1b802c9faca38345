"""An expression on a page: its words linked, and the sentences that say it."""

import re
from collections.abc import Iterator, Mapping
from html import escape

from attrs import evolve, frozen
from babel import Locale, UnknownLocaleError

from gwt import dsl, errors, packs
from gwt.packs.traversal import Tree, expressions_of
from gwt.site import name_lookup, pack_reference
from gwt.site.markdown_page import PageLink, SitePage, bullets, escape_markdown, slug, tab
from gwt.text import DEFAULT, Key, SentenceFormatter, required_messages

_KINDS: tuple[type, ...] = (*dsl.JOINER_CLASSES, *required_messages.AMOUNTS)
CORE: dict[str, type] = {
    "binding" if kind is dsl.Bound else required_messages.message_id(kind).replace("-", "_"): kind
    for kind in _KINDS
}
"""The nodes of the rules that every grammar has, except plain numbers, counts and names."""


@frozen(eq=False)
class ExpressionRenderer:
    """A writer of the expressions of a pack."""

    reference: pack_reference.PackReference
    names: name_lookup.NameLookup

    def inline(self, page: SitePage, text: str) -> str:
        """An expression for people in a line: verbs and names lead to their pages."""
        text = self.reference.family.language.for_people(text)
        return f'<code class="gwt-expression">{self._html(page, text, self.names.parts(text))}</code>'

    def several(self, page: SitePage, tree: Tree) -> str:
        """An expression as `inline` writes it; of several needs, each in a line."""
        return "<br>".join(self.inline(page, text) for text in pack_reference.print_tree(tree))

    def with_words_of(self, reference: pack_reference.PackReference | None) -> "ExpressionRenderer":
        """Returns a copy with the words of another combination."""
        return (
            self if reference is None else evolve(self, reference=self.reference.with_words_of(reference))
        )

    def block(self, page: SitePage, entry: object, key_path: packs.KeyPath, tree: Tree) -> Iterator[str]:
        """Yields the sentence of an expression of an entry; for those who program, also its source."""
        yield from filter(None, [self.sentence(entry, key_path, tree)])
        if not self.reference.code:
            yield self.code(page, tree)

    def code(self, page: SitePage, tree: Tree) -> str:
        """An expression as it is written."""
        return f'<p class="gwt-effect">{self.several(page, tree)}</p>'

    def sentence(self, entry: object, key_path: packs.KeyPath, tree: Tree) -> str:
        """Returns what an expression of an entry says in the language of the pages, if that has words."""
        voice = self._voice
        text = "" if voice is None else dict(voice.texts(entry)).get(key_path, "")
        if voice is None or not text:
            return ""
        subject, key = voice.subject(entry), voice.key(entry, key_path)
        if text != voice.sentence(tree, subject, key):
            # A message about the entry says more than the expression does.
            return escape_markdown(text)
        return self._sentences(voice, tree, subject, key)

    @property
    def _voice(self) -> SentenceFormatter | None:
        """The voice of the language of the pages, or any if there is none in that."""
        voices = self.reference.voices
        return voices.get(self.reference.code or DEFAULT) or next(iter(voices.values()), None)

    def sentences(self, tree: Tree) -> Iterator[str]:
        """Yields the sentence of an expression by itself, in all languages."""
        yield from self._in_each(
            {code: self._sentences(voice, tree) for code, voice in self.reference.voices.items()}
        )

    def _sentences(
        self, voice: SentenceFormatter, tree: Tree, subject: str = "", key: Key | None = None
    ) -> str:
        """Returns the sentence of an expression; the steps of a long one as a numbered list."""
        lead, steps, rest = voice.steps(tree, subject, key)
        lines = "\n".join(f"1. {escape_markdown(step)}" for step in steps)
        return "\n\n".join(filter(None, [escape_markdown(lead), lines, escape_markdown(rest)]))

    def entry_sentences(self, entry: object) -> Iterator[str]:
        """Yields the sentences of an entry besides its expressions, in the language of the pages."""
        key_paths = {key_path for key_path, _ in expressions_of(entry)}
        voice = self._voice
        spoken = [] if voice is None else voice.texts(entry)
        texts = [text for key_path, text in spoken if key_path not in key_paths]
        if texts:
            yield escape_markdown(" ".join(texts))

    def described_fields(self, entry: object) -> set[str]:
        """The fields of an entry of which its sentences speak."""
        return set() if self._voice is None else self._voice.described_fields(entry)

    def about(self, whole: object) -> Iterator[str]:
        """Yields the sentences of a file as a whole, without those of its expressions and lists."""
        texts = [] if self._voice is None else self._voice.texts(whole)
        yield from (escape_markdown(text) for key_path, text in texts if not key_path)

    def numbered_sentences(self, page: SitePage, whole: object, key: str) -> Iterator[str]:
        """Yields the sentences of a list of entries in a file, each with the number of its entry."""
        texts = [] if self._voice is None else self._voice.texts(whole)
        numbered = [(int(key_path[1]) + 1, text) for key_path, text in texts if key_path[:1] == (key,)]
        if numbered:
            yield bullets(f"**{number}:** {escape_markdown(text)}" for number, text in numbered)

    def _in_each(self, texts: Mapping[str, str]) -> Iterator[str]:
        """Yields the text in all languages, of which the page shows one."""
        if texts and self.reference.code:
            yield from texts.values()
        elif texts:
            yield "\n\n".join(
                tab(language_name(code), f'<div lang="{code}" markdown>\n\n{text}\n\n</div>')
                for code, text in texts.items()
            )

    # --- words ---------------------------------------------------------------------------------------

    def _html(self, page: SitePage, text: str, part: dsl.SourceSpan) -> str:
        component = self.names.component_named(part, text)
        if component is not None:
            return self._linked(page, text[part.start : part.end], "name", component.link, component.called)
        at, written = part.start, []
        for inner in part.parts:
            written += [self._own(page, part, text[at : inner.start]), self._html(page, text, inner)]
            at = inner.end
        return "".join([*written, self._own(page, part, text[at : part.end])])

    def _own(self, page: SitePage, part: dsl.SourceSpan, text: str) -> str:
        """The words of a part that are no part of a part within it."""
        role, anchor = self._meaning(part.rule)
        if not role:
            return escape(text)
        to = PageLink(self.reference.language, anchor) if anchor else None
        # Blanks and brackets stand between words and belong to none of them.
        pieces = re.split(r"(^\s+|\s+$|\s*[()]+\s*)", text)
        return "".join(
            self._linked(page, piece, role, to) if re.search(r"[^\s()]", piece) else escape(piece)
            for piece in pieces
        )

    def _meaning(self, rule: str) -> tuple[str, str]:
        """Returns the kind of the words of a rule, and its section on the page of the language."""
        if rule in CORE:
            return ("joiner" if CORE[rule] in dsl.JOINER_CLASSES else "amount"), slug(rule)
        if rule in self.reference.family.language.verbs_by_rule:
            return "verb", slug(rule)
        return {"integer": "amount", name_lookup.COUNT: "amount"}.get(rule, ""), ""

    def _linked(self, page: SitePage, text: str, role: str, to: PageLink | None, title: str = "") -> str:
        if to is None:
            return f'<span class="gwt-{role}">{escape(text)}</span>'
        hint = f' title="{escape_markdown(title)}"' if title else ""
        return f'<a class="gwt-{role}" href="{page.href(to)}"{hint}>{escape(text)}</a>'


def language_name(code: str) -> str:
    """Returns a language's own name, or its code, as Markdown."""
    try:
        name = Locale.parse(code, sep="-").get_display_name() or code
    except (UnknownLocaleError, ValueError):
        name = escape_markdown(code)
    return errors.capitalize(name)
