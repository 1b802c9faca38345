"""Parses Fluent files into one catalogue for each language: every message with its place."""

import re
from collections import deque
from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from pathlib import Path

from attrs import define, field, frozen
from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from gwt import disk_cache, packs, resources
from gwt.errors import CONTROL, ContentError, Place, Problem, did_you_mean_one_of
from gwt.spelling import nearest_words

TERM = "-"
"""The first character of the name of a term."""
DEEPEST = 20
"""The most levels of nested braces; packs come from strangers."""

_SLIP = 0.85
"""The similarity, from 0 to 1, of two names of messages of which one is a misspelling."""

_ORDERS = re.compile(rf"{CONTROL.pattern}|\\u([0-9a-fA-F]{{4}})|\\U(0[0-9a-fA-F]{{5}})")
"""A control character, and the escape of any character."""

_MESSAGE = re.compile(r"^[-a-zA-Z]", re.MULTILINE)
"""The beginning of a message or term."""


@frozen(eq=False)
class FluentEntry:
    """A message or a term, and the file that it is in."""

    node: ftl.Message | ftl.Term
    document: packs.Document

    @property
    def id(self) -> str:
        return (TERM if isinstance(self.node, ftl.Term) else "") + self.node.id.name

    @property
    def attributes(self) -> dict[str, ftl.Pattern]:
        return {attribute.id.name: attribute.value for attribute in self.node.attributes}

    def problem(self, message: str, hint: str = "", at: ftl.SyntaxNode | None = None) -> Problem:
        """Returns a problem of the entry, at one of its nodes if `at` is given."""
        return problem_at(self.document, message, hint, at or self.node.id)


def problem_at(
    document: packs.Document, message: str, hint: str = "", at: ftl.SyntaxNode | None = None
) -> Problem:
    """Returns a problem of a file, at one of its nodes if `at` is given."""
    if at is None or at.span is None:
        return Problem(Place(document.file, 1, 1), message, hint)
    place = document.place(at.span.start)
    end = document.text.find("\n", at.span.start)
    length = min(at.span.end, len(document.text) if end < 0 else end) - at.span.start
    return Problem(place, message, hint, max(1, length))


@define
class MessageCatalog:
    """The messages of one language; those of a later file override those of an earlier one."""

    language: str
    documents: list[packs.Document] = field(factory=list)
    entries: dict[str, FluentEntry] = field(factory=dict)
    is_of_grammar: bool = False
    """Whether the pack has no messages of its own, so that effects are shown as the grammar prints them."""

    @property
    def messages(self) -> dict[str, FluentEntry]:
        return {id: entry for id, entry in self.entries.items() if not id.startswith(TERM)}

    def missing(self, ids: Sequence[str], says: str, used: Container[str] = ()) -> Problem:
        """Returns the problem that no message with one of these names exists; `says` is what it is for.

        `used` are the messages that something needs: none of them is a misspelling of this one.
        """
        message = f"the message {' or '.join(map(repr, ids))} is missing: it says {says}"
        # The messages at the table have files of their own.
        at_table = ids[0].startswith(("event-", "table-"))
        texts = [text for text in self.documents if Path(text.file).name.startswith("table.") is at_table]
        document = (texts or self.documents)[-1]
        rest = [id for id, entry in self.messages.items() if entry.document is document and id not in used]
        slips = nearest_words(ids[0], rest, most=3, alike=_SLIP)
        if slips:
            message = f"nothing is called '{slips[0]}', and {message}"
            return self.messages[slips[0]].problem(message, did_you_mean_one_of(ids))
        file = "/".join(Path(document.file).parts[-2:])
        return problem_at(document, message, f"Write '{ids[0]} = ...' in {file}.")


def message_catalog(pack: packs.Pack, language: str, table: bool = False) -> MessageCatalog:
    """Returns the messages of a language: those of every game, then those of the pack.

    With `table` also the messages at the table, which are in files of their own.

    Raises:
        ContentError: with every syntax error of the files.
    """
    pack_paths = [path for path in pack.texts if packs.language_of(path) == language]
    new_catalogue = MessageCatalog(language, is_of_grammar=not pack_paths)
    problems: list[Problem] = []
    try:
        Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        first = packs.display_path(pack_paths[0])
        message = f"'{language}' is not the code of a language whose plurals are known"
        problems.append(Problem(Place(first, 1, 1), message, "Known are those of the CLDR."))
    for path in (*resources.shared_text_files(language), *pack_paths):
        if table or not is_of_table(path):
            problems.extend(_added(new_catalogue, path))
    if problems:
        raise ContentError(problems)
    return new_catalogue


