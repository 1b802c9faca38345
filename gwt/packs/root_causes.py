"""Problems whose cause lies in another file, or in another pack.

Removing or replacing an entry may break other entries, in files that the author of the pack cannot edit.
The cause is found by trying: the packs are loaded again without one of the changes, and the problems that
disappear were caused by it. They are reported where the change is declared.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Set
from pathlib import Path
from typing import Any, get_args

from attrs import evolve, frozen

from gwt.dsl import WORD, Vocabulary
from gwt.errors import HintKind, Problem, did_you_mean_one_of, join_with_or
from gwt.packs.content_spec import ContentSpec
from gwt.packs.dependencies import PackFolders, PackSource
from gwt.packs.document import Document
from gwt.packs.layers import LayeredDocument
from gwt.packs.traversal import KeyPath, fields_by_name, is_kind_of_entry
from gwt.packs.yaml_parser import parse_file

_MOST_TRIED = 40
"""The most changes that are tried; a small pack declares fewer."""
_KEYS = ("removes", "replaces", "adds")

Without = Callable[[PackSource, str], Collection[Problem] | None]
"""A function that returns the problems without what a pack declares for a name; None if unknown."""


@frozen
class _Cause:
    """A name that a manifest lists under `key` (`removes`, `replaces` or `adds`), at index `at`."""

    source: PackSource
    key: str
    at: int
    name: str


def merge_by_cause(
    problems: Sequence[Problem],
    roots: Collection[PackSource],
    sources: Sequence[PackSource],
    documents: Mapping[str, Document],
    without: Without,
) -> list[Problem]:
    """Returns the problems, those in packs below merged into one problem for each change that causes them.

    `roots` are the packs of `sources` that the caller named, and `documents` the files merged from all
    sources.
    """
    below = {
        document.file for source in sources if source not in roots for document in source.documents.values()
    }
    remaining = [problem for problem in problems if problem.place.file in below]
    unchanged = [problem for problem in problems if problem.place.file not in below]
    for cause in _causes(roots)[:_MOST_TRIED] if remaining else ():
        other_problems = without(cause.source, cause.name) if remaining else None
        if other_problems is None:
            continue
        still = {(problem.place, problem.message) for problem in other_problems}
        mine = [problem for problem in remaining if (problem.place, problem.message) not in still]
        if mine:
            unchanged.append(_one_problem(cause, mine, sources, documents))
            remaining = [problem for problem in remaining if problem not in mine]
    return [*unchanged, *remaining]


def _causes(roots: Collection[PackSource]) -> list[_Cause]:
    return [
        _Cause(source, key, at, name)
        for key in _KEYS
        for source in roots
        for at, name in enumerate(getattr(source.manifest, key))
    ]


def _one_problem(
    cause: _Cause, problems: list[Problem], sources: Sequence[PackSource], documents: Mapping[str, Document]
) -> Problem:
    """Merges all problems of one cause into one, with a hint that names what else must be replaced."""
    first = problems[0]
    owner = next(
        source.manifest.id
        for source in sources
        for document in source.documents.values()
        if document.file == first.place.file
    )
    holder_names = dict.fromkeys(
        name for problem in problems if (name := _holder(documents, problem)) and name != cause.name
    )
    *others, last = [*map(repr, holder_names)] or ["the rest"]
    holders = f"{', '.join(others)} and {last}" if others else last
    more = f", and {len(problems) - 1} more" if len(problems) > 1 else ""
    verb = "do" if len(holder_names) > 1 else "does"
    keys = [name for name in holder_names if "." in name]
    touch = "Replace" if keys else "Replace or remove"
    hint = f"{touch} {holders} too, or leave '{cause.name}' as it is." if holder_names else ""
    if cause.key == "removes":
        message = f"'{cause.name}' is removed, and {holders} of '{owner}' {verb} not fit without it"
    else:
        message = f"{holders} of '{owner}' {verb} not fit '{cause.name}' as it is here"
    message = f"{message}: {first.message}{more}"
    for document, key_path in _places(cause) if cause.key != "removes" else ():
        return document.problem(key_path, message, hint, code=first.code)
    return cause.source.problem(cause.key, cause.at, message, first.code, hint)


def _places(cause: _Cause) -> list[tuple[Document, KeyPath]]:
    """Returns where the files of the pack give the name: as the id of an entry, or as a key."""
    stem, _, key = cause.name.partition(".")
    document = cause.source.documents.get(stem)
    if document is not None and (key,) in document.values:
        return [(document, (key,))]
    return [
        (document, key_path)
        for document in cause.source.documents.values()
        for key_path in document.values
        if len(key_path) == 3 and key_path[-1] == "id" and document.value_at(key_path) == cause.name
    ]


def _holder(documents: Mapping[str, Document], problem: Problem) -> str:
    """Returns the name of the entry or key that has the problem, as `replaces` would list it."""
    for stem, merged in documents.items():
        if not isinstance(merged, LayeredDocument):
            continue
        key_paths: dict[int, KeyPath] = {}
        for key_path, (document, path_in_part) in merged.parts.items():
            if document.file != problem.place.file:
                continue
            if id(document) not in key_paths:
                key_paths[id(document)] = _steps_at(document, problem)
            if key_paths[id(document)][: len(path_in_part)] != path_in_part:
                continue
            part = document.value_at(path_in_part)
            if len(key_path) == 2 and isinstance(part, dict) and "id" in part:
                return str(part["id"])
            if merged.replaceable(key_path):
                return f"{stem}.{key_path[0]}"
    return ""


def _steps_at(document: Document, problem: Problem) -> KeyPath:
    """Returns the way to the innermost value around the place of a problem."""
    lines = document.text.split("\n")[: problem.place.line - 1]
    index = sum(len(line) + 1 for line in lines) + problem.place.column - 1
    before = [
        (span.start, key_path)
        for spans in (document.values, document.keys)
        for key_path, span in spans.items()
        if span.start <= index
    ]
    return max(before, key=lambda pair: (pair[0], len(pair[1])))[1]


_UNREAD = ("wrong-kind", "wrong-file")
"""The codes of problems after which the ids of a file are not known."""
_DECLARED = ("wrongly-declared", "undeclared")
"""The codes of problems about a name that a manifest lists and no file has, or the other way round."""


def drop_cascading_errors(problems: Sequence[Problem], sources: Iterable[PackSource]) -> list[Problem]:
    """Returns the problems except those about a name of a file that cannot be read, and of expressions
    with a name that a manifest promises and no file has."""
    broken = {
        problem.place.file
        for problem in problems
        if problem.code in _UNREAD or (problem.code == "unknown-key" and problem.place.column == 1)
    }
    unread = [
        document
        for source in sources
        for document in (*source.documents.values(), *source.misnamed)
        if document.file in broken and document is not source.documents["pack"]
    ]
    declared = (problem.message.about for problem in problems if problem.code == "wrongly-declared")
    promised = " ".join(declared).split()
    promised += [id for document in unread for id in re.findall(r"\bid: *([\w-]+)", document.text)]
    names = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, promised))})s?(?![\w-])")
    problems = [
        problem
        for problem in problems
        if not (promised and problem.code in _OF_EXPRESSIONS and names.search(problem.place.source))
    ]
    return [problem for problem in problems if not (unread and _follows(problem, unread))]


def _follows(problem: Problem, unread: Sequence[Document]) -> bool:
    names = problem.message.about.split() if problem.code in _DECLARED else []
    return bool(names) and all(any(_has(document, name) for document in unread) for name in names)


def _has(document: Document, name: str) -> bool:
    """Whether a name is one of a file that cannot be read."""
    is_key = "." in name and Path(document.file).stem == name.partition(".")[0]
    return is_key or re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", document.text) is not None


OF_WORDS = ("unknown-word", "unknown-name", "unknown-verb", "not-understood")
"""The codes of problems that a name of another pack may cause."""


_OF_EXPRESSIONS = (*OF_WORDS, "ends-early", "number-name", "none-each")
"""The codes of problems that a name which is missing leads to."""


def add_removal_hint(problem: Problem, sources: Sequence[PackSource]) -> Problem:
    """Returns a problem; if it is about a name that another pack removes, with a hint that says so."""
    if problem.code != "unknown-name":
        return problem
    start = problem.place.column - 1
    name = problem.place.source[start : start + problem.length].strip("'\"")
    for source in sources:
        is_own = any(problem.place.file == document.file for document in source.documents.values())
        if not is_own and name in source.manifest.removes:
            return evolve(problem, hint=f"'{source.manifest.id}' removes '{name}'.")
    return problem


def add_wrong_file_hint(problem: Problem, content_spec: ContentSpec) -> Problem:
    """Returns a problem; that of a key at the left edge with the file, or the list, that has it."""
    if problem.code != "unknown-key" or problem.place.column > 1 or problem.hint.kind is HintKind.MEANT:
        return problem
    key = problem.message.about
    stems = [stem for stem, kind in content_spec.files.items() if key in fields_by_name(kind)]
    own = content_spec.files.get(Path(problem.place.file).stem)
    lists = _lists_of(own) if own else []
    holders = [stem for stem in stems if key in _lists_of(content_spec.files[stem])]
    if len(holders) != 1 and len(lists) == 1 and problem.place.source.rstrip().endswith(":"):
        return evolve(problem, hint=did_you_mean_one_of(lists))
    if not stems:
        return problem
    return evolve(problem, hint=f"It belongs in {join_with_or(f'{stem}.yaml' for stem in stems)}.")


def _lists_of(entry_class: Any) -> list[str]:
    """Returns the keys of a file under which entries are listed."""
    inner = {name: get_args(field.type)[:1] for name, field in fields_by_name(entry_class).items()}
    return [name for name, kinds in inner.items() if kinds and is_kind_of_entry(*kinds)]


def add_missing_pack_hint(
    problem: Problem, vocabulary: Vocabulary, elsewhere: Mapping[str, str]
) -> Problem:
    """Returns a problem; if its line has a name that only another known pack adds, one that says which."""
    if problem.code not in OF_WORDS:
        return problem
    names_here = {name for names in vocabulary.values() for name in names}
    for word in WORD.finditer(problem.place.source):
        if word[0] in elsewhere and word[0] not in names_here:
            place = evolve(problem.place, column=word.start() + 1)
            hint = f"The pack {elsewhere[word[0]]} has it: name that under 'requires'."
            message = f"'{word[0]}' is in none of the packs below"
            return evolve(problem, place=place, message=message, hint=hint, length=len(word[0]))
    return problem


def names_added_by_packs(
    words: Set[str], sources: Sequence[PackSource], packs: PackFolders
) -> dict[str, str]:
    """Returns those words that known packs add and the sources do not declare, with the packs that do."""
    owners: dict[str, str] = {}
    declared = {
        name
        for source in sources
        for name in (*source.manifest.adds, *source.manifest.replaces, *source.manifest.removes)
    }
    for pack, folder in packs().items() if words - declared else ():
        path = folder / "pack.yaml"
        # To read the text is cheap, and to parse it is not.
        if "/" in pack or words.isdisjoint(
            WORD.findall(path.read_text(encoding="utf-8", errors="replace"))
        ):
            continue
        for name in parse_file(path).data.get("adds") or ():
            if name in words and name not in declared:
                owners[name] = f"{owners[name]} or '{pack}'" if name in owners else f"'{pack}'"
    return owners
