"""Leaves out problems of what a manifest declares that follow from a file that cannot be read."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from gwt.errors import Problem
from gwt.packs.dependencies import PackSource
from gwt.packs.document import Document

_UNREAD = ("wrong-kind", "wrong-file")
"""The codes of problems after which the ids of a file are not known."""
_DECLARED = ("wrongly-declared", "undeclared")
"""The codes of problems about a name that a manifest lists and no file has, or the other way round."""


def drop_cascading_errors(problems: Sequence[Problem], sources: Iterable[PackSource]) -> list[Problem]:
    """Returns the problems but for those about a name of a file that cannot be read."""
    broken = {problem.place.file for problem in problems if problem.code in _UNREAD}
    unread = [
        document
        for source in sources
        for document in (*source.documents.values(), *source.misnamed)
        if document.file in broken and document is not source.documents["pack"]
    ]
    return [problem for problem in problems if not (unread and _follows(problem, unread))]


def _follows(problem: Problem, unread: Sequence[Document]) -> bool:
    name = problem.message.about
    if problem.code not in _DECLARED or not name:
        return False
    stem, dot, _ = name.partition(".")
    return any(
        (dot and Path(document.file).stem == stem)
        or re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", document.text)
        for document in unread
    )
