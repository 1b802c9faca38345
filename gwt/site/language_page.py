"""The language of a pack, read off its grammar, its registry of verbs and its content."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from html import escape
from inspect import cleandoc
from typing import Any, get_args, get_type_hints

from attrs import frozen

from gwt.dsl import JOINER_CLASSES, Count, Effect, RewardMode, UpTo, field_names
from gwt.dsl.templates import FixedWord, OptionalWords, Piece, Placeholder, forms_of
from gwt.packs import slots_of
from gwt.packs.traversal import nested_types
from gwt.site.expression_markup import CORE, ExpressionRenderer
from gwt.site.markdown_page import (
    PageLink,
    SitePage,
    bullets,
    code,
    escape_markdown,
    filter_field,
    slug,
    table,
    title_of_name,
)
from gwt.site.pack_reference import PackReference, PrintedExpression, ScenarioProof

MOST = 4
"""Examples of a verb."""
REQUIRED = ("not offered", "not offered", "met in full")
"""The rules for requirements of every verb."""


@frozen(eq=False, slots=False)
class LanguagePage:
    """The reference of the language of a pack."""

    reference: PackReference
    expressions: ExpressionRenderer

    def page(self) -> SitePage:
        page = SitePage(self.reference.language, "Language reference", kind="author")
        page.add(
            "Every word of the language, as the grammar and the registry of verbs have it, "
            "with examples from the content."
        )
        page.add(filter_field("Show only what has these words"))
        self._joiners(page)
        self._amounts(page)
        self._names(page)
        self._shortage(page)
        wide = [rule for rule in self._verbs if rule in self._content]
        narrow = [rule for rule in self._verbs if rule not in self._content]
        page.add(f"## Verbs of content\n\n{len(wide)} verbs stand in the content of this pack.")
        for rule in wide:
            self._verb(page, rule)
        page.add(
            "## Verbs of options and records\n\n"
            f"{len(narrow)} verbs are said in options, in saved games and on agendas only, "
            "or in no content of this pack."
        )
        for rule in narrow:
            self._verb(page, rule)
        self._slots(page)
        return page

    # --- what every game has -------------------------------------------------------------------------

    def _joiners(self, page: SitePage) -> None:
        page.add("## Joiners")
        page.add(
            "What binds tighter is read first, the verbs before all others; "
            "two of those that are read last need brackets where they stand in one expression."
        )
        joiners = {rule: kind for rule, kind in CORE.items() if kind in JOINER_CLASSES}
        levels = sorted({kind.precedence for kind in joiners.values()}, reverse=True)
        rows = [
            (str(number), f"[{rule.replace('_', ' ')}](#{slug(rule)})", _doc(kind))
            for number, level in enumerate(levels, 1)
            for rule, kind in joiners.items()
            if kind.precedence == level
        ]
        page.add(table(("read", "joiner", "means"), rows))
        for rule, kind in joiners.items():
            self._core(page, rule, kind)

    def _amounts(self, page: SitePage) -> None:
        page.add("## Amounts")
        for rule, kind in CORE.items():
            if kind not in JOINER_CLASSES:
                self._core(page, rule, kind)

    def _core(self, page: SitePage, rule: str, kind: type) -> None:
        # A joiner is known by how it is written, which its docstring begins with.
        form = re.match("`([^`]+)`:", _doc(kind))
        name = form[1] if form else title_of_name(rule)
        page.add(f"### {escape_markdown(name)} {{ #{slug(rule)} }}")
        page.add(_doc(kind))
        self._picture(page, rule)

    def _names(self, page: SitePage) -> None:
        page.add("## Names and counts")
        vocabulary = self.reference.pack.vocabulary
        wording = self.reference.family.language.wording
        rows = [
            (wording.get(kind, kind), str(len(vocabulary[kind])), _some(vocabulary[kind]))
            for kind in sorted(self.reference.family.language.names)
        ]
        page.add(table(("kind of name", "words", "such as"), rows))
        values = vocabulary["count"].values()
        counts = dict.fromkeys(
            count for count in values if isinstance(count, Count) and count.argument is None
        )
        more = dict.fromkeys(count.kind for count in values if count.argument is not None)
        page.add("What can be counted: " + ", ".join(code(count.one) for count in counts) + ".")
        if more:
            page.add("And by the name of a component: " + ", ".join(code(kind) for kind in more) + ".")

    def _shortage(self, page: SitePage) -> None:
        page.add("## When it is not all possible")
        page.add(
            "A requirement, which is what stands before `->`, is met in full; where nothing or only a part "
            "of it is possible, its effect is not offered. "
            "A reward, which stands behind it, is offered part by part; a table with each verb says what "
            "happens. "
            "What is neither has to be done, as far as it goes. "
            "An option is only offered if it can be carried out to its end, so nothing has to be said of "
            "the verbs of options."
        )

    # --- verbs ---------------------------------------------------------------------------------------

    @property
    def _verbs(self) -> Mapping[str, type[Effect]]:
        return self.reference.family.language.verbs_by_rule

    def _written(self, kind: type[Effect]) -> str:
        """Returns the syntax of a verb: its words, its fields, its optional parts."""
        wording = self.reference.family.language.words

        def filled(rule: str) -> str:
            name = wording.get(rule, rule)
            return f"<i>{escape(name.removeprefix('a ').replace('_', ' '))}</i>"

        def marked(pieces: Iterable[Piece]) -> str:
            return "".join(map(piece, pieces))

        def piece(part: Piece) -> str:
            match part:
                case FixedWord(text, plural):
                    return f"<b>{escape(text)}{'s' * plural}</b>"
                case Placeholder(words=words, rules=rules, optional=optional):
                    gap = " or ".join([*map(filled, rules), *(f"<b>{escape(word)}</b>" for word in words)])
                    return f"[{gap}]" if optional else gap
                case OptionalWords(pieces):
                    return f"[{marked(pieces)}]"
            return " "

        return "<br>".join(f"<code>{marked(form.pieces)}</code>" for form in forms_of(kind))

    def _verb(self, page: SitePage, rule: str) -> None:
        page.add(f"### {title_of_name(rule)} {{ #{slug(rule)} }}")
        verb = self._verbs[rule]
        page.add(f'<p class="gwt-form">{self._written(verb)}</p>')
        if _doc(verb):
            page.add(_doc(verb))
        facts = list(self._facts(verb))
        if facts:
            page.add(bullets(facts))
        if rule in self._content:
            head = ("", "nothing is possible", "a part is possible", "all is possible")
            page.add(table(head, [("as a requirement", *REQUIRED), ("as a reward", *_cases(verb))]))
        self._picture(page, rule)

    def _facts(self, verb: type[Effect]) -> Iterator[str]:
        hints = get_type_hints(verb)
        kinds = [f"`{name.replace('_', ' ')}` {_kind(hints[name])}" for name in field_names(verb)]
        if kinds:
            yield "fields: " + ", ".join(kinds)
        if verb.scaled_fields:
            yield "doubled with " + ", ".join(f"`{name}`" for name in verb.scaled_fields)
        if verb.yields_number:
            yield "comes to a number, which [`as`](#named) may name"
        if verb.reveals:
            yield "may make known what was hidden, so nobody can take it back"
        if verb.only_for_reward:
            yield "as a requirement, offered only where its reward can bring something"

    # --- examples ------------------------------------------------------------------------------------

    @cached_property
    def _content(self) -> Mapping[str, dict[str, PrintedExpression]]:
        """The expressions of content by the rules that they follow."""
        by_rule: dict[str, dict[str, PrintedExpression]] = {}
        for written in self.reference.all_expressions:
            for part in self.expressions.names.parts(written.text).walk():
                by_rule.setdefault(part.rule, {}).setdefault(written.text, written)
        return by_rule

    @cached_property
    def _played(self) -> Mapping[str, dict[str, ScenarioProof]]:
        """The choices of the scenarios by the rules that they follow."""
        by_rule: dict[str, dict[str, ScenarioProof]] = {}
        for proof, text in self.expressions.names.choices():
            for part in self.expressions.names.parts(text).walk():
                by_rule.setdefault(part.rule, {}).setdefault(text, proof)
        return by_rule

    def _picture(self, page: SitePage, rule: str) -> None:
        """Adds examples, the shortest first, and the first of them in words."""
        content = self._content.get(rule, {})
        examples: dict[str, tuple[str, PageLink]] = {
            text: (written.name, written.link) for text, written in sorted(content.items(), key=_length)
        }
        if not examples:
            played = sorted(self._played.get(rule, {}).items(), key=_length)
            examples = {text: (proof.name, proof.link) for text, proof in played}
        if not examples:
            return
        pairs = list(examples.items())[:MOST]
        rows = [
            (self.expressions.inline(page, text), page.link(escape_markdown(name), link))
            for text, (name, link) in pairs
        ]
        page.add(table(("example", "where"), rows))
        page.add(*self.expressions.sentences(self._tree(pairs[0][0])))

    def _tree(self, text: str) -> Any:
        kind = self.expressions.names.parts(text).rule
        reader = self.reference.pack.parser
        readers = {"need": reader.need, "per": reader.per}
        return readers.get(kind, lambda source: reader.effect(source, pending=True))(text)

    # --- where expressions may stand -----------------------------------------------------------------

    def _slots(self, page: SitePage) -> None:
        page.add("## Where expressions stand")
        page.add("The fields of content that hold them; `[]` is any entry of a list.")
        rows = [(code(str(slot)), slot.kind.__name__.lower()) for slot in slots_of(self.reference.family)]
        page.add(table(("field", "kind"), rows))


def _cases(verb: type[Effect]) -> tuple[str, str, str]:
    """Returns the rules for a verb as a reward."""
    if verb.reward_mode is RewardMode.WHOLLY:
        return "nothing happens", "as far as it goes", "taken whole"
    most = any(UpTo in nested_types(hint) for hint in get_type_hints(verb).values())
    part = ["`up to`: any number that is possible"] if most else []
    part.append("as far as it goes" if verb.partial_allowed else "forgone")
    return "forgone", "; otherwise ".join(part), "taken, or forgone"


def _has(hint: object, kind: type) -> bool:
    return hint is kind or any(_has(argument, kind) for argument in get_args(hint))


def _kind(hint: object) -> str:
    """The type of a field in words."""
    if _has(hint, UpTo):
        return "amount"
    if _has(hint, Effect):
        return "effects"
    for kind, word in ((bool, "yes or no"), (int, "number"), (str, "name")):
        if _has(hint, kind):
            return word
    return "value"


def _doc(kind: type) -> str:
    """Returns what a docstring says, without its examples."""
    text = cleandoc(kind.__doc__ or "").partition("\n\nExamples:")[0]
    return "" if text.startswith("Method generated") else text


def _some(words: Mapping[str, Any]) -> str:
    first = list(words)[:3]
    return ", ".join(map(code, first)) + (", …" if len(words) > len(first) else "")


def _length(pair: tuple[str, Any]) -> tuple[int, str]:
    return len(pair[0]), pair[0]