def is_of_table(path: Path) -> bool:
    """Whether a file has the messages at the table, such as `table.nl.ftl`."""
    return path.name.startswith("table.")


def table_messages(pack: packs.Pack, language: str) -> dict[str, FluentEntry]:
    """Returns the messages of a language at the table; syntax errors are ignored."""
    table_catalogue = MessageCatalog(language)
    for path in (*resources.shared_text_files(language), *pack.texts):
        if packs.language_of(path) == language and is_of_table(path):
            deque(_added(table_catalogue, path), 0)
    return table_catalogue.messages


def _added(target: MessageCatalog, path: Path) -> Iterator[Problem]:
    """Yields the syntax errors of a file, and adds its entries."""
    try:
        document, entries, problems = _parsed(
            packs.display_path(path), packs.yaml_parser.read_text(path, packs.display_path(path))
        )
    except ContentError as error:
        yield from error.problems
        return
    target.documents.append(document)
    target.entries.update(entries)
    yield from problems


_Parsed = tuple[packs.Document, dict[str, FluentEntry], tuple[Problem, ...]]
"""A file, its entries and its problems."""


@lru_cache(maxsize=32)
def _parsed(file: str, text: str) -> _Parsed:
    """Returns what is in a file; cached in memory and on the disk, because parsing is slow."""
    # Of each file the last text is kept: an author types many.
    name, made_of = (sha256(key.encode(errors="replace")).hexdigest() for key in (file, f"{file}\n{text}"))
    parsed: _Parsed | None = disk_cache.load(f"{name[:32]}.ftl", made_of)
    if parsed is None:
        parsed = _parse(file, text)
        disk_cache.store(f"{name[:32]}.ftl", made_of, parsed)
    return parsed


def _parse(file: str, text: str) -> _Parsed:
    document, entries, problems = packs.Document(file, text), dict[str, FluentEntry](), list[Problem]()
    deep = _too_deep(text)
    if deep is not None:
        return document, {}, (Problem(document.place(deep), f"more than {DEEPEST} braces within braces"),)
    many = next(islice(_MESSAGE.finditer(text), packs.limits.MESSAGES, None), None)
    if many is not None:
        place = document.place(many.start())
        message = f"more than {packs.limits.MESSAGES} messages in one file"
        return document, {}, (Problem(place, message, code="too-large"),)
    for match in _ORDERS.finditer(text):
        character = chr(int(match[1] or match[2], 16)) if match.lastindex else match[0]
        if CONTROL.match(character):
            problems.append(
                Problem(
                    document.place(match.start()),
                    packs.yaml_parser.control_character_message(character),
                    code="control-character",
                )
            )
    for node in FluentParser().parse(text).body:
        if isinstance(node, ftl.Junk):
            problems.append(_junk(document, node))
        elif isinstance(node, ftl.Message | ftl.Term):
            entry = FluentEntry(node, document)
            if entry.id in entries:
                problems.append(entry.problem(f"the message '{entry.id}' stands here twice"))
            entries[entry.id] = entry
    return document, entries, tuple(problems)


def _too_deep(text: str) -> int | None:
    """Returns the index at which braces are nested deeper than `DEEPEST`, or None; an entry starts at 0."""
    depth = 0
    for match in re.finditer(r"[{}]|^(?=[-a-zA-Z])", text, re.MULTILINE):
        depth = {"{": depth + 1, "}": depth - 1}.get(match[0], 0)
        if depth > DEEPEST:
            return match.start()
    return None


def _junk(document: packs.Document, node: ftl.Junk) -> Problem:
    """Returns the problem of a text that could not be parsed, with the parser's first reason."""
    reason = node.annotations[0]
    message = (reason.message or "it cannot be read").replace('"', "'")
    assert reason.span is not None
    start = reason.span.start
    if document.text[start - 1 : start] == "\n":
        # A line that ends too early is reported at the next one, so the place is moved back.
        start = len(document.text[:start].rstrip())
    return Problem(document.place(start), f"not Fluent: {message[0].lower()}{message[1:]}")
