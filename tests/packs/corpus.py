"""Packs that are wrong on purpose: the first edition with a few edits each.

A case is a YAML file with `edits` (`find` and `replace` in a file, its whole `content_folder`, or
`removed`) and the problems that it must `expect`. The replacement shows with ‹ and › what has to stand
above the carets, so that a case says the exact file, line and column without counting; the problems are
listed in the order of these marks.
"""

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml
from attrs import define

from gwt.errors import Place, Problem
from gwt.resources import content_folder

FIRST_EDITION = content_folder("great_western") / "first_edition"
OPEN, CLOSE = "‹›"


@define
class Case:
    name: str
    edits: list[dict[str, Any]]
    expect: list[dict[str, str]]


def cases(folder: Path) -> list[Any]:
    """The cases in a folder, as parameters of a test."""
    found = []
    for path in sorted(folder.glob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        case = Case(path.stem, data["edits"], data.get("expect", []))
        found.append(pytest.param(case, id=case.name))
    return found


def written(case: Case, folder: Path) -> list[Problem]:
    """Writes the pack into `folder` and gives the problems that it must have."""
    shutil.copytree(FIRST_EDITION, folder)
    marked: dict[str, str] = {}
    for edit in case.edits:
        file = edit["file"]
        if edit.get("removed"):
            (folder / file).unlink()
        elif "content" in edit:
            marked[file] = edit["content"]
        else:
            text = marked.get(file) or (folder / file).read_text(encoding="utf-8")
            assert text.count(edit["find"]) == 1, f"{case.name}: {edit['find']!r} is not there once"
            marked[file] = text.replace(edit["find"], edit["replace"])
    places: list[tuple[Place, int]] = []
    for file in sorted(marked):
        text = marked[file].replace(OPEN, "").replace(CLOSE, "")
        (folder / file).write_text(text, encoding="utf-8")
        places += _marks(f"{folder.name}/{file}", marked[file])
    assert len(places) == len(case.expect), f"{case.name}: a mark for each problem"
    return [
        Problem(place, said["message"], said.get("hint", ""), length)
        for (place, length), said in zip(places, case.expect, strict=True)
    ]


def _marks(file: str, text: str) -> list[tuple[Place, int]]:
    """Where the marks are and how many characters they enclose."""
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        plain = line.replace(OPEN, "").replace(CLOSE, "")
        taken = 0
        for at, character in enumerate(line):
            if character == OPEN:
                length = max(1, line.index(CLOSE, at) - at - 1)
                found.append((Place(file, number, at - taken + 1, plain), length))
            taken += character in (OPEN, CLOSE)
    return found
