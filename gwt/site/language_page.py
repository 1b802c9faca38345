"""The language of a pack, read off its grammar, its registry of verbs and its content."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from html import escape
from inspect import cleandoc
from typing import Any, get_args, get_type_hints

from attrs import frozen

from gwt import dsl, packs, spec
from gwt.dsl.templates import FixedWord, OptionalWords, Piece, Placeholder, forms_of
from gwt.packs.traversal import nested_types
from gwt.site import expression_markup, markdown_page, pack_reference, page_templates

MOST = 4
"""Examples of a verb."""


@frozen(eq=False, slots=False)
class LanguagePage:
    """The reference of the language of a pack."""

    reference: pack_reference.PackReference
    expressions: expression_markup.ExpressionRenderer

    def page(self) -> markdown_page.SitePage:
        page = markdown_page.SitePage(self.reference.language, "Language reference", kind="author")
        nodes = [(kind in dsl.JOINER_CLASSES, rule, kind) for rule, kind in expression_markup.CORE.items()]
        slots = packs.slots_of(self.reference.family)
        return page_templates.render(
            page, "language.md.j2", self.reference, pages=self, nodes=nodes, slots=slots, doc=_doc
        )

    # --- what every game has -------------------------------------------------------------------------

    @property
    def order(self) -> Iterator[tuple[int, str, type]]:
        """Each joiner with its number in the order in which they are read."""
        joiners = [
            (rule, kind) for rule, kind in expression_markup.CORE.items() if issubclass(kind, dsl.Joiner)
        ]
        levels = sorted({kind.precedence for _, kind in joiners}, reverse=True)
        for number, level in enumerate(levels, 1):
            yield from ((number, rule, kind) for rule, kind in joiners if kind.precedence == level)

    def form(self, kind: type) -> str:
        """The form of a joiner, with which its docstring begins."""
        form = re.match("`([^`]+)`:", _doc(kind))
        return form[1] if form else ""

    # --- verbs ---------------------------------------------------------------------------------------

    @property
    def verbs(self) -> Mapping[str, type[dsl.Effect]]:
        return self.reference.family.language.verbs_by_rule

    def written(self, kind: type[dsl.Effect]) -> str:
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

    def facts(self, verb: type[dsl.Effect]) -> Iterator[str]:
        hints = get_type_hints(verb)
        kinds = [f"`{name.replace('_', ' ')}` {_kind(hints[name])}" for name in dsl.field_names(verb)]
        if kinds:
            yield "fields: " + ", ".join(kinds)
        if verb.scaled_fields:
            yield "doubled with " + ", ".join(f"`{name}`" for name in verb.scaled_fields)
        if verb.yields_number:
            yield "comes to a number, which [`as`](#named) may name"
        if verb.reveals:
            yield "may make known what was hidden, so nobody can take it back"
        if verb.as_cost and verb.as_cost.only_for_reward:
            yield "as a requirement, offered only where its reward can bring something"

    def cases(self, verb: type[dsl.Effect]) -> tuple[str, str, str]:
        """Returns the rules for a verb as a reward."""
        if verb.reward_mode is dsl.RewardMode.WHOLLY:
            return "nothing happens", "as far as it goes", "taken whole"
        most = any(dsl.UpTo in nested_types(hint) for hint in get_type_hints(verb).values())
        part = ["`up to`: any number that is possible"] if most else []
        row = spec.game_kind(self.reference.pack.manifest.game).play.verbs[verb]
        in_part = verb.as_cost is None or row.in_full not in (None, row.can)
        part.append("as far as it goes" if in_part else "forgone")
        return "forgone", "; otherwise ".join(part), "taken, or forgone"

    # --- examples ------------------------------------------------------------------------------------

    @cached_property
    def content(self) -> Mapping[str, dict[str, pack_reference.PrintedExpression]]:
        """The expressions of content by the rules that they follow."""
        by_rule: dict[str, dict[str, pack_reference.PrintedExpression]] = {}
        for written in self.reference.all_expressions:
            for part in self.expressions.names.parts(written.text).walk():
                by_rule.setdefault(part.rule, {}).setdefault(written.text, written)
        return by_rule

    @cached_property
    def _played(self) -> Mapping[str, dict[str, pack_reference.ScenarioProof]]:
        """The choices of the scenarios by the rules that they follow."""
        by_rule: dict[str, dict[str, pack_reference.ScenarioProof]] = {}
        for proof, text in self.expressions.names.choices():
            for part in self.expressions.names.parts(text).walk():
                by_rule.setdefault(part.rule, {}).setdefault(text, proof)
        return by_rule

    def examples(self, rule: str) -> list[tuple[str, str, markdown_page.PageLink]]:
        """Examples with what holds them, the shortest first; those of content before those of scenarios."""
        examples: Mapping[str, pack_reference.PrintedExpression | pack_reference.ScenarioProof] = (
            self.content.get(rule, {})
        )
        if not examples:
            examples = self._played.get(rule, {})
        pairs = sorted(examples.items(), key=lambda pair: (len(pair[0]), pair[0]))[:MOST]
        return [(text, example.name, example.link) for text, example in pairs]

    def said(self, text: str) -> str:
        """An expression in words."""
        return "\n\n".join(self.expressions.sentences(self._tree(text)))

    def _tree(self, text: str) -> Any:
        kind = self.expressions.names.parts(text).rule
        reader = self.reference.pack.parser
        readers = {"need": reader.need, "per": reader.per}
        return readers.get(kind, lambda source: reader.effect(source, pending=True))(text)


def _has(hint: object, kind: type) -> bool:
    return hint is kind or any(_has(argument, kind) for argument in get_args(hint))


def _kind(hint: object) -> str:
    """The type of a field in words."""
    if _has(hint, dsl.UpTo):
        return "amount"
    if _has(hint, dsl.Effect):
        return "effects"
    for kind, word in ((bool, "yes or no"), (int, "number"), (str, "name")):
        if _has(hint, kind):
            return word
    return "value"


def _doc(kind: type) -> str:
    """Returns what a docstring says, without its examples."""
    text = cleandoc(kind.__doc__ or "").partition("\n\nExamples:")[0]
    return "" if text.startswith("Method generated") else text
