"""Finds what a message refers to: other messages, arguments, functions, variants."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gwt.text.message_catalog import TERM, FluentEntry
from gwt.text.required_messages import CLAUSE, VERB

FUNCTIONS: dict[str, frozenset[str]] = {
    "AMOUNT": frozenset({"case"}),
    "JOIN": frozenset({"last", "between", "form"}),
    "SAY": frozenset({"form", "by"}),
    "CLAUSE": frozenset(),
    "WORD": frozenset(),
    "ATTR": frozenset(),
    "LENGTH": frozenset(),
    "LAST": frozenset(),
    "SIGN": frozenset(),
    "ABS": frozenset(),
    "TALLY": frozenset(),
    "SAME": frozenset(),
}
"""The functions that a message can call, with the options of each."""


class References(Visitor):
    """The references of an entry, each with its node."""

    def __init__(self, entry: FluentEntry) -> None:
        self.entry = entry
        self.messages: list[tuple[str, str, ftl.SyntaxNode]] = []
        """The messages and terms that are inserted, with the attribute if one is named."""
        self.arguments: list[tuple[str, ftl.SyntaxNode]] = []
        self.calls: list[ftl.FunctionReference] = []
        self.variants: dict[str, dict[str, ftl.Identifier]] = {}
        """The keys of the variants with their nodes, by the argument that selects them."""
        self.visit(entry.node.value)
        for attribute in entry.node.attributes:
            self.visit(attribute.value)

    def by_name(self) -> Iterator[tuple[str, ftl.SyntaxNode]]:
        """Yields the messages that functions and `.verb` name in a text: nouns, ways to join, verbs."""
        for call in self.calls:
            if call.id.name == "AMOUNT":
                for argument in call.arguments.positional[1:2]:
                    if isinstance(argument, ftl.StringLiteral):
                        yield f"noun-{argument.value}", argument
            if call.id.name == "CLAUSE":
                for argument in call.arguments.positional[:1]:
                    if isinstance(argument, ftl.StringLiteral):
                        yield f"{CLAUSE}-{argument.value}", argument
            for option in call.arguments.named:
                if call.id.name == "JOIN" and option.name.name in ("last", "between"):
                    yield f"list-{option.value.value}", option
        verb = self.entry.attributes.get(VERB)
        for element in verb.elements if verb is not None else ():
            if isinstance(element, ftl.TextElement):
                yield f"{VERB}-{element.value}", element

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.append((node.id.name, node.attribute.name if node.attribute else "", node))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.messages.append((TERM + node.id.name, node.attribute.name if node.attribute else "", node))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.append((node.id.name, node))

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.calls.append(node)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            names = {key.name: key for key in keys if isinstance(key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, {}).update(names)
        self.generic_visit(node)


def arguments_of(
    id: str, entries: Mapping[str, FluentEntry], seen: frozenset[str] = frozenset()
) -> set[str]:
    """Returns the arguments that a message uses, itself or through others."""
    if id in seen or id not in entries:
        return set()
    refs = references_of(entries[id])
    used = {name for name, _ in refs.arguments}
    for other, _, _ in refs.messages:
        used |= arguments_of(other, entries, seen | {id})
    return used


@lru_cache(maxsize=8192)
def references_of(entry: FluentEntry) -> References:
    """Returns the references of an entry; cached, because most entries are the same in the next check."""
    return References(entry)
