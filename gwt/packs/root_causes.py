"""Finds which change of a pack causes a problem in the files of a pack below it.

Removing or replacing an entry may break other entries, in files that the author of the pack cannot edit.
The cause is found by trying: the packs are loaded again without one of the changes, and the problems that
disappear were caused by it. They are reported where the change is declared.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from attrs import frozen

from gwt.errors import Problem
from gwt.packs.dependencies import PackSource
from gwt.packs.document import Document, KeyPath
from gwt.packs.layers import LayeredDocument

MOST = 40
"""The most changes that are tried; a small pack declares fewer."""
_KEYS = ("removes", "replaces", "adds")

Without = Callable[[PackSource, str], Collection[Problem] | None]
"""A function that loads the packs without what one of them declares for a name, and returns the problems;
None if they cannot be checked."""


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
    below = {one.file for source in sources if source not in roots for one in source.documents.values()}
    remaining = [problem for problem in problems if problem.place.file in below]
    unchanged = [problem for problem in problems if problem.place.file not in below]
    for cause in _causes(roots)[:MOST] if remaining else ():
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
